// What a part of the document points to: links and the other parts.
import { scanXml } from './xml/xml-reader.ts'

export interface Relation {
  id: string
  /** The last word of its type: hyperlink, header, footnotes… */
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

/** Where a part keeps its relations: word/document.xml -> word/_rels/document.xml.rels. */
export function relationsPath(part: string): string {
  const slash = part.lastIndexOf('/')
  return `${part.slice(0, slash + 1)}_rels/${part.slice(slash + 1)}.rels`
}

/** The name of a part that another one points to; undefined when the address is no name of a part. */
export function resolvePart(from: string, target: string): string | undefined {
  try {
    const address = new URL(target, `file:///${from}`)
    return address.protocol === 'file:' ? decodeURIComponent(address.pathname).replace(/^\/+/, '') : undefined
  } catch {
    // Whatever it is, no part of this file has such a name.
    return undefined
  }
}
