// Percentages that don't fit the two figures beside them: 'rose 14% to $48.2 million from $42.9 million'. FAC-05.

import { findMatches } from '#domain/language/matches.ts'
import { readScale } from '#domain/language/numbers/number-words.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { signs } from '#domain/rules/release/signs.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'

const amount = (name: string) =>
  `(?<${name}>[$€£]?\\d{1,3}(?:,?\\d{3}){0,3}(?:\\.\\d{1,3})?(?: (?:thousand|million|billion))?)(?![\\d%.,]\\d|%| percent)`
const toldChange = new RegExp(
  `\\b(?:rose|grew|increased|climbed|jumped|gained|surged|soared|up|fell|dropped|declined|decreased|slid|down) (?:by )?(?<hedge>(?:about|nearly|almost|more than|over|roughly|around) )?(?<share>\\d{1,4}(?:\\.\\d{1,2})?)(?:%| percent),? to ${amount('to')}(?: [\\p{Ll}-]+){0,2},? from ${amount('from')}`,
  'gu',
)
/** How much more rounding words such as 'nearly' allow. */
const hedged = 1.5

/** The changes in a paragraph that don't fit their figures. */
export function findWrongChanges(paragraph: Paragraph): readonly RuleMatch[] {
  if (!paragraph.hasSign(signs.percent) && !paragraph.text.includes('percent')) return []
  return findMatches(paragraph.text, toldChange).flatMap((match) => {
    const { share = '', hedge, from = '', to = '' } = match.groups ?? {}
    const [before, after] = [read(from), read(to)]
    if (before.value === 0 || kindOf(from) !== kindOf(to)) return []
    const ends = [-1, 1].map((sign) =>
      changeOf(before.value - sign * before.slack, after.value + sign * after.slack),
    )
    const slack = 0.5 * 10 ** -decimals(share) + (hedge === undefined ? 0 : hedged)
    const [least = 0, most = 0] = ends.toSorted((one, other) => one - other)
    const told = Number(share)
    if (told >= least - slack && told <= most + slack) return []
    const at = match.index + match[0].indexOf(share)
    const real = changeOf(before.value, after.value)
    const message = `${from} to ${to} is a change of ${real < 10 ? Math.round(real * 10) / 10 : Math.round(real)}%`
    return [{ from: at, to: at + share.length, message }]
  })
}

/** The sign and scale of a figure; 'to 48.2 from $42.9 million' leaves those of the first open. */
function kindOf(written: string): string {
  return `${/^[$€£]/.exec(written)?.[0] ?? ''}${written.includes(' ')}`
}

type Figure = { readonly value: number; readonly slack: number }

/** A figure with the range it may have been rounded from. */
function read(written: string): Figure {
  const [figure = '', scale = ''] = written.replace(/^[$€£]/, '').split(' ')
  const unit = readScale(scale)
  return { value: Number(figure.replaceAll(',', '')) * unit, slack: 0.5 * 10 ** -decimals(figure) * unit }
}

function decimals(figure: string): number {
  return figure.split('.')[1]?.length ?? 0
}

function changeOf(from: number, to: number): number {
  return (100 * Math.abs(to - from)) / from
}
