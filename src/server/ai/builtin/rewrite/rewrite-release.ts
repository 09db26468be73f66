// Rewrites a release by rules, block by block. Decision 15: it comes back as a proposal, so it must keep every fact and look.
import { setImmediate } from 'node:timers/promises'
import { compareFacts } from '#domain/facts/compare-facts.ts'
import { type ReleaseBlock, type ReleaseSpan, readSpans } from '#domain/formats/release-tree.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import type { Place, Rule } from '#server/ai/builtin/rules/rule.ts'
import { placeBlocks } from './places.ts'
import { readBlocks } from './plain-text.ts'
import { proveName, rewriteSpans } from './rewrite-text.ts'
import type { Speaker } from './speaker.ts'

const blocksPerTurn = 8
/** Where more facts than this are doubtful, nothing is rewritten: each is looked for in every block. */
const mostDoubtful = 500

export interface RewriteWish {
  rules: readonly Rule[]
  /** Only the lead is touched. */
  isLeadOnly: boolean
}

export interface RewriteOptions {
  signal?: AbortSignal
  /** Known from around when only a part is rewritten. */
  speaker?: Speaker
  /** The blocks are a selection: their first paragraph is no lead. */
  isPart?: boolean
}

/** The blocks after the wish. Gives way to others between blocks, because a draft may be a book. */
export async function rewriteRelease(
  blocks: readonly ReleaseBlock[],
  wish: RewriteWish,
  { signal, speaker, isPart = false }: RewriteOptions = {},
): Promise<ReleaseBlock[]> {
  const places = placeBlocks(blocks, speaker).map(
    (place): Place => (isPart && place.kind === 'lead' ? { ...place, kind: 'body' } : place),
  )
  const hasLead = places.some(({ kind }) => kind === 'lead')
  const rewritten: ReleaseBlock[] = []
  for (const [index, block] of blocks.entries()) {
    const place = places[index] ?? { kind: 'body' }
    const isWanted = !wish.isLeadOnly || place.kind === 'lead' || (!hasLead && index === 0)
    rewritten.push(isWanted ? rewriteBlock(block, wish.rules, place) : block)
    signal?.throwIfAborted()
    if (index % blocksPerTurn === blocksPerTurn - 1) await setImmediate()
  }
  const isWished = wish.rules.some(({ isWish }) => isWish)
  const kept = isWished ? rewritten : revertLosses(blocks, rewritten, places[0]?.company)
  return wish.isLeadOnly ? kept.flatMap((block, index) => splitLead(block, places[index])) : kept
}

function rewriteBlock(block: ReleaseBlock, rules: readonly Rule[], place: Place): ReleaseBlock {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return { ...block, spans: rewriteSpans(block.spans, rules, place) }
    case 'list':
      return {
        ...block,
        items: block.items.map((item) => item.map((part) => rewriteBlock(part, rules, place))),
      }
    case 'quote':
      return { ...block, blocks: block.blocks.map((part) => rewriteBlock(part, rules, place)) }
    case 'rule':
      return block
  }
}

/** What one paragraph proves about a name another may need: the whole is compared once more, and doubtful blocks stay as they were. */
function revertLosses(
  before: readonly ReleaseBlock[],
  after: readonly ReleaseBlock[],
  company: string | undefined,
): ReleaseBlock[] {
  const known = proveName(company)
  const { lost, added, changed } = compareFacts(readBlocks(before) + known, readBlocks(after) + known)
  const doubtful = [...lost, ...added, ...changed.flatMap((change) => [change.before, change.after])]
  const texts = [...new Set(doubtful.map(({ text }) => text))]
  if (texts.length === 0) return [...after]
  if (texts.length > mostDoubtful) return [...before]
  return after.map((block, index) => {
    const old = before[index]
    if (old === undefined) return block
    const both = `${readBlocks([old])}\n${readBlocks([block])}`
    return texts.some((text) => both.includes(text)) ? old : block
  })
}

/** A lead has two sentences at most; the rest begins the body. */
function splitLead(block: ReleaseBlock, place: Place | undefined): ReleaseBlock[] {
  if (block.type !== 'paragraph' || place?.kind !== 'lead') return [block]
  const third = splitSentences(readSpans(block.spans))[2]
  if (third === undefined) return [block]
  const [lead, rest] = cutSpans(block.spans, third.from)
  return [
    { type: 'paragraph', spans: trimEnd(lead) },
    { type: 'paragraph', spans: rest },
  ]
}

function cutSpans(spans: readonly ReleaseSpan[], at: number): [ReleaseSpan[], ReleaseSpan[]] {
  const [head, tail]: [ReleaseSpan[], ReleaseSpan[]] = [[], []]
  let start = 0
  for (const span of spans) {
    const cut = Math.min(Math.max(at - start, 0), span.text.length)
    if (cut > 0) head.push({ ...span, text: span.text.slice(0, cut) })
    if (cut < span.text.length) tail.push({ ...span, text: span.text.slice(cut) })
    start += span.text.length
  }
  return [head, tail]
}

function trimEnd(spans: readonly ReleaseSpan[]): ReleaseSpan[] {
  const last = spans.at(-1)
  return last === undefined ? [] : [...spans.slice(0, -1), { ...last, text: last.text.trimEnd() }]
}
