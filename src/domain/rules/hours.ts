// Hours as AP writes them, and as British newsrooms do. Rule DTE-05.

import { readNumberWords } from '#domain/language/numbers/number-words.ts'
import { figures, Trigger } from '#domain/rules/release/triggers.ts'
import { findAll, toRuleMatch } from './paragraph-matches.ts'
import { readDateline } from './release/dateline.ts'
import type { Paragraph } from './release/paragraph.ts'
import { type Rule, type RuleMatch, textRoles } from './rule.ts'

const hourPattern =
  /\b(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?[ \u00a0]?(?<half>[AaPp])\.?[ \u00a0]?[Mm](?!\p{L})(?:\.(?=\s?[\p{Ll}\d,;:)—–]|\s[ECMP][SD]?T\b|\s(?:GMT|UTC|CET)\b|$)|\.(?=[^\s]))?/gu
const namedHour = /\b12(?:[:.]00)?[ \u00a0]?(?<name>noon|midnight)(?![\p{L}-])/giu
/** '8 o’clock in the morning'. */
const clockHour =
  /\b(?<hour>\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) ?o[’']clock(?: (?<part>in the morning|in the afternoon|in the evening|at night))?|\b(?<hour2>\d{1,2}):(?<minute>\d\d) (?<part2>in the morning|in the afternoon|in the evening|at night)/gi
/** Times on a 24-hour clock: '19:30' and '1930 hours'. */
const dayHour =
  /(?<=\b(?:at|from|until|till|by|to|before|after|around) )(?<hour>1[3-9]|2[0-3]):(?<minute>[0-5]\d)(?![\d:])(?: (?:hours|hrs|h)\b)?|(?<=\b(?:at|from|until|till|by|to|before|after|around) )(?<hour2>[01]\d|2[0-3])(?<minute2>[0-5]\d) (?:hours|hrs)\b/g
/** '6 p.m. in the evening', with the period after it, which 'p.m.' then shares. */
const saidTwice =
  /(?<=\b\d{1,2}(?::\d\d)? [ap]\.m\.) (?:in the (?:morning|afternoon|evening)|at night)\b(?:\.(?!\S))?/g
const openSpan = /\b(?<hour>\d{1,2}):00(?= ?(?:-|–|to|until) ?\d{1,2}(?::\d\d)? ?[ap]\.?m)/gi
/** 'from 9:00-11:00 AM': 'from' asks for 'to'. */
const fromSpan =
  /(?<=\bfrom )(?<hour>\d{1,2})(?<minute>:\d\d)?(?: ?(?<half>[ap])\.?m\.?)? ?[-–] ?(?=\d{1,2}(?::\d\d)? ?(?:[ap]\.?m|noon|midnight))/gi

export const hourRules: readonly Rule[] = [
  {
    id: 'DTE-05',
    severity: 'warning',
    title: 'Write times as 9 a.m., 9:30 p.m. or noon',
    reason: 'AP uses lowercase with periods, drops :00, and writes noon and midnight.',
    british: {
      title: 'Write times as 9am, 9.30pm or noon',
      reason: 'British newsrooms write am and pm without spaces or full stops, and drop :00.',
    },
    roles: textRoles,
    check: (paragraph, _role, { profile }) =>
      profile === 'british'
        ? [
            ...findNamedHours(paragraph),
            ...findInText(paragraph, hourPattern).flatMap((match) => matchBritishHour(paragraph, match)),
          ]
        : findHours(paragraph),
  },
]

const hourWords = new Trigger(
  /^(?:noon|midnight|o'clock|[ap]m?|[ap]\.m|\d.*[ap]\.?m|1[3-9]|2[0-3]|00)$|\d[:.]\d|^(?:[01]\d|2[0-3])[0-5]\d$/,
)

function findHours(paragraph: Paragraph): RuleMatch[] {
  if (!paragraph.has(hourWords)) return []
  const spans = findInText(paragraph, fromSpan)
  return [
    ...findNamedHours(paragraph),
    ...spans.map(matchFromSpan),
    ...findInText(paragraph, openSpan)
      .filter(({ index }) => !spans.some((span) => span.index === index))
      .map((match) => toRuleMatch(match, match.groups?.hour ?? '')),
    ...findInText(paragraph, clockHour).map(matchClock),
    ...findInText(paragraph, dayHour).map(matchDayHour),
    ...findInText(paragraph, saidTwice).map((match) =>
      toRuleMatch(match, '', 'a.m. and p.m. already give the time of day'),
    ),
    ...findInText(paragraph, hourPattern)
      .filter(({ index }) => !spans.some((span) => span.index === index))
      .flatMap(matchHour),
  ]
}

/** 'noon' for '12 noon'. */
function findNamedHours(paragraph: Paragraph): RuleMatch[] {
  return findInText(paragraph, namedHour).map((match) =>
    toRuleMatch(match, (match.groups?.name ?? '').toLowerCase()),
  )
}

/** 'from 9 to 11 a.m.' for 'from 9:00-11:00 AM'. */
function matchFromSpan(match: RegExpExecArray): RuleMatch {
  const { hour = '', minute = '', half } = match.groups ?? {}
  const time = `${hour}${minute === ':00' ? '' : minute}`
  return toRuleMatch(match, `${time}${half === undefined ? '' : ` ${half.toLowerCase()}.m.`} to `)
}

/** '10am' for '10:00 AM'. '10.30am' and '10:30am' are both in use. */
function matchBritishHour(paragraph: Paragraph, match: RegExpExecArray): RuleMatch[] {
  const { hour = '', minute = '00', half = '' } = match.groups ?? {}
  const written = match[0].replace(/\.$/, '')
  if (Number(hour) > 12 || (/^[\d:.]+[ap]m$/.test(written) && !/[:.]00/.test(written))) return []
  const time = `${hour}${minute === '00' ? '' : `.${minute}`}${half.toLowerCase()}m`
  const end = match.index + written.length
  const to = end + (paragraph.text[end] === '.' ? 1 : 0)
  const endsSentence = paragraph.sentences[paragraph.sentenceAt(match.index)]?.to === to
  const fix = endsSentence && to > end ? `${time}.` : time
  return paragraph.text.slice(match.index, to) === fix
    ? []
    : [{ from: match.index, to, fix, message: `Write “${time}”` }]
}

/** Matches after the dateline, which has its own rules. */
function findInText(paragraph: Paragraph, pattern: RegExp): RegExpExecArray[] {
  if (pattern !== clockHour && !paragraph.has(figures)) return []
  const start = paragraph.recall(readDateline)?.end ?? 0
  return findAll(paragraph, pattern).filter(({ index }) => index >= start)
}

/** Without 'morning' or 'evening' only the writer knows which hour is meant. */
function matchClock(match: RegExpExecArray): RuleMatch {
  const { hour, hour2 = '', minute = '00', part: one, part2 } = match.groups ?? {}
  const [written, part] = [(hour ?? hour2).toLowerCase(), one ?? part2]
  const value = /^\d/.test(written) ? Number(written) : readNumberWords(written)
  if (part === undefined || value === undefined) return toRuleMatch(match)
  return toRuleMatch(match, writeHour(value, minute, /morning/i.test(part) ? 'a' : 'p'))
}

function matchDayHour(match: RegExpExecArray): RuleMatch {
  const { hour, minute, hour2 = '', minute2 = '00' } = match.groups ?? {}
  const value = Number(hour ?? hour2)
  const text = writeHour(value % 12 || 12, minute ?? minute2, value < 12 ? 'a' : 'p')
  return toRuleMatch(match, settleStop(text, match[0], match.input[match.index + match[0].length]))
}

function matchHour(match: RegExpExecArray): RuleMatch[] {
  const { hour = '', minute = '00', half = '' } = match.groups ?? {}
  if (Number(hour) < 1 || Number(hour) > 12) return []
  const written = match[0]
  const after = match.input[match.index + written.length]
  const text = writeHour(Number(hour), minute, half.toLowerCase())
  const fix = settleStop(text, written, after)
  return written.replace('\u00a0', ' ') === fix ? [] : [toRuleMatch(match, fix)]
}

/** The period of 'a.m.' may also end the sentence. */
function settleStop(text: string, written: string, after: string | undefined): string {
  if (after === '.') return text.replace(/\.$/, '')
  return after === undefined && written.endsWith('.') && !text.endsWith('.') ? `${text}.` : text
}

function writeHour(hour: number, minute: string, half: string): string {
  if (hour === 12 && minute === '00') return half === 'p' ? 'noon' : 'midnight'
  return `${hour}${minute === '00' ? '' : `:${minute}`} ${half}.m.`
}
