// The HTML of a release -> a Word file with real styles, lists and links.
import { readLocale } from '#domain/formats/paper.ts'
import { readHeadline } from '#domain/formats/release-parts.ts'
import { parseRelease } from '#server/release-html/parse-release.ts'
import { writeBody } from './body.ts'
import { createLinks } from './links.ts'
import { createNumbering } from './numbering.ts'
import {
  appProperties,
  documentRelations,
  footer,
  rootRelations,
  writeContentTypes,
  writeCoreProperties,
  writeDocument,
  writeSettings,
} from './package-parts.ts'
import { createPictures, type WordPicture } from './pictures.ts'
import { writeStyles } from './styles.ts'
import { joinParts, type PackedPart, packPart } from './zip.ts'

export interface DocxRequest {
  html: string
  /** BCP 47 tag or Accept-Language header; determines paper size and language. */
  locale: string | undefined
  now: Date
  /** HTML that begins on a page of its own after the release. */
  lastPage?: string | undefined
  /** The files of the release's pictures. */
  pictures?: readonly WordPicture[]
}

const titleMaxCharacters = 255
const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'

export function writeDocx({ html, locale, now, lastPage, pictures: files = [] }: DocxRequest): Buffer {
  const blocks = parseRelease(html)
  const { paper, language } = readLocale(locale)
  const title = readHeadline(blocks)?.slice(0, titleMaxCharacters) ?? ''
  const [links, numbering, pictures] = [createLinks(), createNumbering(), createPictures(files, paper)]
  const shared = { links, numbering, pictures }
  const release = writeBody(blocks, shared)
  const body = lastPage ? release + pageBreak + writeBody(parseRelease(lastPage), shared) : release
  return joinParts(
    [
      // The content types come first: some programs recognize a Word file only by them.
      packPart('[Content_Types].xml', writeContentTypes(pictures.contentTypes())),
      ...fixedParts(language),
      packPart('word/document.xml', writeDocument(body, paper)),
      packPart('word/_rels/document.xml.rels', documentRelations(links.write() + pictures.relations())),
      packPart('word/numbering.xml', numbering.write()),
      packPart('docProps/core.xml', writeCoreProperties(title, language, now)),
      ...pictures.parts(),
    ],
    now,
  )
}

const packed = new Map<string, PackedPart[]>()
const languagesMax = 50

/** The parts that are the same for every release in a language. */
function fixedParts(language: string): PackedPart[] {
  const known = packed.get(language)
  if (known) return known
  const parts = [
    packPart('_rels/.rels', rootRelations),
    packPart('word/styles.xml', writeStyles(language)),
    packPart('word/settings.xml', writeSettings(language)),
    packPart('word/footer.xml', footer),
    packPart('docProps/app.xml', appProperties),
  ]
  if (packed.size < languagesMax) packed.set(language, parts)
  return parts
}
