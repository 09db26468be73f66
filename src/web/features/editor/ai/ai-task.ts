// The AI tasks of the editor.

import type { RewritePreset } from '#contract/functions.ts'
import type { RequiredFacts } from '#domain/brief/account/required-facts.ts'
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
  /** What the draft must tell, so that what it leaves out can be listed; undefined if that can't be read. */
  required?: RequiredFacts
}

export interface RewriteTask {
  kind: 'rewrite'
  preset: RewritePreset | undefined
  instruction: string
  /** The selection to rewrite; undefined for the whole release. */
  selection: Range | undefined
}

export type AiTask = GenerateTask | RewriteTask | { kind: 'analyze' }

/** A brief as a task for the writer. */
export async function readGenerateTask(brief: DocumentBrief): Promise<GenerateTask> {
  const sheet = toSheetEdits(brief)
  const kinds = await decideKinds(brief)
  const required = await findRequired(brief, kinds)
  return {
    kind: 'generate',
    prompt: writePrompt(brief),
    ...(kinds && { kinds }),
    ...(sheet && { sheet }),
    ...(required && { required }),
  }
}

/** What a person typed into the fact sheet counts as checked. */
async function decideKinds({ kinds, ...brief }: DocumentBrief): Promise<DocumentBrief['kinds']> {
  if (!usesCheckedOnly(kinds)) return kinds
  const { allowText } = await import('#domain/brief/sort-brief.ts')
  return allowText(kinds, writePrompt({ ...brief, prompt: '' }))
}

/** The lines of a brief that a draft must tell. What reads them is loaded here, after the desk. */
async function findRequired(
  brief: DocumentBrief,
  kinds: DocumentBrief['kinds'],
): Promise<RequiredFacts | undefined> {
  try {
    const { readRequired } = await import('#domain/brief/account/required-facts.ts')
    return readRequired(brief, kinds)
  } catch (error) {
    // The writer works without it.
    console.error(error)
    return undefined
  }
}
