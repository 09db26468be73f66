// Marks facts in a transaction that aren't in the user's material.
import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import type { Fact, FactMark } from '#domain/language/fact.ts'
import { extractFacts } from '#domain/language/reading.ts'
import { byAi, type QuoteApproval, readMarkTypes } from './fact-marks.ts'
import { findForeignLinks } from './link-targets.ts'
import { listFacts } from './list-facts.ts'
import { readOwnText } from './read-own-text.ts'
import { type Range, readPlaces } from './text-places.ts'

/**
 * Marks the facts of the new text that are neither in the old draft nor in the given material. A fact that was marked before and isn't
 * verified is no material: it stays marked, also in a shorter form. A quotation stays approved as long as its words and speaker stay.
 */
export function markFacts(
  state: EditorState,
  tr: Transaction,
  sources: readonly string[],
  within?: Range,
): FactMark[] {
  tr.setMeta(byAi, true)
  const { text, toRanges } = readPlaces(tr.doc)
  const approved = readApproved(state.doc)
  const material = [readOwnText(state.doc), ...sources]
  const unsupported = findUnsupported(text, material)
  if (within) removeMarks(state, tr, within)
  const added: FactMark[] = []
  for (const fact of [...unsupported, ...listMisattributed(text, approved, unsupported)]) {
    const ranges = toRanges(fact.from, fact.to).filter((range) => !within || overlaps(range, within))
    if (ranges.length > 0) added.push(fact)
    for (const { from, to } of ranges) tr.addMark(from, to, createMark(state, fact, approved))
  }
  keepApprovals(state, tr, approved, text, toRanges)
  return [...added, ...markLinks(state, tr, material, within)]
}

/** A link inside marked words needs no mark of its own. */
function markLinks(
  state: EditorState,
  tr: Transaction,
  material: readonly string[],
  within?: Range,
): FactMark[] {
  const { fact: factType } = readMarkTypes(state)
  const foreign = findForeignLinks(tr.doc, material).filter(
    (link) => (!within || overlaps(link, within)) && !tr.doc.rangeHasMark(link.from, link.to, factType),
  )
  for (const { kind, from, to } of foreign) tr.addMark(from, to, factType.create({ kind }))
  return foreign
}

/** Words that stayed would otherwise carry pieces of the old marks. */
function removeMarks(state: EditorState, tr: Transaction, { from, to }: Range): void {
  const { fact, quote } = readMarkTypes(state)
  tr.removeMark(from, to, fact).removeMark(from, to, quote)
}

/** By the key of the quotation. */
type ApprovedQuotes = ReadonlyMap<
  string,
  { approval: QuoteApproval & { isTyped: boolean }; speaker: string | undefined }
>

/** An approved quotation becomes a draft again when its speaker changes. */
function findApproved(approved: ApprovedQuotes, { key, speaker }: Fact): QuoteApproval | undefined {
  const quote = approved.get(key)
  return speaker === undefined || quote?.speaker === speaker ? quote?.approval : undefined
}

function readApproved(doc: Node): ApprovedQuotes {
  const places = listFacts(doc).flatMap((place) =>
    place.kind === 'quote' && place.state === 'approved' && place.approval ? [place] : [],
  )
  if (places.length === 0) return new Map()
  const { text, toRanges } = readPlaces(doc)
  return new Map(
    extractFacts(text).flatMap((fact) => {
      const [range] = fact.kind === 'quotation' ? toRanges(fact.from, fact.to) : []
      const place = range && places.find((each) => overlaps(each, range))
      if (!place?.approval) return []
      const approval = { ...place.approval, isTyped: place.isTyped }
      return [[fact.key, { approval, speaker: fact.speaker }] as const]
    }),
  )
}

/** Approved words with a new speaker that the material supports. */
function listMisattributed(text: string, approved: ApprovedQuotes, unsupported: readonly Fact[]): Fact[] {
  if (approved.size === 0) return []
  const isMarked = (fact: Fact) => unsupported.some(({ from, to }) => from <= fact.from && fact.to <= to)
  return extractFacts(text).filter(
    (fact) => approved.has(fact.key) && !findApproved(approved, fact) && !isMarked(fact),
  )
}

function createMark(state: EditorState, fact: Fact, approved: ApprovedQuotes) {
  const { fact: factType, quote } = readMarkTypes(state)
  if (fact.kind !== 'quotation') return factType.create({ kind: fact.kind })
  return quote.create(findApproved(approved, fact))
}

/** Restores the approval of quotations that a rewrite left unchanged. */
function keepApprovals(
  state: EditorState,
  tr: Transaction,
  approved: ApprovedQuotes,
  text: string,
  toRanges: (from: number, to: number) => Range[],
): void {
  if (approved.size === 0) return
  const { quote } = readMarkTypes(state)
  for (const fact of extractFacts(text)) {
    const approval = fact.kind === 'quotation' ? findApproved(approved, fact) : undefined
    if (approval === undefined) continue
    for (const { from, to } of toRanges(fact.from, fact.to)) tr.addMark(from, to, quote.create(approval))
  }
}

const overlaps = (one: Range, other: Range): boolean => one.from < other.to && other.from < one.to
