// An analysis and the newsroom check never contradict each other: what the one suggests, the other has nothing new against.
import { expect, it } from 'vitest'
import { Checker } from '#domain/check/checker.ts'
import { toBlocks } from '#domain/check/read-release.ts'
import type { Block } from '#domain/rules/release/block.ts'
import { defaultSettings, type StyleProfile } from '#domain/rules/release/settings.ts'
import { analyzePart } from '#server/ai/builtin/analysis/analyze-part.ts'
import { listParts } from '#server/ai/builtin/analysis/parts.ts'
import { drafts } from '#server/ai/builtin/drafts.test-support.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { caseDay } from '#tests/rule-cases/rule-case.ts'

/** How many errors and warnings each rule has in the text. */
function countByRule(blocks: readonly Block[], profile: StyleProfile): Map<string, number> {
  const { findings } = new Checker().check(blocks, { ...defaultSettings(caseDay), profile })
  const serious = findings.filter(({ severity }) => severity !== 'hint')
  return new Map([...Map.groupBy(serious, ({ rule }) => rule)].map(([rule, list]) => [rule, list.length]))
}

function take(blocks: readonly Block[], original: string, improved: string): Block[] {
  const at = blocks.findIndex(({ text }) => text.includes(original))
  expect(at, original).toBeGreaterThanOrEqual(0)
  return blocks.map((block, index) =>
    index === at ? { ...block, text: block.text.replace(original, () => improved) } : block,
  )
}

/** A blank that asks the writer is one, and the check says so until it is filled in. */
const openBlank = 'STR-16'

interface Suggested {
  original: string
  improved: string
  /** Rules that find more in the improved text. */
  objections: string[]
}

async function listSuggested(html: string): Promise<Suggested[]> {
  const release = parseRelease(html)
  const blocks = toBlocks(release)
  const parts = listParts(release, caseDay).map(async (part) => {
    const before = countByRule(blocks, part.profile)
    const suggestions = await analyzePart(part)
    return suggestions.map(({ original, improved }) => {
      const after = [...countByRule(take(blocks, original, improved), part.profile)]
      const more = after.filter(([rule, count]) => rule !== openBlank && count > (before.get(rule) ?? 0))
      return { original, improved, objections: more.map(([rule]) => rule) }
    })
  })
  return (await Promise.all(parts)).flat()
}

it('suggests nothing that the check would object to', async () => {
  const suggested = (await Promise.all(drafts.map(listSuggested))).flat()
  expect(suggested.length).toBeGreaterThan(20)
  expect(suggested.filter(({ objections }) => objections.length > 0)).toEqual([])
})
