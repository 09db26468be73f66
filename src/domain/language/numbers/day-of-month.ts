// Tells whether a figure beside a month is a day: 'August 14', but not 'the August 14-inch hoop order' or 'the 19th March of the Lamplighters'.
import { isRealDay, readMonth } from '#domain/language/calendar-words.ts'
import { isFunctionWord } from '#domain/language/name-words.ts'
import { readVerb } from '#domain/language/verbs.ts'

/** Whether the figure after a month counts what follows: 'In September 40 apprentices', 'the August 14-inch hoop order'. */
export function countsBehindMonth(before: string, after: string): boolean {
  if (/^-\p{L}/u.test(after)) return true
  return /\b(?:in|last|this|each|every|by) $/i.test(before) && /^ (?:\p{Ll}+ )?\p{Ll}{2,}s\b/u.test(after)
}

const whoMay = /\b(?:we|they|you|i|he|she|it|who|which|that|people|to|\p{Ll}+[^s]s) $/iu

/** Whether the month's name is a verb in lower case: 'they may 5 times', 'we march 3 miles'. */
export function isVerbBeforeFigure(month: string, before: string, after: string): boolean {
  return /^(?:may|mar|march)$/.test(month) && whoMay.test(before) && /^ \p{Ll}/u.test(after)
}

/** Whether the figure after the month is a day. */
export function isDay({ 0: found, index, input, groups }: RegExpExecArray): boolean {
  const day = Number(/(?<= )\d+/.exec(found)?.[0])
  if (!isRealDay(undefined, readMonth(groups?.month ?? ''), day)) return false
  return !countsBehindMonth(input.slice(Math.max(0, index - 8), index), input.slice(index + found.length))
}

/** How many letters before the date are read for an owner; a long text has many dates. */
const longestOwner = 8

/** Whether it counts an event in a series: 'The 19th March of the Lamplighters', 'the mill’s 22nd June regatta'. */
export function isEdition({ 0: found, index, input, groups }: RegExpExecArray): boolean {
  if (groups?.year !== undefined || / of /.test(found)) return false
  const isOwned =
    /^the /i.test(found) ||
    /(?:[’']s?|\b(?:[Tt]he|its|their|our|his|her)) $/.test(
      input.slice(Math.max(0, index - longestOwner), index),
    )
  const next = /^ (?<word>\p{Ll}+)/u.exec(
    input.slice(index + found.length, index + found.length + 30),
  )?.groups
  if (!isOwned || next?.word === undefined) return false
  if (/^ (?:in a row\b|(?:of|for) (?:the )?\p{Lu})/u.test(input.slice(index + found.length))) return true
  return (
    next.word === 'of' || (!isFunctionWord(next.word) && readVerb(next.word, 'past', 'third') === undefined)
  )
}
