// Tells in one pass over a paragraph's words which rules can find anything. Each distinct word is tested once for all triggers and the result
// cached, so a paragraph costs one look-up per word, however many rules there are.

import { monthPattern } from '#domain/language/calendar-words.ts'

type WordTest = (word: string) => boolean

const wordTests: WordTest[] = []
const cache = new Map<string, readonly number[]>()
const cacheMax = 20_000
const none: readonly number[] = []

/** Words of which a rule needs at least one. Create it at module level, because each one is kept as long as the process runs. */
export class Trigger {
  readonly id: number

  /** The words in lower case with straight apostrophes, or a pattern for one word, or a function that tests one. */
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

/** For each trigger, whether the paragraph has one of its words. */
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
