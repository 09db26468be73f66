// Keeps out the sentence before a mark on its line: "The price is 8.2 million, and that's not for anybody outside", "He let 14 people go. Don't
// poke it", “You never heard that,” she says.
import { asksForSecrecy } from '#domain/brief/cues/fact-gate.ts'
import { isOtherMatter } from '#domain/brief/cues/other-matters.ts'
import { isPrivate } from '#domain/brief/cues/private-cues.ts'
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { findStruck } from './struck-text.ts'

/** Makes the sentence before such a mark unsure, so that a person decides. */
export function closeBeforeMarks(units: readonly SortedUnit[]): void {
  units.forEach((unit, index) => {
    const before = units[index - 1]
    const isSaid = isSecret(unit) || (before?.line === unit.line && isSaidMark(unit))
    if (isSaid) unit.kind = 'private'
    if (before?.line !== unit.line) return
    closePair(before, unit, isSaid)
    if (unit.isBullet && isMark(unit)) closePoint(units.slice(0, index), unit.line)
  })
}

/** A mark at the end of a point may be about all of it: "- Price not disclosed. Ann mentioned 14.5 million. NOT for print". */
function closePoint(before: readonly SortedUnit[], line: number): void {
  for (const unit of before.filter((other) => other.line === line))
    if (mayPrint(unit.kind) && unit.kind !== 'embargo') unit.kind = 'unsure'
}

function closePair(before: SortedUnit, unit: SortedUnit, isSaid: boolean): void {
  if (unit.kind === 'fact' && isLedBy(before, unit) && isMark(before)) unit.kind = 'unsure'
  if (!mayPrint(before.kind) || before.kind === 'embargo') return
  if (isSaid || isMark(unit)) before.kind = 'unsure'
}

/** "But" after a mark starts the secret: "now don't go telling it but the insurance isn't bound yet". */
const startsSecret = /^but\b/iu
/** At the start of a line, "this" is about what follows: "I'd be shot for this. We're moving in May." */
const isLedBy = (before: SortedUnit, unit: SortedUnit): boolean =>
  startsSecret.test(unit.text) || (before.isFirst && /\bthis\b/iu.test(before.text))
const pointer = /\b(?:this|that|it|these|those|them|i said)\b/iu
const longestMark = 14

/** Whether the quotation is a mark itself: '“You never heard that,” she says', 'W: “that’s under wraps till spring”'. */
function isSaidMark({ kind, text }: SortedUnit): boolean {
  if (kind !== 'quote') return false
  const [said, ...others] = findQuotations(text)
  if (said === undefined || others.length > 0 || said.inner.split(' ').length > longestMark) return false
  return pointer.test(said.inner) && (isPrivate(said.inner) || asksForSecrecy(said.inner))
}

/** Whether the quoted words ask for secrecy themselves and begin with a small letter: “nothing on the rates, strictly in-house”. */
function isSecret({ kind, text }: SortedUnit): boolean {
  const [said, ...others] = kind === 'quote' ? findQuotations(text) : []
  if (said === undefined || others.length > 0 || said.inner.split(' ').length > longestMark) return false
  return /^(?!(?:we|i|our|my)\b)\p{Ll}/u.test(said.inner) && isPrivate(said.inner)
}

/** How likely a line without such words must be private to count as a mark. */
const likely = 0.9
const shortest = 5
const longestAside = 9
const tellsMore = /\d|(?<=\S )\p{Lu}\p{Ll}/u
/** Words that continue the sentence before. */
const continued = /^(?:and |but |so )?(?:which|that|that[’']s)\b/iu

const isMarked = (body: string): boolean =>
  [isPrivate, asksForSecrecy, isOtherMatter].some((reads) => reads(maskUnit(body)))

const namesBefore =
  /\b(?:this|that|the last|the above|the previous|these|those) (?:sentence|line|claim|figure|number|part|bit|paragraph|statement|wording|phrase|quote)s?\b/iu
const unsettled =
  /\b(?:hold|wait\p{L}*|until|check|confirm|doubt\p{L}*|unsure|nervous|drop|cut|remove|lose|kill|legal|lawyers?|counsel|not)\b|n[’']t\b/iu

/** Whether the words doubt the sentence before: "No illnesses have been reported. [legal isn’t comfortable with that sentence]" */
const doubtsBefore = (body: string): boolean => namesBefore.test(body) && unsettled.test(body)

/** Whether the unit only says that something is private, namely the sentence before it. */
function isMark({ kind, text, body, isHeading, label, secrecy = 0 }: SortedUnit): boolean {
  if ((kind !== 'private' && kind !== 'unsure') || isHeading || label !== undefined) return false
  // Struck text or text in brackets is about itself, unless it names what is before it.
  if (/^[[({]/u.test(text)) return doubtsBefore(body)
  if (text.startsWith('~') || findStruck(text).length > 0) return false
  if (!isMarked(body) && secrecy < likely) return false
  if (continued.test(body)) return true
  const words = body.split(' ').length
  return !tellsMore.test(body) && (words <= shortest || (words <= longestAside && pointer.test(body)))
}
