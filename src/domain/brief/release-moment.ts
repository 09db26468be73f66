// When the news may go out, where a line says little else: "Release Sept. 9, 4:05 p.m. ET", "wants it out 20 May 9.00", "goes out Thurs
// 9am central, not a minute before". The words beside the moment decide: all of them are about going out, or the line is about something else.
import { findMoments, findZone, type Moment } from '#domain/language/numbers/moments.ts'

const toSet = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Going out, also as people say it who send much. */
const out = toSet(
  'release released releasing publication publish published publishing out embargo embargoed embargo’d hold issue issued distribution veröffentlichung freigabe vrijgave sperrfrist frigivelse publicación publicação diffusion diffusione lifting lifts send goes go going live public share shared post posted run use used until till til',
)
/** What surrounds such words. */
const around = toSet(
  'it this that the to be is are will may can could shall should must we you they i wants want wanted please pls ok okay fine good only not no nothing before for on at from after as of any anytime time date day hour moment when then and so but earliest earlier a minute min second press media news story text copy piece statement announcement everywhere all right',
)
const latest = /^,? ?(?:at the )?(?:latest|deadline)\b/iu
const restrictive =
  /^(?:, \p{L}{3,20})?,? (?:and )?(?:not (?<exactly>(?:a|one) (?:minute|min|second|sec) )?(?:earlier|before|sooner)|no earlier|(?:at the|is the) earliest|is (?:the )?(?:lifting|release) time|hold (?:it |this )?(?:till|until) then)/iu
const farthest = 90

/** The moment at which the text says that the news may go out. */
export function findReleaseMoment(text: string): Moment | undefined {
  const moments = findMoments(text)
  let end = 0
  for (const moment of moments) {
    const head = lastSegment(text.slice(Math.max(end, moment.from - farthest), moment.from))
    const tail = text.slice(moment.to)
    if (!latest.test(tail) && (isAboutRelease(head, moment, tail) || isEndedByRelease(head, tail, moment)))
      return moment
    // The "first" of "its first run" is no moment of its own.
    if (moment.isTimed || moment.isDated) end = moment.to
  }
  return undefined
}

/** What stands between the last sign and the moment. */
function lastSegment(head: string): string[] {
  const [segment = ''] = head
    .split(/[:;,.!?|→=>()[\]–—]|->|\s-\s/)
    .filter((part) => /\p{L}/u.test(part))
    .slice(-1)
  return listWords(segment)
}

const listWords = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}’']*/gu) ?? []

/** A report that is out on a day is news; a release that goes out at a time of that day waits for it. */
function isAboutRelease(words: readonly string[], { isTimed }: Moment, tail: string): boolean {
  const isHeld = isTimed || /^, (?:only )?after\b/iu.test(tail)
  return isHeld && words.some((word) => out.has(word)) && words.every(isOurs)
}

const isOurs = (word: string): boolean => out.has(word) || around.has(word)

/** "Tuesday 15 September, 10:00 CEST – release", "goes Dec 8, 6 a.m. Mountain, not earlier" */
function isEndedByRelease(head: readonly string[], tail: string, moment: Moment): boolean {
  if (!moment.isTimed) return false
  if (/^ ?[–—-] ?(?:release|publication)\b/iu.test(tail)) return true
  const end = restrictive.exec(tail)
  return end !== null && (head.every(isOurs) || hasZone(moment) || end.groups?.exactly !== undefined)
}

const hasZone = ({ text }: Moment): boolean => findZone(text) !== undefined
