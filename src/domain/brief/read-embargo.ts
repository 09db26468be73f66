// Whether a line holds the news back, and until when: the moment that the notes give, and nothing else of the line.
import { findMoment, type Moment } from '#domain/language/numbers/moments.ts'
import { isPrivate } from './private-cues.ts'
import type { FactSheet } from './sheet.ts'
import type { SortedUnit } from './unit.ts'

const embargo =
  /\bembargo(?:ed)?\b|\bsperrfrist\b|\bsous embargo\b|\bbajo embargo\b|^blocking (?:period|time|date)\b|^release (?:time|timing)\b|\brelease time:/i
const none = /\b(?:no|not|without|under no|isn[’']t) (?:an? |any )?embargo/i
const before =
  '(?:before|until|till|til|prior to|earlier than|antes del?)(?: the (?:morning|afternoon|evening) of)?'
const out =
  '(?:publish(?:ed)?|release(?:d)?|publication|print(?:ed)?|run|post(?:ed)?|use(?:d)?|share(?:d)?|coverage|go out|goes out|going out|send|sent|public|live|out|announce(?:d)?)'
/** Words after which the moment follows. A road that stays closed until noon holds nothing back. */
const held: readonly RegExp[] = [
  new RegExp(
    `\\b(?:do not|don[’']?t|not to be|not for|must not(?: be)?|mustn[’']t|cannot(?: be)?|can[’']?t(?: be)?|should not(?: be)?|shouldn[’']t|won[’']t|no) (?:be )?${out}(?: (?:this|it|anything|that))? ${before} `,
    'i',
  ),
  new RegExp(
    `\\b(?:nothing|nobody|no one|everything|nada|not a word|no posts?)(?! (?:about|of|on) )(?: \\p{L}+){0,3} ${before} `,
    'iu',
  ),
  new RegExp(
    `(?:^|[,;:.–—-] |\\b(?:it[’']s|it is|this is|that is|and|please|pls|it goes out) )(?:please )?(?:not|hold(?: (?:this|it|off|that|for release|publication))*|under wraps|stays quiet) (?:${before}|for(?: the (?:morning|afternoon|evening) of)?) `,
    'i',
  ),
  /\bfor release (?:on|at|after|from|not before) /i,
  /^(?:it )?(?:goes|to go|sent) out (?:at|on) (?=[^.;]{3,30}\b(?:sharp|on the dot|exactly)\b)/i,
]
const heldAfter =
  /^(?:, \p{L}{3,20})?,? (?:and )?(?:not (?:(?:a|one) (?:minute|second) )?(?:earlier|before|sooner)|no earlier|hold (?:it |this )?(?:till|until) then)/iu

/** "embargoed by her publisher": somebody else holds a part of the news back, and no time of ours ends that. */
const others =
  /\b(?:embargo(?:ed)?|embargoes) (?:by|from) (?:the|her|his|their|our|its|an?|another)\b(?! (?:morning|afternoon|evening|day|start|moment|time))|\bembargoed by \p{Lu}/u

/** Whether the line holds the news back, or keeps to what somebody else holds back. */
export function readHold(masked: string): 'embargo' | 'private' | undefined {
  if (others.test(masked)) return 'private'
  return isEmbargo(masked) ? 'embargo' : undefined
}

/** What hangs on an embargo often says why, and that is for nobody else. */
const hanging = /^[\s,;.]*(?:[([–—-]\s*)?(?=\p{L})/u
const reason = /^(?:as|because|since|so|otherwise|or else|given|due to|reason|the reason|while)\b/iu

/** Where the reason begins that hangs on an embargo: "… before 7am on May 4, as the staff do not know yet". */
export function findReason(masked: string): number | undefined {
  if (readHold(masked) !== 'embargo') return undefined
  const until = findUntil(masked)
  const at = until === undefined ? -1 : masked.indexOf(until)
  if (until === undefined || at === -1) return undefined
  const end = at + until.length
  const start = end + (hanging.exec(masked.slice(end))?.[0].length ?? 0)
  const rest = masked.slice(start)
  if (start === end || rest.split(' ').length < 4) return undefined
  return reason.test(rest) || isPrivate(rest) ? start : undefined
}

/** Whether the line is one that holds the news back. `masked` has no quotations. */
function isEmbargo(masked: string): boolean {
  if (/\?/.test(masked) || none.test(masked)) return false
  if (embargo.test(masked)) return findUntil(masked) !== undefined || masked.length < 40
  return findUntil(masked) !== undefined
}

function findUntil(text: string): string | undefined {
  for (const cue of held) {
    const moment = findAfter(text, cue.exec(text))
    if (moment !== undefined && moment.from < nearest) return moment.text
  }
  const word = embargo.exec(text)
  const named = findAfter(text, word)
  if (named !== undefined) return named.text
  const moment = findMoment(text)
  if (moment === undefined) return undefined
  return word !== null || heldAfter.test(text.slice(moment.to)) ? moment.text : undefined
}

const findAfter = (text: string, cue: RegExpExecArray | null): Moment | undefined =>
  cue === null ? undefined : findMoment(text.slice(cue.index + cue[0].length))

const nearest = 12
const loose = /\b(?:tomorrow|tonight|today)\b.{0,40}/i

/** The moment, and the time zone among its words; null when no unit speaks of one. */
export function readEmbargo(units: readonly SortedUnit[]): FactSheet['embargo'] {
  for (const [index, { kind, body }] of units.entries()) {
    if (kind !== 'embargo') continue
    const until = findUntil(body) ?? findMoment(body)?.text ?? loose.exec(body)?.[0]
    if (until !== undefined) return { unit: index, until, zone: readZone(until) }
  }
  return null
}

const zone =
  /\b(?:[ECMPA]K?[SD]?T|H[AS]T|GMT|UTC|BST|CES?T|EES?T|WES?T|IST|JST|AE[SD]?T|SGT|Eastern|Central|Pacific|Mountain)(?: (?:Standard |Daylight )?Time| time)?\b/

/** The time zone among the words. */
export function readZone(until: string): string | null {
  return zone.exec(until)?.[0] ?? null
}
