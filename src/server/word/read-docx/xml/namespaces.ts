// Namespaces: whatever prefixes a part declares, and wherever, names are reported with Word's usual prefixes.
import { visitAttributes } from './attributes.ts'

/** Namespaces by Word's usual prefix; the second URI of a pair is that of the strict format. */
const knownPrefixes = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/drawingml/2006/main', 'a'],
  ['http://purl.oclc.org/ooxml/drawingml/main', 'a'],
  ['http://schemas.openxmlformats.org/drawingml/2006/picture', 'pic'],
  ['http://purl.oclc.org/ooxml/drawingml/picture', 'pic'],
  ['http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing', 'wp'],
  ['http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing', 'wp'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
])

export type Prefixes = ReadonlyMap<string, string>
/** More prefixes than any program uses: each element that declares one copies the map. */
const prefixesMax = 50

export interface Namespaces {
  /** The prefixes in scope for a tag, including its own. */
  of(tag: string): Prefixes
  /** Updates the scope after a tag; `depth` is the depth after it. */
  pass(tag: string, depth: number): void
}

export function createNamespaces(): Namespaces {
  const scopes: { depth: number; prefixes: Prefixes }[] = [{ depth: 0, prefixes: new Map() }]
  const around = () => scopes.at(-1)?.prefixes ?? new Map()
  let here = around()
  return {
    of(tag) {
      here = tag.includes('xmlns') ? declarePrefixes(tag, around()) : around()
      return here
    },
    pass(tag, depth) {
      if (here !== around() && !tag.endsWith('/')) scopes.push({ depth, prefixes: here })
      while (scopes.length > 1 && (scopes.at(-1)?.depth ?? 0) > depth) scopes.pop()
    },
  }
}

/** The unusual prefixes, including those the element declares; the same map if it declares none. */
function declarePrefixes(tag: string, around: Prefixes): Prefixes {
  const changed = new Map<string, string | undefined>()
  visitAttributes(tag, (name, value) => {
    const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : undefined
    if (prefix === undefined) return false
    const usual = knownPrefixes.get(value)
    const wanted = usual === prefix ? undefined : usual
    if (around.get(prefix) !== wanted) changed.set(prefix, wanted)
    return false
  })
  if (changed.size === 0 || around.size > prefixesMax) return around
  const prefixes = new Map(around)
  for (const [prefix, usual] of changed) {
    if (usual === undefined) prefixes.delete(prefix)
    else prefixes.set(prefix, usual)
  }
  return prefixes
}

/** A name with the usual prefix in place of the part's own. */
export function renamed(name: string, prefixes: Prefixes): string {
  if (prefixes.size === 0) return name
  const colon = name.indexOf(':')
  const usual = prefixes.get(colon === -1 ? '' : name.slice(0, colon))
  return usual ? `${usual}:${name.slice(colon + 1)}` : name
}
