// Reads a draft with three checkers and the rules of the press, and merges what they say sentence by sentence. Decision 16.
import { compareFacts } from '#domain/facts/compare-facts.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { findUntouchable, isFree } from '#domain/language/protected.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { improveText } from '#server/ai/builtin/rewrite/rewrite-text.ts'
import { emptyClaims } from '#server/ai/builtin/rules/empty-claims.ts'
import type { Place } from '#server/ai/builtin/rules/rule.ts'
import { allRules } from '#server/ai/builtin/rules/rule-sets.ts'
import { applyEdits, settleEdits } from '#server/ai/builtin/text/edits.ts'
import type { Finding } from './finding.ts'
import { checkWithHarper } from './harper.ts'
import { listParts, type Passage } from './parts.ts'
import { type RankedSuggestion, rank } from './ranking.ts'
import { writeAnalysis } from './render.ts'
import { checkWithRetext } from './retext.ts'
import { checkWithWriteGood } from './write-good-check.ts'

interface Paragraph extends Passage {
  /** Where it begins in the text the checkers read. */
  start: number
}

const rules = [...allRules, emptyClaims]

/** The analysis of a draft as blocks of 'Original', 'Improved' and 'Why'. */
export async function analyzeBlocks(blocks: readonly ReleaseBlock[]): Promise<string> {
  const suggestions: RankedSuggestion[] = []
  for (const part of listParts(blocks)) suggestions.push(...(await analyzePart(part)))
  return writeAnalysis(rank(suggestions))
}

/** What there is to better in one part. */
export async function analyzePart(part: readonly Passage[]): Promise<RankedSuggestion[]> {
  const paragraphs = placeInText(part)
  const text = paragraphs.map((paragraph) => paragraph.text).join('\n\n')
  const findings = [
    ...(await checkWithHarper(text)),
    ...(await checkWithRetext(text)),
    ...checkWithWriteGood(text),
  ]
  findings.sort((one, other) => one.from - other.from)
  return paragraphs.flatMap((paragraph) => improveParagraph(paragraph, findings))
}

function placeInText(part: readonly Passage[]): Paragraph[] {
  let start = 0
  return part.map((passage) => {
    const paragraph = { ...passage, start }
    start += passage.text.length + 2
    return paragraph
  })
}

function improveParagraph(
  { text, place, start }: Paragraph,
  findings: readonly Finding[],
): RankedSuggestion[] {
  const end = start + text.length
  const own = findings
    .slice(lowerBound(findings, start), lowerBound(findings, end))
    .filter((finding) => finding.to <= end)
    .map((finding) => ({ ...finding, from: finding.from - start, to: finding.to - start }))
  return splitSentences(text)
    .map((sentence) =>
      improveSentence(
        sentence.text,
        own
          .filter(({ from, to }) => from >= sentence.from && to <= sentence.to)
          .map((finding) => shift(finding, sentence.from)),
        place,
      ),
    )
    .filter((suggestion) => suggestion !== undefined)
}

function lowerBound(findings: readonly Finding[], from: number): number {
  let [low, high] = [0, findings.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((findings[middle]?.from ?? 0) < from) low = middle + 1
    else high = middle
  }
  return low
}

function shift(finding: Finding, by: number): Finding {
  return { ...finding, from: finding.from - by, to: finding.to - by }
}

/** First the checkers' changes, then the rules; nobody's words and no fact is touched. */
function improveSentence(
  original: string,
  findings: readonly Finding[],
  place: Place,
): RankedSuggestion | undefined {
  const fixed = findUntouchable(original)
  const taken = (settleEdits(findings) as Finding[]).filter(({ from, to }) => isFree(fixed, from, to))
  const checked = applyEdits(original, taken)
  const isSafe = taken.length > 0 && !changesFacts(original, checked)
  const { text, reasons } = improveText(isSafe ? checked : original, rules, place)
  const all = [...(isSafe ? taken : []), ...reasons].toSorted((one, other) => other.weight - one.weight)
  const improved = text.trim()
  if (improved === original || improved === '') return undefined
  return {
    original,
    improved,
    why: joinReasons(all.map(({ why }) => why)),
    weight: scoreOf(all.map(({ weight }) => weight)),
  }
}

function changesFacts(before: string, after: string): boolean {
  const { lost, added, changed } = compareFacts(before, after)
  return lost.length + added.length + changed.length > 0
}

const reasonsMax = 3

function joinReasons(reasons: readonly string[]): string {
  return [...new Set(reasons)].slice(0, reasonsMax).join(' ')
}

/** The gravest fault decides; several faults count a little more than one. */
function scoreOf(weights: readonly number[]): number {
  return (weights[0] ?? 0) + Math.min(weights.length - 1, 5) * 0.1
}
