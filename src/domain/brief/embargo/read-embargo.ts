// Reads whether a line holds the news back, and until when. Only the moment is taken from it.

import { isPrivate } from '#domain/brief/cues/private-cues.ts'
import { draftApproval, findHoldBack, isCondition, isNear } from '#domain/brief/hold-back.ts'
import type { FactSheet } from '#domain/brief/sheet.ts'
import { maskQuoted } from '#domain/brief/split-units.ts'
import type { SortedUnit } from '#domain/brief/unit.ts'
import { memoizeText } from '#domain/language/memoize-text.ts'
import { continuesMoment, findMoment, type Moment } from '#domain/language/numbers/moments.ts'
import { holdCues } from './hold-cues.ts'
import { readZone } from './moment-context.ts'
import { findReleaseMoment } from './release-moment.ts'

const embargo =
  /(?<!\b(?:trade|arms|weapons|oil|gas|grain|export|import|economic) )\bembargo(?:ed)?\b(?! (?:on|against) (?!it\b|this\b|that\b|everything\b|\d|(?:the |our |all )?(?:news|story|release|text|announcement|paper|study)\b))|\bsperr?e?frist\b|\bsous embargo\b|\bbajo embargo\b|^blocking (?:period|time|date)\b|^release (?:time|timing)\b|\brelease time:/i
