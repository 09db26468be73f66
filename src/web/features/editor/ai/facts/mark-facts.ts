// Marks in a transaction what the text now says and the writer's material does not.
import type { Node } from '@tiptap/pm/model'
import type { EditorState, Transaction } from '@tiptap/pm/state'
import { extractFacts } from '#domain/facts/extract-facts.ts'
import type { Fact, FactMark } from '#domain/facts/fact.ts'
import { findUnsupported } from '#domain/facts/find-unsupported.ts'
import { byAi, type QuoteApproval, readMarkTypes } from './fact-marks.ts'
import { listFacts } from './list-facts.ts'
import { type Range, readPlaces } from './text-places.ts'

/**
 * Marks the facts of the new text that no material holds. A fact that was marked before and not yet taken over is no material:
 * it stays marked. An approval stays with its quotation as long as its words and their speaker do.
 */
export function markFacts(
  state: EditorState,
  tr: Transaction,
  material: readonly string[],
  within?: Range,
): FactMark[] {
  tr.setMeta(byAi, true)
  const { text, toRanges } = readPlaces(tr.doc)
  const old = readOldMarks(state.doc)
  const unsupported = findUnsupported(text, material)
  const still = extractFacts(text).filter(
    (fact) => old.pending.has(fact.key) || (old.approved.has(fact.key) && !findApproved(old, fact)),
  )
  const added: FactMark[] = []
  for (const fact of mergeMarks(unsupported, still)) {
    const ranges = toRanges(fact.from, fact.to).filter((range) => !within || overlaps(range, within))
    if (ranges.length > 0) added.push(fact)
    for (const { from, to } of ranges) tr.addMark(from, to, createMark(state, fact, old))
  }
  keepApprovals(state, tr, old, text, toRanges)
  return added
}

interface OldMarks {
  pending: ReadonlySet<string>
  /** By the key of the quotation. */
  approved: ReadonlyMap<string, ApprovedQuote>
}

interface ApprovedQuote {
  approval: QuoteApproval
  speaker: string | undefined
}

/** Words that were approved as one person's are a draft again when another is said to have spoken them. */
function findApproved({ approved }: OldMarks, { key, speaker }: Fact): QuoteApproval | undefined {
  const quote = approved.get(key)
  return speaker === undefined || quote?.speaker === speaker ? quote?.approval : undefined
}

function readOldMarks(doc: Node): OldMarks {
  const pending = new Set<string>()
  const approved = new Map<string, ApprovedQuote>()
  const places = listFacts(doc)
  if (places.length === 0) return { pending, approved }
  const { text, toRanges } = readPlaces(doc)
  for (const fact of extractFacts(text)) {
    const [range] = toRanges(fact.from, fact.to)
    const place = range && places.find((each) => overlaps(each, range))
    if (!place || (place.kind === 'quote') !== (fact.kind === 'quotation')) continue
    if (place.kind === 'quote' && place.state === 'approved' && place.approval)
      approved.set(fact.key, { approval: place.approval, speaker: fact.speaker })
    else pending.add(fact.key)
  }
  return { pending, approved }
}

function mergeMarks(unsupported: readonly Fact[], still: readonly Fact[]): Fact[] {
  const places = new Set(unsupported.map(({ from }) => from))
  const covers = (fact: Fact) => unsupported.some(({ from, to }) => from <= fact.from && fact.to <= to)
  return [...unsupported, ...still.filter((fact) => !places.has(fact.from) && !covers(fact))]
}

function createMark(state: EditorState, fact: Fact, old: OldMarks) {
  const { fact: factType, quote } = readMarkTypes(state)
  if (fact.kind !== 'quotation') return factType.create({ kind: fact.kind })
  return quote.create(findApproved(old, fact))
}

/** A rewrite replaces the text and with it the marks of approved quotations that it left alone. */
function keepApprovals(
  state: EditorState,
  tr: Transaction,
  old: OldMarks,
  text: string,
  toRanges: (from: number, to: number) => Range[],
): void {
  if (old.approved.size === 0) return
  const { quote } = readMarkTypes(state)
  for (const fact of extractFacts(text)) {
    const approval = fact.kind === 'quotation' ? findApproved(old, fact) : undefined
    if (approval === undefined) continue
    for (const { from, to } of toRanges(fact.from, fact.to)) tr.addMark(from, to, quote.create(approval))
  }
}

const overlaps = (one: Range, other: Range): boolean => one.from < other.to && other.from < one.to
