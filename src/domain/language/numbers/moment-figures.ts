// Writes a moment in figures, so that its day and hour can be read: "Monday the third of August, ten a.m." becomes "Monday 3 August, 10 a.m.", and
// "00.01 on Monday 11 May" becomes "00:01 on Monday 11 May".
import { anyCase } from '#domain/language/any-case.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { months } from '#domain/time/calendar.ts'
import { clockInFigures, hourWords } from './clock-words.ts'
import { ordinalWordsPattern, readNumberWords, readOrdinalWord } from './number-words.ts'

const month = anyCase(`(?:${monthPattern()})`)
const tens = anyCase('(?:twenty|thirty)[- ]')
const teens = anyCase('(?:thir|four|fif|six|seven|eigh|nine)teenth')
const ordinal = `(?:${tens})?(?:${teens}|${anyCase(ordinalWordsPattern())})`
const dayFirst = new RegExp(
  `(?<![\\p{L}-])(?:the )?(?<day>${ordinal})(?: of)? (?<month>${month})(?!\\p{L})`,
  'gu',
)
const monthFirst = new RegExp(
  `(?<!\\p{L})(?<month>${month}),?(?: the)? (?<day>${ordinal})(?![\\p{L}-])`,
  'gu',
)

const hour = anyCase(hourWords)
const minute = anyCase('fifteen|thirty|forty[- ]five')
const half = `(?<half>[AaPp])\\.? ?[Mm]\\b\\.?|(?:o[’']?clock )?(?:in the (?<part>morning|forenoon|afternoon|evening)|at (?<night>night))(?!\\p{L})`
/** "ten a.m.", "nine thirty in the evening", "9 in the morning" */
const spoken = new RegExp(
  `(?<![\\p{L}\\d.:-])(?<hour>${hour}|1?\\d)(?:(?: (?<minute>${minute})|[:.](?<figures>[0-5]\\d)))? (?:${half})`,
  'gu',
)

/** An hour with a period, as many countries write it. */
const dotted = /(?<![\d.:,/$€£-])(?<hour>[01]?\d|2[0-3])\.(?<minute>[0-5]\d)(?![\d.:/]|\s?[ap]\.?m\b)/giu
const namedDay = new RegExp(
  `(?<!\\p{L})(?:${anyCase(`${weekdayPattern()}|${monthPattern()}`)})(?!\\p{L})|\\d(?:st|nd|rd|th)(?!\\p{L})`,
  'u',
)
/** "9h30", "11 h", "10.00 Uhr" */
const withUnit =
  /(?<![\d.:,/$€£-])(?<hour>[01]?\d|2[0-3])(?:[.:](?<minute>[0-5]\d) ?(?:uhr|hrs?|h)| ?h(?:rs?|s)?(?: ?(?<after>[0-5]\d))?| uhr)(?![\p{L}\d])/giu
/** "30/11", "11/23": one of the two can only be the day. */
const slashed = /(?<![\d./-])(?<one>[0-3]?\d)\/(?<other>[0-3]?\d)(?![\d/.-])/gu
const otherClock = /\d:\d|\d\s?(?:[ap]\.?m\b|h\b|uhr\b)|\b(?:noon|midnight|midday)\b/iu

/** The day in figures: "May second" becomes "May 2". */
export const dayInFigures = (text: string): string =>
  text
    .replaceAll(dayFirst, (found, ...all) => inFigures(found, groupsOf(all), 'day'))
    .replaceAll(monthFirst, (found, ...all) => inFigures(found, groupsOf(all), 'month'))

/** The moment with day and hour in figures. */
export function momentInFigures(words: string): string {
  const told = dayInFigures(clockInFigures(withPart(words)))
    .replaceAll(slashed, (found, one: string, other: string) => nameMonth(found, Number(one), Number(other)))
    .replaceAll(spoken, (found, ...all) => writeHour(found, groupsOf(all)))
    .replaceAll(withUnit, (_, at: string, dot?: string, after?: string) => `${at}:${dot ?? after ?? '00'}`)
  // "1.12" may be a date if there is another time of day, or no other day.
  return otherClock.test(told) || !namedDay.test(told) ? told : told.replaceAll(dotted, '$<hour>:$<minute>')
}

/** "Friday morning, 7 o'clock" as 7 o'clock in the morning. */
const withPart = (words: string): string =>
  words.replace(
    new RegExp(
      `(?<=\\b(?<part>morning|afternoon|evening)\\b.{0,20}(?:${hour}|1?\\d))(?: o[’']?clock)(?! (?:in|at) )`,
      'u',
    ),
    ' in the $<part>',
  )

function nameMonth(found: string, one: number, other: number): string {
  const [day, name] = one > 12 ? [one, months[other - 1]] : [other, months[one - 1]]
  return name === undefined || day <= 12 || day > 31 ? found : `${day} ${name}`
}

type Groups = Readonly<Partial<Record<string, string>>>

const groupsOf = (all: readonly unknown[]): Groups => all.at(-1) as Groups

function inFigures(found: string, { day = '', month: name }: Groups, first: 'day' | 'month'): string {
  const number = readOrdinal(day)
  if (number === undefined) return found
  return first === 'day' ? `${number} ${name}` : `${name} ${number}`
}

function readOrdinal(words: string): number | undefined {
  const [front = '', behind] = words.toLowerCase().split(/[- ]/)
  const last = behind ?? front
  const ones = readOrdinalWord(last) ?? readNumberWords(last.replace(/teenth$/, 'teen'))
  const ten = behind === undefined ? 0 : readNumberWords(front)
  return ones === undefined || ten === undefined || ten + ones > 31 ? undefined : ten + ones
}

function writeHour(found: string, { hour: told = '', minute: spelled, figures, ...groups }: Groups): string {
  const at = readFigure(told)
  // For twelve at night the day is unclear.
  if (at < 1 || at > 12 || (at === 12 && groups.night !== undefined)) return found
  const past = figures ?? (spelled === undefined ? undefined : readFigure(spelled))
  const isMorning = groups.half?.toLowerCase() === 'a' || /morning|forenoon/u.test(groups.part ?? '')
  return `${at}${past === undefined ? '' : `:${past}`} ${isMorning ? 'a.m.' : 'p.m.'}`
}

const readFigure = (words: string): number =>
  /\d/.test(words) ? Number(words) : (readNumberWords(words) ?? 0)
