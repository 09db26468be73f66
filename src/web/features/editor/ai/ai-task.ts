// The AI tasks of the editor.
import type { RewritePreset } from '#contract/functions.ts'
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
