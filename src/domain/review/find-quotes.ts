// Finds the quotes of a text and their speakers. Apart from quotes.ts, so that a reviewer's page and the thread that answers requests don't
// load the language reader.
import { extractFacts } from '#domain/language/reading.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { isSpeaker, type ReviewQuote } from './quotes.ts'

/** The maximum length of a decision's quote. */
const longest = 5_000

/** Where the parts of a quote are in its text. */
export interface QuoteRanges {
  parts: { from: number; to: number }[]
  speaker: string
}

/** The quotations of a text with the names the text gives their speakers. One that its attribution splits is one quote. */
export function findQuotes(text: string): QuoteRanges[] {
  const quotes: QuoteRanges[] = []
  for (const { kind, from, to, saidBy: speaker = '' } of extractFacts(text)) {
    if (kind !== 'quotation') continue
    const open = quotes.at(-1)
    if (open && isSameSpeech(open, speaker, from, text) && countCharacters(open) + to - from < longest)
      open.parts.push({ from, to })
    else quotes.push({ parts: [{ from, to }], speaker })
  }
  return quotes
}

/** With a space between its parts. */
const countCharacters = ({ parts }: QuoteRanges): number =>
  parts.reduce((sum, { from, to }) => sum + to - from, parts.length - 1)

/** Nothing but the attribution is between two parts of a quote. */
function isSameSpeech(open: QuoteRanges, speaker: string, from: number, text: string): boolean {
  const between = text.slice(open.parts.at(-1)?.to, from)
  return !between.includes('\n') && isSpeaker(open.speaker, speaker) && splitSentences(between).length <= 1
}

/** The same with their words. */
export const listQuotes = (text: string): ReviewQuote[] =>
  findQuotes(text).map((quote) => readQuote(text, quote))

export function readQuote(text: string, { parts: ranges, speaker }: QuoteRanges): ReviewQuote {
  const parts = ranges.map(({ from, to }) => text.slice(from, to))
  const printed = text.slice(ranges[0]?.from, ranges.at(-1)?.to)
  return { words: parts.join(' '), parts, printed, speaker }
}
