// A release as HTML: as the editor writes it, dressed for a mail, or as a page of its own.
import { type Picture, writeCaption } from '#domain/document/picture.ts'
import { findParts, type ReleasePart } from './release-parts.ts'
import { listPictures, type ReleaseBlock, type ReleasePicture, type ReleaseSpan } from './release-tree.ts'
import { isBlockRightToLeft } from './text-direction.ts'

type Tag = 'p' | 'h1' | 'h2' | 'h3' | 'ul' | 'ol' | 'li' | 'blockquote' | 'hr' | 'a' | 'strong' | 'em' | 'u'

interface BlockStyles {
  /** Attributes of a tag, with a space before them; those of a block may depend on where it is. */
  attributes(tag: Tag, place?: Place): string
  text(text: string): string
  picture(picture: ReleasePicture): string
}

interface Place {
  isRightToLeft: boolean
  /** Straight in the item of a list. */
  isInItem: boolean
}

const plain: BlockStyles = {
  attributes: (tag) => (tag === 'a' ? ' rel="noopener noreferrer"' : ''),
  text: escapeText,
  picture: writeFigure,
}

/** How a document refers to a picture: by its id, never an address. */
function writeFigure({ id, credit, rights, alt, caption, width, height }: Picture): string {
  const attribute = (name: string, value: string | number | undefined) =>
    value === undefined || value === '' ? '' : ` ${name}="${escapeAttribute(String(value))}"`
  const figure = `<figure data-picture="${id}"${attribute('data-credit', credit)}${attribute('data-rights', rights)}>`
  const image = `<img alt="${escapeAttribute(alt)}"${attribute('width', width)}${attribute('height', height)}>`
  const words = caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`
  return `${figure}${image}${words}</figure>`
}

/** The address of a picture's bytes, for files that leave the product; undefined where they couldn't be read. */
export type PictureAddress = (id: string) => string | undefined

/** Letter for letter what the editor writes. */
export function writeHtml(blocks: readonly ReleaseBlock[]): string {
  return writeBlocks(blocks, plain)
}

/** Classes of document.css: how these parts look wherever the text is shown. */
const partClasses: Readonly<Partial<Record<ReleasePart, string>>> = {
  'release-line': 'release-line',
  subhead: 'release-subhead',
  'end-mark': 'release-end',
}

/** For a page that shows the release as it will look. */
export function writeShownHtml(blocks: readonly ReleaseBlock[]): string {
  const parts = findParts(blocks)
  return blocks
    .map((block, index) => {
      const html = writeBlock(block, plain, false)
      const look = partClasses[parts[index] ?? 'headline']
      return look === undefined ? html : `<p class="${look}"${html.slice('<p'.length)}`
    })
    .join('')
}

const serif = "Georgia,'Times New Roman',serif"
/** Mail programs drop style sheets: every element carries its own look. */
const mailStyles: Readonly<Partial<Record<Tag, string>>> = {
  p: 'margin:0 0 16px',
  h1: 'margin:0 0 16px;font-size:26px;line-height:1.2',
  h2: 'margin:24px 0 8px;font-size:20px;line-height:1.3',
  h3: 'margin:20px 0 8px;font-size:17px;line-height:1.3',
  ul: 'margin:0 0 16px;padding-left:28px',
  ol: 'margin:0 0 16px;padding-left:28px',
  li: 'margin:0 0 4px',
  blockquote: 'margin:0 0 16px;padding-left:16px;border-left:3px solid #c8c8c8;color:#404040',
  hr: 'border:0;border-top:1px solid #c8c8c8;margin:24px 0',
  a: 'color:#0b57d0',
}
/** Inside the items of a list things close up. */
const itemStyles: typeof mailStyles = {
  ...mailStyles,
  p: 'margin:0',
  ul: 'margin:0;padding-left:28px',
  ol: 'margin:0;padding-left:28px',
}
const mail: Omit<BlockStyles, 'picture'> = {
  attributes(tag, place) {
    const style = place?.isInItem ? itemStyles[tag] : mailStyles[tag]
    if (!style) return direction(place)
    return `${direction(place)} style="${place?.isRightToLeft ? style.replaceAll('left', 'right') : style}"`
  },
  // Mail programs fold runs of spaces; the writer's are meant.
  text: (text) => escapeText(text).replace(/ {2,}/g, (run) => `${'&nbsp;'.repeat(run.length - 1)} `),
}

/** For pasting into a mail: looks the same in every mail program. */
export function writeMailHtml(
  blocks: readonly ReleaseBlock[],
  addressOf: PictureAddress = () => undefined,
): string {
  const styles: BlockStyles = {
    ...mail,
    picture: (picture) => writeMailPicture(picture, addressOf(picture.id)),
  }
  return `<div style="font-family:${serif};font-size:16px;line-height:1.55;color:#1f1f1f">${writeBlocks(blocks, styles)}</div>`
}

const mailWidth = 600

/** Mail programs know neither figures nor widths of their own: the size is written out. */
function writeMailPicture(picture: Picture, address: string | undefined): string {
  const caption = writeCaption(picture)
  const { width = mailWidth, height } = picture
  const shown = Math.min(width, mailWidth)
  const size = `width="${shown}"${height ? ` height="${Math.round((height * shown) / width)}"` : ''}`
  const image = `<img src="${escapeAttribute(address ?? '')}" alt="${escapeAttribute(picture.alt)}" ${size} style="display:block;max-width:100%;height:auto">`
  const words = `<span style="display:block;margin:6px 0 0;font-size:13px;line-height:1.4;color:#595959">${escapeText(caption)}</span>`
  if (address === undefined && caption === '') return ''
  return `<p style="margin:0 0 16px">${address === undefined ? '' : image}${caption === '' ? '' : words}</p>`
}

/** A page of its own: as plain as the editor's HTML, but it says which way it is read. */
const page: Omit<BlockStyles, 'picture'> = {
  text: escapeText,
  attributes: (tag, place) => direction(place) + plain.attributes(tag),
}

function direction(place: Place | undefined): string {
  return place?.isRightToLeft ? ' dir="rtl"' : ''
}

const pageStyles =
  'body{max-width:42rem;margin:3rem auto;padding:0 1.25rem;font:1.0625rem/1.6 Georgia,"Times New Roman",serif;color:#1f1f1f}h1,h2,h3{line-height:1.25}blockquote{margin-inline:1.5rem;color:#404040}p{white-space:pre-wrap}li>p{margin:0}li>p+p,li>p+ul,li>p+ol{margin-top:.25rem}hr{border:0;border-top:1px solid #c8c8c8}'
const pictureStyles =
  'figure{margin:1.75rem 0}img{display:block;max-width:100%;height:auto}figcaption{margin-top:.5rem;font-size:.875rem;line-height:1.45;color:#595959}'

/** A whole page, to be saved as a file. */
export function writeHtmlPage(
  blocks: readonly ReleaseBlock[],
  title: string,
  language = 'en',
  addressOf: PictureAddress = () => undefined,
): string {
  const styles: BlockStyles = {
    ...page,
    picture: (picture) => writePagePicture(picture, addressOf(picture.id)),
  }
  return `<!doctype html>
<html lang="${escapeAttribute(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeText(title)}</title>
<style>${pageStyles}${listPictures(blocks).length > 0 ? pictureStyles : ''}</style>
</head>
<body>
${blocks.map((block) => `${writeBlocks([block], styles)}\n`).join('')}</body>
</html>
`
}

function writePagePicture(picture: Picture, address: string | undefined): string {
  const { alt, width, height } = picture
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  const image = `<img src="${escapeAttribute(address ?? '')}" alt="${escapeAttribute(alt)}"${size}>`
  const caption = writeCaption(picture)
  const words = caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`
  return `<figure>${address === undefined ? '' : image}${words}</figure>`
}