const noEmbargo =
  /\b(?:no|not|without|under no|isn[’']t) (?:an? |any )?embargo|^embargo[^:]{0,20}: ?(?:none|no|nil|n\/?a|nein|[-–—])\W*$|^embargo (?:is )?(?:none|nil)\b/i
/** "embargoed by her publisher": somebody else holds a part of the news back, and no time of ours ends that. */
const othersEmbargo =
  /\b(?:embargo(?:ed)?|embargoes) (?:by|from) (?:the|her|his|their|our|its|an?|another)\b(?! (?:morning|afternoon|evening|day|start|moment|time))|\bembargoed by \p{Lu}/u

/** An embargo that somebody else sets on all of the news, with its end: "Embargoed by the journal until May 4". */
const heldByOthers =
  /^(?:(?:the|our|all|this|it|everything|paper|study|report|news|results|is|are) ){0,5}embargo(?:ed)? by [^.;:]{2,60}? (?:until|till|before|to) /iu

/** Whether the line holds the news back ('embargo') or is about a part that somebody else holds back ('private'). */
export function readHold(masked: string): 'embargo' | 'private' | undefined {
  const isOurs = findAfter(masked, heldByOthers.exec(masked)) !== undefined
  if (othersEmbargo.test(masked) && !isOurs) return 'private'
  return isEmbargo(masked) ? 'embargo' : undefined
}

/** A clause after an embargo often gives its reason, which is private. */
const afterEmbargo = /^[\s,;.]*(?:[([–—-]\s*)?(?=\p{L})/u
const reason = /^(?:as|because|since|so|otherwise|or else|given|due to|reason|the reason|while)\b/iu

/** Where that reason begins: "… before 7am on May 4, as the staff do not know yet". */
export function findReason(masked: string): number | undefined {
  if (readHold(masked) !== 'embargo') return undefined
  const until = findUntil(masked)
  const at = until === undefined ? -1 : masked.indexOf(until)
  if (until === undefined || at === -1) return undefined
  const end = at + until.length
  const start = end + (afterEmbargo.exec(masked.slice(end))?.[0].length ?? 0)
  const rest = masked.slice(start)
  if (start === end || rest.split(' ').length < fewestOfReason) return undefined
  if (reason.test(rest) || isPrivate(rest)) return start
  const own = ownSchedule.exec(masked.slice(end))
  return own === null ? undefined : end + own.index + own[0].search(/\p{L}/u)
}

const fewestOfReason = 4
/** "…, the teams get told at 6", "…, staff do at half eight", "…, they have a newsletter": what others do at that hour is a house's own matter. */
const ownSchedule =
  /[,;.–—-] ?(?:(?:and|but|so|when|by then) )?(?:(?:the|our|all|my|their) )?(?:own )?(?:staff|teams?|crews?|employees|workers|workforce|board|union|managers?|investors|shareholders|members|suppliers|tenants|newsroom|they|he|she) (?:(?:all|both|only|also|still) )?(?:get|gets|are|is|will|do|does|have|has|hear|hears|know|knows|learn|meet|meets|find|finds|need|needs|want|wants|read|reads|see|sees)\b/iu

/** Whoever says this holds something back until the moment that was named right before. */
const exact =
  /^(?:(?:and|so|please|pls) )?(?:not (?:a|one) (?:minute|second|moment) (?:before|earlier|sooner)\b|nothing (?:before|earlier|sooner)(?: (?:that|then))?\W*$)/iu

/** A deadline, which holds nothing back: "Must go out before 2 p.m." */
const deadline =
  /^(?:(?:it|this|that|the (?:release|text|statement)) )?(?:must|has to|have to|needs? to|should) (?:go out|be out|go live|be (?:sent|published|released|issued|live)) (?:before|by|no later than|until) /iu

export const isDeadline = (masked: string): boolean => deadline.test(masked)

/** Whether the line holds the news back. `masked` is its text without quotations. */
function isEmbargo(masked: string): boolean {
  const line = asStatement(masked)
  if (line === undefined || noEmbargo.test(line) || isDeadline(line)) return false
  if (exact.test(line)) return true
  if (embargo.test(line)) return findUntil(line) !== undefined || line.length < 40
  return findUntil(line) !== undefined
}

/** A question tag at the end of a line that is no question: "… ok?" */
const tag =
  /(?<=[\s,–—-])(?:ok|okay|k|right|yes|yeah|yep|please|pls|alright|all right|fine|good|deal|agreed|clear|understood|got it|if poss(?:ible)?|(?:is )?that (?:ok|okay|all right|fine|possible|works?)) ?\?{1,3} ?$/iu
/** An embargo put as a question: "Can you hold it until Friday 9am?" */
const request =
  /^(?:and |so |but |also |hi,? )?(?:please )?(?:can|could|would|will) (?:you|we|everyone|everybody|you (?:all|both|guys|lot)) (?:please |pls |just |all |both |kindly |then |say )*(?=not\b|hold\b|wait\b|release\b|publish\b|schedule\b)/iu

/** The line without its polite question mark; undefined when it really asks. */
function asStatement(line: string): string | undefined {
  if (!line.includes('?')) return line
  const said = line.replace(tag, '').replace(request, '')
  const isAsked = said === line || /\?(?!\s*$)/.test(said)
  return isAsked || (said.includes('?') && !request.test(line)) ? undefined : said.replace(/\s*\?+\s*$/, '')
}

const findUntil: (text: string) => string | undefined = memoizeText((text) => {
  for (const cue of holdCues) {
    const found = cue.exec(text)
    const moment = findHeld(text, found)
    if (moment !== undefined && found !== null) return withEvent(text, found, moment)
  }
  const word = embargo.exec(text)
  const named = findAfter(text, word) ?? (word === null ? undefined : findMoment(text))
  return (named ?? findReleaseMoment(text))?.text
})

/** The moment after the cue, or after a condition that follows the cue: 'before the staff are told: Friday, 2 p.m.' */
function findHeld(text: string, cue: RegExpExecArray | null): Moment | undefined {
  const moment = findAfter(text, cue)
  // "first" in "first offered to somebody else" is a count and no day.
  if (moment !== undefined && isCount.test(moment.text)) return undefined
  if (cue === null || moment === undefined || isNear(moment)) return moment
  const start = cue.index + cue[0].length
  // A deadline for the draft: "You can post it once Ann has seen it, Friday noon".
  if (draftApproval.test(text.slice(start))) return undefined
  return isCondition(text.slice(start, start + moment.from)) ? moment : undefined
}

/** An event that ends some time after its stated hour: "until after the growers' meeting on Friday at 2 p.m." */
const gathering =
  /^(?:(?:only )?after )?(?<event>(?:the|our|their|its|this) (?:[\p{L}’'-]+ ){0,4}?(?:meeting|assembly|agm|ceremony|conference|session|hearing|service|funeral|reception|dinner|briefing|gala|vote|match|final|unveiling|prizegiving|presentation))(?:,? (?:on|at) |, )$/iu

/** The words of the moment, together with such an event if it must be over first. */
function withEvent(text: string, cue: RegExpExecArray, { text: until, from }: Moment): string {
  const start = cue.index + cue[0].length
  const isAfter = /\bafter $/iu.test(cue[0]) || /^(?:only )?after /iu.test(text.slice(start))
  const event = gathering.exec(text.slice(start, start + from))?.groups?.event
  const end = start + from + until.length
  return isAfter && event !== undefined
    ? text.slice(text.indexOf(event, start) - 'after '.length, end)
    : until
}

const findAfter = (text: string, cue: RegExpExecArray | null): Moment | undefined =>
  cue === null ? undefined : findMoment(text.slice(cue.index + cue[0].length))

const isCount = /^(?:first|second|third|fourth|fifth)$/iu
const looseMoment = /\b(?:tomorrow|tonight|today)\b.{0,40}/i

/** The moment with its time zone; null if no line holds the news back. */
export function readEmbargo(units: readonly SortedUnit[]): FactSheet['embargo'] {
  return (
    // Lines that say they hold the news back come first: "Release by: Board, Wednesday 12 h" has a moment, too.
    readFrom(units, isOwnHold, findStated) ??
    readFrom(units, isHeldBack, findHeldMoment) ??
    readFrom(units, ({ kind }) => kind === 'embargo', findAnyMoment) ??
    readFrom(units, isOtherHold, findStated) ??
    readFrom(units, isHiddenHold, findStated) ??
    // Even if the moment cannot be read as a time, the news is not for immediate release.
    readFrom(units, isHeldBack, (text) => findHoldBack(text)?.until) ??
    readFrom(units, isOwnHold, readBare)
  )
}

const isHeldBack = ({ kind, body }: SortedUnit): boolean =>
  kind !== 'foreign' && kind !== 'quote' && findHoldBack(maskQuoted(body)) !== undefined

function findHeldMoment(text: string): string | undefined {
  const held = findHoldBack(text)
  return held?.isMoment === true ? held.until : undefined
}

/** An embargo without a moment: "This is strictly embargoed". */
const bareEmbargo =
  /^embargoed\b|\b(?:is|are|strictly|under|under strict) (?:an? )?embargo(?:ed)?\b(?! ?\?)/iu
const readBare = (text: string): string | undefined => (bareEmbargo.test(text) ? 'then' : undefined)

const findStated = (text: string): string | undefined => findUntil(asStatement(text) ?? text)

const findAnyMoment = (text: string): string | undefined =>
  findStated(text) ?? findMoment(text)?.text ?? looseMoment.exec(text)?.[0]

const isOpen = ({ kind }: SortedUnit): boolean => kind !== 'private' && kind !== 'foreign'

const isOwnHold = ({ kind, body }: SortedUnit): boolean =>
  kind === 'embargo' && readHold(maskQuoted(body)) === 'embargo'

/** Whether a line of another class says when the news may go out. */
function isOtherHold(unit: SortedUnit): boolean {
  return unit.kind !== 'embargo' && isOpen(unit) && readHold(maskQuoted(unit.body)) === 'embargo'
}

/** Whether a private line holds the news back. Its moment counts; nothing else of it is used. */
const isHiddenHold = ({ kind, body }: SortedUnit): boolean =>
  kind === 'private' && readHold(maskQuoted(body)) === 'embargo'

/** Words that refer to the moment before: "Until then embargo.", "Not a minute before." */
const pointsBack =
  /^(?:(?:and|so|please|pls) )?nothing (?:before|earlier|sooner)(?: (?:that|then))?\W*$|\b(?:until|till|before) (?:then|that (?:time|hour|moment|day))\b|^(?:and )?not (?:a|one) (?:minute|second|moment|day) (?:before|earlier|sooner)\b|^(?:and )?not (?:before|earlier|sooner)[.!,]/iu

/** Whether the embargo's moment is in the line before, because its own words name none: "nobody runs it before then". */
function isPointingBack(body: string): boolean {
  const at = pointsBack.exec(body)?.index
  return at !== undefined && findMoment(body.slice(0, at))?.isTimed !== true
}

function readFrom(
  units: readonly SortedUnit[],
  mayHold: (unit: SortedUnit) => boolean,
  find: (text: string) => string | undefined,
): FactSheet['embargo'] {
  for (const [index, unit] of units.entries()) {
    if (!mayHold(unit)) continue
    const before = units[index - 1]
    const isBack =
      (unit.kind === 'embargo' || isHeldBack(unit)) &&
      isPointingBack(unit.body) &&
      before?.line === unit.line &&
      isOpen(before)
    const read = isBack ? before.body : withNext(units, index)
    const until = (isBack ? findMoment(read)?.text : undefined) ?? find(withRest(units, index))
    if (until !== undefined) return { unit: index, until, zone: readZone(until, read) }
  }
  return null
}

/** The words up to the end of the line, because "8 a.m." seems to end a sentence before "Seoul". */
function withNext(units: readonly SortedUnit[], index: number): string {
  const [unit, next] = [units[index], units[index + 1]]
  return next !== undefined && next.line === unit?.line && isOpen(next)
    ? `${unit.body} ${next.body}`
    : (unit?.body ?? '')
}

/** Abbreviations before an hour: "kl." and "godz." */
const clockWord = /\b(?:kl|klo|godz)\.$/iu

/** The words of a unit with those of the next ones, where a period cut a moment in two: "6 a.m." and "Atlantic time, April 29". */
function withRest(units: readonly SortedUnit[], index: number): string {
  const unit = units[index]
  let text = unit?.body ?? ''
  if (clockWord.test(text)) return withNext(units, index)
  // "2 p.m." and "U.S." and "Eastern time on Wednesday"
  for (const each of units.slice(index + 1, index + 4)) {
    if (each.line !== unit?.line || !isOpen(each) || !continuesMoment(each.body)) break
    text = `${text} ${each.body}`
  }
  return text
}
