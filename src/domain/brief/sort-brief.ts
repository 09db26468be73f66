// Gives each unit of the notes one of nine classes: by its own words, then by the units around it, then by the learned classifier. Units that
// belong to a private or foreign line are kept out with it, and so is whatever is in doubt.

import { dictationOf } from '#domain/brief/speech/dictation.ts'
import { findQuotations } from '#domain/language/quotations.ts'
import type { Range } from '#domain/language/ranges.ts'
import { keepUncheckedOut, usesCheckedOnly } from './checked-lines.ts'
import { classifyLines } from './classifier/classify-lines.ts'
import type { CandidateWeights } from './classifier/weights.ts'
import { carryOutCorrections } from './corrections/carry-out.ts'
import { closeConfirmed } from './corrections/confirmed.ts'
import { findContradictions } from './corrections/contradictions.ts'
import { findCorrections, keepCorrectedOut } from './corrections/find-corrections.ts'
import { carryOutRenewed } from './corrections/renewed.ts'
import { carryOutRestated } from './corrections/restated.ts'
import { repairUnits } from './corrections/taken-back.ts'
import { findGateFailure, givesOpinion, hasContent, isBadNews } from './cues/fact-gate.ts'
import { isForeign } from './cues/foreign-cues.ts'
import { findFactToMention, findTrailingRequest, isInstruction } from './cues/instruction-cues.ts'
import { findSayThat, isDisclaimer } from './cues/must-say.ts'
import { closePaperwork } from './cues/paperwork.ts'
import { isPrivate } from './cues/private-cues.ts'
import { cutBracket } from './cues/writer-brackets.ts'
import { cutAt } from './cut-unit.ts'
import { findReason } from './embargo/read-embargo.ts'
import { findType } from './evidence/find-type.ts'
import { findNeverSay, readRefused } from './never-say.ts'
import { splitUnits } from './split-units.ts'
import { cutAsked, takeAsked } from './spread/asked-lines.ts'
import { closeTalk } from './spread/chat-parts.ts'
import { keepSectionsOut } from './spread/closed-sections.ts'
import { spreadTables } from './spread/data-tables.ts'
import { takeFormAnswers } from './spread/form-answers.ts'
import { keepSignedOut } from './spread/line-signs.ts'
import { readLines } from './spread/lines.ts'
import { closeBeforeMarks } from './spread/marks-behind.ts'
import { closeMottos } from './spread/mottos.ts'
import { keepOtherLanguageOut } from './spread/other-language.ts'
import { spreadOwnMarks } from './spread/own-marks.ts'
import { openPressContacts } from './spread/press-contacts.ts'
import { closeByRemarks, sortRemark } from './spread/row-remarks.ts'
import { closeBelowMark } from './spread/signature-mark.ts'
import { closeSmallTalk } from './spread/small-talk.ts'
import { spreadAlongLine } from './spread/spread-along-line.ts'
import { keepPastedOut, spreadForeign } from './spread/spread-foreign.ts'
import { findHeadings, keepSupersededOut, spreadContact, spreadMessage } from './spread/spread-message.ts'
import { keepTopicsOut, spreadPrivate } from './spread/spread-private.ts'
import { closeQuestions, spreadQuestions } from './spread/spread-question.ts'
import { spreadSpeakers } from './spread/spread-speakers.ts'
import { openStatedNews } from './spread/stated-news.ts'
import { findAsides, findStruck } from './spread/struck-text.ts'
import { keepTalkOut } from './spread/talk-after.ts'
import {
  type ChangedKinds,
  type LineKind,
  mayPrint,
  type SortedBrief,
  type SortedUnit,
  type Unit,
} from './unit.ts'
import { isAttributed, maskUnit, readKind } from './unit-kinds.ts'

/** The units with their classes, and the words that no text of this document may contain. A class that a person has chosen wins. */
export function sortBrief(
  notes: string,
  changed: ChangedKinds = {},
  candidate: CandidateWeights = {},
): SortedBrief {
  const units = sortByRules(notes)
  const shares = classifyLines(units, candidate)
  takeFormAnswers(units)
  closePaperwork(units)
  openStatedNews(units, shares, candidate)
  spreadTables(units)
  const text = notes.replaceAll(/\r\n?/g, '\n')
  const lines = readLines(units, text)
  const naming = spreadOwnMarks(units, lines)
  keepPastedOut(units)
  keepAsidesOut(units, text)
  spreadPrivate(units, naming)
  spreadAlongLine(units)
  closeByRemarks(units)
  closeBeforeMarks(units)
  keepTalkOut(units)
  keepTopicsOut(units)
  keepSectionsOut(units, naming)
  keepOtherLanguageOut(units)
  keepSignedOut(units, lines)
  closeBelowMark(units, text)
  keepBadNewsOut(units, candidate)
  carryOutCorrections(units)
  carryOutRenewed(units)
  const contradictions = [carryOutRestated, findContradictions, findCorrections].flatMap((find) => {
    const found = find(units)
    for (const { units: both } of found) for (const index of both) keepOut(units[index])
    return found
  })
  keepCorrectedOut(units)
  closeConfirmed(units)
  keepSupersededOut(units)
  closeQuestions(units)
  closeTalk(units)
  closeSmallTalk(units)
  closeMottos(units)
  openPressContacts(units)
  keepRefusedOut(units)
  closeLikelySecrets(units)
  closeCarriedOut(units)
  for (const unit of units) unit.kind = (Object.hasOwn(changed, unit.text) && changed[unit.text]) || unit.kind
  const neverSay = findNeverSay(units)
  keepUncheckedOut(units, changed)
  return { units, neverSay, contradictions }
}

