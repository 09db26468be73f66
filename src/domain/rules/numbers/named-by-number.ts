// Figures that are names and no counts: 'Ferry 2', 'generator 2 did not start', 'The asteroid 52768 passed', 'In 1412 the monks'.
import { isFunctionWord } from '#domain/language/name-words.ts'
import { isPast, readVerb } from '#domain/language/verbs.ts'

const thingBefore = /(?<![\p{L}-])(?<thing>\p{Ll}{3,}) $/u
const verbAfter =
  /^ (?:is|are|was|were|has|have|had|did|does|do|will|would|can|could|may|might|must|should|didn[’']t|wasn[’']t|isn[’']t)\b/
const pickedOut =
  /^(?:last|first|next|other|final|only|just|remaining|top|same|best|worst|oldest|newest|youngest|latter|former|lucky|more|least|most|additional|extra|new|old)$/

/** Whether the figure names one of several, because a verb follows: 'generator 2 did not start'. */
export function namesOne(text: string, at: number): boolean {
  if (!verbAfter.test(text.slice(at + 1, at + 12))) return false
  const thing = thingBefore.exec(text.slice(Math.max(0, at - 24), at))?.groups?.thing ?? ''
  return (
    thing !== '' &&
    !isFunctionWord(thing) &&
    !pickedOut.test(thing) &&
    readVerb(thing, 'past', 'third') === undefined
  )
}

/** 'Ferry 2', 'U.S. 1' and the 'Inc. 5000' are names; 'About 2' is not. */
export function isNumbered(before: string, after = ''): boolean {
  if (/\bInc\. $/.test(before)) return true
  if (/\bU\.S\. $/.test(before)) return !/^ \p{Ll}+s\b/u.test(after)
  const word = /\p{Lu}[\p{L}\p{N}’'-]*(?= $)/u.exec(before.slice(-40))?.[0]
  return word !== undefined && !isFunctionWord(word) && !word.endsWith('ly')
}

const calledBefore = /(?:^|[.!?]["”]? )(?:The|An?|Its?|This) (?<thing>\p{Ll}{3,}) $/u
const deedAfter = /^ (?<verb>\p{Ll}+) /u

/** Whether the figure is a name between a noun and its verb: 'The asteroid 52768 passed Earth'. */
export function isCalled(before: string, after: string): boolean {
  const verb = deedAfter.exec(after)?.groups?.verb ?? ''
  return calledBefore.test(before) && (isPast(verb) || verb.endsWith('ed') || verbAfter.test(after))
}

/** Whether the figure is a year, since nothing countable follows: 'In 1412 the monks', 'since 1215,'. */
export function isOldYear(before: string, figure: string, after: string): boolean {
  return (
    /^1[0-4]\d\d$/.test(figure) &&
    /\b(?:in|since|from|until|by|of|to|before|after|about) $/i.test(before) &&
    /^(?:[.,;)]|$| (?:the|an?|by|when|and|to|was|as|for|in|at|on)\b)/.test(after)
  )
}
