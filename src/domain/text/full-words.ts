// Abbreviations that nobody prints, as the words they stand for: "24 hrs", "$40/mo", "Tue–Sat 9–5". Only where one reading is possible;
// everything else stays as it was typed.
import { monthPattern, readWeekday, weekdayPattern } from '#domain/language/calendar-words.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { capitalize, postalCodes, readState } from '#domain/language/states.ts'
import { weekdays } from '#domain/time/weekdays.ts'

/** Everywhere one word and nothing else. */
const words: Readonly<Record<string, string>> = {
  "add'l": 'additional',
  addl: 'additional',
  appt: 'appointment',
  appts: 'appointments',
  asap: 'as soon as possible',
  avg: 'average',
  asst: 'assistant',
  'b/c': 'because',
  comms: 'communications',
  emps: 'employees',
  equip: 'equipment',
  biz: 'business',
  bldg: 'building',
  dept: 'department',
  depts: 'departments',
  "gov't": 'government',
  govt: 'government',
  intl: 'international',
  "int'l": 'international',
  mgmt: 'management',
  mgr: 'manager',
  natl: 'national',
  "nat'l": 'national',
  ppl: 'people',
  qty: 'quantity',
  thru: 'through',
  tix: 'tickets',
  univ: 'university',
  wknd: 'weekend',
  wknds: 'weekends',
}

/** After a figure only: "min" alone may be the least, "mi" a note, "hr" a department. */
const measures: Readonly<Record<string, readonly [one: string, many: string]>> = {
  gal: ['gallon', 'gallons'],
  hr: ['hour', 'hours'],
  mi: ['mile', 'miles'],
  min: ['minute', 'minutes'],
  mo: ['month', 'months'],
  sec: ['second', 'seconds'],
  wk: ['week', 'weeks'],
  yr: ['year', 'years'],
}

/** What a price or a count is for: "$40/mo", "900 pans/week". */
const periods: Readonly<Record<string, string>> = {
  ea: 'each',
  hr: 'hour',
  min: 'minute',
  mo: 'month',
  mth: 'month',
  pp: 'person',
  ppl: 'person',
  wk: 'week',
  yr: 'year',
}
const time = /^(?:second|minute|hour|night|day|week|month|quarter|season|year)$/

/** A stop that belongs to the abbreviation; at the end of a sentence it stays. */
const stop = '(?:\\.(?=,| [\\p{Ll}\\d]))?'
const wordPattern = new RegExp(
  `(?<![\\p{L}\\p{N}@./_-])(?:${Object.keys(words).join('|')})(?![\\p{L}\\p{N}@/_’'-]|\\.\\p{L})${stop}`,
  'giu',
)
const measurePattern = new RegExp(
  `(?<figure>(?<![\\d.,$€£])\\d[\\d.,]*)(?<join> ?|-)(?<unit>${Object.keys(measures).join('|')})(?<many>s?)\\b(?![’'/-])${stop}(?! (?:order|purchase|bid|spend|deposit|age|stay|donation|size)\\b)(?<next> \\p{Ll}+)?`,
  'gu',
)
const ratePattern = new RegExp(
  `(?<amount>[$€£]\\d[\\d.,]*[kKmM]?|(?<![\\d.,])\\d[\\d.,]*[kKmM]? \\p{Ll}[\\p{Ll}-]{2,}) ?/ ?(?<per>\\p{Ll}\\p{L}*)(?![\\p{L}/-])${stop}`,
  'gu',
)

/** "miles of trail/yr": the same after a word; "per day/week" gives a choice. */
const wordRate = new RegExp(
  `(?<=\\p{Ll}{3})(?<!(?:second|minute|hour|night|day|week|month|quarter|season|year)s?)/(?<per>${Object.keys(periods).join('|')}|day|week|month|year)(?![\\p{L}\\d/-])${stop}`,
  'gu',
)
/** "1x/wk", "3x per week" */
const times =
  /(?<![\d.,])(?<count>\d{1,2})x ?(?:\/|per |an? ) ?(?<per>hr|wk|mo|yr|hour|day|week|month|year)(?![\p{L}\d/-])/gu
const often: Readonly<Record<string, string>> = { '1': 'once', '2': 'twice' }

const inTime = (per: string): string => `${per === 'hour' ? 'an' : 'a'} ${per}`

function fullTimes(_: string, count: string, per: string): string {
  return `${often[count] ?? `${count} times`} ${inTime(periods[per] ?? per)}`
}

