// Reads when the news may go out from a line that says little else: "Release Sept. 9, 4:05 p.m. ET", "goes out Thurs 9am central". All words beside
// the moment must be about going out, or the line is about something else.
import { findMoments, findZone, type Moment } from '#domain/language/numbers/moments.ts'

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Words for going out, including those of other languages. */
const out = toSet(
  'release released releasing publication publish published publishing out embargo embargoed embargo’d hold issue issued distribution veröffentlichung freigabe vrijgave sperrfrist frigivelse publicación publicação diffusion diffusione lift lifted lifting lifts held sendes ud send goes go going live public share shared post posted run use used announce announces announced schedule scheduled',
)
/** Words that alone say the news is held up to the moment. */
const upTo = toSet('until till til earliest earlier sooner strictly')
/** Words for what goes out. */
const theme = toSet(
  'it this that release press news story text copy piece statement announcement one all everything',
)
/** Small words without a meaning of their own. */
const small = toSet(
  'a the it this that these our they we you i to be is are will would may can could shall should must no not nothing nobody only just to for on at from after before as of and so but then when any all also oh yes now with than do dont',
)
/** Words that people add to an hour, and to a request. */
const around = toSet(
  'want wants wanted please pls ok okay fine good right cheers thanks anytime time date day hour moment minute min second slot wait put let media papers journalists reporters everywhere blocked locked sealed barred',
)
const latest = /^,? ?(?:at the )?(?:latest|deadline)\b/iu
const restrictive =
  /^(?:, \p{L}{3,20})?,? (?:and )?(?:not (?<exactly>(?:a|one) (?:minute|min|second|sec) )?(?:earlier|before|sooner|ahead of)|no earlier|(?:at the|is the) earliest|is (?:the )?(?:lifting|release) time|hold (?:it |this )?(?:till|until) then)/iu
const farthest = 90

/** The moment at which the text says that the news may go out. */
export function findReleaseMoment(text: string): Moment | undefined {
  let read = text
  for (const moment of findMoments(text)) {
    const head = lastSegment(read.slice(Math.max(0, moment.from - farthest), moment.from))
    const tail = text.slice(moment.to)
    const tells = [isAboutRelease, isMeantFor, isEndedByRelease, isWished, isForPress].some((isSo) =>
      isSo(head, tail, moment),
    )
    if (tells && !latest.test(tail)) return moment
    // Masks the moment, since its words may go with the next one: "night boil on Saturday till 9 pm".
    if (moment.isTimed || moment.isDated) read = maskMoment(read, moment)
  }
  return undefined
}

const masked = '·'
const maskMoment = (text: string, { from, to }: Moment): string =>
  text.slice(0, from) + masked.repeat(to - from) + text.slice(to)

/** The words between the last punctuation mark and the moment. An earlier moment there counts as a word of another topic. */
function lastSegment(head: string): string[] {
  const [segment = ''] = head
    .split(/[:;,.!?|→=>()[\]–—]|->|\s-\s/)
    .filter((part) => /[\p{L}·]/u.test(part))
    .slice(-1)
  return listWords(segment)
}

/** The words without contracted verbs: "it's" is "it". */
const listWords = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}·][\p{L}’'·]*/gu) ?? []).map((word) =>
    word.replace(/(?:[’'](?:s|re|ll|d|ve|m)|n[’']t)$/u, ''),
  )

const isOut = (word: string): boolean => out.has(word)

/** Whether the word is about going out, or has no meaning of its own. */
const isOurs = (word: string): boolean =>
  isOut(word) || upTo.has(word) || theme.has(word) || small.has(word) || around.has(word)

/** Whether all words before the moment are about going out. Without an hour it may be news: a report is out on a day. */
function isAboutRelease(words: readonly string[], tail: string, { isTimed }: Moment): boolean {
  const isHeld = isTimed || /^, (?:only )?after\b/iu.test(tail)
  return isHeld && words.some((word) => isOut(word) || upTo.has(word)) && words.every(isOurs)
}

/** Whether the line only says when the text is for: "It's for 00:01 on Wednesday 8 April please". An event would have a place. */
function isMeantFor(words: readonly string[], tail: string, { isTimed, isDated }: Moment): boolean {
  const isMeant = words.at(-1) === 'for' && words.some((word) => theme.has(word))
  return isMeant && isTimed && isDated && words.every(isOurs) && firstSegment(tail).every(isOurs)
}

/** "kernel say thursday 10 dec 8:00 Lisbon time": somebody says a day and an hour, and not of what. */
const wishes =
  /^(?:the )?[\p{L}’'-]{2,20}(?: [\p{L}’'-]{2,20}){0,2} (?:says?|wants?|asks? for|asked for|insists? on|prefers?)$/iu
const isWished = (head: readonly string[], tail: string, { isTimed, isDated }: Moment): boolean =>
  isTimed && isDated && wishes.test(head.join(' ')) && /^ *(?:[,.;–—-] ?|$)/u.test(tail)

/** "Members get the letter June 1, press June 2 at 8 a.m.": when each is told; the press is who reads a release. */
const isForPress = (head: readonly string[], tail: string, { isTimed, isDated }: Moment): boolean =>
  isTimed &&
  isDated &&
  /^(?:and |but |the )*(?:press|media|papers|journalists|reporters)(?: (?:get|gets) it)?$/u.test(
    head.join(' '),
  ) &&
  /^ *(?:[,.;–—-] ?|$)/u.test(tail)

/** "Tuesday 15 September, 10:00 CEST – release", "goes Dec 8, 6 a.m. Mountain, not earlier", "Thursday 9am is fine to send" */
function isEndedByRelease(head: readonly string[], tail: string, moment: Moment): boolean {
  if (!moment.isTimed) return false
  if (/^ ?[–—-] ?(?:release|publication)\b/iu.test(tail)) return true
  const end = restrictive.exec(tail)
  if (end !== null) return head.every(isOurs) || hasZone(moment) || end.groups?.exactly !== undefined
  const words = firstSegment(tail)
  return (
    moment.isDated &&
    moment.text.includes(' ') &&
    head.every(isOurs) &&
    words.some(isOut) &&
    words.every(isOurs)
  )
}

const hasZone = ({ text }: Moment): boolean => findZone(text) !== undefined

/** The words between the moment and the next punctuation mark. */
const firstSegment = (tail: string): string[] =>
  listWords(tail.split(/[:;,.!?|→=>()[\]–—]|->|\s-\s/)[0] ?? '')
