// Writes dates of notes in American form, however they were typed: "tues 3 april", "Friday 22 May 2026", "aug 2024".
import {
  isRealDay,
  mayNameMonth,
  monthPattern,
  readMonth,
  readWeekday,
  weekdayPattern,
} from '#domain/language/calendar-words.ts'
import { countsBehindMonth, isEdition, isVerbBeforeFigure } from '#domain/language/numbers/day-of-month.ts'
import { apMonths, months } from '#domain/time/calendar.ts'
import { weekdays } from '#domain/time/weekdays.ts'

const month = `(?<month>${monthPattern()})`
/** A period after a full month ends the sentence. */
const dot = `(?<!\\b(?:${months.join('|')}))\\.`
const day = '(?<day>[1-3]?\\d)(?:st|nd|rd|th)?'
const weekday = `(?:(?<weekday>${weekdayPattern()})\\.?,? (?:the )?)?`
const inYear = '(?:,? (?<year>20\\d\\d)(?!\\d|,\\d))?'
const notMore = '(?![\\d%:]|[.,]\\d|-\\p{L}| ?[-–] ?\\d)'

const dayFirst = new RegExp(
  `(?<![\\p{L}\\d.,:/$€£#-])${weekday}(?:the )?${day} (?:of )?${month}(?![\\p{L}’'-])(?:${dot}(?!$| \\p{Lu}))?${inYear}`,
  'giu',
)
const monthFirst = new RegExp(
  `(?<![\\p{L}\\d-])${weekday}${month}(?![\\p{L}’'-])(?:${dot})? ${day}${notMore}${inYear}`,
  'giu',
)
const monthAndYear = new RegExp(
  `(?<![\\p{L}\\d-])${month}(?![\\p{L}’'-])\\.?,? (?<year>20\\d\\d)(?!\\d)`,
  'giu',
)
/** A range of months: "march-august". */
const fromTo = new RegExp(
  `(?<![\\p{L}\\d-])(?<first>${monthPattern().toLowerCase()})(?<join> ?[-–] ?| to | through )(?<last>${monthPattern().toLowerCase()})(?![\\p{L}’'-]|\\.? \\d{1,2}(?!\\d))`,
  'gu',
)
const lone = new RegExp(
  `(?<![\\p{L}\\d@#./-])(?:${[...months, ...weekdays]
    .filter((name) => !/^(?:March|May)$/.test(name))
    .map((name) => name.toLowerCase())
    .join('|')})(?![\\p{L}.@/-]\\p{L}|\\p{L})`,
  'gu',
)

/** The text with every date in the form of newsrooms: weekday, AP month, day, year. */
export function withAmericanDates(text: string): string {
  if (!/\d|day\b|ber\b|ary\b|april|ju[nl]|august/i.test(text)) return text
  const named = mayNameMonth(text) ? withAmericanMonths(text) : text
  return named.replaceAll(lone, (name) => name.charAt(0).toUpperCase() + name.slice(1))
}

function withAmericanMonths(text: string): string {
  return text
    .replaceAll(
      fromTo,
      (_, first: string, join: string, last: string) => `${inFull(first)}${join}${inFull(last)}`,
    )
    .replaceAll(dayFirst, (...match) => write(match) ?? match[0])
    .replaceAll(monthFirst, (...match) => write(match) ?? match[0])
    .replaceAll(monthAndYear, (...match) => {
      const { month: name = '', year: of = '' } = groupsOf(match)
      return `${inFull(name)} ${of}`
    })
}

const inFull = (name: string): string => months[readMonth(name) - 1] ?? name

type Replaced = readonly (string | number | Record<string, string | undefined>)[]

const groupsOf = (match: Replaced): Record<string, string | undefined> =>
  match.at(-1) as Record<string, string | undefined>

/** The date; undefined if the figure is no day: "may 5 teams", "the 19th March of the Lamplighters". */
function write(match: Replaced): string | undefined {
  const groups = groupsOf(match)
  const [found, index, input] = [String(match[0]), Number(match.at(-3)), String(match.at(-2))]
  const [at, of] = [readMonth(groups.month ?? ''), Number(groups.day)]
  const read = Object.assign([found], { index, input, groups }) as unknown as RegExpExecArray
  if (!isRealDay(undefined, at, of) || isOther(read)) return undefined
  const front = groups.weekday === undefined ? '' : `${weekdays[readWeekday(groups.weekday)]}, `
  const year = groups.year === undefined ? '' : `, ${groups.year}`
  // A year gets a comma after it, unless the sentence or another mark follows.
  const closing =
    front + year !== '' && /^ (?!to )[\p{L}\d]/u.test(input.slice(index + found.length)) ? ',' : ''
  return `${front}${apMonths[at - 1]} ${of}${year}${closing}`
}

/** Whether the figure counts something else. */
function isOther(read: RegExpExecArray): boolean {
  const { index, input, groups = {} } = read
  const [found] = read
  if (/^\D*\d+(?:st|nd|rd|th)? (?:of )?\p{L}/u.test(found)) return isEdition(read)
  const [before, after] = [input.slice(Math.max(0, index - 12), index), input.slice(index + found.length)]
  const isVerb = groups.weekday === undefined && isVerbBeforeFigure(groups.month ?? '', before, after)
  return isVerb || countsBehindMonth(before, after)
}
