// Which rules can find anything in a paragraph, by one look at its words. Each distinct word is judged once for all triggers and the answer
// is kept, because the same words come back in text after text: a paragraph costs one look-up a word, however many rules there are.

import { monthPattern } from '#domain/language/calendar-words.ts'

type Judge = (word: string) => boolean

const judges: Judge[] = []
const judged = new Map<string, readonly number[]>()
const judgedMost = 20_000
const none: readonly number[] = []

/** Words without which a rule finds nothing; make it once, where the rule's module is read. */
export class Trigger {
  readonly id: number

  /** The words in lower case with straight apostrophes, or a pattern for one such word, or who knows it. */
  constructor(words: ReadonlySet<string> | RegExp | Judge) {
    this.id = judges.push(toJudge(words)) - 1
    judged.clear()
  }
}

function toJudge(words: ReadonlySet<string> | RegExp | Judge): Judge {
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

/** For each trigger whether one of the words pulls it. */
export function readTriggered(words: readonly { readonly word: string }[]): Uint8Array {
  const pulled = new Uint8Array(judges.length)
  for (const { word } of words) for (const id of judge(word)) pulled[id] = 1
  return pulled
}

function judge(word: string): readonly number[] {
  const known = judged.get(word)
  if (known !== undefined) return known
  const ids = judges.flatMap((pulls, id) => (pulls(word) ? [id] : []))
  if (judged.size >= judgedMost) judged.clear()
  judged.set(word, ids.length === 0 ? none : ids)
  return ids
}