/** "PA, MD, DE", "MN & WI": codes beside each other are states. */
const code = [...postalCodes].join('|')
const states = new RegExp(
  `(?<![\\p{L}\\d])(?:${code})(?:(?:, | & | and |/|, & |, and )(?:${code}))+(?![\\p{L}\\d])`,
  'gu',
)
const fullStates = (found: string): string =>
  found
    .replaceAll(/ & |, & |\//g, ' and ')
    .replaceAll(/\p{Lu}{2}/gu, (each) => capitalize(readState(each) ?? each))

/** "Aug 3 - Aug 28" lasts from one day to the other. */
const date = `(?:${monthPattern()})\\.? \\d{1,2}`
const span = new RegExp(`(?<lead>\\b(?:between|from) )?(?<!\\d)(?<first>${date}) ?[-–—] ?(?=${date})`, 'giu')
function fullSpan(_: string, lead = '', first = ''): string {
  const joint = /between/i.test(lead) ? 'and' : lead === '' ? 'through' : 'to'
  return `${lead}${first} ${joint} `
}

function fullWord(found: string): string {
  const key = found.toLowerCase().replace(/\.$/, '').replace('’', "'")
  const full = words[key] ?? found
  // A stop after it was the abbreviation's.
  return /^\p{Lu}/u.test(found) ? full.charAt(0).toUpperCase() + full.slice(1) : full
}

const small =
  /^ (?:a|an|the|and|or|to|from|in|on|at|of|for|by|per|with|away|long|later|ago|free|after|before|until|till|each|every|total|daily|wide|apart|out|off|up|down|north|south|east|west|than|as|but|if|then|now|so|plus|about|over|is|are|was|were)$/

/** "24 hr care" is 24-hour care, "24 hrs from now" is 24 hours. */
function fullMeasure(_: string, ...rest: unknown[]): string {
  const found = rest.at(-1) as Record<string, string | undefined>
  const { figure = '', join = '', unit = '', next = '' } = found
  const [one, many] = measures[unit] ?? ['', '']
  const isMany = found.many === 's'
  const describes = join === '-' || (!isMany && next !== '' && !small.test(next) && !/(?:ly|ing)$/.test(next))
  if (describes) return `${figure}-${one}${next}`
  return `${figure} ${figure === '1' && !isMany ? one : many}${next}`
}

/** A rate is "a month" in time, and "per" whatever else it is for. */
function fullRate(all: string, ...rest: unknown[]): string {
  const { amount = '', per = '' } = rest.at(-1) as Record<string, string | undefined>
  const unit = periods[per] ?? per
  const isMoney = /^[$€£]/.test(amount)
  if (unit === 'each' && isMoney) return `${amount} each`
  if (time.test(unit)) return `${amount} ${inTime(unit)}`
  return isMoney && unit.length > 2 ? `${amount} per ${unit}` : all
}

const day = `(?:${weekdayPattern()})`
const between = '(?: ?[-–—/&+] ?| (?:to|thru|through|till?|and) )'
/** "Tue–Sat", "Sun/Mon": a day beside a day is a day. */
const dayPair = new RegExp(
  `(?<![\\p{L}-])(?<from>${day})s?\\.?(?<sign>${between})(?<to>${day})(?<many>s?)\\b${stop}`,
  'gu',
)
/** So is one that a shop is open on; "Sat" and "Sun" are words and newspapers elsewhere, and Mons is a city beside other names. */
const oneDay = new RegExp(
  `(?:(?<=\\b(?:[Oo]pen|[Cc]losed|[Ee]very|[Ee]ach|on|except|until|till|by|next|last|from|through|and|or),? )(?<on>Sun|Sat)|(?<=\\p{Ll},? )(?<inside>Mon|Tues|Tue|Weds|Wed|Thurs|Thur|Thu|Fri)|(?<![\\p{L}-])(?<timed>Mon|Tues|Tue|Weds|Wed|Thurs|Thur|Thu|Fri|Sat|Sun)(?=s? (?:\\d{1,2}(?::\\d\\d)? ?(?:[ap]\\.?m\\b|[-–—] ?\\d)|(?:night|morning|evening|afternoon|noon|midnight)s?\\b)))(?<many>s?)\\b(?![-–—/’']| \\p{Lu}|, (?!${day}|\\p{Lu}\\p{Ll}+\\.? \\d)\\p{Lu}|\\. \\p{Lu})${stop}`,
  'gu',
)
const hours = new RegExp(
  `(?<=(?:${weekdays.join('|')})s?,? |(?:[Oo]pen|[Hh]ours:?|[Dd]aily|[Ww]eekdays|[Ww]eekends),? )(?<from>\\d{1,2}(?::\\d\\d)?|noon) ?(?<one>[ap])?m? ?[-–—] ?(?<to>\\d{1,2}(?::\\d\\d)?|midnight|noon) ?(?<other>[ap]m?)?(?![\\p{L}\\d.:-]|[.,]\\d)`,
  'gu',
)

const nameOf = (word: string): string => weekdays[readWeekday(word)] ?? word

function fullDays(_: string, ...rest: unknown[]): string {
  const { from = '', to = '', sign = '', many = '' } = rest.at(-1) as Record<string, string | undefined>
  const joint = /[/&+]|and/.test(sign) ? 'and' : /to/.test(sign) ? 'to' : 'through'
  return `${nameOf(from)}${many} ${joint} ${nameOf(to)}${many}`
}

function fullDay(_: string, ...rest: unknown[]): string {
  const { on, inside, timed, many = '' } = rest.at(-1) as Record<string, string | undefined>
  return `${nameOf(on ?? inside ?? timed ?? '')}${many}`
}

/** What is before noon and what after is not said of "9–5", and is not guessed. */
function fullHours(_: string, ...rest: unknown[]): string {
  const { from, one, to, other } = rest.at(-1) as Record<string, string | undefined>
  const half = (sign: string | undefined): string => (sign === undefined ? '' : ` ${sign.charAt(0)}.m.`)
  return `${from}${half(one)} to ${to}${half(other)}`
}

/** "8a-8p": beside each other they are no parts of a house or a rule. */
const clocks =
  /(?<![\p{L}\d.:-])(?<from>(?:1[0-2]|[1-9])(?::\d\d)?)(?<one>[ap]) ?[-–—] ?(?<to>(?:1[0-2]|[1-9])(?::\d\d)?)(?<other>[ap])(?![\p{L}\d])/gu

/** "k" is a thousand after any figure that is not a model's: "goal 175k". */
const thousands =
  /(?<![\p{L}\d.,-])(?<figure>\d{1,3}(?:\.\d)?)k(?![\p{L}\d-])(?<counts> \p{Ll}+s\b| people\b)?/gu
function inThousands(all: string, ...rest: unknown[]): string {
  const { figure = '', counts = '' } = rest.at(-1) as Record<string, string | undefined>
  if (isRace(figure) && counts === '') return all
  return `${Math.round(Number(figure) * 1000).toLocaleString('en-US')}${counts}`
}

/** Races have names: "a 5k". */
const isRace = (figure: string): boolean => /^(?:5|10|15|20|25|50|100)$/.test(figure)

/** Said beside the matter: no release has them, and nothing is lost. */
const chat =
  /(?:^|(?<=[.;] ))(?:btw|fyi|tbh|fwiw|imo|imho|ngl|lol|haha|k)\b[,:]? (?=\S)|(?<=,) k (?=\p{Ll})|,? \b(?:lol|haha|tbh|btw|imo|imho|ngl|fwiw)\b(?=[.,;!]|$)/giu

/** Outside quotation marks: what somebody said is theirs. */
export const inFullWords: (text: string) => string = memoizeText((text) =>
  text
    .split(/(“[^“”]*”|"[^"]*")/)
    .map((part, index) => (index % 2 === 0 ? writeOut(part) : part))
    .join(''),
)

function writeOut(text: string): string {
  return text
    .replaceAll(chat, (found) => (found.startsWith(' ') ? ' ' : ''))
    .replaceAll(times, fullTimes)
    .replaceAll(ratePattern, fullRate)
    .replaceAll(wordRate, (_, per: string) => ` ${inTime(periods[per] ?? per)}`)
    .replaceAll(states, fullStates)
    .replaceAll(span, fullSpan)
    .replaceAll(measurePattern, fullMeasure)
    .replaceAll(wordPattern, fullWord)
    .replaceAll(
      /(?<=\d-(?:hour|day|week|month|year)| (?:people|hours|days|minutes|guests|kids)) max\b/gu,
      ' maximum',
    )
    .replaceAll(
      /(?<=^|, )(?<m>[Mm])(?<what>ax|in) (?=[$€£]?\d)/gu,
      (_, m: string, what: string) => `${m}${what}imum `,
    )
    .replaceAll(/(?<![\p{L}\d])apt(?<many>s?) (?=complex|building|unit)/gu, 'apartment$<many> ')
    .replaceAll(
      /\b(?<first>[Ee])xec (?=director|chef|committee|vice|assistant|board|team)/g,
      '$<first>xecutive ',
    )
    .replaceAll(/\b(?<first>[Pp])res\.?(?= (?:&|and) C[EO]O\b)/g, '$<first>resident')
    .replaceAll(/\bM ?[-–—] ?F(?=,? \d)/g, 'Monday through Friday')
    .replaceAll(dayPair, fullDays)
    .replaceAll(oneDay, fullDay)
    .replaceAll(hours, fullHours)
    .replaceAll(clocks, '$<from> $<one>.m. to $<to> $<other>.m.')
    .replaceAll(thousands, inThousands)
}
