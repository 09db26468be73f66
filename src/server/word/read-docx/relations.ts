// The relations of a part: links and other parts.
import { scanXml } from './xml/xml-reader.ts'

export interface Relation {
  id: string
  /** The last segment of its type: hyperlink, header, footnotes… */
  type: string
  target: string
}

export function readRelations(xml: string | undefined): Relation[] {
  const relations: Relation[] = []
  scanXml(xml ?? '', {
    open(name, attribute) {
      if (!/(?:^|:)Relationship$/.test(name)) return
      const type = attribute('Type')?.split('/').at(-1) ?? ''
      relations.push({ id: attribute('Id') ?? '', type, target: attribute('Target') ?? '' })
    },
    close() {},
    text() {},
  })
  return relations
}

/** The path of a part's relations: word/document.xml -> word/_rels/document.xml.rels. */
export function relationsPath(part: string): string {
  const slash = part.lastIndexOf('/')
  return `${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`
}

/** The name of a target part; undefined if the target isn't a part name. */
export function resolvePart(from: string, target: string): string | undefined {
  try {
    const address = new URL(target, `file:///${from}`)
    return address.protocol === 'file:' ? decodeURIComponent(address.pathname).replace(/^\/+/, '') : undefined
  } catch {
    // Not a valid part name.
    return undefined
  }
}
