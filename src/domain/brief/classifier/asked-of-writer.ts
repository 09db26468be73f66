// Wishes about the text that rules take for something else. "Don’t say iconic" and "never say the homeless, say people without a home" sound like
// a request for silence, and what they are about is a word: nothing beside them is a secret.
import { isMarkedPrivate, readScope } from '#domain/brief/cues/private-cues.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { maskUnit } from '#domain/brief/unit-kinds.ts'

/** How likely both readings must find it a request. */
const least = 0.85
/** From where on it may be a secret all the same. */
const mayBeSecret = 0.15

/** It says outright that it is private, or that something beside it is. */
export const isCertain = (masked: string): boolean => isMarkedPrivate(masked) || readScope(masked) !== 'own'

/** "Don’t mention the fire" is about what happened, and not about a word. */
const aboutMatter =
  /\b(?:not|never|no|without|avoid)\b(?: \p{L}+){0,2}? (?:mention\p{L}*|talk\p{L}* about|discuss\p{L}*|bring\p{L}* up|reveal\p{L}*|disclos\p{L}*|touch\p{L}* on|go(?:ing)? into|refer\p{L}* to|tell\p{L}*)\b|n[’']t(?: \p{L}+){0,2}? (?:mention|talk about|discuss|bring up|reveal|disclose|touch on|go into|refer to|tell)\b/iu

/** Whether both readings take for a request what nobody understood, or what only sounds private. */
export function isWish({ kind, text, secrecy = 0 }: SortedUnit, alone = 0, among = 0): boolean {
  if (Math.min(alone, among) < least) return false
  if (kind === 'unsure') return true
  const masked = maskUnit(text)
  return kind === 'private' && secrecy < mayBeSecret && !aboutMatter.test(masked) && !isCertain(masked)
}
