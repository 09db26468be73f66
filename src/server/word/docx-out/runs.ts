// Spans -> runs and hyperlinks.
import type { ReleaseSpan } from '#domain/formats/release-tree.ts'
import type { Links } from './links.ts'
import { escapeXml } from './xml-text.ts'

const rightToLeft = /\p{Script=Hebrew}|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Thaana}/u
const firstLetter = /\p{L}/u

/** Whether the first letter of a text is written from right to left. */
export function isRightToLeft(text: string): boolean {
  const letter = firstLetter.exec(text)?.[0]
  return letter !== undefined && rightToLeft.test(letter)
}

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
    xml += writeRun(span, id !== undefined)
  }
  return openLink ? `${xml}</w:hyperlink>` : xml
}

function writeRun(span: ReleaseSpan, isLink: boolean): string {
  const properties = [
    isLink ? '<w:rStyle w:val="Hyperlink"/>' : '',
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
