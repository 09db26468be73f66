// How much typing one undo reverts: at most a sentence, and about a line of a long one.

/** A pause of this length also ends a step. */
export const undoPauseMs = 500

const maxStepWords = 12
const sentenceEnd = /[.!?…]["'”’)\]]*\s$/

/** Whether a step ends with the character just typed; `before` is the paragraph up to the cursor, `words` the step's finished words. */
export function endsUndoStep(before: string, wordCount: number): boolean {
  if (!/\s$/.test(before)) return false
  // A space that begins a step belongs to the words after it.
  return wordCount > 0 && (sentenceEnd.test(before) || wordCount >= maxStepWords)
}
