// Parts that are more than their whole: 'Of the 40 members, 31 voted yes and 19 voted no.' FAC-05.

import { findMatches } from '#domain/language/matches.ts'
import { numberWordPattern, readScale } from '#domain/language/numbers/number-words.ts'
import type { Paragraph, Word } from '#domain/rules/release/paragraph.ts'
import { signs } from '#domain/rules/release/signs.ts'
import { isTriggerWord, Trigger } from '#domain/rules/release/triggers.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'
import { findListedParts } from './listed-parts.ts'
import { groupThousands, readFigure } from './money.ts'

const figure = '(?<![\\d,.$€£])\\d[\\d,]*(?![\\d%])'
/** Words that exclude each other, such as yes and no. 'Own cars' and 'own bikes' may be the same people. */
const contrasts: readonly (readonly [RegExp, RegExp])[] = [
  [/\byes\b/, /\bno\b/],
  [/\b(?:for|in favor)\b/, /\bagainst\b/],
  [/\bwo[nr]\b/, /\blost\b/],
  [/\bpass/, /\bfail/],
  [/\b(?:men|boys)\b/, /\b(?:women|girls)\b/],
  [/\b(?:women|girls)\b/, /\b(?:men|boys)\b/],
  [/\bfull-time\b/, /\bpart-time\b/],
  [/\bstayed\b/, /\bleft\b/],
  [/\bapproved\b/, /\b(?:rejected|denied)\b/],
  [/\bopen\b/, /\bclosed\b/],
  [/\bagreed?\b/, /\bdisagree/],
]
const wholeFirst = new RegExp(
  `\\b[Oo]f (?:the |its |their |all )?(?<whole>${figure}) [^,.;]{2,40}, (?<one>${figure}) [^,.;\\d]{2,40},? (?:and|while|but) (?<two>${figure})`,
  'gu',
)
const wholeInside = new RegExp(
  `(?<one>${figure}) of (?:the |its |their |all )?(?<whole>${figure}) [^,.;\\d]{2,40},? (?:and|while|but) [^,.;\\d]{0,20}(?<two>${figure})`,
  'gu',
)
const sum = '[$€£]\\d[\\d,]*(?:\\.\\d+)?(?: (?:million|billion)|m\\b|bn\\b)?'
const anySum = new RegExp(sum, 'gu')
const restOfSum = new RegExp(`\\bthe (?:remaining|other|rest,) (?=${sum})`, 'u')
/** Words before the whole. */
const wholeSum =
  /\b(?:costs?|cost|totals?|budget|price|worth|project|plan|campaign|program|raised|gift|bond|spends?|spent|needs?)\b/
/** How far sums may be rounded. */
const roundedMost = 0.01

/** Counts, shares and sums of a sentence that cannot be parts of the whole it names. */
export function findBrokenParts(paragraph: Paragraph): readonly RuleMatch[] {
  if (paragraph.recall(readNumbers).length < 2) return none
  const { sentences } = paragraph
  const hasMoney = paragraph.hasSign(signs.money)
  const counts = countNumbers(paragraph)
  return sentences.flatMap((sentence, index) => {
    // A sentence needs two numbers for this.
    if ((counts[index] ?? 0) < 2) return none
    return [
      ...findCounts(sentence.text),
      ...findFractions(sentence.text),
      ...findListedParts(sentence.text, sentences[index - 1]?.text ?? ''),
      ...(hasMoney ? findRest(sentence.text, sentences[index - 1]?.text ?? '') : []),
    ].map((ruleMatch) => ({
      ...ruleMatch,
      from: ruleMatch.from + sentence.from,
      to: ruleMatch.to + sentence.from,
    }))
  })
}

const none: readonly RuleMatch[] = []
const numberWords = new Trigger(new RegExp(`\\d|^${numberWordPattern()}(?:$|-)`))

/** The words that are figures or part of a number. */
export function readNumbers(paragraph: Paragraph): readonly Word[] {
  if (!paragraph.has(numberWords)) return []
  return paragraph.words.filter(({ word }) => isTriggerWord(word, numberWords))
}

