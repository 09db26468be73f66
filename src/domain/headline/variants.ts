// Wordings of one headline side by side. The newsroom check ranks them, not the scores.
import { checkHeadline } from '#domain/check/check-headline.ts'
import type { Finding } from '#domain/check/finding.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isCommonAcronym } from '#domain/language/name-words.ts'
import { countCharacters } from '#domain/text/text-length.ts'
import { analyzeHeadline, type HeadlineAnalysis } from './score.ts'

/** Characters of the longest text that the analyzer checks. About a longer one it says only that it isn't a headline. */
export const maxAnalyzedLength = 500

/** Fewer words can't say who does what. The editor waits for the second word; the analyzer is only used for finished headlines. */
export const minHeadlineWords = 2

export type CheckedHeadline = {
  readonly headline: string
  readonly analysis: HeadlineAnalysis
  readonly findings: readonly Pick<Finding, 'rule' | 'severity' | 'message'>[]
}

/** Scores and newsroom check of one headline. */
export function reviewHeadline(headline: string): CheckedHeadline {
  const analysis = analyzeHeadline(headline)
  return { headline, analysis, findings: readAsEditor(headline, analysis.wordCount) }
}

/** Newsroom-safe first: fewer errors, then fewer warnings, then fewer hints; what ties keeps its order. */
export function rankHeadlines(headlines: readonly CheckedHeadline[]): CheckedHeadline[] {
  return headlines.toSorted(
    (one, other) =>
      countFindings(one, 'error') - countFindings(other, 'error') ||
      countFindings(one, 'warning') - countFindings(other, 'warning') ||
      countFindings(one, 'hint') - countFindings(other, 'hint'),
  )
}

/** The newsroom check in two words: 'Clear' unless there is an error or a warning. */
export function labelVerdict(checked: CheckedHeadline): {
  label: string
  severity: 'error' | 'warning' | 'none'
} {
  for (const severity of ['error', 'warning'] as const) {
    const count = countFindings(checked, severity)
    if (count > 0) return { label: `${count} ${severity}${count === 1 ? '' : 's'}`, severity }
  }
  return { label: 'Clear', severity: 'none' }
}

const namelessMessage = 'No company named: wires want the source in the headline or first paragraph'
const labelMessage = 'This is a label, not a headline: say who’s doing what'

function readAsEditor(headline: string, words: number): CheckedHeadline['findings'] {
  const length = countCharacters(headline)
  if (length <= maxAnalyzedLength && words < minHeadlineWords)
    return [...checkHeadline(headline), { rule: 'HED-03', severity: 'warning', message: labelMessage }]
  if (length <= maxAnalyzedLength) {
    const findings = checkHeadline(headline)
    if (namesSomebody(headline)) return findings
    return [{ rule: 'HED-02', severity: 'warning', message: namelessMessage }, ...findings]
  }
  const message = `${length.toLocaleString('en-US')} characters is too long for a headline`
  return [{ rule: 'HED-01', severity: 'error', message }]
}

/** Whether any word could be a name. The analyzer knows no release, so it cannot look for the company itself. */
function namesSomebody(headline: string): boolean {
  if (headline.includes('[')) return true
  const words = headline.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}’'&.-]*/gu) ?? []
  return words.some(
    (word, index) =>
      /\p{L}/u.test(word) &&
      (index === 0 || /\p{Lu}/u.test(word)) &&
      !(isEverydayWord(word.replace(/\.$/, '')) || isCommonAcronym(word)),
  )
}

function countFindings({ findings }: CheckedHeadline, severity: Finding['severity']): number {
  return findings.filter((finding) => finding.severity === severity).length
}
