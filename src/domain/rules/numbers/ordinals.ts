// Ordinals below 10th in figures: '3rd place' is third place. A part of NUM-01.

import { isFunctionWord } from '#domain/language/name-words.ts'
import { isFree } from '#domain/language/protected.ts'
import { findOutsideQuotes, isSentenceStart, readCodes } from '#domain/rules/paragraph-matches.ts'
import type { Paragraph } from '#domain/rules/release/paragraph.ts'
import { Trigger } from '#domain/rules/release/triggers.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'
import { upperFirst } from '#domain/text/letter-case.ts'

const names = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
/** A capital behind it makes a name of it: 1st Ward, 5th Circuit, 9th Street. */
const ordinal = /(?<![\p{L}\p{N}.,/:#&–-])(?<figure>[1-9])(?:st|nd|rd|th)(?=[ -](?<next>\p{Ll}{2,}))/gu
const ordinals = new Trigger(/^[1-9](?:st|nd|rd|th)(?:$|-)/)

export function findFigureOrdinals(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(ordinals)) return []
  return findOutsideQuotes(paragraph, ordinal).flatMap(({ index, groups, 0: found }) => {
    const { figure = '', next = '' } = groups ?? {}
    // 'From the 4th through the 9th': a day of the month has no noun behind it. Nothing is annual the first time (GRM-07).
    const to = index + found.length
    const isOther = isFunctionWord(next) || (figure === '1' && next === 'annual')
    if (isOther || !isFree(paragraph.recall(readCodes), index, to)) return []
    const name = names[Number(figure)] ?? ''
    const fix = isSentenceStart(paragraph, index) ? upperFirst(name) : name
    return [{ from: index, to, fix, message: `Write “${fix}”` }]
  })
}
