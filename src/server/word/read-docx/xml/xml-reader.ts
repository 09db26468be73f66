// Reads XML as events. No document types, only the five entities of XML, no tree: a hostile part costs no more than its length.
import { UploadProblem } from '#server/word/upload-problem.ts'
import { visitAttributes } from './attributes.ts'
import { createNamespaces, type Prefixes, renamed } from './namespaces.ts'

export interface XmlEvents {
  open(name: string, attribute: (name: string) => string | undefined): void
  close(name: string): void
  text(text: string): void
}

/** Reads a part to its end; throws an UploadProblem if it is truncated or declares a document type. */
export function scanXml(xml: string, events: XmlEvents): void {
  const namespaces = createNamespaces()
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
    depth += readTag(tag, namespaces.of(tag), events)
    namespaces.pass(tag, depth)
  }
  if (depth !== 0) throw new UploadProblem('damaged')
}

/** Reports a tag and returns how it changes the depth. */
function readTag(tag: string, prefixes: Prefixes, events: XmlEvents): -1 | 0 | 1 {
  if (tag.startsWith('/')) {
    events.close(renamed(tag.slice(1).trimEnd(), prefixes))
    return -1
  }
  const name = renamed(nameOf(tag), prefixes)
  events.open(name, (wanted) => findAttribute(tag, wanted, prefixes))
  if (!tag.endsWith('/')) return 1
  events.close(name)
  return 0
}

function nameOf(tag: string): string {
  const space = /[\s/]/.exec(tag)
  return space ? tag.slice(0, space.index) : tag
}

/** Quoted values may contain `>`. */
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
    // 62 is `>`: the tag has no more quotes.
    if (code === 62) return -1
  }
  return -1
}

/** Comments, instructions and CDATA. A document type is refused, because it can declare entities. */
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

function findAttribute(tag: string, wanted: string, prefixes: Prefixes): string | undefined {
  let found: string | undefined
  visitAttributes(tag, (name, value) => {
    if (name !== wanted && !(name.includes(':') && renamed(name, prefixes) === wanted)) return false
    found = decodeEntities(value)
    return true
  })
  return found
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
