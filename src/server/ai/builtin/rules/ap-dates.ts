// Dates and times. Press rules DTE-01 to DTE-05.

import { readMonth } from '#domain/language/calendar-words.ts'
import { apMonths, months } from '#domain/time/calendar.ts'
import { findReplacements, type Replacement, type Rule } from './rule.ts'

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec)'

const weekdays = '(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)'
const withDay = 'AP style shortens the month before a day, and has no st, nd, rd or th.'

const table: Replacement[] = [
  [new RegExp(`\\b(${weekdays}) (?=${month}\\.? \\d)`, 'g'), '$1, ', 'A comma follows the weekday.'],
  [
    new RegExp(`\\b(${month})\\.?[ \\u00a0](\\d{1,2})(?:st|nd|rd|th)?(?![\\d%]|,\\d|:\\d)`, 'g'),
    (match) => `${shortMonth(match[1])} ${match[2]}`,
    withDay,
  ],
  [
    new RegExp(`\\b(${month})\\.?[ \\u00a0](\\d{1,2})(?:st|nd|rd|th)? ((?:19|20)\\d\\d)\\b`, 'g'),
    (match) => `${shortMonth(match[1])} ${match[2]}, ${match[3]}`,
    withDay,
  ],
  [
    new RegExp(
      `\\b(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${month})(?![\\p{L}])\\.?(?:,? ((?:19|20)\\d\\d))?`,
      'gu',
    ),
    (match) => dayFirst(match),
    'AP style puts the month first.',
  ],
  [
    new RegExp(`\\b(${month})\\.?,? ((?:19|20)\\d\\d)\\b`, 'g'),
    (match) => `${months[readMonth(match[1] ?? '') - 1]} ${match[2]}`,
    'A month with a year alone is spelled out, without a comma.',
  ],
  [
    /\b(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/((?:19|20)\d\d)\b/g,
    // 05/11 is May 11 to some and Nov. 5 to others: only the writer knows.
    ([, monthNumber, day, year]) =>
      Number(day) > 12 || Number(day) === Number(monthNumber)
        ? `${apMonths[Number(monthNumber) - 1]} ${Number(day)}, ${year}`
        : undefined,
    'AP style writes the month as a word.',
  ],
]

function shortMonth(word = ''): string {
  return apMonths[readMonth(word) - 1] ?? word
}

function dayFirst([written, day, name, year]: RegExpExecArray): string | undefined {
  if (Number(day) > 31 || written === undefined) return undefined
  return `${shortMonth(name)} ${day}${year === undefined ? '' : `, ${year}`}`
}

// Asked first, because it is asked of every sentence and many hold none.
const figure = /\d/
const anyTime = /\d[ \u00a0]?[ap]\.?[ \u00a0]?m|\b12/i

export const apDates: Rule = {
  id: 'ap-dates',
  weight: 6,
  find: (text) => (figure.test(text) ? findReplacements(text, table) : []),
}

const openYears: Replacement[] = [
  [
    new RegExp(`(?<=\\b${month}\\.? \\d{1,2}, )((?:19|20)\\d\\d)(?= (?!—|–|-|to |\\()\\p{Ll})`, 'gu'),
    '$1,',
    'A comma follows the year inside a sentence.',
  ],
]

/** A comma closes the year inside a sentence. */
export const yearCommas: Rule = {
  id: 'year-commas',
  weight: 2,
  find: (text) => (figure.test(text) ? findReplacements(text, openYears) : []),
}

const times: Replacement[] = [
  [
    /\b(\d{1,2})(?::(\d\d))? ?([ap])\.?m\.? ?(?:-|–|to|until) ?(\d{1,2})(?::(\d\d))?[ \u00a0]?([ap])\.?m(?![\p{L}])\.?/giu,
    (match) => writeWholeSpan(match),
    'AP style: 9 a.m., no :00.',
  ],
  [/\b12(?::00)? ?noon\b/gi, 'noon', 'Noon needs no figure.'],
  [/\b12(?::00)? ?midnight\b/gi, 'midnight', 'Midnight needs no figure.'],
  [
    /\b(\d{1,2})(?::(\d\d))? ?(?:-|–|to|until) ?(\d{1,2})(?::(\d\d))?[ \u00a0]?([ap])\.?m(?![\p{L}])\.?/giu,
    (match) => writeSpan(match),
    'AP style: 9 a.m., no :00.',
  ],
  [
    /\b(\d{1,2})(?::(\d\d))?[ \u00a0]?([ap])\.?[ \u00a0]?m(?![\p{L}])(\.(?=[ \u00a0]?[\p{Ll},]|[ ](?:[ECMP][SD]?T|GMT)\b))?/giu,
    (match) => writeTime(match),
    'AP style: 9 a.m., no :00.',
  ],
]

function writeSpan([written = '', hour1, minute1, hour2, minute2, half = '']: RegExpExecArray):
  | string
  | undefined {
  if (!isHour(hour1) || !isHour(hour2) || /[ap]\.m\.$/.test(written)) return undefined
  return `${writeHour(hour1, minute1)} to ${writeHour(hour2, minute2)} ${half.toLowerCase()}.m.`
}

/** '6:00 PM - 9:30 PM' is '6 to 9:30 p.m.'; two halves of the day are both named. */
function writeWholeSpan([, hour1, minute1, half1 = '', hour2, minute2, half2 = '']: RegExpExecArray):
  | string
  | undefined {
  if (!isHour(hour1) || !isHour(hour2)) return undefined
  const isSame = half1.toLowerCase() === half2.toLowerCase()
  // 'from 9 a.m. to 7 a.m.' is a change, not a span.
  if (isSame && Number(hour1) % 12 >= Number(hour2) % 12) return undefined
  const first = isSame ? writeHour(hour1, minute1) : `${writeHour(hour1, minute1)} ${half1.toLowerCase()}.m.`
  return `${first} to ${writeHour(hour2, minute2)} ${half2.toLowerCase()}.m.`
}

function writeTime(match: RegExpExecArray): string | undefined {
  const [written, hour, minute, half = ''] = match
  const after = match.input[match.index + written.length]
  if (!isHour(hour)) return undefined
  if (Number(hour) === 12 && (minute ?? '00') === '00') return writeTwelve(half)
  const text = `${writeHour(hour, minute)} ${half.toLowerCase()}.m`
  // The stop of 'a.m.' also ends the sentence.
  return after === '.' ? text : `${text}.`
}

/** '12 p.m.' and '12 a.m.' leave readers guessing. */
function writeTwelve(half: string): string {
  return half.toLowerCase() === 'p' ? 'noon' : 'midnight'
}

function isHour(hour = ''): boolean {
  return Number(hour) >= 1 && Number(hour) <= 12
}

function writeHour(hour = '', minute = '00'): string {
  return minute === '00' ? String(Number(hour)) : `${Number(hour)}:${minute}`
}

export const apTimes: Rule = {
  id: 'ap-times',
  weight: 6,
  find: (text) => (anyTime.test(text) ? findReplacements(text, times) : []),
}
