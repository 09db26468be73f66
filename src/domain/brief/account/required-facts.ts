// The lines of the notes that a draft must contain. Only these are reported as missing.
import { type DocumentBrief, listNeverSay, writePrompt } from '#domain/brief/document-brief.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import type { ChangedKinds, LineKind } from '#domain/brief/unit.ts'

export interface RequiredFacts {
  /** Lines of facts, quotes and contacts, as written. */
  lines: string
  /** Words that must not be printed, not even in a list of what is missing. */
  neverSay: readonly string[]
}

const required: ReadonlySet<LineKind> = new Set(['fact', 'quote', 'contact'])

/** `kinds` are the classes of lines that are passed on to the writer. */
export function readRequired(
  brief: DocumentBrief,
  kinds: ChangedKinds | undefined = brief.kinds,
): RequiredFacts {
  const sorted = sortBrief(writePrompt(brief), kinds)
  const lines = sorted.units.filter(
    ({ kind, isHeading, label }) => required.has(kind) && !isHeading && label !== 'Announcement type',
  )
  return {
    lines: lines.map(({ text }) => text).join('\n'),
    neverSay: listNeverSay(sorted.neverSay, brief),
  }
}
