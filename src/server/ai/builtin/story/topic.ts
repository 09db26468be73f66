// Whom or what a line is about: a note without a subject says it of what the notes spoke of last, and not of the company as a matter of
// course. "They are buying Birch Granola. Founded 1991" founds Birch.
import type { SortedUnit } from '#domain/brief/unit.ts'
import { monthPattern, weekdayPattern } from '#domain/language/calendar-words.ts'
import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { findVerb, readOpening } from './clauses/clauses.ts'
import { type Story, shortName } from './story.ts'
import { tidyNote } from './tidy.ts'

export interface Topic {
  /** Undefined: the company, or whatever the type of announcement makes the subject. Empty: nobody can tell. */
  name: string | undefined
  /** The line that spoke of it. */
  line: number
}

export const ownTopic: Topic = { name: undefined, line: -1 }

/** After a line that is kept out nobody can tell what a note without a subject is about. */
export const closedTopic = ({ line }: SortedUnit): Topic => ({ name: '', line })

const pronoun = /^(?:it|they|she|he|its|their|his|her|this|that|these|those|there|we|our|us|who|which)\b/i
const properName =
  /^(?:[Tt]he )?(?<name>\p{Lu}[\p{L}\d.’'&-]*(?: (?:(?:of|the|and|de|von|van|for|&) )?[\p{Lu}\d][\p{L}\d.’'&-]*)*)/u
const commonNoun = /^(?:(?:[Tt]he|[Aa]n?|[Tt]his|[Oo]ur|[Ii]ts) )?(?<noun>\p{L}\p{Ll}{2,}(?: \p{Ll}+)?)$/u
/** Time, place and number words begin a sentence without being what it is about. */
const noThing =
  /^(?:(?:in|on|at|as|by|for|from|with|since|until|after|before|when|if|last|next|this|more|most|all|both|each|some|about|over|every|no|nobody|everyone|people|customers|visitors|guests|under|during|now|today|then|first|average|total|what|how|why|please|can|signed|sales|revenue|turnover)\b|\d)/i

/** What a line is about, and what the next one is about if it doesn't say. */
export function readTopic(
  before: Topic,
  { line, body, label }: SortedUnit,
  story: Story,
): { of: Topic; next: Topic } {
  // What a form asks for is no topic.
  if (label !== undefined) return { of: before, next: before }
  const text = tidyNote(body).replace(/[.!]$/, '')
  const subject = readSubject(text)
  if (subject === undefined) return { of: before, next: introduced(text, line, story) ?? { ...before, line } }
  if (subject === '') return { of: before, next: before }
  // Investors pay for what the company does next.
  if (story.type === 'funding' && !isOwn(subject, story) && investing.test(text))
    return { of: before, next: before }
  const of = toTopic(subject, line, story) ?? { ...before, line }
  return { of, next: (isOwn(subject, story) ? introduced(text, line, story) : undefined) ?? of }
}

/** Undefined where the line says more of the same, empty where it has no subject to speak of. */
function readSubject(text: string): string | undefined {
  if (/^(?:we|our|us)\b/i.test(text)) return 'we'
  if (pronoun.test(text)) return undefined
  const opening = readOpening(text)
  if (opening !== undefined && (opening !== 'predicate' || !/^\p{Lu}/u.test(text))) return undefined
  const verb = findVerb(text)
  if (verb !== undefined) return text.slice(0, verb.from).trim()
  // "ClearHalo 300, made by Acme": a name with what is said of it.
  const [head = ''] = text.split(/, | \(| [–—=-] |: /)
  return properName.exec(head)?.groups?.name === head && text !== head ? head : ''
}

/** Undefined where the subject is only a figure or a time: "2025 revenue was" leaves the topic as it is. */
function toTopic(subject: string, line: number, story: Story): Topic | undefined {
  const [head = ''] = subject.split(/, | \(/)
  if (isOwn(head, story)) return { name: undefined, line }
  if (noThing.test(head) || dayInside.test(head)) return undefined
  const name = properName.exec(head)?.groups?.name
  if (name === head.replace(/^[Tt]he /, '') && !/^\p{Lu}[\p{Ll}-]+$/u.test(head)) return { name: head, line }
  if (name === head && isPlainName(head) && story.source.includes(` ${head}`)) return { name: head, line }
  const noun = commonNoun.exec(head)?.groups?.noun
  if (noun === undefined || weekday.test(noun)) return undefined
  // Notes on an appointment are about the person, whatever was mentioned in between.
  if (story.type === 'appointment') return undefined
  // In a crisis nobody guesses, and after "Doors open at 5" no single thing was spoken of.
  const isOpen = story.type === 'crisis' || /[^su]s$/.test(noun)
  return { name: isOpen ? '' : `the ${noun.toLowerCase()}`, line }
}

/** "Lead is Ninth Street", "Sunday 21 March": an everyday word at the start has its capital from there. */
const isPlainName = (head: string): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(head) && !isEverydayWord(head.toLowerCase()) && !weekday.test(head)
const weekday = new RegExp(`^(?:${weekdayPattern()}|${monthPattern()})$`, 'u')

/** "Closing Feb. 10", "Doors Friday 8": when something is, and no name. */
const dayInside = new RegExp(`^\\p{L}+ (?:${weekdayPattern()}|${monthPattern()})\\b`, 'u')

function isOwn(subject: string, { company }: Story): boolean {
  if (/^(?:we|our company|the company|us)\b/i.test(subject)) return true
  const name = shortName(company)
  if (name === undefined) return false
  const plain = subject.replace(/^the /i, '')
  return plain.startsWith(name) || (plain !== '' && name.startsWith(`${plain} `)) || plain === name
}

const investing = /\b(?:led|co-led|invested|invests|participated|joined|took part|backed|contributed)\b/u

const bought =
  /\b(?:buy(?:s|ing)?|bought|acquir\p{Ll}+|purchas\p{Ll}+|tak(?:es|ing) over|merg\p{Ll}+ with|partner\p{Ll}* with|works? with|team\p{Ll}* up with|agreement with|deal with) (?:the )?(?<name>\p{Lu}[\p{L}\d.’'&-]*(?: (?:(?:of|and|&) )?\p{Lu}[\p{L}\d.’'&-]*)*)/u

/** "We are buying Birch Granola": what follows describes Birch, which nobody knows yet. */
function introduced(text: string, line: number, { type }: Story): Topic | undefined {
  if (type !== 'acquisition' && type !== 'partnership') return undefined
  const name = bought.exec(text)?.groups?.name
  return name === undefined ? undefined : { name, line }
}

/** How sure it must be that a line describes the company where nobody can tell what the line before was about. */
const sureOfOwn = 0.8

/** Whether the line speaks of somebody else, or may do so. "The co-op" is how the notes call the company. */
export function isOfOther({ name }: Topic, index: number, { roles, type }: Story): boolean {
  if (name === undefined) return false
  const isDeal = type === 'acquisition' || type === 'partnership'
  const isOwnWord = name === '' || /^the (?:co-?op|club|company|charity|trust|school|firm|group)$/.test(name)
  return isDeal || !isOwnWord || (roles.get(index)?.about ?? 0) < sureOfOwn
}
