// Reads quotations as facts with their speakers: “…,” said Jane Doe; “…” and below it — Jane Doe.
import { type Attribution, readAttribution } from './attribution.ts'
import type { ReadFact } from './fact.ts'
import { findMatches } from './matches.ts'
import { personSource } from './names/find-person.ts'
import { findQuotations } from './quotations.ts'
import { canonicalWords } from './words.ts'

/** Reads all quotations; other readers may still read facts inside them. */
export function readSpokenWords(text: string): ReadFact[] {
  const facts: ReadFact[] = []
  for (const { from, to, inner } of findQuotations(text)) {
    const attribution = readAttribution(text, from, to)
    const fact = toFact(text, { from, to }, inner, attribution)
    if (fact !== undefined) facts.push(inheritSpeaker(fact, attribution, facts.at(-1), text))
  }
  for (const { from, to, saidBy } of readSignedWords(text)) {
    const attribution = { saidBy, isSaid: true, isPronoun: false }
    const fact = toFact(text, { from, to }, text.slice(from, to), attribution)
    if (fact !== undefined) facts.push(fact)
  }
  return facts
}

// After a period or comma a quotation goes on; inside a sentence quoted words are only a term.
const goesOn = /[.,:;!?—][”"’']?\s*$/

/** The second half of a quotation has the first one's speaker. */
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
  // A blank is no quotation.
  const words = canonicalWords(quoted.replaceAll(/\[[^[\]]*\]/g, ' '))
  // A single inch mark or an emphasized word is no quotation.
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

// Words without marks above a signature are a quotation: 'We are glad.' and on the next line '— Jane Doe, founder'.
const hint = /[—–―]|--/
const signature = new RegExp(
  `(?<=[.!?…])\\s+(?:[—–―]|--)\\s?(?<who>${personSource()})(?:, [^\\n.]{2,80})?[ \\t]*(?=\\n|$)`,
  'gu',
)
const quotationMark = /[“”"„«»「」]/
const wordsMin = 4

/** The paragraphs above a signature. A dateline is too short to be one. */
function readSignedWords(text: string): { from: number; to: number; saidBy: string }[] {
  if (!hint.test(text)) return []
  return findMatches(text, signature).flatMap(({ index, groups }) => {
    const from = text.lastIndexOf('\n', index - 1) + 1
    const words = text.slice(from, index)
    const isBare = !quotationMark.test(words) && words.split(' ').length >= wordsMin
    return isBare && groups?.who !== undefined ? [{ from, to: index, saidBy: groups.who }] : []
  })
}
