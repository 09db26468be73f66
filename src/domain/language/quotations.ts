// Quotations and who said them.
import { type Attribution, readAttribution } from './attribution.ts'
import type { ReadFact } from './fact.ts'
import { findMatches } from './matches.ts'
import { readSignedWords } from './signed-words.ts'
import { canonicalWords } from './words.ts'

// “…”, "…", „…“ and «…». One inside another belongs to it; a line break inside is a wrap, unless the next line opens again.
const inner = '((?:[^“”"„\\n]|\\n(?![\\n“"„])){2,2000})'
// After a letter a straight sign closes, or is an inch.
const opener =
  '(?:[“„]|"(?:(?<=(?:^|[\\s(:—–[-])")|(?<=[^\\w\\u00c0-\\u024f]")(?=[\\w\\u00c0-\\u024f$€£‘(])))'
const doublePattern = new RegExp(
  `„${inner}[“”"]|${opener}(?:${inner}[”"]|([^“”"„\\n]{2,2000})(?=\\n|$))|[«»]([^«»\\n]{2,2000})[«»]`,
  'g',
)
// ‘…’ and '…' where no letter before it makes the sign an apostrophe; the marks of other languages. One that opens ends the one before.
const anyPattern = new RegExp(
  `${doublePattern.source}|(?<![\\p{L}\\p{N}])‘(?!\\d0s)((?:[^‘’\\n]|’(?=\\p{L})){2,2000})’(?!\\p{L})|(?<![\\p{L}\\p{N}])'(?!(?:tis|twas|til|em|cause|n)\\b)(?=\\p{L})((?:[^'“”"\\n]|(?<=\\p{L})'(?=\\p{L})){2,2000})'(?!\\p{L})|[「『]([^「」『』\\n]{1,2000})[」』]|‹([^‹›\\n]{2,2000})›`,
  'gu',
)
// The letters of every script are slow to look for, and most texts need not be asked.
const rareSign = /[‘「『‹]/
const straightSign = /(?:^|[\s(—–:])'[A-Za-z\u00c0-\u024f]/

function choosePattern(text: string): RegExp {
  const isRare = rareSign.test(text) || (text.includes("'") && straightSign.test(text))
  return isRare ? anyPattern : doublePattern
}

/** Reads all quotations; their words stay free for the other readers. */
export function readQuotations(text: string): ReadFact[] {
  const facts: ReadFact[] = []
  for (const match of findMatches(text, choosePattern(text))) {
    const words = match.slice(1).find((part) => part !== undefined) ?? ''
    const [from, to] = [match.index, match.index + match[0].length]
    const attribution = readAttribution(text, from, to)
    const fact = toFact(text, { from, to }, words, attribution)
    if (fact !== undefined) facts.push(inheritSpeaker(fact, attribution, facts.at(-1), text))
  }
  for (const { from, to, saidBy } of readSignedWords(text)) {
    const attribution = { saidBy, isSaid: true, isPronoun: false }
    const fact = toFact(text, { from, to }, text.slice(from, to), attribution)
    if (fact !== undefined) facts.push(fact)
  }
  return facts
}

// Speech goes on after a stop or a comma; in the middle of a sentence only a word or two stand in quotation marks.
const goesOn = /[.,:;!?—][”"’']?\s*$/

/** The second half of a quotation has the speaker of the first. */
function inheritSpeaker(
  fact: ReadFact,
  { isSaid, isPronoun }: Attribution,
  previous: ReadFact | undefined,
  text: string,
): ReadFact {
  const isOpen = fact.speaker === undefined && (!isSaid || isPronoun)
  if (!isOpen || previous?.speaker === undefined) return fact
  const { speaker, saidBy = '' } = previous
  const between = text.slice(previous.to, fact.from)
  return between.includes('\n') || !goesOn.test(between) ? fact : { ...fact, speaker, saidBy, isSaid: true }
}

function toFact(
  text: string,
  { from, to }: { from: number; to: number },
  quoted: string,
  { saidBy, isSaid }: Attribution,
): ReadFact | undefined {
  // What is only a gap to fill says nothing yet.
  const words = canonicalWords(quoted.replaceAll(/\[[^\]]*\]/g, ' '))
  // A lone inch mark or an emphasised word is nobody's speech.
  if (words.length === 0) return undefined
  const speaker = saidBy === undefined ? undefined : canonicalWords(saidBy).at(-1)
  return {
    kind: 'quotation',
    text: text.slice(from, to),
    from,
    to,
    key: `quotation:${words.join(' ')}`,
    needs: [],
    gives: [],
    ...(speaker === undefined || saidBy === undefined ? {} : { speaker, saidBy }),
    ...(isSaid && { isSaid }),
  }
}
