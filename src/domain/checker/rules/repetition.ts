// Words that come twice in a row and phrases that come back in the next sentence: TON-12.
import type { Paragraph, Word } from '#domain/checker/paragraph.ts'
import type { Spot } from '#domain/checker/rule.ts'
import { stopWords } from '#domain/stop-words.ts'

const fillers: ReadonlySet<string> = new Set(stopWords)
const shortest = 4
/** Doubled on purpose: 'had had', 'that that'. */
const mayDouble = new Set(['had', 'that', 'is'])

/** The second of two, with a fix only where one word stands twice. */
export function checkRepetition(paragraph: Paragraph): Spot[] {
  return [...findDoubles(paragraph), ...findEchoes(paragraph)]
}

function findDoubles({ text, words }: Paragraph): Spot[] {
  return words.flatMap(({ word, from, to }, index) => {
    const before = words[index - 1]
    if (before?.word !== word || mayDouble.has(word) || !/^\p{Ll}/u.test(text.slice(from))) return []
    if (text.slice(before.to, from).trim() !== '') return []
    return [{ from, to, fix: [{ from: before.to, to, text: '' }], message: `“${word}” stands twice` }]
  })
}

/** Two words of weight side by side that stood side by side in the sentence before. */
function findEchoes(paragraph: Paragraph): Spot[] {
  const { sentences } = paragraph
  if (sentences.length < 2) return []
  const spots: Spot[] = []
  let before = new Set<string>()
  for (const { from, to } of sentences) {
    const pairs = readPairs(paragraph, from, to)
    const echo = pairs.find(({ key }) => before.has(key))
    if (echo && !paragraph.isQuoted(echo.from)) spots.push({ from: echo.from, to: echo.to })
    before = new Set(pairs.map(({ key }) => key))
  }
  return spots
}

function readPairs({ words, text }: Paragraph, from: number, to: number) {
  const inside = words.filter((word) => word.from >= from && word.to <= to)
  return inside.flatMap((word, index) => {
    const next = inside[index + 1]
    if (next === undefined || !isWeighty(word, text) || !isWeighty(next, text) || text[word.to] !== ' ')
      return []
    return [{ key: `${word.word} ${next.word}`, from: word.from, to: next.to }]
  })
}

/** Names come back by right; only ordinary words count. */
function isWeighty({ word, from }: Word, text: string): boolean {
  return word.length >= shortest && /^\p{Ll}/u.test(text[from] ?? '') && !fillers.has(word)
}