/** How many numbers each sentence has. */
function countNumbers(paragraph: Paragraph): readonly number[] {
  const words = paragraph.recall(readNumbers)
  let at = 0
  return paragraph.sentences.map(({ to }) => {
    const first = at
    while (at < words.length && (words[at]?.to ?? 0) <= to) at += 1
    return at - first
  })
}

/** A wrong rest: 'The project cost $9 million. The state paid $4 million and the county the remaining $3 million.' */
function findRest(sentence: string, before: string): RuleMatch[] {
  const rest = restOfSum.exec(sentence)
  if (rest === null) return []
  const parts = findMatches(sentence, anySum)
  const wholes = findMatches(before, anySum)
  const isWhole = wholes.length === 1
  const [whole] = isWhole ? wholes : wholes.length === 0 && parts.length > 2 ? parts : []
  const own = isWhole ? parts : parts.slice(1)
  if (whole === undefined || own.length < 2 || !wholeSum.test(isWhole ? before : sentence)) return []
  if (own.some(([each]) => each[0] !== whole[0][0])) return []
  const [wanted, all] = [readSum(whole[0]), own.reduce((total, [each]) => total + readSum(each), 0)]
  if (Math.abs(all - wanted) <= wanted * roundedMost) return []
  const last = own.at(-1) as RegExpExecArray
  const message = `The parts add up to ${writeSum(all, last[0])}, not ${whole[0]}`
  return [{ from: last.index, to: last.index + last[0].length, message }]
}

/** '$7 million', in the sign of the other sum. */
function writeSum(value: number, like: string): string {
  const [unit, word] = value >= 1e9 ? [1e9, ' billion'] : value >= 1e6 ? [1e6, ' million'] : [1, '']
  return `${like[0]}${unit === 1 ? groupThousands(value) : Math.round((100 * value) / unit) / 100}${word}`
}

function findCounts(sentence: string): RuleMatch[] {
  const found = [...findMatches(sentence, wholeFirst), ...findMatches(sentence, wholeInside)]
  if (found.length === 0 || !contrasts.some(([one, other]) => isBefore(sentence, one, other))) return []
  return found.flatMap((match) => {
    const { whole = '', one = '', two = '' } = match.groups ?? {}
    return matchExcess(match, readFigure(whole), readFigure(one) + readFigure(two))
  })
}

function isBefore(sentence: string, one: RegExp, other: RegExp): boolean {
  const at = sentence.search(one)
  return at !== -1 && other.test(sentence.slice(at))
}

function matchExcess({ index, 0: found }: RegExpExecArray, whole: number, parts: number): RuleMatch[] {
  if (parts <= whole) return []
  const message = `The parts add up to ${groupThousands(parts)}, not ${groupThousands(whole)}`
  return [{ from: index, to: index + found.length, message }]
}

const fractions: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  tenth: 10,
}
const fractionOf = new RegExp(
  `\\b(?:[Aa] |[Oo]ne-)?(?<fraction>[Hh]alf|third|quarter|fourth|fifth|tenth) of (?:the |its |their |all )?(?<whole>${figure}) [\\p{Ll} ]{2,30}, or (?<part>${figure})(?=[ ,])`,
  'gu',
)

/** 'Half of the 90 workers, or 30,'. */
function findFractions(sentence: string): RuleMatch[] {
  if (!sentence.includes(', or ')) return []
  return findMatches(sentence, fractionOf).flatMap(({ index, groups, 0: found }) => {
    const { fraction = '', whole = '', part = '' } = groups ?? {}
    const real = readFigure(whole) / (fractions[fraction.toLowerCase()] ?? 1)
    if (Math.abs(real - readFigure(part)) <= Math.max(1, real * 0.05)) return []
    const to = index + found.length
    return [
      {
        from: to - part.length,
        to,
        message: `${found.split(' of ')[0]} of ${whole} is ${groupThousands(Math.round(real))}`,
      },
    ]
  })
}

function readSum(written: string): number {
  const scale = /(?: (?:million|billion)|m|bn)$/.exec(written)?.[0] ?? ''
  return readFigure(written.slice(1, written.length - scale.length)) * readScale(scale)
}
