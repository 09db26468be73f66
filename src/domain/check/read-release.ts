// A release tree as the blocks of the check: the same blocks as the editor's document gives.
import { type ReleaseBlock, type ReleaseSpan, readSpans } from '#domain/formats/release-tree.ts'
import type { Range } from '#domain/language/ranges.ts'
import type { Block, Link } from '#domain/rules/release/block.ts'

type Kind = Block['type']

/** The spans of every paragraph, heading and list item in reading order, with what it is. */
export function listLeaves(
  blocks: readonly ReleaseBlock[],
  kind: Kind = 'paragraph',
): { spans: readonly ReleaseSpan[]; type: Kind; level?: number }[] {
  return blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [{ spans: block.spans, type: kind }]
    if (block.type === 'heading')
      return [{ spans: block.spans, type: 'heading' as const, level: block.level }]
    if (block.type === 'list') return block.items.flatMap((item) => listLeaves(item, 'listItem'))
    return block.type === 'quote' ? listLeaves(block.blocks, 'quote') : []
  })
}

/** The blocks of a release. */
export function toBlocks(release: readonly ReleaseBlock[]): Block[] {
  return listLeaves(release).map(({ spans, type, level }) => toBlock(spans, type, level))
}

/** One block of the check. */
export function toBlock(spans: readonly ReleaseSpan[], type: Kind, level?: number): Block {
  const links: Link[] = []
  const italics: Range[] = []
  let from = 0
  for (const { text, link, italic } of spans) {
    const range = { from, to: from + text.length }
    const last = links.at(-1)
    if (link !== undefined && last?.to === from && last.href === link)
      links[links.length - 1] = { ...last, to: range.to }
    else if (link !== undefined) links.push({ ...range, href: link })
    if (italic) italics.push(range)
    from = range.to
  }
  const worded = spans.filter(({ text }) => /\S/.test(text))
  return {
    type,
    text: readSpans(spans),
    ...(links.length > 0 && { links }),
    ...(italics.length > 0 && { italics }),
    ...(worded.length > 0 && worded.every(({ bold }) => bold) && { isBold: true as const }),
    ...(level !== undefined && { level }),
  }
}
