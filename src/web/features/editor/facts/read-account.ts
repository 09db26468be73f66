// The notes given for a document, and which of them the draft uses. Loaded with the tab: the readers aren't part of the desk's first
// script.
import { accountFor } from '#domain/brief/account-for.ts'
import type { DocumentBrief } from '#domain/brief/document-brief.ts'
import type { LineKind } from '#domain/brief/unit.ts'
import { writeLine } from '#domain/brief/write-line.ts'
import type { AccountCounts } from '#web/features/editor/ai/ai-state.ts'
import { listLines, type ReadNotes, readNotes } from '#web/features/editor/ai/dialogs/sheet/read-notes.ts'

export interface AccountLine {
  text: string
  kind: LineKind
  /** Of a line nobody has checked: what it would be. */
  unchecked?: LineKind
  /** As a paragraph of the draft. */
  insertion: string
}

/** A line of which the draft tells some pieces. */
export interface PartLine extends AccountLine {
  missing: string
}

export interface FactsAccount {
  read: ReadNotes
  used: AccountLine[]
  usedInPart: PartLine[]
  notUsed: AccountLine[]
  notUnderstood: AccountLine[]
  /** What must not be printed: private lines and words of others. */
  keptOut: AccountLine[]
  /** What the notes ask of whoever writes: a tone, a length, something for the headline. */
  requests: AccountLine[]
  /** Lines that aren't material: greetings, signatures. */
  aside: AccountLine[]
}

/** `draft` is HTML of the editor. */
export function readAccount(brief: DocumentBrief, draft: string): FactsAccount {
  const read = readNotes(brief)
  const units = listLines(brief, read)
  const account = accountFor(units, draft)
  const byText = new Map(units.map((unit) => [unit.text, unit]))
  const toLine = (text: string): AccountLine[] => {
    const unit = byText.get(text)
    if (unit === undefined) return []
    const { kind, unchecked } = unit
    return [{ text, kind, ...(unchecked && { unchecked }), insertion: writeLine(unit, read.sheet) }]
  }
  const out = account.keptOut.flatMap(({ text }) => toLine(text))
  const isSecret = ({ kind }: AccountLine) => kind === 'private' || kind === 'foreign'
  return {
    read,
    used: account.used.flatMap(toLine),
    usedInPart: account.usedInPart.flatMap(({ text, missing }) =>
      toLine(text).map((line) => ({ ...line, missing })),
    ),
    notUsed: account.notUsed.flatMap(toLine),
    notUnderstood: account.notUnderstood.flatMap(toLine),
    keptOut: out.filter(isSecret),
    requests: out.filter(({ kind }) => kind === 'instruction'),
    aside: out.filter((line) => !isSecret(line) && line.kind !== 'instruction'),
  }
}

/** The lengths of the lists that the tab shows, so that the banner has the same counts. */
export function countAccount({
  used,
  usedInPart,
  notUsed,
  notUnderstood,
  keptOut,
}: FactsAccount): AccountCounts {
  return {
    used: used.length,
    usedInPart: usedInPart.length,
    notUsed: notUsed.length,
    notUnderstood: notUnderstood.length,
    keptOut: keptOut.length,
  }
}
