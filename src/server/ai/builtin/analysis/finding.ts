// What a checker says about a text: a change at a place, with its reason.
import type { TextEdit } from '#server/ai/builtin/text/edits.ts'

export interface Finding extends TextEdit {
  /** Higher comes first among suggestions. */
  weight: number
}
