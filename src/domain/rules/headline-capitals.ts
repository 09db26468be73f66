// Capitals in a headline: single words that shout, and a headline that is all capitals.

import { isArticle, isFunctionWord } from '#domain/language/name-words.ts'
import { isKnownAcronym } from './release/acronyms.ts'
import type { Paragraph, Word } from './release/paragraph.ts'
import type { Spot } from './rule.ts'
import { findAll, spotMatch } from './spots.ts'

const shoutedWord = /(?<![\p{L}\p{N}.&-])\p{Lu}{4,}(?![\p{L}\p{N}])/gu
/** Acronyms elsewhere, words in a headline. */
const plainWord = /^(?:new|free|news|press|media|note|contact|end)$/

/** Words in capitals that stand for nothing; one finding where all of the headline is set so. */
export function findShouting(paragraph: Paragraph): Spot[] {
  const { text, words } = paragraph
  const shouted = findAll(paragraph, shoutedWord).filter(([word]) => isShout(word))
  if (shouted.length > 1 && !/\p{Ll}/u.test(text)) {
    const fix = words.flatMap((word, index) => lower(text, word, index))
    return [{ from: 0, to: text.length, fix, message: 'The headline does not need capitals' }]
  }
  return shouted.map((match) =>
    spotMatch(match, capitalise(match[0]), `“${match[0]}” does not need capitals`),
  )
}

function lower(text: string, { word, from, to }: Word, index: number) {
  const found = text.slice(from, to)
  const isPlain = isFunctionWord(word) || plainWord.test(word)
  const isAcronym = isKnownAcronym(found) || !/[AEIOUY]/.test(found) || /\d/.test(found)
  if (!isPlain && isAcronym) return []
  return [{ from, to, text: index > 0 && isArticle(word) ? word : capitalise(found) }]
}

/** 'SDPF' cannot be spoken, so it stands for something; 'AMAZING' shouts. */
export function isShout(word: string): boolean {
  return word.length > 3 && !isKnownAcronym(word) && (word.length > 5 || /[AEIOU]/.test(word))
}

/** 'Amazing' for 'AMAZING'. */
export function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
