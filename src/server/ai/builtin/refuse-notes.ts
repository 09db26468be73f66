// Notes that no release can be made of: everything is private, or there is next to nothing. The sentence says what is missing.

import type { SheetEdits } from '#domain/brief/sheet.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import type { ChangedKinds } from '#domain/brief/unit.ts'
import { mayPrint } from '#domain/brief/unit.ts'
import { AiError } from '#server/ai/errors.ts'

const fewestWords = 2

/** Throws, before anything is written, when the notes give nothing that may be used. */
export function refuseUnusable(prompt: string, kinds: ChangedKinds = {}, edits: SheetEdits = {}): void {
  if (Object.values(edits).some((value) => value !== undefined && value !== '')) return
  const { units } = sortBrief(prompt, kinds)
  const isHidden = units.some(({ kind }) => kind === 'private' || kind === 'foreign')
  if (isHidden && !units.some(({ kind }) => mayPrint(kind) || kind === 'unsure' || kind === 'instruction'))
    throw new AiError(
      'beyond',
      undefined,
      'Nothing here may be used: every line is private or an instruction to an AI. Add facts for the release, or change a line’s class in the fact sheet.',
    )
  const words = units.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? [])
  if (words.length < fewestWords)
    throw new AiError(
      'beyond',
      undefined,
      'That’s too little for a release. Add the news: who’s doing what, and when.',
    )
}
