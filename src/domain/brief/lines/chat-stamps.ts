// Reads who wrote a line of a chat, and when: "[10:32] Mia: …", "Mia, 10:32 pm: …", "Mia: …", or "Mia 10:32" on a line above it.
import { isHeaderLabel } from '#domain/brief/cues/furniture-cues.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { isEverydayPhrase } from '#domain/language/everyday-words.ts'

const half = '(?: ?[AaPp]\\.?[Mm]\\.?)?'
const clock = `\\d{1,2}:\\d\\d(?::\\d\\d)?${half}`
const word = "\\p{Lu}[\\p{L}.’'-]{0,30}"
const chatName = `${word}(?: ${word}){0,2}`
/** A group in brackets after a name: "(Tideway)". */
const group = '(?: ?\\([^)\\n]{1,40}\\))?'
/** A date, mostly without a year. */
const day = '\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{2,4})?\\.?'

const stamps: readonly RegExp[] = [
  // "[10:32] Mia: ", "10:32 Mia: ", "10:32 "
  new RegExp(`^\\[?${clock}\\]?[ ,–-]*(?:(?<name>${chatName}): )?`, 'u'),
  // "[11/11/26, 8:05:02 AM] Tess V: "
  /^\[[^\]\n]{4,40}\d[:.]\d\d[^\]\n]{0,20}\] ?(?:(?<name>[^:\n]{2,40}): )?/u,
  // "Mon 9:02 Mia Chen: "
  new RegExp(
    `^\\[?(?:${weekdayPattern()})\\.?,? (?:at )?${clock}\\]?[ ,–-]*(?<name>${chatName})${group}: `,
    'u',
  ),
  // "mia 10:32: ", "Mia (Acme) 10:32  ", "mia [10:32] "
  new RegExp(
    `^(?<name>\\p{L}[\\p{L}.’'-]{0,30})${group} {1,3}(?:${clock}(?:: | {2,}(?=\\S))|\\[${clock}\\]:? +(?=\\S))`,
    'u',
  ),
  // "Mia, 10:32 pm: ", "Mia Chen – 12/05/26, 10:32: "
  new RegExp(
    `^(?<name>${chatName})${group}(?:,| ?[–—-])? ?[[(]?(?:${day},? )?\\d{1,2}[:.h]\\d\\d${half}[\\])]?: `,
    'u',
  ),
  // "10.32 – Mia: "
  new RegExp(`^\\d{1,2}[.h]\\d\\d[ ,–—-]{1,3}(?<name>${word}(?: ${word})?)${group}: `, 'u'),
  // "12/05/2026, 14:05 - Tess V: "
  new RegExp(
    `^${day},? \\d{1,2}[:.]\\d\\d(?::\\d\\d)?${half} [-–—] (?:(?:~ ?)?(?<name>[^:(\\n]{2,40}?)${group}: )?`,
    'u',
  ),
]

export interface Stamp {
  length: number
  sender?: string
}

const longestStamp = 120
/** Weekdays and months, which are no names: an agenda has them before its times. */
const noName = new RegExp(`^(?:${weekdayPattern()}|${monthPattern()})s?\\.?$`, 'iu')

/** The time stamp at the start of the line, with the name in it. */
export function readStamp(line: string): Stamp {
  const start = line.slice(0, longestStamp)
  for (const stamp of stamps) {
    const found = stamp.exec(start)
    const name = found?.groups?.name
    if (
      found === null ||
      (dayFirst.test(start) && isEverydayPhrase(name ?? '')) ||
      (name !== undefined && (noName.test(name) || isLabel(name)))
    )
      continue
    return { length: found[0].length, ...(name !== undefined && { sender: name }) }
  }
  return { length: 0 }
}

const dayFirst = new RegExp(`^\\[?(?:${weekdayPattern()})(?![\\p{L}])`, 'u')

const isLabel = (name: string): boolean => labelWord.test(name) || isHeaderLabel(name)

const header = new RegExp(
  `^(?<name>\\p{L}[\\p{L}\\d._’'-]{0,30}(?: ${word}){0,2})${group}(?: ?(?:→|->|>) ?${chatName})?(?:,| ?[–—·-])? {1,3}[[(]?(?:(?:${weekdayPattern()}) )?(?:(?:[Tt]oday|[Yy]esterday|${day}|\\d{1,2}[./]\\d{1,2}\\.?),? (?:at )?)?\\d{1,2}[:.]\\d\\d${half}[\\])]?:?$`,
  'u',
)

/** The names on lines of their own with a time, as chat programs export them. At least one must come twice. */
export function readHeaders(lines: readonly string[]): (string | undefined)[] {
  const names = lines.map((line) => {
    const name = header.exec(line.trim().slice(0, longestStamp))?.groups?.name
    return name === undefined || noName.test(name) || isLabel(name) ? undefined : name
  })
  const known = names.filter((name) => name !== undefined)
  return known.length > new Set(known).size ? names : names.map(() => undefined)
}

/** "Mia: ", "mia 10:32 — " */
const sender = new RegExp(
  `^(?<name>\\p{L}[\\p{L}\\d_.’'-]{1,20}(?: \\p{Lu}[\\p{L}.’'-]{0,20})?)${group}(?: ?: +| {1,3}\\d{1,2}[:.]\\d\\d${half} ?[–—-] +)(?=\\S)`,
  'u',
)
const labelWord =
  /^(?:who|what|when|where|why|how|company|client|product|price|quote|quotes|contact|press|media|about|date|time|city|location|venue|event|award|note|notes|website|embargo|headline|title|tone|style|length|subject|from|to|cc|re|background|facts?|type|tickets|speakers?|host|amount|round|ceo|cfo|founder|phone|email|tel|hotline|internal|private|confidential|important|update|ps|nb|fyi)$/i

/** What to cut off each line of a chat: the name before the colon. A name that comes twice is a person and no label. */
export function readNames(lines: readonly string[]): Stamp[] {
  const found = lines.map((line) => sender.exec(line.slice(0, 60)))
  const counts = new Map<string, number>()
  for (const name of found.map((match) => match?.groups?.name))
    if (name !== undefined && !isLabel(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return found.map((match) => {
    const name = match?.groups?.name ?? ''
    return match === null || (counts.get(name) ?? 0) < 2
      ? { length: 0 }
      : { length: match[0].length, sender: name }
  })
}
