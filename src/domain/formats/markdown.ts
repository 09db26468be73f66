// A release as Markdown (CommonMark). Underline has no mark there and stays as the tag it is.
import type { ReleaseBlock, ReleaseList, ReleaseSpan } from './release-tree.ts'

export function writeMarkdown(blocks: readonly ReleaseBlock[]): string {
  const text = writeBlocks(blocks)
  return text === '' ? '' : `${text}\n`
}

function writeBlocks(blocks: readonly ReleaseBlock[]): string {
  const parts: string[] = []
  for (const [index, block] of blocks.entries()) {
    const text = writeBlock(block)
    const before = blocks[index - 1]
    // Two lists of one kind in a row would become one.
    if (block.type === 'list' && before?.type === 'list' && before.ordered === block.ordered)
      parts.push('<!-- -->')
    if (text !== '') parts.push(text)
  }
  return parts.join('\n\n')
}

function writeBlock(block: ReleaseBlock): string {
  switch (block.type) {
    case 'paragraph':
      return writeSpans(block.spans)
    case 'heading':
      return `${'#'.repeat(block.level)} ${writeSpans(block.spans).replaceAll('\\\n', ' ')}`
    case 'list':
      return writeList(block)
    case 'quote':
      return writeBlocks(block.blocks).replace(/^/gm, '> ').replace(/ +$/gm, '')
    case 'rule':
      return '---'
  }
}

function writeList({ ordered, start, items }: ReleaseList): string {
  const isTight = items.every((item) => item.slice(1).every(({ type }) => type === 'list'))
  return items
    .map((item, index) => {
      const marker = ordered ? `${start + index}. ` : '- '
      const body = isTight ? item.map(writeBlock).join('\n') : writeBlocks(item)
      return marker + body.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`)
    })
    .join(isTight ? '\n' : '\n\n')
}

type Mark = 'bold' | 'italic' | 'underline'
const marks: readonly { mark: Mark; open: string; close: string }[] = [
  { mark: 'bold', open: '**', close: '**' },
  { mark: 'italic', open: '*', close: '*' },
  { mark: 'underline', open: '<u>', close: '</u>' },
]

function writeSpans(spans: readonly ReleaseSpan[]): string {
  const text = joinLinks(spans)
    .map(({ link, parts }) => {
      const words = parts.map(writeSpan).join('')
      return link === undefined ? words : `[${words}](<${link.replace(/[<>\\]/g, encodeURIComponent)}>)`
    })
    .join('')
  return escapeLineStarts(text.trim())
}

function joinLinks(spans: readonly ReleaseSpan[]): { link: string | undefined; parts: ReleaseSpan[] }[] {
  const groups: { link: string | undefined; parts: ReleaseSpan[] }[] = []
  for (const span of spans) {
    const last = groups.at(-1)
    if (last && last.link === span.link) last.parts.push(span)
    else groups.push({ link: span.link, parts: [span] })
  }
  return groups
}

/** Marks must touch their words: the blanks around go outside. */
function writeSpan(span: ReleaseSpan): string {
  const words = span.text.trim()
  const before = span.text.slice(0, span.text.length - span.text.trimStart().length)
  const after = words === '' ? '' : span.text.slice(span.text.trimEnd().length)
  const used = words === '' ? [] : marks.filter(({ mark }) => span[mark])
  const opening = used.map(({ open }) => open).join('')
  const closing = used.map(({ close }) => close).reduceRight((text, close) => text + close, '')
  return breakLines(before) + opening + breakLines(escapeInline(words)) + closing + breakLines(after)
}

function breakLines(text: string): string {
  return text.replaceAll('\n', '\\\n')
}

function escapeInline(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&')
}

/** What would begin a heading, a list, a quote or a rule if it stood at the start of a line. */
function escapeLineStarts(text: string): string {
  return text
    .replace(/^(\s*)(#{1,6}(?=\s|$)|[-+](?=\s|$)|[-=~]{3,})/gm, '$1\\$2')
    .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
}
