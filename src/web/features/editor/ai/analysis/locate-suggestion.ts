// Finds where a suggestion belongs in the current text: the paragraph that is its original, or one that contains it, or the one that shares most of
// its words, because the text may have been edited since.

import { findParagraph, significantWordCharacters } from '#domain/ai/paragraph-match.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { collapseSpace } from '#domain/text/collapse-space.ts'
import type { Range, Textblock } from '#web/features/editor/ai/facts/text-places.ts'

/** The range to replace; undefined if no paragraph matches. */
export function locateSuggestion(blocks: readonly Textblock[], original: string): Range | undefined {
  const index = findParagraph(
    blocks.map(({ text }) => text),
    original,
  )
  const block = index === undefined ? undefined : blocks[index]
  if (!block) return undefined
  const within = findWords(block.text, original) ?? findSentences(block.text, original)
  return { from: block.from + within.from, to: block.from + within.to }
}

/** The original's words in sequence, regardless of white space. */
function findWords(text: string, original: string): Range | undefined {
  const words = original.trim().split(/\s+/)
  const pattern = new RegExp(words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'))
  const match = pattern.exec(text)
  return match ? { from: match.index, to: match.index + match[0].length } : undefined
}

/** As many sentences as the original has, where most of its words are; the whole paragraph if it has no more. */
function findSentences(text: string, original: string): Range {
  const sentences = splitSentences(text)
  const size = splitSentences(original).length
  const wanted = readWords(original)
  let best = { from: 0, to: text.length }
  let bestCount = -1
  for (let start = 0; start + size <= sentences.length; start += 1) {
    const range = { from: sentences[start]?.from ?? 0, to: sentences[start + size - 1]?.to ?? text.length }
    const words = readWords(text.slice(range.from, range.to))
    const count = [...wanted].filter((word) => words.has(word)).length
    if (count > bestCount) [best, bestCount] = [range, count]
  }
  return best
}

function readWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => word.length >= significantWordCharacters))
}

/** The same words, regardless of white space. */
export function isSameText(one: string, other: string): boolean {
  return collapseSpace(one) === collapseSpace(other)
}
