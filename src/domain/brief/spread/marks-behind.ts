// Marks that come after what they close: "The price is 8.2 million, and that's not for anybody outside", "He let 14 people go. Don't poke it", “You never heard
// that,” she says. They close the sentence before them on their line.
import { asksForSecrecy } from '#domain/brief/cues/fact-gate.ts'
import { isOtherMatter } from '#domain/brief/cues/other-matters.ts'
import { isPrivate } from '#domain/brief/cues/private-cues.ts'
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import { findStruck } from './struck-text.ts'

/** Leaves to a person what a mark that follows speaks of. */
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

/** "- Price not disclosed. Ann mentioned 14.5 million. NOT for print": a mark at the end of a point may speak of all of it. */
function closePoint(before: readonly SortedUnit[], line: number): void {
  for (const unit of before.filter((other) => other.line === line))
    if (mayPrint(unit.kind) && unit.kind !== 'embargo') unit.kind = 'unsure'
}

function closePair(before: SortedUnit, unit: SortedUnit, isSaid: boolean): void {
  if (unit.kind === 'fact' && isLedBy(before, unit) && isMark(before)) unit.kind = 'unsure'
  if (!mayPrint(before.kind) || before.kind === 'embargo') return
  if (isSaid || isMark(unit)) before.kind = 'unsure'
}

/** "now don't go telling it but the insurance isn't bound yet": the mark is before what it closes. */
const startsSecret = /^but\b/iu
/** "I'd be shot for this. We're moving in May.": at the beginning of a line, what "this" is comes after it. */
const isLedBy = (before: SortedUnit, unit: SortedUnit): boolean =>
  startsSecret.test(unit.text) || (before.isFirst && /\bthis\b/iu.test(before.text))
const pointer = /\b(?:this|that|it|these|those|them|i said)\b/iu
const longestMark = 14

/** '“You never heard that,” she says', 'W: “that’s under wraps till spring”': what is said about what was said. */
function isSaidMark({ kind, text }: SortedUnit): boolean {
  if (kind !== 'quote') return false
  const [said, ...others] = findQuotations(text)
  if (said === undefined || others.length > 0 || said.inner.split(' ').length > longestMark) return false
  return pointer.test(said.inner) && (isPrivate(said.inner) || asksForSecrecy(said.inner))
}

/** “nothing on the rates, strictly in-house”: words that ask for silence themselves, and begin as no sentence does. */
function isSecret({ kind, text }: SortedUnit): boolean {
  const [said, ...others] = kind === 'quote' ? findQuotations(text) : []
  if (said === undefined || others.length > 0 || said.inner.split(' ').length > longestMark) return false
  return /^(?!(?:we|i|our|my)\b)\p{Ll}/u.test(said.inner) && isPrivate(said.inner)
}

/** How likely a line must be private to count as a mark, if its words don't say so. */
const likely = 0.9
const shortest = 5
const longestAside = 9
const tellsMore = /\d|(?<=\S )\p{Lu}\p{Ll}/u
/** What only continues the sentence before it. */
const continued = /^(?:and |but |so )?(?:which|that|that[’']s)\b/iu

const isMarked = (body: string): boolean =>
  [isPrivate, asksForSecrecy, isOtherMatter].some((reads) => reads(maskUnit(body)))

const namesBefore =
  /\b(?:this|that|the last|the above|the previous|these|those) (?:sentence|line|claim|figure|number|part|bit|paragraph|statement|wording|phrase|quote)s?\b/iu
const unsettled =
  /\b(?:hold|wait\p{L}*|until|check|confirm|doubt\p{L}*|unsure|nervous|drop|cut|remove|lose|kill|legal|lawyers?|counsel|not)\b|n[’']t\b/iu

/** "No illnesses have been reported. [legal isn’t comfortable with that sentence]" */
const doubtsBefore = (body: string): boolean => namesBefore.test(body) && unsettled.test(body)

/** Whether the unit says nothing but that something is private: its subject is the sentence before it. */
function isMark({ kind, text, body, isHeading, label, secrecy = 0 }: SortedUnit): boolean {
  if ((kind !== 'private' && kind !== 'unsure') || isHeading || label !== undefined) return false
  // What is crossed out or set between brackets is about itself, unless it names what is before it.
  if (/^[[({]/u.test(text)) return doubtsBefore(body)
  if (text.startsWith('~') || findStruck(text).length > 0) return false
  if (!isMarked(body) && secrecy < likely) return false
  if (continued.test(body)) return true
  const words = body.split(' ').length
  return !tellsMore.test(body) && (words <= shortest || (words <= longestAside && pointer.test(body)))
}
