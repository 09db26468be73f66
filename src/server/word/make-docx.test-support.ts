// Test support: builds Word files as Word writes them.
import { readFileSync } from 'node:fs'
import { readUpload } from './read-upload.ts'
import { joinParts, packPart } from './write-docx/zip.ts'

const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"'

export interface DocxParts {
  body?: string
  /** The whole main part, instead of a body. */
  document?: string
  styles?: string
  numbering?: string
  links?: Record<string, string>
  /** Bytes by relation id. */
  pictures?: Record<string, Uint8Array>
  contentType?: string
  /** Other parts by path. */
  others?: Record<string, string>
}

export function makeDocx(parts: DocxParts): Uint8Array<ArrayBuffer> {
  const { body = '', styles = '', numbering = '', links = {}, pictures = {}, others = {} } = parts
  const contentType = parts.contentType ?? `${main}.document.main+xml`
  const related = Object.entries(links).map(
    ([id, target]) =>
      `<Relationship Id="${id}" Type="${relations}/hyperlink" Target="${target}" TargetMode="External"/>`,
  )
  const shown = Object.keys(pictures).map(
    (id) => `<Relationship Id="${id}" Type="${relations}/image" Target="media/${id}.png"/>`,
  )
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${contentType}"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="/word/document.xml"/></Relationships>`,
    'word/document.xml':
      parts.document ??
      `<?xml version="1.0" encoding="UTF-8"?><w:document ${namespaces}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="n" Type="${relations}/numbering" Target="numbering.xml"/>${[...related, ...shown].join('')}</Relationships>`,
    'word/styles.xml': `<w:styles ${namespaces}>${styles}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${namespaces}>${numbering}</w:numbering>`,
    ...Object.fromEntries(Object.entries(pictures).map(([id, bytes]) => [`word/media/${id}.png`, bytes])),
    ...others,
  }
  const packed = Object.entries(files).map(([name, text]) => packPart(name, text))
  return new Uint8Array(joinParts(packed, new Date(0)))
}

/** A paragraph of plain runs. */
export const p = (text: string, properties = '') =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`

export async function importHtml(file: Uint8Array, name = 'release.docx'): Promise<string> {
  return (await readUpload({ bytes: file, name, mime: '' })).html
}

const folder = new URL('../../../tests/fixtures/word/', import.meta.url)

export function readFixture(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(name, folder)))
}
