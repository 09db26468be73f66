// What a draft owes its notes: only facts that a person wanted told can be left out of it.
import { type DocumentBrief, listNeverSay, writePrompt } from '#domain/brief/document-brief.ts'
import { sortBrief } from '#domain/brief/sort-brief.ts'
import type { ChangedKinds, LineKind } from '#domain/brief/unit.ts'

export interface OwedFacts {
  /** Lines of facts, quotes and contacts, as written. */
  lines: string
  /** Words that are never named, not even as missing. */
  neverSay: readonly string[]
}

const owed: ReadonlySet<LineKind> = new Set(['fact', 'quote', 'contact'])

/** `kinds` are the classes that the writer is sent. */
export function readOwed(brief: DocumentBrief, kinds: ChangedKinds | undefined = brief.kinds): OwedFacts {
  const sorted = sortBrief(writePrompt(brief), kinds)
  const lines = sorted.units.filter(
    ({ kind, isHeading, label }) => owed.has(kind) && !isHeading && label !== 'Announcement type',
  )
  return {
    lines: lines.map(({ text }) => text).join('\n'),
    neverSay: listNeverSay(sorted.neverSay, brief),
  }
}
