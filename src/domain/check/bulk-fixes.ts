// Which fixes can be applied together without looking at each.
import type { Range } from '#domain/language/ranges.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import type { Release } from '#domain/rules/release/release.ts'
import { isStyle } from './families.ts'
import type { Finding } from './finding.ts'

/** Names are facts: which of two is right only the writer knows. */
const factRules: ReadonlySet<string> = new Set(['NAM-06'])

/** The findings whose fixes are style: no facts, and nobody's own words. */
export function listBulkFixes(findings: readonly Finding[], { parts }: Release): Finding[] {
  return findings.filter(({ rule, fix }) => {
    if (fix === undefined || !isStyle(rule) || factRules.has(rule)) return false
    const paragraph = 'edits' in fix ? parts[fix.block]?.paragraph : undefined
    return (
      paragraph === undefined || !('edits' in fix) || !fix.edits.some((edit) => isSpoken(paragraph, edit))
    )
  })
}

/** What people said is theirs; the quotation marks around it are not. */
function isSpoken({ block, quotations }: Paragraph, edit: Range): boolean {
  if (block.type === 'quote') return true
  return quotations.some(({ from, to }) => edit.from < to - 1 && from + 1 < edit.to)
}
