// Exclamation points that are part of a name: 'Yahoo! bought the site', 'the game show Bid! Bid! Bid!', 'Oomph! Fitness'.
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import type { Paragraph } from './release/paragraph.ts'

const knownNames =
  /(?:Yahoo|Jeopardy|Yum|Ahoy|Oliver|Mamma Mia|Moulin Rouge|Panic|Jeb|Wham|Kahoot|Joomla|Bing|Oklahoma|Airplane|Mother|Hello Dolly|Hello, Dolly)$/
const nameBefore = /(?<before>[\p{L}\p{N}’'-]+!? |[“"(—–-]\s?|^)(?<name>\p{Lu}[\p{L}\p{N}’'-]*)$/u
/** Exclamations, which are no names. */
const calls =
  /^(?:wow|hurray|hooray|hurrah|yay|congratulations|congrats|surprise|finally|attention|great|news|ready|look|stop|hey|hello|yes|no|now|here|today|breaking|alert|win|free|new)$/i
const calendarWord = new RegExp(`^(?:${monthPattern()}|${weekdayPattern()})$`)
const isCalendarWord = (word: string): boolean => calendarWord.test(word)
const startsWithCapital = /^ \p{Lu}/u

/** Whether the point at `at` belongs to the capitalized word before it. */
export function isNameMark({ text }: Paragraph, at: number): boolean {
  const before = text.slice(Math.max(0, at - 60), at)
  if (knownNames.test(before)) return true
  const groups = nameBefore.exec(before)?.groups
  // A month is no name: 'booked through October! To keep up'.
  if (groups?.name === undefined || calls.test(groups.name) || isCalendarWord(groups.name)) return false
  const rest = text.slice(at + 1, at + 40)
  // A sentence goes on in small letters; '!’s' is a possessive.
  if (/^(?: \p{Ll}|[’'](?:s\b|\p{L})|,)/u.test(rest)) return true
  const isMiddle = /(?:\p{Ll}|!) $/u.test(groups.before ?? '')
  // The mark before was part of a name already: 'the game Bid! Bid! Bid! returns'.
  if (isMiddle && (/! $/.test(groups.before ?? '') || /^ \p{Lu}\p{L}*!/u.test(rest)))
    return startsWithCapital.test(rest)
  // An uncommon word is a name: 'Oomph! Fitness today opened'.
  return startsWithCapital.test(rest) && !isEverydayWord(groups.name)
}
