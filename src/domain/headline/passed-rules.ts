// The rules of the newsroom check that a headline passes, in words to show beside the issues.
import { type CheckedHeadline, fewestHeadlineWords, longestCheckedHeadline } from './variants.ts'

/** The passed rules of the headline, in the order of the rules; none where it was not read as a headline. */
export function listPasses({ analysis, findings }: CheckedHeadline): { rule: string; message: string }[] {
  if (analysis.wordCount < fewestHeadlineWords || analysis.charCount > longestCheckedHeadline) return []
  const passes = [
    { rule: 'HED-01', message: `${analysis.charCount} characters, within 70` },
    { rule: 'HED-02', message: 'Names a company, a person or a place' },
    { rule: 'HED-03', message: 'Uses a present-tense verb' },
    { rule: 'HED-05', message: 'No question, all caps or exclamation point' },
    { rule: 'HED-06', message: 'No hype words' },
  ]
  return passes.filter(({ rule }) => findings.every((finding) => finding.rule !== rule))
}
