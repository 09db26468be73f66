// Every text of the repository that a rule could change: the corpus, the cases, drafts, briefs and the sample.
import { toBlocks as fromTree } from '#domain/check/read-release.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { briefs } from '#server/ai/builtin/briefs.test-support.ts'
import { drafts } from '#server/ai/builtin/drafts.test-support.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { allCases } from '#tests/rule-cases/all-cases.ts'
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
      .flatMap(({ fires, silent, mended }) => [fires, silent, mended])
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
  return [...releases, ...cases, ...written, ...notes]
}