/** In the mode for checked lines: marks the lines of a text that a person gave on purpose (typed values, facts of a client's kit) as checked. */
export function allowText(kinds: ChangedKinds | undefined, text: string): ChangedKinds | undefined {
  if (!usesCheckedOnly(kinds) || text === '') return kinds
  return { ...Object.fromEntries(sortBrief(text).units.map((unit) => [unit.text, unit.kind])), ...kinds }
}

/** In tests on other authors' notes, 20 of 343 such lines, as likely to be private as this and not understood, were facts. */
const likelySecret = 0.9

/** Makes units that are most likely secret private, so that no name or figure is read from them. */
function closeLikelySecrets(units: readonly SortedUnit[]): void {
  for (const unit of units)
    if (unit.kind === 'unsure' && (unit.secrecy ?? 0) >= likelySecret) unit.kind = 'private'
}

/** Closes corrections that were carried out: "Wait, 41 employees". What stands beside them waits for a person. */
function closeCarriedOut(units: readonly SortedUnit[]): void {
  // What somebody asks to print waits for nobody.
  for (const unit of units)
    if (unit.kind === 'unsure' && unit.isRequired === true) unit.kind = 'fact'
    else if (!mayPrint(unit.kind)) continue
    else if (unit.corrects === true) unit.kind = 'instruction'
    else if (unit.isBesideCorrection === true) keepOut(unit)
}

/** Keeps out lines that use a rejected word: "It was oversubscribed" beside 'don’t say “oversubscribed”'. A person decides. */
function keepRefusedOut(units: readonly SortedUnit[]): void {
  const refused = units
    .flatMap(({ kind, text }) => (kind === 'instruction' || kind === 'private' ? readRefused(text) : []))
    .map((word) => word.toLowerCase())
  if (refused.length === 0) return
  for (const unit of units)
    if (unit.kind === 'fact' && refused.some((word) => unit.text.toLowerCase().includes(word))) keepOut(unit)
}

function keepOut(unit: SortedUnit | undefined): void {
  if (unit !== undefined) unit.kind = 'unsure'
}

/** The units with the classes that the rules give, before the classifier. */
export function sortByRules(given: string): SortedUnit[] {
  const notes = given.replaceAll(/\r\n?/g, '\n')
  const units = repairUnits(splitUnits(notes)).flatMap((unit) => {
    const [told, aside] = cutBracket(unit)
    return aside === undefined ? sortUnit(told) : [...sortUnit(told), aside]
  })
  spreadMessage(units)
  findHeadings(units)
  spreadContact(units)
  spreadForeign(units)
  spreadQuestions(units)
  spreadSpeakers(units)
  takeAsked(units)
  keepAsidesOut(units, notes)
  return units
}

const sortUnit = (unit: Unit): SortedUnit[] =>
  (unit.corrects === true ? [{ ...unit, kind: 'instruction' as const }] : undefined) ??
  sortRemark(unit) ??
  cutReason(unit) ??
  cutAsked(unit) ??
  cutSayThat(unit) ??
  cutRequest(unit).map((part): SortedUnit => ({ ...part, kind: readPart(part) }))

/** The class of a part of a unit; what somebody asks to mention is news, however short. */
function readPart(part: Unit): LineKind {
  const kind = readKind(part)
  const isTold = part.isRequested === true && findGateFailure(maskUnit(part.body)) === undefined
  return kind === 'unsure' && isTold ? 'fact' : kind
}

