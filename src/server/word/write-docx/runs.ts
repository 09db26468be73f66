// Spans -> runs and hyperlinks.
import type { ReleaseSpan } from '#domain/formats/release-tree.ts'
import { isRightToLeft } from '#domain/formats/text-direction.ts'
import type { Links } from './links.ts'
import { escapeXml } from './xml-text.ts'

export function writeRuns(spans: readonly ReleaseSpan[], links: Links): string {
  let xml = ''
  let openLink: string | undefined
  for (const span of spans) {
    const id = span.link === undefined ? undefined : links.add(span.link)
    if (id !== openLink) {
      xml += openLink ? '</w:hyperlink>' : ''
      xml += id ? `<w:hyperlink r:id="${id}" w:history="1">` : ''
      openLink = id
    }
    xml += writeRun(span, styleOf(id))
  }
  return openLink ? `${xml}</w:hyperlink>` : xml
}

const styleOf = (link: string | undefined) => (link === undefined ? undefined : 'Hyperlink')

/** A run, perhaps in a character style. */
export function writeRun(span: ReleaseSpan, style?: string): string {
  const properties = [
    style ? `<w:rStyle w:val="${style}"/>` : '',
    span.bold ? '<w:b/><w:bCs/>' : '',
    span.italic ? '<w:i/><w:iCs/>' : '',
    span.underline ? '<w:u w:val="single"/>' : '',
    isRightToLeft(span.text) ? '<w:rtl/>' : '',
  ].join('')
  return `<w:r>${properties ? `<w:rPr>${properties}</w:rPr>` : ''}${writeText(span.text)}</w:r>`
}

function writeText(text: string): string {
  return text
    .split(/([\n\t])/)
    .map((part) => {
      if (part === '\n') return '<w:br/>'
      if (part === '\t') return '<w:tab/>'
      return part === '' ? '' : `<w:t xml:space="preserve">${escapeXml(part)}</w:t>`
    })
    .join('')
}
