// Reads hours in words: "half past eight in the morning", "a quarter to seven", "one minute past midnight", "0700 hrs".
import { anyCase } from '#domain/language/any-case.ts'
import { readNumberWords } from './number-words.ts'

export const hourWords = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
export const partOfDay = 'in the (?:morning|forenoon|afternoon|evening)|at night'

const hour = `(?:${anyCase(hourWords)}|1?\\d)`
const minutes = anyCase('one|two|three|five|ten|fifteen|twenty(?:[- ]five)?')
const part = anyCase('quarter|half')
const half = `(?: o[’']?clock)?(?: (?:${partOfDay})| ?[AaPp]\\.?[Mm]\\b\\.?)`
/** "Ten to seven" may be any range; with a part of the day it is an hour. */
const past = `(?:(?:a )?(?:${part})|(?:${minutes}|[1-5]?\\d)(?: minutes?)?) past (?:${anyCase('noon|midnight')}|${hour})(?:${half})?`
const to = `(?:a )?${anyCase('quarter')} to ${hour}(?![\\d%-])(?:${half})?|(?:${minutes})(?: minutes)? to ${hour}${half}`
/** Four digits that are called an hour. */
const military =
  '(?:[01]\\d|2[0-3])[0-5]\\d(?= ?(?:[Hh]|[Hh]rs?|HRS?|[Hh]ours)(?![\\p{L}\\d])| (?:GMT|UTC|BST|CES?T|[ECMP][SD]?T)(?!\\p{L}))(?: ?(?:[Hh]ours|[Hh]rs?|HRS?|[Hh])(?!\\p{L}))?'

/** The source of a pattern for an hour in words. */
export const saidClock = `(?:${past}|${to}|${military})`

const said = new RegExp(
  `(?<![\\p{L}\\d.,:-])(?:(?<minutes>(?:a )?(?:${part})|(?:${minutes}|[1-5]?\\d)(?: minutes?)?) (?<side>past|to) (?<hour>${anyCase('noon|midnight')}|${hour})(?:${half})?|${military})(?![\\p{L}\\d])`,
  'gu',
)

/** The words with hours in figures, if the part of the day is given; otherwise it may be morning or evening. */
export const clockInFigures = (words: string): string =>
  words.replaceAll(said, (found: string, ...all) => {
    const groups = all.at(-1) as Readonly<Partial<Record<string, string>>>
    return groups.side === undefined ? found.replace(/^(\d\d)(\d\d)\D*$/u, '$1:$2') : writeSaid(found, groups)
  })

function writeSaid(found: string, groups: Readonly<Partial<Record<string, string>>>): string {
  const { hour: told = '', side, minutes: away = '' } = groups
  const isMorning = readHalf(found)
  const at = /noon|midnight/iu.test(told) ? 12 : readFigure(told)
  const minutes = readMinutes(away)
  if (isMorning === undefined || minutes === undefined || at < 1 || at > 12) return found
  const [hourAt, minute] = side === 'past' ? [at, minutes] : [at === 1 ? 12 : at - 1, 60 - minutes]
  return `${hourAt}:${String(minute).padStart(2, '0')} ${isMorning ? 'a.m.' : 'p.m.'}`
}

/** Whether it is before noon; undefined if the words don't tell. */
function readHalf(words: string): boolean | undefined {
  if (/midnight|morning|forenoon|\ba\.?m\b/iu.test(words)) return true
  return /noon|evening|night|\bp\.?m\b/iu.test(words) ? false : undefined
}

function readMinutes(words: string): number | undefined {
  if (/half/iu.test(words)) return 30
  if (/quarter/iu.test(words)) return 15
  const minutes = readFigure(words.replace(/ minutes?$/u, ''))
  return minutes > 0 && minutes < 60 ? minutes : undefined
}

const readFigure = (words: string): number =>
  /\d/.test(words) ? Number(words) : (readNumberWords(words.toLowerCase()) ?? 0)