/** Splits "It does not test for metals, say that" into the statement, which must be printed, and the request. The same for disclaimers. */
function cutSayThat(unit: Unit): SortedUnit[] | undefined {
  if (unit.isHeading || unit.label !== undefined || findQuotations(unit.text).some(isLong)) return undefined
  const masked = maskUnit(unit.text)
  if (isDisclaimer(masked)) return [{ ...unit, isRequested: true, kind: 'fact' }]
  const at = findSayThat(masked)
  const told = at === undefined ? '' : masked.slice(0, at)
  if (at === undefined || isPrivate(told) || isInstruction(told) || findGateFailure(told) !== undefined)
    return undefined
  return cutAt(unit, at).map((part, index) =>
    index === 0 ? { ...part, isRequested: true, kind: 'fact' } : { ...part, kind: 'instruction' },
  )
}

/** Makes struck or hidden text private, and text in square brackets no news. */
function keepAsidesOut(units: readonly SortedUnit[], notes: string): void {
  const struck = findStruck(notes)
  const asides = findAsides(notes)
  for (const unit of units) {
    if (unit.kind === 'foreign') continue
    if (isWithin(unit, struck)) unit.kind = 'private'
    else if (unit.kind === 'fact' && isWithin(unit, asides)) unit.kind = 'unsure'
  }
}

/** Splits an embargo from its reason, which is private. */
function cutReason(unit: Unit): SortedUnit[] | undefined {
  const at = unit.isHeading ? undefined : findReason(maskUnit(unit.text))
  if (at === undefined) return undefined
  return cutAt(unit, at).map((part, index) => ({ ...part, kind: index === 0 ? 'embargo' : 'private' }))
}

/** Splits a request from the fact it follows. A clause that asks for secrecy is not cut off, so that the whole sentence is kept out. */
function cutRequest(unit: Unit): Unit[] {
  if (unit.isHeading || unit.label !== undefined) return [unit]
  const said = findSaid(unit.text)
  if (said !== undefined) return cutAt(unit, said)
  const masked = maskUnit(unit.text)
  if (isPrivate(masked) || isForeign(unit.text) || dictationOf(unit) !== undefined) return [unit]
  const remark = findRemark(masked)
  if (remark !== undefined) return cutAt(unit, remark)
  // With quotation marks, the words are a quotation and no fact to mention.
  const mentioned = findQuotations(unit.text).some(isLong) ? undefined : findFactToMention(masked)
  if (mentioned === undefined) return cutTrailing(unit)
  const [request, ...rest] = cutAt(unit, mentioned)
  const [told, ...more] = rest.flatMap(cutTrailing)
  return request === undefined || told === undefined
    ? [unit]
    : [request, { ...told, isRequested: true }, ...more]
}

/** Where a quotation begins after a separate fact: 'The museum gives 60 photos; its head Ruth Clay said “…”'. */
function findSaid(text: string): number | undefined {
  const at = text.indexOf('; ')
  if (at === -1 || !isAttributed(text.slice(at + 2))) return undefined
  const told = text.slice(0, at)
  const masked = maskUnit(told)
  const mayStand = findGateFailure(masked) === undefined && !isPrivate(masked) && !isInstruction(masked)
  return mayStand && hasContent(told) && findQuotations(told).length === 0 ? at : undefined
}

const isLong = ({ inner }: { inner: string }): boolean => inner.split(' ').length > 3

function cutTrailing(unit: Unit): Unit[] {
  const masked = maskUnit(unit.text)
  const at = findTrailingRequest(masked)
  return at === undefined || isInstruction(masked.slice(0, at)) ? [unit] : cutAt(unit, at)
}

/** Where the note taker's own remark begins after a fact: "The plant makes 300 tons a day, which is nuts". */
function findRemark(masked: string): number | undefined {
  const at = masked.lastIndexOf(', which ')
  if (at === -1) return undefined
  const remark = masked.slice(at + 2)
  return /^which (?:I|we|honestly|frankly)\b/.test(remark) || givesOpinion(remark) ? at + 2 : undefined
}

/** Keeps bad news out of everything but a crisis statement, until a person decides. */
function keepBadNewsOut(units: SortedUnit[], candidate: CandidateWeights): void {
  const badNews = units.filter(({ kind, body }) => kind === 'fact' && isBadNews(maskUnit(body)))
  const first = units.filter(({ kind }) => kind === 'fact' || kind === 'unsure').slice(0, 2)
  // Where the news itself is bad, the rest may be.
  if (
    badNews.length === 0 ||
    badNews.some((unit) => first.includes(unit) || /^(?:what|news)$/i.test(unit.label ?? '')) ||
    findType(units, candidate.type) === 'crisis'
  )
    return
  for (const unit of badNews) unit.kind = 'unsure'
}

/** Whether most of the unit is in one of the passages. */
function isWithin({ from, to }: SortedUnit, ranges: readonly Range[]): boolean {
  return ranges.some((range) => 2 * (Math.min(to, range.to) - Math.max(from, range.from)) > to - from)
}
