// Sentences of a note as statements of the story.
import { toStatement } from './statements.ts'
import type { Story } from './story.ts'
import { isAside } from './whole-notes.ts'

/** One by one: whoever a sentence names may be "he" in the next. Without one that limits the others none is told. */
export function takeSentences(
  sentences: readonly string[],
  index: number,
  story: Story,
  isClear: boolean,
): boolean {
  const before = story.statements.length
  let isKnown = isClear
  for (const text of sentences) {
    const told = toStatement(text, index, story, isKnown)
    isKnown = told.length > 0
    story.statements.push(...told)
    if (isKnown || isAside(text)) continue
    story.statements.length = before
    return false
  }
  return story.statements.length > before
}
