// Removes hesitations of speech: "in, um, 1998", "the, the nine jobs", "we opened, no wait, we open". Quotations stay as they are.

import { findMatches } from '#domain/language/matches.ts'
import { findQuotations } from '#domain/language/quotations.ts'

/** Words that cannot end a phrase, so a hesitation after them is in the middle of one. */
const openWords =
  "a|an|the|in|on|at|of|to|for|by|from|with|into|about|since|until|and|or|but|our|my|your|its|their|his|her|is|are|was|were|be|been|am|will|would|can|could|has|have|had|it[’']?s|that[’']?s|they[’']re|we[’']re|we[’']ve|we[’']ll|i[’']m|there[’']?s|just|also|only|over|than|called|named"
const isOpen = new RegExp(`(?<![\\p{L}’'-])(?:${openWords}),?$`, 'iu')
const hesitation = '(?:um+|uh+|erm?|hm+)'
const pause = String.raw`(?:,|…|\.{3}| [–—-])`
const hesitations = new RegExp(
  `(?:(?<![\\p{L}\\p{N}%’'-])(?<before>[\\p{L}\\p{N}%’'-]+))?(?<sign>${pause})? ${hesitation}(?:${pause})?(?= [\\p{L}\\p{N}$€£]| ?$)`,
  'gu',
)
/** "412 acres, er, 421 acres", "$40, uh, $45": the same thing with another figure. */
const restated = new RegExp(
  `(?<![\\p{L}\\d.,$€£-])(?:\\d[\\d.,]*(?<of> ?%| \\p{Ll}{3,})${pause} ${hesitation},? (?<now>\\d[\\d.,]*)\\k<of>(?!\\p{L})|[$€£]\\d[\\d.,]*${pause} ${hesitation},? (?=[$€£]\\d))`,
  'gu',
)
/** "in, let me think, in the spring" */
const thinking =
  /, (?:let me (?:get this right|see|think)|you know|what is it|what[’']s it called|how do you say(?: it)?)(?=[,.;]|$)/giu
/** Words that may be said twice by mistake. Not "it" or "is": "who put it in it, it only cares" is right. */
const repeatable = 'a|an|the|in|on|at|of|to|for|by|from|with|and|or|but|our|my|their|we|they|i'
/** "the, the nine jobs", "on the, on the corner" */
const repeats = new RegExp(
  `(?<![\\p{L}’'-])(?<said>(?:${repeatable})(?: (?:${repeatable}))?)${pause} \\k<said>(?![\\p{L}’'-])`,
  'giu',
)
/** Words that are never rightly doubled: "the the". */
const doubled = /(?<![\p{L}’'-])(?<said>the|a|an|of|and|our|with) \k<said>(?![\p{L}’'-])/giu

const mayStumble = new RegExp(
  `(?<!\\p{L})${hesitation}(?!\\p{L})|${thinking.source}|${repeats.source}|${doubled.source}`,
  'iu',
)

/** The text without hesitations, except inside quotation marks. */
export function withoutStumbles(text: string): string {
  if (!mayStumble.test(text)) return text
  let clear = ''
  let end = 0
  for (const { from, to } of [...findQuotations(text), { from: text.length, to: text.length }]) {
    clear += clearPart(text.slice(end, from)) + text.slice(from, to)
    end = to
  }
  return clear
}

const clearPart = (part: string): string =>
  part
    .replace(restated, '$<now>$<of>')
    .replace(hesitations, withPause)
    .replace(thinking, '')
    .replace(repeats, '$<said>')
    .replace(doubled, '$<said>')

/** Beginnings of a new clause, before which the pause keeps its comma. */
const begins = /^ (?:\d|we\b|it\b|they\b|he\b|she\b|and\b|but\b)/iu

type Found = string | undefined

function withPause(all: string, found: Found, sign: Found, at: number, part: string): string {
  const before = found ?? ''
  const isNew = begins.test(part.slice(at + all.length))
  return sign !== undefined && isNew && !isOpen.test(before) ? `${before}${sign}` : before
}

/** Whether a hesitation is in the middle of a thought: "we started in, | um, 1998", "12 acres, | er, 14 acres". */
export const isMidThought = (before: string, after: string): boolean =>
  isOpen.test(before.trimEnd()) ||
  /\b(?:said|says|asked)$/u.test(before.trimEnd()) ||
  findMatches(`${before}${after}`, restated).some(
    ({ index, 0: found }) => index < before.length && index + found.length > before.length,
  )

const subjects = new Set(['we', 'it', 'they', 'i', 'she', 'he'])
const again =
  /^(?<word>we|it|they|i|she|he|the|an?|in|on|at|from|to|by|for|with|until|since|of|our|its|their)(?![\p{L}-])/iu
/** How many words may lie between a word and its repetition. */
const reach = 3

/** The text with a restart carried out: "We opened, no wait, | we open on Friday" continues from the repeated "we". */
export function retrace(before: string, after: string, isStrong: boolean): string | undefined {
  const word = again.exec(after)?.groups?.word?.toLowerCase()
  if (word === undefined) return undefined
  const isSubject = subjects.has(word)
  const isFree = /^(?:in|on|at|from|to|by|for|with|until|since|of)$/.test(word)
  if (!isStrong && !isFree) return undefined
  const words = Array.from(before.matchAll(/[\p{L}\p{N}$€£%’'-]+/gu))
  const at = words.findLastIndex(([found]) => bareOf(found) === word)
  const found = words[at]
  const between = words.length - 1 - at
  if (found === undefined || between < 1 || between > (isSubject || isFree ? reach : reach - 1))
    return undefined
  if (/[.;:!?]/.test(before.slice(found.index))) return undefined
  const start = before.slice(0, found.index)
  const first = /^\p{Lu}/u.test(found[0]) ? after.charAt(0).toUpperCase() : after.charAt(0)
  return `${start}${first}${after.slice(1)}`
}

const bareOf = (word: string): string => word.toLowerCase().replace(/[’'].*$/u, '')
