// Finds what somebody is let, helped or asked to do: "keep hens" in "to let residents of the town keep hens". A headline must not end before it.
import type { PlacedWord } from './whole-phrases.ts'

const bare = /^(?:let|lets|letting|make|makes|help|helps|helping)$/i
const withTo =
  /^(?:allow|allows|allowing|enable|enables|enabling|permit|permits|permitting|require|requires|requiring|ask|asks|urge|urges|tell|tells|order|orders|force|forces|invite|invites)$/i
const stops = /^(?:that|which|who|whose|because|when|while|after|before|until|if|where|but|[;:])$/i

export interface Complement {
  /** The end of the verb that needs the complement, and the complement's start. */
  after: number
  from: number
}

/** The complement; undefined if there is none. */
export function findComplement(words: readonly PlacedWord[]): Complement | undefined {
  const at = words.findIndex(({ word }) => bare.test(word) || withTo.test(word))
  const opener = words[at]
  if (opener === undefined) return undefined
  const needsTo = withTo.test(opener.word)
  for (let index = at + 2; index < words.length; index++) {
    const [word, next] = [words[index], words[index + 1]]
    if (word === undefined || (stops.test(word.word) && words[at + 1]?.word !== word.word)) return undefined
    const isFound = needsTo
      ? word.word === 'to' && next?.part === 'VERB'
      : word.part === 'VERB' && word.base === word.word.toLowerCase() && words[index - 1]?.word !== 'to'
    if (isFound) return { after: opener.from + opener.word.length, from: word.from }
  }
  return undefined
}

const place = / (?:in|from|at|near|with|on|across|outside) /gu
const whose = / (?:of|for) /gu

/** The text with phrases of place and owner dropped from the end, until the complement fits. */
export function shortenBefore(text: string, { after, from }: Complement, most: number): string {
  if (text.length <= most) return text
  const between = text.slice(after, from)
  const cuts = [place, whose].flatMap((pattern) =>
    Array.from(between.matchAll(pattern), ({ index }) => index).toReversed(),
  )
  const shortened = cuts.map((cut) => `${text.slice(0, after)}${between.slice(0, cut)} ${text.slice(from)}`)
  return shortened.find((each) => each.length <= most) ?? shortened.at(-1) ?? text
}
