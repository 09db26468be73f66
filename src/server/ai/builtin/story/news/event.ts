// Reads an event from the notes: its name, day, hour and place.
import { findVerb } from '#server/ai/builtin/story/clauses/clauses.ts'
import { isClean } from '#server/ai/builtin/story/clauses/printable-words.ts'
import { type Story, shortName } from '#server/ai/builtin/story/story.ts'
import { dropStop } from '#server/ai/builtin/text/joining.ts'
import { dayPattern, hourPattern } from './days.ts'
import type { Found, NewsLine } from './read-news.ts'

export function readEvent(lines: readonly NewsLine[], story: Story): Found[] {
  const event = findEvent(lines, story)
  const time = findTime(lines, event)
  if (event === undefined || time === undefined) return []
  const venue = findVenue(lines, time)
  const own = shortName(story.company)
  // A festival that is itself the company is not "held" by it.
  const isOwn = own !== undefined && event.text.replace(/^the /iu, '').startsWith(own)
  return [
    { slot: isOwn ? 'itself' : 'occasion', value: event.text, unit: event.line.unit },
    { slot: 'time', value: time.text, unit: time.line.unit },
    ...(venue === undefined ? [] : [{ slot: 'spot', value: venue.text, unit: venue.line.unit } as const]),
  ]
}

interface Read {
  text: string
  line: NewsLine
}

const nameLabel =
  /^(?:(?:the )?(?:event|webinar|conference|festival|concert|exhibition|show|race|match|name|title)(?: (?:name|title))?|(?:name|title) of (?:it|(?:the )?(?:event|day|evening|exhibition|show|festival|webinar|thing))|what)$/iu
const timeLabel =
  /^(?:when|dates?|day|time|dates? (?:\/|\+|&|and) ?(?:time|hour)s?|day (?:\/|\+|&|and) ?(?:time|hour)s?|opening(?: date)?|opens)$/iu
const placeLabel = /^(?:where|venue|place|location|address)$/iu

/** A label with signs that the sorter takes for no label: "Day + hour: …". */
const ownLabel = /^(?<label>\p{L}[\p{L} /+&]{1,24}): (?<rest>\S.*)$/u

function labelOf({ text, label }: NewsLine): { label?: string; value: string } {
  if (label !== undefined) return { label: label.trim(), value: text }
  const { label: own, rest } = ownLabel.exec(text)?.groups ?? {}
  return own === undefined || rest === undefined ? { value: text } : { label: own.trim(), value: rest }
}

const noun =
  '(?:Walk|Run|Race|Day|Days|Night|Week|Weekend|Festival|Fair|Forum|Expo|Supper|Dinner|Concert|Conference|Summit|Relay|Dash|Swim|Market|Show|Gala|Parade|Ride|Cup|Derby|Tournament|Exhibition|Open House|Workshop|Webinar|Symposium|Ball|Hackathon|Marathon|Picnic|Regatta|10K|5K)'
const heading = new RegExp(
  `^(?:the )?(?<event>(?:\\d{1,3}(?:st|nd|rd|th) )?(?:annual )?(?:\\p{Lu}[\\p{L}’'-]* (?:(?:&|of|and|the) )?){1,6}?${noun}(?: 10K| 5K)?(?! \\p{Lu}))(?=,| is (?:back|on)| returns| takes place|$)`,
  'u',
)

/** The event's name from a label, or from the start of the line about it. */
function findEvent(lines: readonly NewsLine[], { company }: Story): Read | undefined {
  const labeled = lines.flatMap((line): Read[] => {
    const { label, value } = labelOf(line)
    const text =
      label !== undefined && nameLabel.test(label)
        ? (shapeTitle(label, value) ?? shapeName(value))
        : undefined
    return text === undefined ? [] : [{ text, line }]
  })
  if (labeled.length > 0) return labeled[0]
  const own = shortName(company)
  const named = lines.flatMap((line): Read[] => {
    const event = heading.exec(withoutHost(line.text, own))?.groups?.event
    return event === undefined || event === own ? [] : [{ text: event, line }]
  })
  return new Set(named.map(({ text }) => text)).size === 1 ? named[0] : undefined
}

