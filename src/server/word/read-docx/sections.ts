// The sections of a document determine which headers and footers are shown: those of first pages only if a section has its own, those of
// even pages only if the document distinguishes them. Word keeps the others in the file.
import { isOn } from './styles.ts'
import { scanXml } from './xml/xml-reader.ts'

export type FurnitureKind = 'header' | 'footer'

interface Reference {
  kind: FurnitureKind
  /** default, first or even. */
  pages: string
  /** The relation id of the part. */
  id: string
}

export interface Section {
  references: Reference[]
  hasTitlePage: boolean
}

export function createSection(): Section {
  return { references: [], hasTitlePage: false }
}

export function readSectionProperty(
  section: Section,
  name: string,
  attribute: (name: string) => string | undefined,
): void {
  const kind = name === 'w:headerReference' ? 'header' : name === 'w:footerReference' ? 'footer' : undefined
  if (kind)
    section.references.push({ kind, pages: attribute('w:type') ?? 'default', id: attribute('r:id') ?? '' })
  else if (name === 'w:titlePg') section.hasTitlePage = isOn(attribute('w:val'))
}

/** The relations of the headers or footers in use. A section without its own uses that of the previous section. */
export function findShown(
  sections: readonly Section[],
  kind: FurnitureKind,
  hasEvenPages: boolean,
): string[] {
  const current = new Map<string, string>()
  const shown = sections.flatMap(({ references, hasTitlePage }) => {
    for (const { pages, id } of references.filter((reference) => reference.kind === kind))
      current.set(pages, id)
    return [
      current.get('default'),
      hasTitlePage ? current.get('first') : undefined,
      hasEvenPages ? current.get('even') : undefined,
    ]
  })
  return [...new Set(shown)].filter((id) => id !== undefined)
}

/** Whether the settings distinguish even and odd pages. */
export function readEvenPages(settings: string | undefined): boolean {
  let hasEvenPages = false
  scanXml(settings ?? '', {
    open(name, attribute) {
      if (name === 'w:evenAndOddHeaders') hasEvenPages = isOn(attribute('w:val'))
    },
    close() {},
    text() {},
  })
  return hasEvenPages
}
