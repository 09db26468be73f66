// Releases in a short notation for tests: blocks with a blank line between them, '# ' and '## ' for headings, '- ' for list items,
// '> ' for block quotations, '**' around a bold line, '_' around italics, [text](address) for links, ' / ' for a line break.

import type { Fix } from '#domain/check/finding.ts'
import type { Range } from '#domain/language/ranges.ts'
import type { Block, Link } from './block.ts'
import type { NewBlock } from './settings.ts'

const inlinePattern = /\[([^\]]+)\]\(([^)]+)\)|(?<![\p{L}\p{N}])_([^_]+)_(?![\p{L}\p{N}])/gu

export function readNotation(notation: string): Block[] {
  return notation
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .map(readBlock)
}

function readBlock(piece: string): Block {
  const heading = /^(#{1,3}) (?!#)/.exec(piece)
  if (heading)
    return { type: 'heading', level: heading[1]?.length ?? 1, ...readInline(piece.slice(heading[0].length)) }
  if (piece.startsWith('- ')) return { type: 'listItem', ...readInline(piece.slice(2)) }
  if (piece.startsWith('> ')) return { type: 'quote', ...readInline(piece.slice(2)) }
  const bold = /^\*\*(.+)\*\*$/s.exec(piece)
  return bold
    ? { type: 'paragraph', isBold: true, ...readInline(bold[1] ?? '') }
    : { type: 'paragraph', ...readInline(piece) }
}

function readInline(source: string): { text: string; links: Link[]; italics: Range[] } {
  const [links, italics]: [Link[], Range[]] = [[], []]
  let [text, start] = ['', 0]
  const whole = source.replaceAll(' / ', '\n')
  for (const match of whole.matchAll(inlinePattern)) {
    text += whole.slice(start, match.index)
    const inner = match[1] ?? match[3] ?? ''
    const range = { from: text.length, to: text.length + inner.length }
    if (match[2] === undefined) italics.push(range)
    else links.push({ ...range, href: match[2] })
    text += inner
    start = match.index + match[0].length
  }
  return { text: text + whole.slice(start), links, italics }
}

const toBlock = (block: NewBlock): Block =>
  'heading' in block
    ? { type: 'heading', level: 2, text: block.heading }
    : { type: 'paragraph', text: block.lines.join('\n') }

/** The blocks with all fixes applied, the last place first. */
export function applyFixes(blocks: readonly Block[], fixes: readonly Fix[]): Block[] {
  const fixed = [...blocks]
  for (const fix of fixes.toReversed()) {
    if ('insert' in fix) fixed.splice(fix.before, 0, { type: 'paragraph', text: fix.insert })
    else if ('fromKit' in fix) fixed.splice(fix.before, 0, ...fix.fromKit.map(toBlock))
    else {
      const block = fixed[fix.block]
      if (block === undefined) continue
      let text = block.text
      for (const edit of fix.edits) text = text.slice(0, edit.from) + edit.text + text.slice(edit.to)
      fixed[fix.block] = { ...block, text }
    }
  }
  return fixed
}
