// Capitals in a headline: single words in capitals, and a headline that is all capitals.

import { isEverydayWord } from '#domain/language/everyday-words.ts'
import { isArticle, isFunctionWord } from '#domain/language/name-words.ts'
import { findAll, toRuleMatch } from '#domain/rules/paragraph-matches.ts'
import { isKnownAcronym } from '#domain/rules/release/acronyms.ts'
import type { Paragraph, Word } from '#domain/rules/release/paragraph.ts'
import type { RuleMatch } from '#domain/rules/rule.ts'
import { hypeAdjectives } from '#domain/rules/tone/hype-words.ts'

const shoutedWord = /(?<![\p{L}\p{N}.&-])\p{Lu}{3,}(?![\p{L}\p{N}])/gu
/** Words that are acronyms elsewhere and plain words in a headline. */
const plainWord = /^(?:new|now|free|news|press|media|note|contact|end|all|big|hot|top|best|win|wow|yes|you)$/

/** Words in capitals that are no acronyms; a single finding if the whole headline is in capitals. */
export function findShouting(paragraph: Paragraph): RuleMatch[] {
  const { text, words } = paragraph
  const shouted = findAll(paragraph, shoutedWord).filter(([word]) => isShout(word))
  if (shouted.length > 1 && !/\p{Ll}/u.test(text)) {
    const fix = words.flatMap((word, index) => lower(text, word, index))
    return [{ from: 0, to: text.length, fix, message: 'Headlines don’t need all caps' }]
  }
  const isSmall = isSentenceCase(paragraph)
  return shouted.map((match) => {
    const written = isSmall && match.index > 0 ? match[0].toLowerCase() : capitalize(match[0])
    return toRuleMatch(match, written, `“${match[0]}” doesn’t need all caps`)
  })
}

/** Whether a content word is written small, so that adjectives are, too. */
function isSentenceCase({ text, words }: Paragraph): boolean {
  return words.some(
    ({ word, from }) => word.length > 3 && !isFunctionWord(word) && /\p{Ll}/u.test(text[from] ?? ''),
  )
}

function lower(text: string, { word, from, to }: Word, index: number) {
  const found = text.slice(from, to)
  const isPlain = isFunctionWord(word) || plainWord.test(word)
  const isAcronym = isKnownAcronym(found) || !/[AEIOUY]/.test(found) || /\d/.test(found)
  if (!isPlain && isAcronym) return []
  return [{ from, to, text: index > 0 && isArticle(word) ? word : capitalize(found) }]
}

const praise: ReadonlySet<string> = new Set(hypeAdjectives)

/** Whether a word in capitals is a plain word such as 'AMAZING' or 'BACK', and no acronym such as 'SDPF'. */
export function isShout(word: string): boolean {
  const lower = word.toLowerCase()
  if (plainWord.test(lower)) return true
  if (word.length < 4 || isKnownAcronym(word)) return false
  // Four consonants in a row cannot be read as a word: 'AFSCME'.
  const isSayable = !/[^AEIOUYÀ-Þ]{4}/.test(word)
  return (word.length > 5 && isSayable) || praise.has(lower) || isEverydayWord(lower)
}

/** 'Amazing' for 'AMAZING'. */
export function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
