// The AI tasks of the editor.

import type { RewritePreset } from '#contract/functions.ts'
import { usesCheckedOnly } from '#domain/brief/checked-lines.ts'
import { type DocumentBrief, writePrompt } from '#domain/brief/document-brief.ts'
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
}

export interface RewriteTask {
  kind: 'rewrite'
  preset: RewritePreset | undefined
  instruction: string
  /** The selection to rewrite; undefined for the whole release. */
  selection: Range | undefined
}

export type AiTask = GenerateTask | RewriteTask | { kind: 'analyze' }

/** What a person typed into the sheet counts as checked. */
export async function decideKinds({ kinds, ...brief }: DocumentBrief): Promise<DocumentBrief['kinds']> {
  if (!usesCheckedOnly(kinds)) return kinds
  const { allowText } = await import('#domain/brief/sort-brief.ts')
  return allowText(kinds, writePrompt({ ...brief, prompt: '' }))
}
