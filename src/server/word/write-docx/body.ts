// Blocks -> the paragraphs of the Word file, each with its style.
import { type CaptionPart, listCaptionParts } from '#domain/document/picture.ts'
import { findParts, type ReleasePart } from '#domain/formats/release-parts.ts'
import {
  type HeadingLevel,
  type ReleaseBlock,
  type ReleaseList,
  type ReleasePicture,
  type ReleaseSpan,
  readSpans,
} from '#domain/formats/release-tree.ts'
import { isRightToLeft } from '#domain/formats/text-direction.ts'
import type { Links } from './links.ts'
import { labelWidth, levelMax, type Numbering } from './numbering.ts'
import type { Pictures } from './pictures.ts'
import { writeRun, writeRuns } from './runs.ts'
import { captionMarks, listIndent, quoteIndent } from './styles.ts'

/** What the paragraphs share. */
export interface Shared {
  links: Links
  numbering: Numbering
  pictures: Pictures
}

interface Writer extends Shared {
  /** The indent from enclosing lists and quotes, and the nesting depth of lists. */
  indent: number
  level: number
  isQuote: boolean
}

const partStyles: Readonly<Record<ReleasePart, string>> = {
  'release-line': 'ReleaseLine',
  headline: 'Title',
  subhead: 'Subtitle',
  'end-mark': 'EndMark',
}

export function writeBody(blocks: readonly ReleaseBlock[], shared: Shared): string {
  const writer = { ...shared, indent: 0, level: -1, isQuote: false }
  const parts = findParts(blocks)
  return blocks
    .map((block, index) => {
      const part = parts[index]
      return writeBlock(block, writer, {
        style: part && partStyles[part],
        isBeforeList: blocks[index + 1]?.type === 'list',
        isAfterList: blocks[index - 1]?.type === 'list',
      })
    })
    .join('')
}

interface Place {
  style?: string | undefined
  /** Text that introduces a list stays on the same page; the next block sets the space after a list. */
  isBeforeList?: boolean
  /** Adds space between two lists. */
  isAfterList?: boolean
}

function writeBlock(block: ReleaseBlock, writer: Writer, place: Place): string {
  switch (block.type) {
    case 'paragraph':
      return writeParagraph(block.spans, place.style ?? ownStyle(writer), writer, place.isBeforeList)
    case 'heading':
      return writeParagraph(block.spans, place.style ?? headingStyle(block.level), writer)
    case 'list':
      return writeList(block, writer, place)
    case 'quote': {
      const inner = { ...writer, indent: writer.indent + quoteIndent, isQuote: true }
      return block.blocks.map((child) => writeBlock(child, inner, {})).join('')
    }
    case 'rule':
      return writeParagraph([], 'HorizontalLine', writer)
    case 'picture':
      return writePicture(block, writer)
  }
}

/** The picture stays with its caption. Where its file is missing the text says so. */
function writePicture(picture: ReleasePicture, { pictures }: Writer): string {
  const drawing = pictures.draw(picture)
  const parts = listCaptionParts(picture).map(writeCaptionPart)
  const missing: ReleaseSpan = { text: `[Picture missing] ${picture.alt}`.trim() }
  const runs: CaptionRun[] = [...(drawing === undefined ? [[{ span: missing }]] : []), ...parts]
    .flatMap((part, index) => (index === 0 ? part : [{ span: { text: ' ' } }, ...part]))
    .filter(({ span }) => span.text !== '')
  const style = '<w:pStyle w:val="Picture"/>'
  const image =
    drawing === undefined
      ? ''
      : paragraph(runs.length === 0 ? style : `${style}<w:keepNext/>`, `<w:r>${drawing}</w:r>`)
  if (runs.length === 0) return image
  const properties = `<w:pStyle w:val="Caption"/>${bidi(runs.map(({ span }) => span))}`
  return image + paragraph(properties, runs.map(({ span, mark }) => writeRun(span, mark)).join(''))
}

/** A run of a caption; its character style tells a reader which words are the credit, and which period is ours. */
interface CaptionRun {
  span: ReleaseSpan
  mark?: string
}

