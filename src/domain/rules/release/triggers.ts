// Which rules can find anything in a paragraph, by one look at its words. Each distinct word is tested once for all triggers and the answer
// cached, because the same words come back in text after text: a paragraph costs one look-up a word, however many rules there are.

import { monthPattern } from '#domain/language/calendar-words.ts'

type WordTest = (word: string) => boolean

const wordTests: WordTest[] = []
const cache = new Map<string, readonly number[]>()
const cacheMax = 20_000
const none: readonly number[] = []

/** Words without which a rule finds nothing; create it at module level: each one is kept for as long as the process runs. */
export class Trigger {
  readonly id: number

  /** The words in lower case with straight apostrophes, or a pattern for one such word, or a function that tells. */
  constructor(words: ReadonlySet<string> | RegExp | WordTest) {
    this.id = wordTests.push(toWordTest(words)) - 1
    cache.clear()
  }
}

function toWordTest(words: ReadonlySet<string> | RegExp | WordTest): WordTest {
  if (words instanceof RegExp) return (word) => words.test(word)
  return typeof words === 'function' ? words : (word) => words.has(word)
}

/** Any figure. */
export const figures = new Trigger(/\d/)

/** A figure or a small number in words. */
export const numbers = new Trigger(
  /\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|half|third|quarter|fifth|tenth)(?:$|-|s$)/,
)

/** The name of a month, long or short. */
export const monthNames = new Trigger(new Set(monthPattern().toLowerCase().split('|')))

/** Whether the word, as a paragraph has it, is one of the trigger's. */
export function isTriggerWord(word: string, { id }: Trigger): boolean {
  return findTriggers(word).includes(id)
}

/** For each trigger whether one of its words is there. */
export function readTriggered(words: readonly { readonly word: string }[]): Uint8Array {
  const triggered = new Uint8Array(wordTests.length)
  for (const { word } of words) for (const id of findTriggers(word)) triggered[id] = 1
  return triggered
}

function findTriggers(word: string): readonly number[] {
  const known = cache.get(word)
  if (known !== undefined) return known
  const ids = wordTests.flatMap((isTrigger, id) => (isTrigger(word) ? [id] : []))
  if (cache.size >= cacheMax) cache.clear()
  cache.set(word, ids.length === 0 ? none : ids)
  return ids
}
