// Every text of the repository that a rule could change: the corpus with its JSON files, the cases, drafts, briefs and the sample.
import { readdirSync, readFileSync } from 'node:fs'
import { toBlocks as fromTree } from '#domain/check/read-release.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { briefs } from '#server/ai/builtin/briefs.test-support.ts'
import { drafts } from '#server/ai/builtin/drafts.test-support.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { allCases } from '#tests/rule-cases/all-cases.ts'
import type { CorpusBrief, CorpusPhrasing, CorpusRelease, WordyText } from './format.ts'
import { cleanReleases, plantedReleases } from './seen/corpus.ts'
import { toBlocks } from './seen/to-blocks.ts'

export function listTexts(): { name: string; blocks: Block[] }[] {
  const releases = [...cleanReleases, ...plantedReleases].map((release) => ({
    name: release.name,
    blocks: toBlocks(release),
  }))
  const cases = Object.entries(allCases).map(([id, list]) => ({
    name: `the cases of ${id}`,
    blocks: list
      .filter(({ part }) => part !== 'release')
      .flatMap(({ fires, silent, fixed }) => [fires, silent, fixed])
      .map((text): Block => ({ type: 'paragraph', text })),
  }))
  const written = drafts.map((html, index) => ({
    name: `draft ${index + 1}`,
    blocks: fromTree(parseRelease(html)),
  }))
  const notes = briefs.map(({ name, prompt }) => ({
    name: `the brief ${name}`,
    blocks: prompt.split('\n').map((text): Block => ({ type: 'paragraph', text })),
  }))
  return [...releases, ...cases, ...written, ...notes, ...listFileTexts()]
}

const folder = new URL('./seen/', import.meta.url)

function readAll<Item>(name: string): Item[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith(name) && file.endsWith('.json'))
    .toSorted()
    .flatMap((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Item[])
}

/** The JSON files of the seen corpus; of the phrasings those that are correct. */
function listFileTexts(): { name: string; blocks: Block[] }[] {
  const toParagraphs = (texts: readonly string[]) => texts.map((text): Block => ({ type: 'paragraph', text }))
  return [
    ...readAll<CorpusRelease>('releases').map(({ name, html }) => ({
      name,
      blocks: fromTree(parseRelease(html)),
    })),
    ...readAll<CorpusPhrasing>('phrasings').map(({ rule, place, correct }) => ({
      name: `correct phrasings of ${rule} (${place})`,
      blocks: toParagraphs(correct),
    })),
    ...readAll<WordyText>('wordy').map(({ name, text }) => ({
      name: `the paragraph ${name}`,
      blocks: toParagraphs(text.split('\n')),
    })),
    ...readAll<CorpusBrief>('briefs').map(({ name, text }) => ({
      name: `the brief ${name}`,
      blocks: toParagraphs(text.split('\n')),
    })),
  ]
}
