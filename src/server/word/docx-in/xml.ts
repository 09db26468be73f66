// A reader of XML events. No document type, no entities but the five of XML, no tree: a hostile part costs its own length at most.
import { UploadProblem } from '#server/word/upload-problem.ts'

export interface XmlEvents {
  open(name: string, attribute: (name: string) => string | undefined): void
  close(name: string): void
  text(text: string): void
}

/** Namespaces by the prefix Word gives them; the second address of a pair is that of the strict format. */
const knownPrefixes = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/math', 'm'],
  ['http://purl.oclc.org/ooxml/officeDocument/math', 'm'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['urn:schemas-microsoft-com:vml', 'v'],
  ['urn:schemas-microsoft-com:office:office', 'o'],
])
const attributePattern = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** Reads a part to its end; throws an UploadProblem when it is cut off or declares a document type. */
export function scanXml(xml: string, events: XmlEvents): void {
  let rename: ReadonlyMap<string, string> | undefined
  let depth = 0
  let position = 0
  for (let start = xml.indexOf('<'); start !== -1; start = xml.indexOf('<', position)) {
    if (depth > 0 && start > position) events.text(decodeEntities(xml.slice(position, start)))
    if (xml.startsWith('<!', start) || xml.startsWith('<?', start)) {
      position = passMarkup(xml, start, events)
      continue
    }
    const end = findTagEnd(xml, start)
    const tag = xml.slice(start + 1, end)
    position = end + 1
    rename ??= readPrefixes(tag)
    depth += readTag(tag, rename, events)
  }
  if (depth !== 0) throw new UploadProblem('damaged')
}

/** Tells of a tag and answers by how much it changes the depth. */
function readTag(tag: string, rename: ReadonlyMap<string, string>, events: XmlEvents): -1 | 0 | 1 {
  if (tag.startsWith('/')) {
    events.close(renamed(tag.slice(1).trimEnd(), rename))
    return -1
  }
  const name = renamed(nameOf(tag), rename)
  events.open(name, (wanted) => findAttribute(tag, wanted, rename))
  if (!tag.endsWith('/')) return 1
  events.close(name)
  return 0
}

function nameOf(tag: string): string {
  const space = /[\s/]/.exec(tag)
  return space ? tag.slice(0, space.index) : tag
}

/** Quoted values may hold `>`. */
function findTagEnd(xml: string, start: number): number {
  let end = xml.indexOf('>', start)
  let quote = nextQuote(xml, start)
  while (end !== -1 && quote !== -1 && quote < end) {
    const closing = xml.indexOf(xml.charAt(quote), quote + 1)
    if (closing === -1) throw new UploadProblem('damaged')
    if (closing > end) end = xml.indexOf('>', closing)
    quote = nextQuote(xml, closing + 1)
  }
  if (end === -1) throw new UploadProblem('damaged')
  return end
}

function nextQuote(xml: string, from: number): number {
  for (let index = from; index < xml.length; index += 1) {
    const code = xml.charCodeAt(index)
    if (code === 34 || code === 39) return index
    // 62 is `>`: no quote of this tag comes after it.
    if (code === 62) return -1
  }
  return -1
}

/** Comments, instructions and CDATA. A document type is refused: entities are declared in one. */
function passMarkup(xml: string, start: number, events: XmlEvents): number {
  const kinds = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const
  const kind = kinds.find(([opening]) => xml.startsWith(opening, start))
  if (!kind) throw new UploadProblem('unsafe_xml')
  const [opening, closing] = kind
  const end = xml.indexOf(closing, start + opening.length)
  if (end === -1) throw new UploadProblem('damaged')
  if (opening === '<![CDATA[') events.text(xml.slice(start + opening.length, end))
  return end + closing.length
}

/** The prefixes of a root element that are not the usual ones. */
function readPrefixes(root: string): Map<string, string> {
  const rename = new Map<string, string>()
  for (const [, name = '', double, single] of root.matchAll(attributePattern)) {
    const usual = knownPrefixes.get(double ?? single ?? '')
    const prefix = name === 'xmlns' ? '' : name.startsWith('xmlns:') ? name.slice(6) : undefined
    if (usual && prefix !== undefined && prefix !== usual) rename.set(prefix, usual)
  }
  return rename
}

function renamed(name: string, rename: ReadonlyMap<string, string>): string {
  if (rename.size === 0) return name
  const colon = name.indexOf(':')
  const usual = rename.get(colon === -1 ? '' : name.slice(0, colon))
  return usual ? `${usual}:${name.slice(colon + 1)}` : name
}

function findAttribute(tag: string, wanted: string, rename: ReadonlyMap<string, string>): string | undefined {
  for (const [, name = '', double, single] of tag.matchAll(attributePattern)) {
    const isWanted = name === wanted || (name.includes(':') && renamed(name, rename) === wanted)
    if (isWanted) return decodeEntities(double ?? single ?? '')
  }
  return undefined
}

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/gi,
    (whole, decimal, hex, name) => {
      if (name) return named[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
    },
  )
}
