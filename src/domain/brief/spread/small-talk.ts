// Recognizes small talk in notes: how the sender is, where they are, that they must go. It is no news, and no person has to look at it.
import { findGateFailure } from '#domain/brief/cues/fact-gate.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { isIntroduction, maskUnit } from '#domain/brief/unit-kinds.ts'

/** "Hiya Soph, it's Tash", "ok hey it's Danny" */
const greets =
  /^(?:(?:ok|okay|right|so|yeah|yes|um|well|alright)[,.]? )*(?:hi+|hiya|hello|hey|dear|good (?:morning|afternoon|evening|day)|morning|g[’']day|greetings|kia ora)\b/iu
const leaves =
  /\b(?:bye|good ?night|see (?:ya|you)(?: (?:soon|later|then))?|talk (?:soon|later)|cheers|(?:gotta|got to|must|have to) (?:go|run|dash)|god bless)\b[\s.!,]*(?:bye[\s.!,]*)*$/iu
const talk: readonly RegExp[] = [
  // "I hope the cold is better", "Trust this mail finds you well."
  /^(?:\p{Lu}\p{L}+, )?(?:i |we )?(?:do )?(?:hope|trust) [^.]{0,80}\b(?:you|your|yours|well|better)\b/iu,
  // "I'm driving", "I am at the desk until late."
  /^(?:i[’']m|i am|we[’']re|we are) (?:just )?(?:in the (?:car|truck|van|train|office|shop)|on (?:the (?:road|train|bus|dock|phone)|a (?:plane|train|call)|leave|holiday)|at (?:the|my) (?:desk|airport|gate|office)|driving|walking|out|off|away|back)\b/iu,
  // "See Rick's answers below", "I answered his questions in the middle."
  /^(?:\p{L}+[, ]+(?:[–—-] )?)?(?:see|find) (?:\S+ ){0,5}?(?:below|above|attached|inside|answers|edits|comments)\b/iu,
  /^(?:and )?i (?:answer|answered|paste|pasted|copy|copied|put|pull|pulled) (?:[^.]{0,60} )?(?:below|inside|in|above|middle|top|here|under)\b/iu,
  // "you'll have it Thursday"
  /\byou(?:[’']ll| will) (?:have|get) (?:it|this|something|a draft|the draft)\b/iu,
  /\b(?:at your disposal|bear with me|excuse the|sorry (?:about|for) the noise)\b/iu,
]
const longestTalk = 160

/** Makes small talk that nothing else explained part of the message. */
export function closeSmallTalk(units: readonly SortedUnit[]): void {
  const last = units.at(-1)?.line ?? 0
  for (const unit of units) if (unit.kind === 'unsure' && isSmallTalk(unit, last)) unit.kind = 'furniture'
}

function isSmallTalk({ body, text, line, label }: SortedUnit, last: number): boolean {
  const masked = maskUnit(body)
  // With a figure or an address it may be news.
  if (label !== undefined || /\d{2}|[$€£%@]/u.test(text) || text.length > longestTalk) return false
  const failure = findGateFailure(masked)
  const isToReader = (failure === 'first person' || failure === 'reader') && !isIntroduction(masked)
  if (line <= 1 && isToReader && greets.test(text)) return true
  if (line >= last - 1 && leaves.test(text)) return true
  return talk.some((pattern) => pattern.test(body))
}
