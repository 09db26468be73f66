// Reads times of day: 9 a.m., 9:30 PM ET, 9.30am, 14:30, 9-11 a.m., noon.
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import type { Claims } from '#domain/language/claims.ts'
import type { ReadFact } from '#domain/language/fact.ts'
import { findMatchesWith } from '#domain/language/matches.ts'

const zonePattern =
  '(?:[ \\u00a0]?(?<zone>(?:E|C|M|P)(?:S|D)?T|GMT|UTC|BST|CES?T|MES?Z|(?:Eastern|Central|Mountain|Pacific)(?: (?:Standard |Daylight )?[Tt]ime)?)\\b)?'
const clockPattern = new RegExp(
  `(?<![\\d.,:$])(?:(?<hour1>\\d{1,2})(?:[:.](?<minute1>[0-5]\\d))?[ \\u00a0]?(?:(?<half1>[ap])\\.?m\\b\\.?[ \\u00a0]?)?(?:-|–|to |until )[ \\u00a0]?)?(?<hour>\\d{1,2})(?:[:.](?<minute>[0-5]\\d))?[ \\u00a0]?(?<half>[ap])(?:\\.[ \\u00a0]?m\\.|m\\b\\.?)${zonePattern}`,
  'iy',
)
const dayPattern = new RegExp(
  `(?<![\\d.,:$])(?<hour>[01]?\\d|2[0-3]):(?<minute>[0-5]\\d)(?![\\d:])${zonePattern}`,
  'y',
)
const spokenPattern =
  /(?<![\d.,:$])(?<hour>\d{1,2})(?::(?<minute>[0-5]\d))?(?: o[’']clock)? (?:in the (?<part>morning|afternoon|evening)|at night)\b/iy
/** Hours as many countries write them: '7 h', '20 h 15', '10 hs'. Only after a date or a word of time, since it may be a duration. */
const hourPattern =
  /(?<=, |\b(?:at|until|till|from|before|to|um|à) |\d ?[–-] ?)(?<hour>[01]?\d|2[0-3]) ?h(?:rs?|s)?(?: ?(?<minute>[0-5]\d))?(?![\p{L}\d])/iuy
/** An hour with a period right after a day: '15 February, 09.00'. */
const dottedPattern = new RegExp(
  `(?:(?<=(?:${weekdayPattern()}|${monthPattern()}|20\\d\\d),? )|(?<![\\d.,:$€£])(?=[012]?\\d\\.[0-5]\\d,? (?:(?:${weekdayPattern()})(?!\\p{L})|\\d{1,2} (?:${monthPattern()})(?!\\p{L}))))(?<hour>[01]?\\d|2[0-3])\\.(?<minute>[0-5]\\d)(?![\\d%.]\\d| ?(?:%|million|billion|per|[€$£]))${zonePattern}`,
  'iuy',
)
const namedPattern = new RegExp(`\\b(?:12[ \\u00a0])?(?<name>noon|midnight)\\b${zonePattern}`, 'gi')

/** A sign that every time of each kind contains, for a quick test. */
const signs = {
  clock: /\d[ \u00a0]?[ap]\.?[ \u00a0]?m/i,
  spoken: /morning|afternoon|evening|night/i,
  named: /noon|midnight/i,
  day: /\d:\d/,
  hour: /\d ?h/iu,
  dotted: /\d\.\d/,
}

/** Reads all times and takes their places. */
export function readTimes(text: string, claims: Claims): ReadFact[] {
  const facts: ReadFact[] = []
  const add = (match: RegExpExecArray, minutes: readonly number[]) => {
    // If the time ends the sentence, 'a.m.' keeps its period and '9 AM.' doesn't.
    const written = match[0].replace(/([ap]m)\.$/i, '$1')
    const [from, to] = [match.index, match.index + written.length]
    if (!claims.isFree(from, to)) return
    claims.take(from, to)
    const zone = match.groups?.zone
    const needs = [
      ...minutes.map((minute) => `time:${minute}`),
      ...(zone === undefined ? [] : [`zone:${readZone(zone)}`]),
    ]
    facts.push({ kind: 'time', text: written, from, to, key: needs.join(' '), needs, gives: needs })
  }
  for (const match of findMatchesWith(text, signs.clock, clockPattern, claims.figures)) addClock(match, add)
  for (const match of findMatchesWith(text, signs.spoken, spokenPattern, claims.figures)) {
    const { hour, minute, part } = match.groups ?? {}
    const time = toMinutes(hour, minute, part?.toLowerCase() === 'morning' ? 'a' : 'p')
    if (time !== undefined) add(match, [time])
  }
  for (const match of findMatchesWith(text, signs.named, namedPattern)) {
    add(match, [match.groups?.name?.toLowerCase() === 'noon' ? 720 : 0])
  }
  const whole = [
    ...findMatchesWith(text, signs.day, dayPattern, claims.figures),
    ...findMatchesWith(text, signs.hour, hourPattern, claims.figures),
    ...findMatchesWith(text, signs.dotted, dottedPattern, claims.figures),
  ]
  for (const match of whole) add(match, [Number(match.groups?.hour) * 60 + Number(match.groups?.minute ?? 0)])
  return facts
}

function addClock(match: RegExpExecArray, add: (match: RegExpExecArray, minutes: number[]) => void): void {
  const { hour1, minute1, half1, hour, minute, half } = match.groups ?? {}
  const end = toMinutes(hour, minute, half)
  const start = hour1 === undefined ? undefined : toMinutes(hour1, minute1, half1 ?? half)
  if (end !== undefined) add(match, start === undefined ? [end] : [start, end])
}

function toMinutes(hour = '', minute = '0', half = ''): number | undefined {
  const onDial = Number(hour)
  if (onDial < 1 || onDial > 12) return undefined
  return ((onDial % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + Number(minute)
}

/** The zone in the form of newsrooms: ET for 'EST', 'EDT' and 'Eastern time', CET for German 'MEZ'. */
function readZone(zone: string): string {
  const word = zone.toLowerCase()
  if (/^(?:ces?t|mes?z)$/.test(word)) return 'cet'
  return /^[ecmp]/.test(word) && word !== 'cet' ? `${word[0]}t` : word
}
