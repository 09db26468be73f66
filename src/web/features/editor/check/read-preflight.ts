// The preflight of the open document: what has to be settled before it is exported or sent. Loaded on the first export.
import type { Node, Schema } from '@tiptap/pm/model'
import type { DocumentBrief } from '#domain/brief/document-brief.ts'
import {
  describePreflight,
  listPreflightIssues,
  type PreflightIssue,
  trimQuote,
} from '#domain/check/preflight.ts'
import type { EmbargoEnd } from '#domain/document/embargo-end.ts'
import { splitParts } from '#domain/review/passage.ts'
import { listApprovals } from '#domain/review/quotes.ts'
import { listMissing, readSignOff } from '#domain/review/sign-off.ts'
import type { ForbiddenWord, StyleProfile } from '#domain/rules/release/settings.ts'
import { readNotes } from '#web/features/editor/ai/dialogs/sheet/read-notes.ts'
import {
  type FactPlace,
  isOpen,
  listFacts,
  type QuotePlace,
} from '#web/features/editor/ai/facts/list-facts.ts'
import { listQuotes } from '#web/features/editor/ai/facts/list-quotes.ts'
import { readReleaseText } from '#web/features/editor/review/anchors.ts'
import type { DocumentReviews } from '#web/features/editor/review/review-api.ts'
import { toInput } from '#web/features/editor/review/use-sign-off.ts'
import { toLocalDay } from './local-day.ts'
import { readBlocks } from './read-blocks.ts'

/** What is known about the document besides its text. */
export interface OutgoingDocument {
  neverSay: readonly string[]
  clientWords?: readonly ForbiddenWord[] | undefined
  brief: DocumentBrief
  /** The embargo of the document's details; its notes may have one, too. */
  embargoEnd?: EmbargoEnd | undefined
  /** Whose style its release line is written in. */
  profile?: StyleProfile | undefined
  /** Reviews of the document: what was approved, by whom, and what that is worth now. */
  reviews?: DocumentReviews | undefined
}

/** An issue with its place in the document. */
export interface PreflightItem extends PreflightIssue {
  range?: { from: number; to: number }
  /** A quote or fact that waits for a person's word, with its number among all of them. */
  open?: { place: FactPlace; index: number }
  /** Settles it in the text. */
  edit?: { label: string; from: number; to: number; text: string; isNewLine: boolean }
}

/** The same in a line. */
export const summarize = (items: readonly PreflightItem[]): string => describePreflight(items)

/** A text, in the editor or as it was sent. */
export interface OutgoingText {
  doc: Node
  schema: Schema
}

export function readPreflight(
  { doc, schema }: OutgoingText,
  { neverSay, clientWords, brief, reviews, embargoEnd, profile }: OutgoingDocument,
): PreflightItem[] {
  const { blocks, starts } = readBlocks(doc)
  const approved = readApproved(reviews)
  const marks = listFacts(doc)
    .map((place, index) => ({ place, index }))
    .filter(({ place }) => isOpen(place) && !(place.kind === 'quote' && approved.has(trimQuote(place.text))))
  const items = listPreflightIssues({
    blocks,
    marks: marks.map(({ place: { kind, text } }) => ({ kind, text })),
    neverSay,
    clientWords,
    ...{ embargoEnd, profile },
    embargo: embargoEnd ? null : (readNotes(brief).sheet.embargo?.until ?? null),
    today: toLocalDay(new Date()),
    missing: reviews && listMissing(readSignOff(toInput({ schema }, reviews), readReleaseText(doc))),
  })
  return items.map((item) => locate(item, starts, marks))
}

/** Quotes that nobody has approved. Those a person typed don't hold up an export, so they aren't among the items. */
export function countOpenQuotes(
  { doc }: Pick<OutgoingText, 'doc'>,
  { reviews }: Pick<OutgoingDocument, 'reviews'>,
): number {
  const approved = readApproved(reviews)
  const isOpenPart = ({ state, text }: QuotePlace) => state !== 'approved' && !approved.has(trimQuote(text))
  return listQuotes(doc).filter(({ parts }) => parts.some(isOpenPart)).length
}

const readApproved = (reviews: DocumentReviews | undefined): ReadonlySet<string> =>
  new Set(listApprovals(reviews?.decisions ?? []).flatMap(({ quote }) => splitParts(quote).map(trimQuote)))

function locate(
  item: PreflightIssue,
  starts: readonly number[],
  marks: readonly NonNullable<PreflightItem['open']>[],
): PreflightItem {
  const rangeOf = ({ block, from, to }: NonNullable<PreflightIssue['place']>) => {
    const start = starts[block] ?? 0
    return { from: start + from, to: start + to }
  }
  const open = item.mark === undefined ? undefined : marks[item.mark]
  const { fix } = item
  return {
    ...item,
    ...(item.place && { range: rangeOf(item.place) }),
    ...(open && { open, range: { from: open.place.from, to: open.place.to } }),
    ...(fix && { edit: toEdit(fix, starts, rangeOf) }),
  }
}

function toEdit(
  fix: NonNullable<PreflightIssue['fix']>,
  starts: readonly number[],
  rangeOf: (place: NonNullable<PreflightIssue['place']>) => { from: number; to: number },
): NonNullable<PreflightItem['edit']> {
  const { label, text } = fix
  if ('place' in fix) return { label, text, isNewLine: false, ...rangeOf(fix.place) }
  const at = Math.max(0, (starts[fix.before] ?? 1) - 1)
  return { label, text, isNewLine: true, from: at, to: at }
}
