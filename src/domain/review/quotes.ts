// The quotes of a release and whose they are. Apart from the other rules: a reviewer's page knows those without reading a text.
import { extractFacts } from '#domain/language/reading.ts'

export interface ReviewQuote {
  words: string
  /** As the text names the speaker; empty when it doesn't. */
  speaker: string
}

/** The quotations of a text with the names the text gives their speakers. */
export function listQuotes(text: string): ReviewQuote[] {
  return extractFacts(text)
    .filter(({ kind }) => kind === 'quotation')
    .map(({ from, to, saidBy }) => ({ words: text.slice(from, to), speaker: saidBy ?? '' }))
}

/** Only the named speaker approves a quote: the last names are the same, and so are the first where both are given. */
export function isSpeaker(reviewer: string, speaker: string): boolean {
  const [own, named] = [readName(reviewer), readName(speaker)]
  if (own.length === 0 || named.length === 0 || own.at(-1) !== named.at(-1)) return false
  return own.length === 1 || named.length === 1 || own[0] === named[0]
}

const honorifics = new Set(['dr', 'mr', 'mrs', 'ms', 'mx', 'prof', 'professor', 'sir', 'dame'])

function readName(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}-]+/u)
    .filter((word) => word !== '' && !honorifics.has(word))
}
