// Turns a labeled figure with the one before it into a sentence: "Revenue H1 2026: €218.6 million (H1 2025: €210.0 million), +4.1%".
import { mayNameMonth } from '#domain/language/calendar-words.ts'
import { upperFirst } from '#domain/text/letter-case.ts'
import { periodOf } from './labels.ts'

const sum =
  '(?:(?:US|A|C|NZ|S)?[$€£¥₹]|(?:EUR|NOK|SEK|DKK|CHF|USD|GBP|PLN) )?\\d[\\d,.]*(?: (?:million|billion|thousand))?%?'
const compared = new RegExp(
  `^(?<now>${sum})(?<of>(?: \\p{Ll}[\\p{L}-]*){0,3}),? ?\\((?<when>[^():]{2,40}):? (?<before>${sum})(?: \\p{Ll}[\\p{L}-]*){0,3}\\)(?:,? (?<change>[+−-] ?\\d[\\d,.]*%))?\\.?$`,
  'u',
)
const halves: Readonly<Record<string, string>> = { '1': 'first', '2': 'second', '3': 'third', '4': 'fourth' }
const yearAgo =
  /^(?:before|previously|previous(?: year)?|prior(?: year)?|last year|year before|py|was|vs\.?)$/i

/** The sentence; undefined if the value has no earlier figure. */
export function tellComparison(label: string, value: string): string | undefined {
  const { now, of = '', when = '', before, change } = compared.exec(value)?.groups ?? {}
  if (now === undefined || before === undefined || !isPast(when.trim())) return undefined
  const [later, earlier] = [readSize(now), readSize(before)]
  if (later === undefined || earlier === undefined) return undefined
  const period = periodOf(label)
  const name =
    period === undefined
      ? label
      : label.slice(0, label.length - period.length).replace(/,? (?:(?:in|for) )?$/i, '')
  const since = sayWhen(when)
  const inPeriod = period === undefined ? '' : ` in ${inWords(period)}`
  const rest = `${before}${since === undefined ? '' : ` ${since}`}`
  if (later === earlier) return `${upperFirst(name)} was unchanged at ${now}${of}${inPeriod}.`
  const by = change === undefined ? '' : ` by ${change.replace(/^[+−-] ?/, '')}`
  return `${upperFirst(name)} ${later > earlier ? 'rose' : 'fell'}${by} to ${now}${of}${inPeriod}, from ${rest}.`
}

/** Whether the words name an earlier time, unlike "goal", "list price" and "target". */
const isPast = (when: string): boolean =>
  yearAgo.test(when) ||
  /\d/.test(when) ||
  periodOf(when) !== undefined ||
  /\b(?:year|quarter|month|week|half|season|spring|summer|fall|autumn|winter)s?\b/i.test(when) ||
  mayNameMonth(when)

/** The time in words; undefined if the notes only say "before". */
function sayWhen(when: string): string | undefined {
  if (yearAgo.test(when.trim())) return /year|py/i.test(when) ? 'the year before' : undefined
  return `in ${inWords(when.trim())}`
}

/** "H1 2026" as "the first half of 2026". */
function inWords(period: string): string {
  const {
    kind = '',
    count = '',
    year,
  } = /^(?<kind>[hq])(?<count>[1-4])(?:[ -]?(?<year>20\d\d))?$/i.exec(period)?.groups ?? {}
  const part = kind.toLowerCase() === 'h' ? 'half' : 'quarter'
  if (kind === '') return period
  return `the ${halves[count]} ${part}${year === undefined ? '' : ` of ${year}`}`
}

const scales: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 }

function readSize(text: string): number | undefined {
  const { digits = '', scale = '' } =
    /(?<digits>\d[\d,.]*)(?: (?<scale>thousand|million|billion))?/.exec(text)?.groups ?? {}
  const size = Number(digits.replaceAll(',', ''))
  return Number.isNaN(size) ? undefined : size * (scales[scale] ?? 1)
}
