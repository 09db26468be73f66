// Finds doubled words and wrong articles with retext.

import retextEnglish from 'retext-english'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextRepeatedWords from 'retext-repeated-words'
import { unified } from 'unified'
import { matchCase } from '#domain/text/letter-case.ts'
import type { GrammarFinding } from './finding.ts'

const processor = unified().use(retextEnglish).use(retextIndefiniteArticle).use(retextRepeatedWords).freeze()

const reasons = new Map([
  ['retext-repeated-words', 'This word is repeated.'],
  ['retext-indefinite-article', 'Choose “a” or “an” by the sound of the next word.'],
])

/** The fields of a vfile's message that are read here. */
interface Message {
  source?: string | undefined
  expected?: readonly string[] | undefined
  place?: object | undefined
}

export function checkWithRetext(text: string): Promise<GrammarFinding[]> {
  return new Promise((resolve, reject) => {
    processor.run(processor.parse(text), text, (error, _tree, file) => {
      if (error) reject(error)
      else resolve(readMessages(file?.messages ?? [], text))
    })
  })
}

function readMessages(messages: readonly Message[], text: string): GrammarFinding[] {
  return messages.map((message) => readMessage(message, text)).filter((finding) => finding !== undefined)
}

function readRange(place: object | undefined): [number | undefined, number | undefined] {
  const { start, end } = (place ?? {}) as { start?: { offset?: number }; end?: { offset?: number } }
  return [start?.offset, end?.offset]
}

function readMessage({ source = '', expected, place }: Message, text: string): GrammarFinding | undefined {
  const [first] = expected ?? []
  const [from, to] = readRange(place)
  if (first === undefined || from === undefined || to === undefined) return undefined
  // Ambiguous figures: 'an 1874 lens' (eighteen …), 'an 1,800-seat hall'.
  if (source === 'retext-indefinite-article' && /^\s1[18](?:\d\d|,\d00)\b/.test(text.slice(to)))
    return undefined
  const written =
    source === 'retext-repeated-words' ? text.slice(from, to).replace(/^(\S+)\s+\S+$/, '$1') : first
  return { from, to, text: matchCase(text.slice(from, to), written), why: reasons.get(source) ?? '' }
}
