// Words around a figure, a day or a place that can go: 'a total of 12', 'the month of May', 'the city of Hays'. Rule TON-11.
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { numberWordsPattern } from '#domain/language/numbers/number-words.ts'
import type { Replacement } from './rewrite.ts'

const numeral = `(?:[$€£]?\\d|${numberWordsPattern()}\\b)`
const calendar = `${monthPattern()}|${weekdayPattern()}`

/** Figures in a wrapping: a total of, in the amount of, the month of, in length. */
export const wrappedFigures: readonly Replacement[] = [
  [
    new RegExp(`\\b(?:a|the) total (?:number )?of (?=${numeral})`, 'gu'),
    // 'eight in Ohio and 12 in Iowa, a total of 20': the sum of what comes before has to say so.
    ({ index, input }) =>
      /\b(?:and|plus) [^,.]{1,80}, $/.test(input.slice(Math.max(0, index - 90), index)) ? undefined : '',
  ],
  [new RegExp(`(?<=\\b(?:is|was|are|were|be|to) )in the amount of (?=${numeral})`, 'gu'), ''],
  [new RegExp(`\\ba (?:sum|amount) of (?:money )?(?:in the amount of )?(?=${numeral})`, 'gu'), ''],
  [
    new RegExp(
      `(?<=\\b(?:invest|pay|paid|donat|contribut|spen[dt]|rais|borrow|lend|lent)\\p{Ll}* )in the amount of (?=${numeral})`,
      'gu',
    ),
    '',
  ],
  [
    new RegExp(
      `(?<!\\b(?:is|was|are|were|be|to|money|invest\\p{Ll}*|pay|paid|donat\\p{Ll}+|contribut\\p{Ll}+|spen[dt]|rais\\p{Ll}+|borrow\\p{Ll}*|lend|lent) )\\bin the amount of (?=${numeral})`,
      'gu',
    ),
    'of ',
  ],
  [new RegExp(`\\bat a (?:total )?(?:price|cost) of (?=${numeral})`, 'gu'), 'for '],
  [
    new RegExp(
      `\\b(within|over|for|after|during|in|took|takes|take|lasted|lasts|last) (?:a|the) (?:time )?(?:period|frame|span) of (?=${numeral})`,
      'gu',
    ),
    '$1 ',
  ],
  [
    new RegExp(`\\b(?:on )?the (?:date|day|days) of (?=(?:${calendar})\\b)`, 'gu'),
    (match) => (match[0].startsWith('on') ? 'on ' : ''),
  ],
  [new RegExp(`\\bthe months? of (?=(?:${calendar})\\b)`, 'gu'), ''],
  [/\bthe year (?=(?:19|20)\d\d\b)/g, ''],
  [/\bthe (?:early |late )?hours? of (?=\d)/g, ''],
  [/\bunder the age of (?=\d)/g, 'under '],
  [/\bover the age of (?=\d)/g, 'over '],
  [/\b(?<=(?:in|of|to|from) )the (?:city|town|state|village) of (?=\p{Lu})/gu, ''],
  [/\bat the (?:early|late) hour of (?=\d)/g, 'at '],
  [/(?<=\d ?[ap]\.m\.) (?:in the (?:morning|afternoon|evening)|at night)\b\.?/g, ''],
  [/(?<=\b(?:miles|feet|inches|meters|kilometers|yards|miles?)) in length\b/g, ' long'],
  [/(?<=\b(?:feet|inches|meters)) in height\b/g, ' tall'],
  [/(?<=\b(?:feet|inches|meters|yards|miles)) in width\b/g, ' wide'],
  [/(?<=\b(?:feet|inches|meters|yards)) in depth\b/g, ' deep'],
  [
    /(?<=\b(?:miles|feet|acres|meters|kilometers|pounds|hours|minutes|days|weeks|months|years)) in (?:size|duration|area|weight|time|total)\b/g,
    '',
  ],
  [
    /(?<=\b(?:with|has|have) (?:an area|a length|a duration|a capacity|a weight)) of approximately\b/g,
    ' of about',
  ],
  [new RegExp(`\\b(?<all>[Aa]ll|[Bb]oth) of the (?=${numeral})`, 'gu'), '$1 '],
]
