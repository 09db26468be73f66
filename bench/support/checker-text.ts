// Releases of any length for the measurements of the newsroom check, put together from the corpus.
import type { Block } from '#domain/rules/release/block.ts'
import { countWords } from '#domain/text/word-count.ts'
import { cleanReleases } from '#tests/corpus/seen/corpus.ts'
import { toBlocks } from '#tests/corpus/seen/to-blocks.ts'

const [first] = cleanReleases
const frame = first ? toBlocks(first) : []
const headings = frame.findIndex(({ text }) => text.startsWith('About'))
const others = cleanReleases
  .slice(1)
  .flatMap((release) =>
    toBlocks(release).filter(
      ({ type, text }) => type === 'paragraph' && countWords(text) > 20 && !text.includes('@'),
    ),
  )

const frameWords = frame.reduce((sum, { text }) => sum + countWords(text), 0)
const otherWords = others.map(({ text }) => countWords(text))

/** A release of about this many words, as new blocks each time: nothing of it has been read before. */
export function makeRelease(words: number): Block[] {
  const blocks = [...frame]
  let count = frameWords
  const body: Block[] = []
  for (let index = 0; count < words; index += 1) {
    const block = others[index % others.length]
    if (block === undefined) break
    body.push(block)
    count += otherWords[index % others.length] ?? 0
  }
  blocks.splice(headings, 0, ...body)
  return blocks.map((block) => ({ ...block }))
}

/** The same blocks with a letter typed into the one in the middle. */
export function typeInto(blocks: readonly Block[], turn: number): Block[] {
  const middle = Math.floor(blocks.length / 2)
  return blocks.map((block, index) =>
    index === middle ? { ...block, text: `${block.text} ${'e'.repeat(1 + (turn % 9))}` } : block,
  )
}
