// Improves the lead as a whole: brings the news up from the paragraph below, and moves what is too long down. Rule LED-02.
import { Checker } from '#domain/check/checker.ts'
import { listLeaves, toBlock } from '#domain/check/read-release.ts'
import {
  type ReleaseBlock,
  type ReleaseParagraph,
  type ReleaseSpan,
  readSpans,
} from '#domain/formats/release-tree.ts'
import { splitSentences } from '#domain/language/sentences.ts'
import { readDateline } from '#domain/rules/release/dateline.ts'
import { readParagraph } from '#domain/rules/release/paragraph.ts'
import { defaultSettings } from '#domain/rules/release/settings.ts'
import { opensWithNews } from '#domain/rules/rewrites/lead-openings.ts'

/** Swaps a lead without news with the paragraph below it that has some; the dateline stays on top. */
export function liftNews(blocks: readonly ReleaseBlock[]): readonly ReleaseBlock[] {
  const at = findLead(blocks)
  const [lead, next] = [blocks[at], blocks[at + 1]]
  if (lead?.type !== 'paragraph' || next?.type !== 'paragraph') return blocks
  const start = readStart(lead)
  const [dateline, rest] = cutSpans(lead.spans, start)
  if (readSpans(rest).trim() === '' || !opensWithNews(readSpans(next.spans), readSpans(rest))) return blocks
  const risen: ReleaseParagraph = { ...next, spans: [...dateline, ...next.spans] }
  return [...blocks.slice(0, at), risen, { ...lead, spans: rest }, ...blocks.slice(at + 2)]
}

/** The index of the lead, if the check says that it doesn't open with the news. */
function findLead(blocks: readonly ReleaseBlock[]): number {
  const leaves = listLeaves(blocks)
  const { findings } = new Checker().check(
    leaves.map(({ spans, type, level }) => toBlock(spans, type, level)),
    defaultSettings('2026-01-01'),
  )
  const leaf = findings.find(({ rule }) => rule === 'LED-02')?.place?.block ?? -1
  const spans = leaves[leaf]?.spans
  return spans === undefined
    ? -1
    : blocks.findIndex((block) => block.type === 'paragraph' && block.spans === spans)
}

function readStart({ spans }: ReleaseParagraph): number {
  return readParagraph(toBlock(spans, 'paragraph')).recall(readDateline)?.end ?? 0
}

/** Splits the first paragraph if it has too many sentences for a lead. */
export function splitFirst(blocks: readonly ReleaseBlock[]): ReleaseBlock[] {
  const at = blocks.findIndex(
    (block) =>
      block.type === 'paragraph' && splitSentences(readSpans(block.spans)).length > 0 && isProse(block.spans),
  )
  return blocks.flatMap((block, index) => (index === at ? splitLead(block) : [block]))
}

function isProse(spans: readonly ReleaseSpan[]): boolean {
  return /[.!?]["”’)]*\s*$/.test(readSpans(spans))
}

/** The first two sentences as the lead, and the rest as the body. */
function splitLead(block: ReleaseBlock): ReleaseBlock[] {
  if (block.type !== 'paragraph') return [block]
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
