// The corpora as the measures read them.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { toBlocks as fromTree } from '#domain/check/read-release.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import type {
  CorpusBrief,
  CorpusChange,
  CorpusPhrasing,
  CorpusRelease,
  WordyText,
} from '#tests/corpus/format.ts'
import { cleanReleases, plantedReleases } from '#tests/corpus/seen/corpus.ts'
import { toBlocks } from '#tests/corpus/seen/to-blocks.ts'

export interface Release {
  name: string
  today: string
  profile: 'ap' | 'british'
  blocks: Block[]
  html?: string
  faults: readonly { rule: string; text?: string }[]
}

export interface Corpus {
  releases: readonly Release[]
  phrasings: readonly CorpusPhrasing[]
  wordy: readonly WordyText[]
  changes: readonly CorpusChange[]
  briefs: readonly CorpusBrief[]
  missing: readonly string[]
}

/** One figure of a run; `misses` tell where it fell short. */
export interface Figure {
  name: string
  value: string
  bar?: string
  misses?: readonly string[]
}

export function readCorpus(half: 'seen' | 'unseen'): Corpus {
  const missing: string[] = []
  const folder = new URL(`../../tests/corpus/${half}/`, import.meta.url)
  const names = existsSync(folder) ? readdirSync(folder).toSorted() : []
  const read = <Item>(name: string): Item[] => {
    const files = names.filter((file) => file.startsWith(name) && file.endsWith('.json'))
    if (files.length === 0) missing.push(`${name}.json`)
    return files.flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Item[])
  }
  const written = read<CorpusRelease>('releases').map(
    ({ name, today, profile, html, faults }): Release => ({
      name,
      today,
      profile: profile === 'uk' ? 'british' : 'ap',
      blocks: fromTree(parseRelease(html)),
      html,
      faults,
    }),
  )
  return {
    releases: half === 'seen' ? [...written, ...readSeen()] : written,
    phrasings: read<CorpusPhrasing>('phrasings'),
    wordy: read<WordyText>('wordy'),
    changes: read<CorpusChange>('changes'),
    briefs: read<CorpusBrief>('briefs'),
    missing,
  }
}

/** The corpus the rules were built with. */
function readSeen(): Release[] {
  return [...cleanReleases, ...plantedReleases].map((release) => ({
    name: release.name,
    today: release.today,
    profile: 'ap',
    blocks: toBlocks(release),
    faults: release.faults,
  }))
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)}% (${part} of ${whole})`
}
