// Adds a note's sentences to the story as statements.
import { toStatement } from './statements.ts'
import type { Story } from './story.ts'
import { isAside } from './whole-notes.ts'

/** Adds them one by one, since a sentence may name who "he" is in the next. If one that limits the others cannot be told, none is. */
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
