// A release as Markdown (CommonMark). Underline has no mark there and stays as the tag it is.
import { writeCaption } from '#domain/document/picture.ts'
import {
  type ReleaseBlock,
  type ReleaseList,
  type ReleasePicture,
  type ReleaseSpan,
  readSpans,
} from './release-tree.ts'

/** The name of a picture's file beside the text; undefined where there is no file. */
export type PictureName = (id: string) => string | undefined

export function writeMarkdown(
  blocks: readonly ReleaseBlock[],
  nameOf: PictureName = () => undefined,
): string {
  const text = writeBlocks(blocks, nameOf)
  return text === '' ? '' : `${text}\n`
}

function writeBlocks(blocks: readonly ReleaseBlock[], nameOf: PictureName): string {
  const parts: string[] = []
  for (const [index, block] of blocks.entries()) {
    const text = writeBlock(block, nameOf)
    const before = blocks[index - 1]
    // Two lists of one kind in a row would become one.
    if (block.type === 'list' && before?.type === 'list' && before.ordered === block.ordered)
      parts.push('<!-- -->')
    if (text !== '') parts.push(text)
  }
  return parts.join('\n\n')
}

function writeBlock(block: ReleaseBlock, nameOf: PictureName): string {
  switch (block.type) {
    case 'paragraph':
      return writeSpans(block.spans)
    case 'heading':
      return `${'#'.repeat(block.level)} ${escapeHeadingEnd(writeSpans(block.spans).replaceAll('\\\n', ' '))}`
    case 'list':
      return writeList(block, nameOf)
    case 'quote':
      return writeBlocks(block.blocks, nameOf)
        .replace(/^/gm, '> ')
        .replace(/(?<! ) +$/gm, '')
    case 'rule':
      return '---'
    case 'picture':
      return writePicture(block, nameOf(block.id))
  }
}

function writePicture(picture: ReleasePicture, file: string | undefined): string {
  const alt = escapeInline(picture.alt)
  const image = file === undefined ? `\\[Picture missing\\] ${alt}`.trim() : `![${alt}](${file})`
  const caption = writeCaption(picture)
  return caption === '' ? image : `${image}\n\n*${escapeInline(caption)}*`
}

function writeList({ ordered, start, items }: ReleaseList, nameOf: PictureName): string {
  const isTight = items.every((item) => item.slice(1).every(({ type }) => type === 'list'))
  return items
    .map((item, index) => {
      const marker = ordered ? `${start + index}. ` : '- '
      const body = isTight ? writeTight(item, nameOf) : writeBlocks(item, nameOf)
      return marker + body.replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`)
    })
    .join(isTight ? '\n' : '\n\n')
}

/** A list straight under its paragraph. One that counts from elsewhere or begins with nothing would be read on as text: it gets a blank line. */
function writeTight(item: readonly ReleaseBlock[], nameOf: PictureName): string {
  const isPlain = item
    .slice(1)
    .every((block, index) => block.type === 'list' && mayFollow(block, item[index]))
  return isPlain ? item.map((block) => writeBlock(block, nameOf)).join('\n') : writeBlocks(item, nameOf)
}

function mayFollow({ ordered, start, items }: ReleaseList, before: ReleaseBlock | undefined): boolean {
  const [first] = items[0] ?? []
  const hasText = first?.type === 'paragraph' && readSpans(first.spans).trim() !== ''
  return hasText && !(ordered && start !== 1) && before?.type === 'paragraph'
}

type Mark = 'bold' | 'italic' | 'underline'
const marks: readonly { mark: Mark; sign: string | undefined; tag: string }[] = [
  { mark: 'bold', sign: '**', tag: 'strong' },
  { mark: 'italic', sign: '*', tag: 'em' },
  { mark: 'underline', sign: undefined, tag: 'u' },
]

function writeSpans(spans: readonly ReleaseSpan[]): string {
  const parts: string[] = []
  let link: string | undefined
  for (const [index, span] of spans.entries()) {
    if (span.link !== link) {
      if (link !== undefined) parts.push(closeLink(link))
      if (span.link !== undefined) parts.push(openLink(parts.pop() ?? ''))
      link = span.link
    }
    parts.push(writeSpan(span, isDelimited(span, spans[index - 1], spans[index + 1])))
  }
  if (link !== undefined) parts.push(closeLink(link))
  return escapeLineStarts(parts.join('').trim())
}

/** An exclamation mark before a link would make it a picture. */
function openLink(before: string): string {
  return before.endsWith('!') ? `${before.slice(0, -1)}\\![` : `${before}[`
}

function closeLink(address: string): string {
  return `](<${address.replace(/[<>\\\n]/g, encodeURIComponent)}>)`
}

/** Stars are read as marks only between a word and a blank or a sign; elsewhere tags say it. */
function isDelimited(
  span: ReleaseSpan,
  before: ReleaseSpan | undefined,
  after: ReleaseSpan | undefined,
): boolean {
  const isFree = (character: string | undefined) => !character || !/[\p{L}\p{N}]/u.test(character)
  const isApart = (one: ReleaseSpan | undefined, other: ReleaseSpan | undefined) =>
    !one || !other || /\s$/.test(one.text) || /^\s/.test(other.text)
  const isFreeBefore = isApart(before, span) || (!hasMarks(before) && isFree(before?.text.at(-1)))
  return isFreeBefore && (isApart(span, after) || (!hasMarks(after) && isFree(after?.text.at(0))))
}

function hasMarks(span: ReleaseSpan | undefined): boolean {
  return marks.some(({ mark }) => span?.[mark])
}

/** Marks must touch their words: the blanks around go outside. */
function writeSpan(span: ReleaseSpan, isFree: boolean): string {
  const words = span.text.trim()
  const before = span.text.slice(0, span.text.length - span.text.trimStart().length)
  const after = words === '' ? '' : span.text.slice(span.text.trimEnd().length)
  const used = words === '' ? [] : marks.filter(({ mark }) => span[mark])
  const opening = used.map(({ sign, tag }) => (isFree && sign) || `<${tag}>`).join('')
  const closing = used.reduceRight((text, { sign, tag }) => text + ((isFree && sign) || `</${tag}>`), '')
  return breakLines(before) + opening + breakLines(escapeInline(words)) + closing + breakLines(after)
}

function breakLines(text: string): string {
  return text.replaceAll('\n', '\\\n')
}

function escapeInline(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&').replace(/&(?=#?\w+;)/g, '\\&')
}

/** Number signs at the end of a heading would be taken for its frame. */
function escapeHeadingEnd(text: string): string {
  return text.replace(/(^|\s)(#+)$/, '$1\\$2')
}

/** What would begin a heading, a list, a quote or a rule if it were at the start of a line. */
function escapeLineStarts(text: string): string {
  return text
    .replace(/^([^\S\n]*)(#{1,6}(?=\s|$)|[-+](?=\s|$)|[-=~]{3,}|[-=]+(?=[^\S\n]*$))/gm, '$1\\$2')
    .replace(/^([^\S\n]*\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2')
}
