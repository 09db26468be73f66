// Verbs in the passive voice: a form of 'be' and a participle.
import { findMatches } from '#domain/language/matches.ts'
import type { Range } from '#domain/language/ranges.ts'
import type { Paragraph } from './paragraph.ts'

const irregular =
  'begun|bought|broken|brought|built|caught|chosen|cut|done|drawn|driven|fed|felt|found|given|grown|heard|held|hidden|kept|known|laid|led|left|lent|lost|made|meant|met|paid|put|read|run|seen|sent|set|shown|shut|sold|spent|spoken|stolen|struck|taken|taught|thought|thrown|told|understood|won|worn|woven|written'
const passive = new RegExp(
  `\\b(?:is|are|was|were|be|been|being) (?:(?:not|also|now|then|still|only|\\p{Ll}+ly) )?(?<participle>${irregular}|\\p{Ll}{2,}ed)\\b`,
  'gu',
)
/** Participles that have become adjectives, and 'is expected to', which names no hidden doer. */
const adjectives = new Set(
  `advanced allowed based bored closed committed complicated concerned crowded dedicated delighted disappointed embarrassed
  excited expected experienced honored interested involved limited located married need needed pleased related retired
  scared scheduled supposed surprised thrilled tired worried red bed indeed`.split(/\s+/),
)

/** The passives of a paragraph outside quotations. */
export function readPassives(paragraph: Paragraph): readonly Range[] {
  return findMatches(paragraph.text, passive)
    .filter(({ index, groups }) => !adjectives.has(groups?.participle ?? '') && !paragraph.isQuoted(index))
    .map((match) => ({ from: match.index, to: match.index + match[0].length }))
}