/** The text without the host before the name: "It's Harbor House, the Soup & Strings Supper, Saturday, Oct. 24". */
function withoutHost(text: string, own: string | undefined): string {
  const bare = text.replace(/^(?:it|this|that)(?:[’']s| is) /iu, '')
  const isHeld = own !== undefined && bare.replace(/^the /iu, '').startsWith(own)
  return isHeld
    ? bare
        .slice(bare.indexOf(own) + own.length)
        .replace(/^(?:[’']s?|,| [–—-]|:)? (?:(?:is|are) (?:holding|hosting) )?/u, '')
    : bare
}

const longestName = 60
const kindOf = /^(?:the )?(?<kind>exhibition|show|festival|concert|conference|webinar)\b/iu

/** A title with its kind from the label: "Exhibition title: “Open Late: Neon on the Coast Road”". */
function shapeTitle(label: string, value: string): string | undefined {
  const kind = kindOf.exec(label)?.groups?.kind
  const title = /^[“"](?<title>[^“”"]{3,90})[”"]\.?$/u.exec(value)?.groups?.title
  return kind === undefined || title === undefined ? undefined : `the ${kind.toLowerCase()} “${title}”`
}

/** The name up to the comma: "Noč popravil / Repair Night, first time". */
function shapeName(value: string): string | undefined {
  const name = dropStop(value.split(/, | – | \(/)[0] ?? '').trim()
  if (name.length < 3 || name.length > longestName || !isClean(name) || findVerb(name) !== undefined)
    return undefined
  return /[:;]/u.test(name) ? undefined : name
}

const day = new RegExp(`^(?:on )?(?<day>${dayPattern})(?<rest>.*)$`, 'u')
const dayWithin = new RegExp(`(?<![\\p{L}\\d])(?<day>${dayPattern})(?<rest>.*)$`, 'u')
const hours = new RegExp(`^,? (?:(?:start(?:s|ing)?|kick-?off|from|at) )?(?<hours>${hourPattern})`, 'u')

/** The day from a label, from the line that names the event, or from the next line that is only a day. */
function findTime(
  lines: readonly NewsLine[],
  event: Read | undefined,
): (Read & { rest: string }) | undefined {
  const labeled = lines.find((line) => timeLabel.test(labelOf(line).label ?? ''))
  const at = event === undefined ? -1 : lines.indexOf(event.line)
  const beside = [labeled, event?.line, ...lines.slice(at + 1, at + 3)]
  for (const line of beside) {
    if (line === undefined) continue
    const { value, label } = labelOf(line)
    const found = (line === event?.line && label === undefined ? dayWithin : day).exec(value)?.groups
    if (found?.day === undefined) continue
    const rest = found.rest ?? ''
    const hour = hours.exec(rest)
    const text = writeTime(found.day.replace(/,$/, ''), hour?.groups?.hours)
    return { text, line, rest: rest.slice(hour?.[0].length ?? 0) }
  }
  return undefined
}

const weekday = /^\p{Lu}\p{Ll}+day,? (?=.* (?:to|and|through) |.*[-–])/u

const anyWeekday = /(?<!\p{L})\p{Lu}\p{Ll}+day,? /gu

/** The time as "on Saturday, Dec. 5, from 5 p.m. to 10 p.m."; several days have neither weekday nor "on". */
function writeTime(given: string, hour: string | undefined): string {
  const days = weekday.test(given)
    ? given.replaceAll(anyWeekday, '').replace(/,(?= (?:to|and|through|thru) )/u, '')
    : given
  const on = / (?:to|through) |[-–]/u.test(days) ? days : `on ${days}`
  const time = hour
    ?.replace(/^(?:from|at) /u, '')
    .replaceAll(/(?<![\d:])(?<hour>\d{1,2})h\b/gu, (_, given: string) => writeHour(Number(given)))
    .replace(/ ?(?:–|-|till?|until) ?/u, ' to ')
  if (time === undefined) return on
  return `${on}, ${/ (?:to|and) /u.test(time) ? 'from' : 'at'} ${time}`
}

/** "16h" is 4 p.m. */
function writeHour(hour: number): string {
  if (hour === 12) return 'noon'
  return hour > 12 ? `${hour - 12} p.m.` : `${hour} a.m.`
}

const placed =
  /^,? (?:daily,? )?(?:start(?:s|ing)? and finish(?:es)? )?(?<venue>(?:at|in) (?:the )?\p{L}[^.;]{3,80})$/u
const mostWords = 14

/** The venue from a label, or from the words after the day. */
function findVenue(lines: readonly NewsLine[], time: Read & { rest: string }): Read | undefined {
  const labeled = lines.find((line) => placeLabel.test(labelOf(line).label ?? ''))
  if (labeled !== undefined) return asVenue(labelOf(labeled).value, labeled)
  const behind = placed.exec(time.rest)?.groups?.venue
  if (behind !== undefined) return findVerb(behind) === undefined ? asVenue(behind, time.line) : undefined
  const next = lines[lines.indexOf(time.line) + 1]
  const isPlace =
    next !== undefined &&
    next.label === undefined &&
    (site.test(next.text) || ownVenue.test(next.text)) &&
    findVerb(next.text) === undefined
  return isPlace
    ? asVenue(next.text.replace(/^(?<where>in|at) the company[’']s /u, '$<where> its '), next)
    : undefined
}

/** A line that is only a place: "Public Works yard, 400 Depot Street". */
const site =
  /^(?:the )?\p{Lu}[\p{L}\d ’'&-]{2,40}\b(?:[Yy]ard|[Hh]all|[Pp]ark|[Ss]quare|[Cc]ent(?:re|er)|[Cc]hurch|[Ss]chool|[Ll]ibrary|[Mm]useum|[Tt]heat(?:re|er)|[Gg]round|[Tt]railhead|[Ss]treet|[Pp]ier|[Ss]tation|[Mm]arket|[Gg]reen|[Aa]rena|[Ss]tadium|[Hh]otel)(?:,|$)/u

/** "in our own hall, 318 Lantern Row" */
const ownVenue =
  /^(?:in|at) (?:the company[’']s|its|our|the) (?:own |new |old )?\p{Ll}{3,}(?: \p{Ll}{3,})?(?:,|$)/u

function asVenue(given: string, line: NewsLine): Read | undefined {
  const text = dropStop(given.split(/; | \(|, (?=\p{Ll}+ (?:will|is|are) )/u)[0] ?? '').trim()
  if (text.split(' ').length > mostWords || !isClean(text)) return undefined
  if (/^(?:at|in|on) /u.test(text)) return { text, line }
  return {
    text: /^\p{Ll}/u.test(text) && !/^(?:the|an?) /u.test(text) ? `at the ${text}` : `at ${text}`,
    line,
  }
}