function writeCaptionPart({ field, before, words, after }: CaptionPart): CaptionRun[] {
  return [
    { span: { text: before } },
    { span: { text: words }, mark: captionMarks[field] },
    { span: { text: after } },
  ]
}

function headingStyle(level: HeadingLevel): string {
  return `Heading${level}`
}

function ownStyle({ isQuote, level }: Writer): string | undefined {
  if (isQuote) return 'Quote'
  return level < 0 ? undefined : `ListContinue${level === 0 ? '' : Math.min(level + 1, 5)}`
}

function writeList({ ordered, start, items }: ReleaseList, writer: Writer, place: Place): string {
  const isSeparate = place.isAfterList ?? false
  const level = Math.min(writer.level + 1, levelMax)
  const numId = writer.numbering.add({ ordered, start, level })
  const hanging = ordered ? labelWidth(level, start + items.length - 1) : listIndent
  const inner: Writer = { ...writer, level, indent: writer.indent + listIndent }
  return items
    .map(([first, ...rest], index) => {
      const spans = first?.type === 'paragraph' || first?.type === 'heading' ? first.spans : []
      const properties = [
        `<w:pStyle w:val="${writer.isQuote ? 'Quote' : 'ListParagraph'}"/>`,
        writeNumber(level, numId),
        bidi(spans),
        isSeparate && index === 0
          ? spaceBefore(items.length === 1 && rest.length === 0 && !place.isBeforeList)
          : '',
        itemIndent(writer, level, hanging),
        itemSpacing(writer, isSeparate && index === 0),
      ].join('')
      const item = paragraph(properties, writeRuns(spans, writer.links))
      return item + rest.map((child) => writeBlock(child, inner, {})).join('')
    })
    .join('')
}

/** Space before the first item of a list that follows a list; a single item also has space after it. */
function spaceBefore(isLast: boolean): string {
  return isLast ? '<w:spacing w:before="160"/>' : '<w:spacing w:before="160" w:after="0"/>'
}

/** The definition has the indent of a list in the body; inside a quote it is larger. */
function itemIndent({ indent, level: around }: Writer, level: number, hanging: number): string {
  const extra = Math.max(0, indent - (around + 1) * listIndent)
  if (extra === 0 && hanging === listIndent) return ''
  const left = Math.max(extra + (level + 2) * listIndent, hanging)
  return `<w:ind w:left="${left}" w:hanging="${hanging}"/>`
}

/** No space between items of the same style. */
function itemSpacing({ isQuote }: Writer, isApart: boolean): string {
  if (isApart) return '<w:contextualSpacing w:val="0"/>'
  return isQuote ? '<w:contextualSpacing/>' : ''
}

function writeParagraph(
  spans: readonly ReleaseSpan[],
  style: string | undefined,
  writer: Writer,
  isBeforeList = false,
): string {
  const properties = [
    style ? `<w:pStyle w:val="${style}"/>` : '',
    isBeforeList ? '<w:keepNext/>' : '',
    staysInItem(style, writer) ? writeNumber(writer.level, writer.numbering.addBlank()) : '',
    bidi(spans),
    writeIndent(style, writer),
  ].join('')
  return paragraph(properties, writeRuns(spans, writer.links))
}

/** For a style that isn't a list style: a quote or a rule that continues a list item. */
function staysInItem(style: string | undefined, { level }: Writer): boolean {
  return level >= 0 && (style === 'Quote' || style === 'HorizontalLine')
}

function writeNumber(level: number, numId: number): string {
  return `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${numId}"/></w:numPr>`
}

/** Only if it differs from the style's own indent. */
function writeIndent(style: string | undefined, { indent, level, isQuote }: Writer): string {
  if (style?.startsWith('ListContinue') || indent === 0) return ''
  const left = level < 0 ? indent : indent + listIndent
  if (isQuote && left === quoteIndent) return ''
  return `<w:ind w:left="${left}"${isQuote ? ` w:right="${quoteIndent}"` : ''}/>`
}

function bidi(spans: readonly ReleaseSpan[]): string {
  return isRightToLeft(readSpans(spans)) ? '<w:bidi/>' : ''
}

function paragraph(properties: string, runs: string): string {
  return `<w:p>${properties ? `<w:pPr>${properties}</w:pPr>` : ''}${runs}</w:p>`
}
