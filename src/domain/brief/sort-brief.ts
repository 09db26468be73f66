// Sorts notes into the nine classes: each unit by its own words, then by the units around it, then by a classifier that learned from sorted
// notes. What a private or foreign line reaches goes with it. When in doubt, a unit is kept out.

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

/**
 * The units of the notes with their classes, and the words no text of this document may say. A class that a person has chosen
 * wins.
 */
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

/** Where only checked lines are used, checks the lines of a text that a person gave on purpose: typed values, facts of a client's kit. */
export function allowText(kinds: ChangedKinds | undefined, text: string): ChangedKinds | undefined {
  if (!usesCheckedOnly(kinds) || text === '') return kinds
  return { ...Object.fromEntries(sortBrief(text).units.map((unit) => [unit.text, unit.kind])), ...kinds }
}

/** Of 343 lines by authors left out that nobody understood and that are as likely to be private, 20 were facts. */
const likelySecret = 0.9

/** No name or figure of what is most likely a secret is read into the sheet, whether or not its words say so. */
function closeLikelySecrets(units: readonly SortedUnit[]): void {
  for (const unit of units)
    if (unit.kind === 'unsure' && (unit.secrecy ?? 0) >= likelySecret) unit.kind = 'private'
}

/** "Wait, 41 employees", once it was carried out, tells nothing more, whatever it answers; what is beside it waits for a person. */
function closeCarriedOut(units: readonly SortedUnit[]): void {
  // What somebody asks to print waits for nobody.
  for (const unit of units)
    if (unit.kind === 'unsure' && unit.isRequired === true) unit.kind = 'fact'
    else if (!mayPrint(unit.kind)) continue
    else if (unit.corrects === true) unit.kind = 'instruction'
    else if (unit.isBesideCorrection === true) keepOut(unit)
}

/** "It was oversubscribed" beside 'don’t say “oversubscribed”': a person says whether it is news in other words. */
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

/** The units with the classes that rules give them: what the classifier starts from. */
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

/** What somebody asks to be told is news, however short. */
function readPart(part: Unit): LineKind {
  const kind = readKind(part)
  const isTold = part.isRequested === true && findGateFailure(maskUnit(part.body)) === undefined
  return kind === 'unsure' && isTold ? 'fact' : kind
}

/** "It does not test for metals, say that": what has to be told, and the request. A disclaimer has to be, too. */
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

/** What is crossed out or hidden is private, and what is between brackets is no news. */
function keepAsidesOut(units: readonly SortedUnit[], notes: string): void {
  const struck = findStruck(notes)
  const asides = findAsides(notes)
  for (const unit of units) {
    if (unit.kind === 'foreign') continue
    if (isWithin(unit, struck)) unit.kind = 'private'
    else if (unit.kind === 'fact' && isWithin(unit, asides)) unit.kind = 'unsure'
  }
}

/** An embargo without the reason that hangs on it; the reason is nobody else's business. */
function cutReason(unit: Unit): SortedUnit[] | undefined {
  const at = unit.isHeading ? undefined : findReason(maskUnit(unit.text))
  if (at === undefined) return undefined
  return cutAt(unit, at).map((part, index) => ({ ...part, kind: index === 0 ? 'embargo' : 'private' }))
}

/** Cuts a request off the fact it follows. A clause that asks for secrecy stays, so that its whole sentence is kept out. */
function cutRequest(unit: Unit): Unit[] {
  if (unit.isHeading || unit.label !== undefined) return [unit]
  const said = findSaid(unit.text)
  if (said !== undefined) return cutAt(unit, said)
  const masked = maskUnit(unit.text)
  if (isPrivate(masked) || isForeign(unit.text) || dictationOf(unit) !== undefined) return [unit]
  const remark = findRemark(masked)
  if (remark !== undefined) return cutAt(unit, remark)
  // Words between marks are somebody's: they are a quotation with their speaker, or nothing.
  const mentioned = findQuotations(unit.text).some(isLong) ? undefined : findFactToMention(masked)
  if (mentioned === undefined) return cutTrailing(unit)
  const [request, ...rest] = cutAt(unit, mentioned)
  const [told, ...more] = rest.flatMap(cutTrailing)
  return request === undefined || told === undefined
    ? [unit]
    : [request, { ...told, isRequested: true }, ...more]
}

/** 'The museum gives 60 photos; its head Ruth Clay said “…”': where somebody's words begin behind a fact, which is no part of them. */
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

/** "The plant makes 300 tons a day, which is nuts": where the note taker's own remark begins at the end of a fact. */
function findRemark(masked: string): number | undefined {
  const at = masked.lastIndexOf(', which ')
  if (at === -1) return undefined
  const remark = masked.slice(at + 2)
  return /^which (?:I|we|honestly|frankly)\b/.test(remark) || givesOpinion(remark) ? at + 2 : undefined
}

/** Bad news belongs into a crisis statement; elsewhere it waits for a person to say so. */
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
