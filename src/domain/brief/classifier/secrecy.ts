// How likely a line may be nobody else's business, and what only sounds so: "don’t say iconic" and "never say the homeless, say people without a
// home" ask for silence about a word, and nothing beside them is a secret.
import { isMarkedPrivate, readScope } from '#domain/brief/cues/private-cues.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'
import { isSlot } from './meant-for-print.ts'
import { closedShare, openShare } from './neighbor-features.ts'

/** From where on a fact is too likely private: among other lines, and by its own words. */
export const secret = { anywhere: 0.3, amongOthers: 0.5, alone: 0.5, agreed: 0.05, certain: 0.75 }
/** How clear the news of its own words must be to bear more around it. */
const toTrust = 0.97

/** Whether a fact is too likely private. */
export function isSecret(unit: SortedUnit, first: readonly number[], isFew: boolean): boolean {
  if (unit.kind !== 'fact' || isSlot(unit)) return false
  const isClear = isFew || openShare(first) >= toTrust
  const isAmongOthers = (unit.secrecy ?? 0) >= (isClear ? secret.amongOthers : secret.anywhere)
  return (unit.answers === undefined && isAmongOthers) || (!isFew && soundsSecret(unit, first))
}

/** By its own words it is rather a secret than news. In notes left out, 7 of 14 such lines that nothing else kept out were secrets. */
function soundsSecret({ secrecy = 0 }: SortedUnit, first: readonly number[]): boolean {
  const closed = closedShare(first)
  return closed >= secret.certain || (closed >= secret.alone && secrecy >= secret.agreed)
}

/** How likely both readings must find a line a request. */
const asked = 0.85
/** From where on it may be a secret all the same. */
const mayHide = 0.15

/** It says outright that it is private, or that something beside it is. */
export const isCertain = (masked: string): boolean => isMarkedPrivate(masked) || readScope(masked) !== 'own'

/** "Don’t mention the fire" is about what happened, and not about a word. */
const aboutMatter =
  /\b(?:not|never|no|without|avoid)\b(?: \p{L}+){0,2}? (?:mention\p{L}*|talk\p{L}* about|discuss\p{L}*|bring\p{L}* up|reveal\p{L}*|disclos\p{L}*|touch\p{L}* on|go(?:ing)? into|refer\p{L}* to|tell\p{L}*)\b|n[’']t(?: \p{L}+){0,2}? (?:mention|talk about|discuss|bring up|reveal|disclose|touch on|go into|refer to|tell)\b/iu

/** Whether both readings take for a request what nobody understood, or what only sounds private. */
export function isWish({ kind, text, secrecy = 0 }: SortedUnit, alone = 0, among = 0): boolean {
  if (Math.min(alone, among) < asked) return false
  if (kind === 'unsure') return true
  const masked = maskUnit(text)
  return kind === 'private' && secrecy < mayHide && !aboutMatter.test(masked) && !isCertain(masked)
}
