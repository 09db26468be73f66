// The rules of the newsroom check that a headline passes, for the list beside the issues.
import { headlineCheckRules } from '#domain/check/check-headline.ts'
import { type CheckedHeadline, maxAnalyzedLength, minHeadlineWords } from './variants.ts'

/** The passed rules by id; none where the text was not read as a headline. */
export function listPassedRules({ headline, analysis, findings }: CheckedHeadline): {
  rule: string
  message: string
}[] {
  if (analysis.wordCount < minHeadlineWords || analysis.charCount > maxAnalyzedLength) return []
  const failed = new Set(findings.map(({ rule }) => rule))
  return headlineCheckRules
    .filter(({ id }) => !failed.has(id))
    .flatMap(({ id, passed }) => (passed ? [{ rule: id, message: passed(headline) }] : []))
    .toSorted((one, other) => one.rule.localeCompare(other.rule))
}
