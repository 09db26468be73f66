// The AI tasks of the editor.

import type { RewritePreset } from '#contract/functions.ts'
import type { OwedFacts } from '#domain/brief/account/owed-facts.ts'
import { usesCheckedOnly } from '#domain/brief/checked-lines.ts'
import { type DocumentBrief, toSheetEdits, writePrompt } from '#domain/brief/document-brief.ts'
import type { SheetEdits } from '#domain/brief/sheet.ts'
import type { ChangedKinds } from '#domain/brief/unit.ts'
import type { Range } from './facts/text-places.ts'

export interface GenerateTask {
  kind: 'generate'
  /** The prompt with the brief, as sent. */
  prompt: string
  /** Classes the writer gave to lines of it. */
  kinds?: ChangedKinds
  /** Values typed into the fact sheet. */
  sheet?: SheetEdits
  /** What of the prompt can be left out; nothing is said to be where it isn't known. */
  owed?: OwedFacts
}

export interface RewriteTask {
  kind: 'rewrite'
  preset: RewritePreset | undefined
  instruction: string
  /** The selection to rewrite; undefined for the whole release. */
  selection: Range | undefined
}

export type AiTask = GenerateTask | RewriteTask | { kind: 'analyze' }

/** The task that a brief is. */
export async function readGenerateTask(brief: DocumentBrief): Promise<GenerateTask> {
  const sheet = toSheetEdits(brief)
  const kinds = await decideKinds(brief)
  const owed = await decideOwed(brief, kinds)
  return {
    kind: 'generate',
    prompt: writePrompt(brief),
    ...(kinds && { kinds }),
    ...(sheet && { sheet }),
    ...(owed && { owed }),
  }
}

/** What a person typed into the fact sheet counts as checked. */
async function decideKinds({ kinds, ...brief }: DocumentBrief): Promise<DocumentBrief['kinds']> {
  if (!usesCheckedOnly(kinds)) return kinds
  const { allowText } = await import('#domain/brief/sort-brief.ts')
  return allowText(kinds, writePrompt({ ...brief, prompt: '' }))
}

/** The lines of a brief that a draft should tell. Its reader isn't part of the desk's first script. */
async function decideOwed(
  brief: DocumentBrief,
  kinds: DocumentBrief['kinds'],
): Promise<OwedFacts | undefined> {
  try {
    const { readOwed } = await import('#domain/brief/account/owed-facts.ts')
    return readOwed(brief, kinds)
  } catch (error) {
    // The writer can be asked all the same.
    console.error(error)
    return undefined
  }
}
