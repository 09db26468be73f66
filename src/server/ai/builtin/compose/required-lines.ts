// What the notes say must be printed (a warning, a limit of the offer) is in every draft: in the story where it fits, else in a paragraph of
// its own at its end, in the words that were given.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import type { Story } from '#server/ai/builtin/story/story.ts'
import { capitalizeFirst, endSentence } from '#server/ai/builtin/text/joining.ts'
import { paragraph, textOf } from './blocks.ts'

export function withRequired(blocks: ReleaseBlock[], { required }: Story): ReleaseBlock[] {
  const told = blocks.map((block) => wordsOf(textOf(block)))
  const missing = required.filter((text) => !told.some((words) => includes(words, wordsOf(text))))
  if (missing.length === 0) return blocks
  const end = blocks.findIndex(
    (block) => (block.type === 'heading' && block.level === 2) || /^(?:###|ENDS|Ends)$/.test(textOf(block)),
  )
  const at = end === -1 ? blocks.length : end
  const added = missing.map((text) => paragraph(endSentence(capitalizeFirst(text))))
  return [...blocks.slice(0, at), ...added, ...blocks.slice(at)]
}

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}|\d/gu) ?? [])

/** House style may have changed a word or two. */
const enough = 0.85

function includes(words: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  const found = [...wanted].filter((word) => words.has(word)).length
  return found >= enough * wanted.size
}