function writeBlocks(blocks: readonly ReleaseBlock[], styles: BlockStyles, isInItem = false): string {
  return blocks.map((block) => writeBlock(block, styles, isInItem)).join('')
}

function writeBlock(block: ReleaseBlock, styles: BlockStyles, isInItem: boolean): string {
  const place = { isRightToLeft: isBlockRightToLeft(block), isInItem }
  const element = (tag: Tag, inner: string, more = '') =>
    `<${tag}${more}${styles.attributes(tag, tag === 'li' ? undefined : place)}>${inner}</${tag}>`
  switch (block.type) {
    case 'paragraph':
      return element('p', writeSpans(block.spans, styles))
    case 'heading':
      return element(`h${block.level}`, writeSpans(block.spans, styles))
    case 'list': {
      const items = block.items.map((item) => element('li', writeBlocks(item, styles, true))).join('')
      const start = block.start === 1 ? '' : ` start="${block.start}"`
      return block.ordered ? element('ol', items, start) : element('ul', items)
    }
    case 'quote':
      return element('blockquote', writeBlocks(block.blocks, styles))
    case 'rule':
      return `<hr${styles.attributes('hr')}>`
    case 'picture':
      return styles.picture(block)
  }
}

interface OpenMark {
  open: string
  close: string
}

/** Marks that continue from one span to the next stay open, outermost first: link, bold, italic, underline. */
function writeSpans(spans: readonly ReleaseSpan[], dress: BlockStyles): string {
  let html = ''
  let marks: OpenMark[] = []
  for (const span of spans) {
    const wanted = marksOf(span, dress)
    let shared = 0
    while (shared < marks.length && marks[shared]?.open === wanted[shared]?.open) shared += 1
    html += closeMarks(marks.slice(shared))
    html += wanted
      .slice(shared)
      .map(({ open }) => open)
      .join('')
    html += dress.text(span.text).replaceAll('\n', '<br>')
    marks = wanted
  }
  return html + closeMarks(marks)
}

function closeMarks(marks: readonly OpenMark[]): string {
  return marks.reduceRight((html, { close }) => html + close, '')
}

function marksOf({ link, bold, italic, underline }: ReleaseSpan, { attributes }: BlockStyles): OpenMark[] {
  const mark = (tag: Tag, more = '') => ({ open: `<${tag}${attributes(tag)}${more}>`, close: `</${tag}>` })
  return [
    ...(link === undefined ? [] : [mark('a', ` href="${escapeAttribute(link)}"`)]),
    ...(bold ? [mark('strong')] : []),
    ...(italic ? [mark('em')] : []),
    ...(underline ? [mark('u')] : []),
  ]
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;')
}
