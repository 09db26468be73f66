// A release tree -> HTML, letter for letter as the editor writes it.
import type { ReleaseBlock, ReleaseSpan } from '#domain/formats/release-tree.ts'

export function writeRelease(blocks: readonly ReleaseBlock[]): string {
  return blocks.map(writeBlock).join('')
}

function writeBlock(block: ReleaseBlock): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${writeSpans(block.spans)}</p>`
    case 'heading':
      return `<h${block.level}>${writeSpans(block.spans)}</h${block.level}>`
    case 'list': {
      const items = block.items.map((item) => `<li>${writeRelease(item)}</li>`).join('')
      const start = block.start === 1 ? '' : ` start="${block.start}"`
      return block.ordered ? `<ol${start}>${items}</ol>` : `<ul>${items}</ul>`
    }
    case 'quote':
      return `<blockquote>${writeRelease(block.blocks)}</blockquote>`
    case 'rule':
      return '<hr>'
  }
}

interface OpenMark {
  open: string
  close: string
}

/** Marks that go on from one span to the next stay open, outermost first: link, bold, italic, underline. */
function writeSpans(spans: readonly ReleaseSpan[]): string {
  let html = ''
  let marks: OpenMark[] = []
  for (const span of spans) {
    const wanted = marksOf(span)
    let kept = 0
    while (kept < marks.length && marks[kept]?.open === wanted[kept]?.open) kept += 1
    html += closeMarks(marks.slice(kept))
    html += wanted
      .slice(kept)
      .map(({ open }) => open)
      .join('')
    html += escapeText(span.text).replaceAll('\n', '<br>')
    marks = wanted
  }
  return html + closeMarks(marks)
}

function closeMarks(marks: readonly OpenMark[]): string {
  return marks.map(({ close }) => close).reduceRight((html, close) => html + close, '')
}

function marksOf({ link, bold, italic, underline }: ReleaseSpan): OpenMark[] {
  const marks: OpenMark[] = []
  if (link !== undefined)
    marks.push({ open: `<a rel="noopener noreferrer" href="${escapeAttribute(link)}">`, close: '</a>' })
  if (bold) marks.push({ open: '<strong>', close: '</strong>' })
  if (italic) marks.push({ open: '<em>', close: '</em>' })
  if (underline) marks.push({ open: '<u>', close: '</u>' })
  return marks
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
