// Wordy phrases, articles, doubled words and titles of one gender, by retext.
import retextEnglish from 'retext-english'
import retextEquality from 'retext-equality'
import retextIndefiniteArticle from 'retext-indefinite-article'
import retextRepeatedWords from 'retext-repeated-words'
import retextSimplify from 'retext-simplify'
import { unified } from 'unified'
import type { Finding } from './finding.ts'

const processor = unified()
  .use(retextEnglish)
  .use(retextSimplify)
  .use(retextEquality)
  .use(retextIndefiniteArticle)
  .use(retextRepeatedWords)
  .freeze()

const weights = new Map([
  ['retext-repeated-words', 10],
  ['retext-indefinite-article', 9],
  ['retext-simplify', 4],
  ['retext-equality', 3],
])
const reasons = new Map([
  ['retext-repeated-words', 'The word stands there twice.'],
  ['retext-indefinite-article', 'The article follows the sound of the next word.'],
  ['retext-simplify', 'The shorter wording says the same.'],
  ['retext-equality', 'The word without a gender fits everybody.'],
])
/** Single words of retext-simplify are often the right word; titles of people are facts. */
const phrase = /\s/
const gendered =
  /^(?:chairmen|spokesmen|policemen|firemen|businessmen|salesmen|craftsmen|manpower|mankind|man-made|manned|workmanship)$/

/** As much of a vfile's message as is read here. */
interface Message {
  source?: string | undefined
  actual?: string | undefined
  expected?: readonly string[] | undefined
  place?: object | undefined
}

export function checkWithRetext(text: string): Promise<Finding[]> {
  return new Promise((resolve, reject) => {
    processor.run(processor.parse(text), text, (error, _tree, file) => {
      if (error) reject(error)
      else resolve(readMessages(file?.messages ?? [], text))
    })
  })
}

function readMessages(messages: readonly Message[], text: string): Finding[] {
  return messages.map((message) => readMessage(message, text)).filter((finding) => finding !== undefined)
}

function readRange(place: object | undefined): [number | undefined, number | undefined] {
  const { start, end } = (place ?? {}) as { start?: { offset?: number }; end?: { offset?: number } }
  return [start?.offset, end?.offset]
}

function readMessage(
  { source = '', actual = '', expected, place }: Message,
  text: string,
): Finding | undefined {
  const [first] = expected ?? []
  const [from, to] = readRange(place)
  if (first === undefined || from === undefined || to === undefined || !isWanted(source, actual))
    return undefined
  const written =
    source === 'retext-repeated-words' ? text.slice(from, to).replace(/^(\S+)\s+\S+$/, '$1') : first
  return {
    from,
    to,
    text: keepCase(text.slice(from, to), written),
    weight: weights.get(source) ?? 1,
    why: reasons.get(source) ?? '',
  }
}

function isWanted(source: string, actual: string): boolean {
  if (source === 'retext-simplify') return phrase.test(actual)
  return source !== 'retext-equality' || gendered.test(actual)
}

function keepCase(before: string, after: string): string {
  return /^\p{Lu}/u.test(before) ? after.charAt(0).toUpperCase() + after.slice(1) : after
}
