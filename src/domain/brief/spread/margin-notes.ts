// Notes in the margin of a draft: "[JB: or 680?]", "[cut this]", "(legal: not cleared)". They are for whoever writes, and some of them strike the text they are beside.

import { findGateFailure } from '#domain/brief/cues/fact-gate.ts'
import { anyCase } from '#domain/language/any-case.ts'
import { findMatches } from '#domain/language/matches.ts'
import { findAsides, findStruck } from './struck-text.ts'

const noteBracket = /\[(?<square>[^[\]]{2,200})\]|\{(?<curly>[^{}]{2,200})\}|\((?<round>[^()]{4,200})\)/gu
const role = anyCase(
  'legal|lawyers?|counsel|compliance|client|customer|partner|editor|ed|hr|pr|comms|finance|ir|marketing|reviewer|comment|note|edit',
)
/** "JB:", "legal –", "Comment CR:": who wrote the note. */
const author = new RegExp(
  `^(?:(?:${anyCase('comment|note|edit')}) )?(?:(?:${role})\\b|\\p{Lu}\\p{L}{0,14}(?: \\p{Lu}\\p{Ll}{0,14}\\.?)?)(?: (?:team|review|comment|note))?\\.?(?::| [–—-]) `,
  'u',
)
const initials = new RegExp(`^(?:(?:${role})\\b|\\p{Lu}{2,3})\\.?(?::| [–—-]) `, 'u')
/** Labels of the text itself, which are no author of a note. */
const ofText =
  /^(?:quote|contact|press|media|about|date|time|price|source|website|e-?mail|phone|tel)\b|[“”"@]/iu
const strike =
  /^(?:(?:please|pls|better|just|we|must|should|to|this|it|needs to|has to) )*(?:be )?(?:delete|deleted|cut|strike|struck|remove|removed|kill|killed|drop|dropped|pull|pulled|scrap|scrapped|lose|take (?:\S+ ){0,3}?out|taken out|leave out|come out|comes out|out|go|goes|hold|on hold|withheld|redact|redacted|spike|axe|nix|chop|bin|ditch|dump|erase|omit|skip|suppress|no go|veto)\b(?! (?:with|for|to|easy|up|down|on)\b)/iu
const refused =
  /\bnot (?:yet )?(?:been )?(?:cleared|approved|agreed|signed|allowed|permitted|released|authori[sz]ed|public)\b|\bno (?:approval|clearance|consent|permission|sign-?off|release)\b|\b(?:has|have)(?: not|n[’']t) (?:yet )?(?:agreed|approved|cleared|signed|consented|said yes)\b|\b(?:they|he|she|client|customer|partner|legal) (?:said no|refused|declined|objects?|objected|withdrew|pulled out|vetoed)\b/iu

interface MarginNote {
  from: number
  to: number
}

/** The places of such notes in the line. */
export function findNotes(line: string): MarginNote[] {
  const signed = findMatches(line, noteBracket)
    .filter(([text]) => isNote(text))
    .map(({ 0: text, index }) => ({ from: index, to: index + text.length }))
  const struck = findStruck(line)
  return [
    ...struck,
    ...signed.filter((note) => !struck.some(({ from, to }) => note.from < to && from < note.to)),
  ]
}

/** "offices in Dover and [is Perth an office? ask Jo]": in the middle of a sentence, what the one who wrote it asks or thinks at its end. */
export const findAsked = (masked: string): MarginNote[] =>
  findAsides(masked).filter(
    ({ from, to }) =>
      /[\p{L}\d,] $/u.test(masked.slice(Math.max(0, from - 2), from)) &&
      /^\W*$/u.test(masked.slice(to)) &&
      findGateFailure(innerOf(masked.slice(from, to))) !== undefined,
  )

/** Whether the words are one note in brackets, and nothing else. */
export function isMarginNote(text: string): boolean {
  const bracket = [...text.matchAll(noteBracket)][0]
  return bracket?.index === 0 && text.slice(bracket[0].length).search(/[\p{L}\p{N}]/u) === -1 && isNote(text)
}

/** Whether the note strikes the text beside it. */
export function isStrikingNote(text: string): boolean {
  return isMarginNote(text) && strikes(innerOf(text))
}

/** Whether the note only says that the text goes ("[AR: delete]"), with no other information ("[AR: confidential, the contract is not signed]"). */
export function onlyStrikes(text: string): boolean {
  return isMarginNote(text) && strike.test(innerOf(text).replace(author, ''))
}

const innerOf = (bracket: string): string => bracket.replace(/^[[({]\s*/u, '').replace(/\s*[\])}]\W*$/u, '')

function isNote(bracket: string): boolean {
  const inner = innerOf(bracket)
  if (ofText.test(inner)) return false
  // Text in curly brackets is always a note.
  if (bracket.startsWith('{') && / /.test(inner) && !bracket.startsWith('{+')) return true
  // Round brackets are part of the text unless somebody's initials are in them.
  if (bracket.startsWith('(')) return initials.test(inner) && strikes(inner)
  return author.test(inner) || strikes(inner)
}

function strikes(inner: string): boolean {
  const order = inner.replace(author, '')
  return strike.test(order) || refused.test(order)
}
