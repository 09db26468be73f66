// Sentences of notes, and whether each points at the one before it: the lines of `roles*.txt` that are marked with "^".
import { sortBrief } from '#domain/brief/sort-brief.ts'
import { pointingClasses, pointingFeatures } from '#server/ai/builtin/roles/points-back.ts'
import { isSentence } from '#server/ai/builtin/story/clauses/clauses.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'
import { type Example, trainSmall } from './logistic-regression.ts'
import type { MarkedBrief } from './role-examples.ts'

/** What was learned about sentences that mean nothing alone. */
export const trainPointing = (briefs: readonly MarkedBrief[]): Map<string, number[]> =>
  trainSmall(briefs.flatMap(listPointing), {
    classes: pointingClasses,
    least: 2,
    epochs: 15,
    l2: 6,
    size: 20_000,
  })

/** The sentences of a brief. Lines without a verb of their own are told in other words, or not at all. */
function listPointing({ brief, lines, hasPointers }: MarkedBrief): Example[] {
  if (!hasPointers) return []
  return sortBrief(brief.text).units.flatMap(({ text, body }): Example[] => {
    const mark = lines.find(([, start]) => text.startsWith(start))
    const sentence = capitalizeFirst(endSentence(body.trim()))
    if (mark === undefined || mark[0] === 'remark' || !isSentence(sentence)) return []
    const features = pointingFeatures(sentence, brief.expected.company ?? undefined)
    return [{ features, kind: mark[2] ? 1 : 0 }]
  })
}
