// The parts of a Word file besides its text: content types, properties and settings.
import type { Paper } from '#domain/formats/paper.ts'
import { escapeXml, relationNamespace, wordNamespace, xmlHead } from './xml-text.ts'

const packageNamespace = 'http://schemas.openxmlformats.org/package/2006'
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const papers = { letter: { width: 12_240, height: 15_840 }, a4: { width: 11_906, height: 16_838 } } as const
/** One inch. */
const margin = 1440

/** `pictures`: the types of pictures in the file. */
export const writeContentTypes = (pictures: string): string =>
  [
    `${xmlHead}<Types xmlns="${packageNamespace}/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    pictures,
    `<Override PartName="/word/document.xml" ContentType="${mainType}.document.main+xml"/>`,
    ...['styles', 'numbering', 'settings', 'footer'].map(
      (part) => `<Override PartName="/word/${part}.xml" ContentType="${mainType}.${part}+xml"/>`,
    ),
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    '<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/>',
    '</Types>',
  ].join('')

export const rootRelations = [
  `${xmlHead}<Relationships xmlns="${packageNamespace}/relationships">`,
  `<Relationship Id="rId1" Type="${relationNamespace}/officeDocument" Target="word/document.xml"/>`,
  `<Relationship Id="rId2" Type="${packageNamespace}/relationships/metadata/core-properties" Target="docProps/core.xml"/>`,
  `<Relationship Id="rId3" Type="${relationNamespace}/extended-properties" Target="docProps/app.xml"/>`,
  '</Relationships>',
].join('')

export function documentRelations(links: string): string {
  const parts = ['styles', 'numbering', 'settings', 'footer'].map(
    (part) => `<Relationship Id="${part}" Type="${relationNamespace}/${part}" Target="${part}.xml"/>`,
  )
  return `${xmlHead}<Relationships xmlns="${packageNamespace}/relationships">${parts.join('')}${links}</Relationships>`
}

/** Mode 15 is that of Word 2013 and later; without it Word opens the file in compatibility mode. */
export function writeSettings(language: string): string {
  return `${xmlHead}<w:settings xmlns:w="${wordNamespace}"><w:zoom w:percent="100"/><w:defaultTabStop w:val="720"/><w:characterSpacingControl w:val="doNotCompress"/><w:compat><w:compatSetting w:name="compatibilityMode" w:uri="http://schemas.microsoft.com/office/word" w:val="15"/></w:compat><w:themeFontLang w:val="${language}"/></w:settings>`
}

/** The page number, from the second page on. */
export const footer = `${xmlHead}<w:ftr xmlns:w="${wordNamespace}"><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>2</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p></w:ftr>`

export function writeDocument(body: string, paper: Paper): string {
  const { width, height } = papers[paper]
  const section = `<w:sectPr><w:footerReference w:type="default" r:id="footer"/><w:pgSz w:w="${width}" w:h="${height}"/><w:pgMar w:top="${margin}" w:right="${margin}" w:bottom="${margin}" w:left="${margin}" w:header="720" w:footer="720" w:gutter="0"/><w:titlePg/></w:sectPr>`
  return `${xmlHead}<w:document xmlns:w="${wordNamespace}" xmlns:r="${relationNamespace}"><w:body>${body}${section}</w:body></w:document>`
}

export function writeCoreProperties(title: string, language: string, now: Date): string {
  const time = now.toISOString().replace(/\.\d+/, '')
  const stamp = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${time}</dcterms:${name}>`
  return [
    `${xmlHead}<cp:coreProperties xmlns:cp="${packageNamespace}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`,
    `<dc:title>${escapeXml(title)}</dc:title><dc:subject>Press release</dc:subject><dc:creator>Presswright</dc:creator>`,
    `<cp:keywords></cp:keywords><cp:lastModifiedBy>Presswright</cp:lastModifiedBy><cp:revision>1</cp:revision>`,
    `${stamp('created')}${stamp('modified')}<dc:language>${language}</dc:language></cp:coreProperties>`,
  ].join('')
}

export const appProperties = `${xmlHead}<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties"><Application>Presswright</Application><AppVersion>1.0000</AppVersion></Properties>`
