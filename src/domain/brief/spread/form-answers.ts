// Makes the answers of a form facts: "In one line what is new: …", "Date / time: …", "Problem it solves?: …". The learned classes only know the
// labels they were trained on; here the question decides.
import { findGateFailure } from '#domain/brief/cues/fact-gate.ts'
import { isPrivate } from '#domain/brief/cues/private-cues.ts'
import { plainLabel, type SortedUnit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'
import { readVerb } from '#domain/language/verbs.ts'

/** A form has at least this many answers that are facts already; fewer are notes with colons. */
const fewestAnswers = 3

/** Questions for what happens or is new, when and where, what it is for or made of, and who takes part. */
const asksForNews: readonly RegExp[] = [
  /^(?:(?:please )?(?:say |tell us )?in (?:one|a) (?:line|sentence|few words),? )?what(?:[’']?s| is| are| was)? (?:it|new|the news|happening|happened|announced|the (?:product|event|announcement|story))$/u,
  /^what happens(?: (?:there|on the day))?$/u,
  /^(?:date|day|dates|when)s? ?(?:\/|\+|&|and) ?(?:time|hour|hours|place|where|venue)$/u,
  /^(?:what )?(?:problem|need) (?:it|this|does it) solves?$/u,
  /^(?:who )?(?:is |it is )?for whom$|^who (?:is it|it is|it’s) for$/u,
  /^(?:materials?|made of|ingredients|participants)$/u,
]

/** Makes answers facts that nobody understood, or that were taken for requests because of their question. */
export function takeFormAnswers(units: readonly SortedUnit[]): void {
  const known = units.filter(({ kind, label }) => kind === 'fact' && label !== undefined).length
  if (known < fewestAnswers) return
  for (const [index, unit] of units.entries())
    if (isAnswer(unit) || isStatedSubject(unit, [units[index - 1], units[index + 1]])) unit.kind = 'fact'
}

function isAnswer({ kind, label, value = '' }: SortedUnit): boolean {
  if ((kind !== 'unsure' && kind !== 'instruction') || label === undefined) return false
  const asked = plainLabel(label)
  if (!asksForNews.some((pattern) => pattern.test(asked))) return false
  return value.split(' ').length > 1 && findGateFailure(maskUnit(value)) === undefined
}

const header = /^(?:from|to|cc|bcc|sent|date|reply-to)$/

/** Whether "Subject: Council adopts Ordinance 2026-04" is the news: it must say who does what, and not stand among mail headers. */
function isStatedSubject(
  { kind, label = '', value = '', body }: SortedUnit,
  beside: readonly (SortedUnit | undefined)[],
): boolean {
  if (kind !== 'furniture' || !/^(?:subject|topic)$/.test(plainLabel(label))) return false
  if (beside.some((unit) => header.test(plainLabel(unit?.label ?? '')))) return false
  return (
    saysWhoDoesWhat(value) && !isPrivate(maskUnit(body)) && findGateFailure(maskUnit(value)) === undefined
  )
}

const latest = 6

/** Whether the text has a subject, a verb and an object. */
function saysWhoDoesWhat(value: string): boolean {
  const words = value.split(' ')
  return words.some(
    (word, index) =>
      index > 0 &&
      index <= latest &&
      index < words.length - 1 &&
      /^\p{Ll}/u.test(word) &&
      readVerb(word, 'third') !== undefined &&
      !/^(?:the|an?|of|in|on|for|with|and|to|its|our)$/i.test(words[index - 1] ?? ''),
  )
}
