// Finds which pieces of a line a text contains.
import { splitSentences } from '#domain/language/sentences.ts'
import { findLost } from './find-lost.ts'
import { readStatements } from './statements.ts'

/** A piece counts as used if one sentence has all of it and it has at least this many words. */
const fewestWords = 2
const pieceEnd = /(?<=[,;:]) (?!\d{4}\b)| [–—-] |(?<=[.!?]) (?=\p{Lu})/u

/** Reads a text once for many lines. The function returns the missing pieces of a line of which the text has some; else undefined. */
export function createPartReader(text: string): (line: string) => string | undefined {
  const sentences = splitSentences(text).map((sentence) => sentence.text)
  const isTold = (piece: string): boolean =>
    countWords(piece) >= fewestWords && sentences.some((sentence) => findLost(piece, sentence).length === 0)
  return (line) => {
    const pieces = line.split(pieceEnd).filter((piece) => countWords(piece) > 0)
    const missing = pieces.filter((piece) => !isTold(piece))
    if (missing.length === 0 || missing.length === pieces.length) return undefined
    return missing.map((piece) => piece.replace(/[,;:.]+$/u, '').trim()).join('; ')
  }
}

const countWords = (piece: string): number =>
  readStatements(piece).reduce(
    (sum, { words }) => sum + words.filter(({ stem }) => stem !== undefined).length,
    0,
  )
