// Quotations and who said them.
import type { ReadFact } from './fact.ts'
import { findMatches } from './matches.ts'
import { canonicalWords } from './words.ts'

// “…”, "…", „…“ and «…»; with ‘…’ too where no letter before it makes the sign an apostrophe. One inside another belongs to it.
const doublePattern =
  /„([^“”"„\n]{2,2000})[“”"]|[“"„]([^“”"„\n]{2,2000})(?:[”"]|(?=\n|$))|[«»]([^«»\n]{2,2000})[«»]/g
const anyPattern = new RegExp(
  `${doublePattern.source}|(?<![\\p{L}\\p{N}])‘(?!\\d0s)((?:[^‘’\\n]|’(?=\\p{L})){2,2000})’(?!\\p{L})`,
  'gu',
)
const verbs =
  'said|says|added|adds|stated|states|commented|comments|noted|notes|explained|explains|told|remarked|continued|writes|wrote'
const word = "\\p{Lu}(?:\\.(?:\\p{Lu}\\.)*|[\\p{L}\\p{M}’'-]*)"
const personPattern = `(?:(?:Dr|Mr|Mrs|Ms|Prof|Sen|Gov|Rep)\\. )?${word}(?: (?:(?:de|van|von|der|la|del|bin|al) )?${word}){0,4}`
const afterPattern = new RegExp(
  `^[,.]?\\s*(?:(?:${verbs})\\s+(?:[a-z][a-z-]* ){0,4}?(?<after>${personPattern})|(?<before>${personPattern})(?:,[^,.“”]{2,80},)?\\s+(?:${verbs}))`,
  'u',
)
const beforePattern = new RegExp(
  `(?<person>${personPattern})(?:,[^.“”]{2,90},)?\\s+(?:${verbs})[,:]?\\s*$`,
  'u',
)
const dashPattern = new RegExp(`^\\s*[-–—]\\s*(?<person>${personPattern})`, 'u')

/** Reads all quotations; their words stay free for the other readers. */
export function readQuotations(text: string): ReadFact[] {
  const facts: ReadFact[] = []
  // The letters of every script are slow to look for, and most texts need not be asked.
  for (const match of findMatches(text, text.includes('‘') ? anyPattern : doublePattern)) {
    const fact = toFact(text, match)
    if (fact === undefined) continue
    facts.push(inheritSpeaker(fact, facts.at(-1), text))
  }
  return facts
}

/** The second half of a quotation has the speaker of the first. */
function inheritSpeaker(fact: ReadFact, previous: ReadFact | undefined, text: string): ReadFact {
  if (fact.speaker !== undefined || previous?.speaker === undefined) return fact
  const { speaker, saidBy = '' } = previous
  return text.slice(previous.to, fact.from).includes('\n') ? fact : { ...fact, speaker, saidBy }
}

function toFact(text: string, match: RegExpExecArray): ReadFact | undefined {
  // What is only a gap to fill says nothing yet.
  const words = canonicalWords(
    (match.slice(1).find((part) => part !== undefined) ?? '').replaceAll(/\[[^\]]*\]/g, ' '),
  )
  // A lone inch mark or an emphasised word is nobody's speech.
  if (words.length === 0) return undefined
  const [from, to] = [match.index, match.index + match[0].length]
  const saidBy = findSpeaker(text, from, to)
  const speaker = saidBy === undefined ? undefined : canonicalWords(saidBy).at(-1)
  return {
    kind: 'quotation',
    text: match[0],
    from,
    to,
    key: `quotation:${words.join(' ')}`,
    needs: [],
    gives: [],
    ...(speaker === undefined || saidBy === undefined ? {} : { speaker, saidBy }),
  }
}

/** Who stands beside the verb of saying, after the quotation or before it. */
function findSpeaker(text: string, from: number, to: number): string | undefined {
  const rest = text.slice(to, to + 200)
  const after = afterPattern.exec(rest)?.groups
  return (
    after?.after ??
    after?.before ??
    beforePattern.exec(text.slice(Math.max(0, from - 160), from))?.groups?.person ??
    dashPattern.exec(rest)?.groups?.person
  )
}
