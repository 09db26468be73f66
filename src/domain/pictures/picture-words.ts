// What is said about a picture, in the forms that photo software reads: XMP, and IPTC for older archives.
import type { Picture, PictureField } from '#domain/document/picture.ts'
import { dropUnreadable } from '#domain/document/storable-text.ts'
import { collapseSpace } from '#domain/text/collapse-space.ts'

export type PictureWords = Pick<Picture, PictureField>

/** Each on one line, without what neither XML nor a reader can show. */
export const cleanWords = ({ caption, credit, rights, alt }: PictureWords): PictureWords => ({
  caption: cleanLine(caption),
  credit: cleanLine(credit),
  rights: cleanLine(rights),
  alt: cleanLine(alt),
})

const cleanLine = (text: string): string => collapseSpace(dropUnreadable(text))

export const hasWords = (words: PictureWords): boolean => Object.values(words).some((text) => text !== '')

/** The library of the language has no encoder. */
export function toUtf8(text: string): Uint8Array {
  const escaped = encodeURIComponent(text)
  const bytes = new Uint8Array(escaped.length)
  let length = 0
  for (let at = 0; at < escaped.length; at += 1, length += 1) {
    const isEscape = escaped[at] === '%'
    bytes[length] = isEscape ? Number.parseInt(escaped.slice(at + 1, at + 3), 16) : escaped.charCodeAt(at)
    if (isEscape) at += 2
  }
  return bytes.slice(0, length)
}

export function joinBytes(...parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** Big-endian. */
export const toBytes = (value: number, size: 2 | 4): Uint8Array =>
  Uint8Array.from({ length: size }, (_, number) => value >>> (8 * (size - 1 - number)))

const namespaces = [
  'xmlns:dc="http://purl.org/dc/elements/1.1/"',
  'xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"',
  'xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"',
  'xmlns:Iptc4xmpCore="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"',
]

/** The names are those of the IPTC Photo Metadata Standard. */
export function writeXmp({ caption, credit, rights, alt }: PictureWords): Uint8Array {
  const fields = [
    writeAlternatives('dc:description', caption),
    credit && `<photoshop:Credit>${escapeText(credit)}</photoshop:Credit>`,
    writeAlternatives('xmpRights:UsageTerms', rights),
    writeAlternatives('Iptc4xmpCore:AltTextAccessibility', alt),
  ]
  return toUtf8(
    [
      '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
      `<rdf:Description rdf:about="" ${namespaces.join(' ')}>`,
      ...fields.filter((field) => field !== ''),
      '</rdf:Description></rdf:RDF></x:xmpmeta>',
      '<?xpacket end="r"?>',
    ].join('\n'),
  )
}

/** A text that could be there in several languages. */
const writeAlternatives = (name: string, text: string): string =>
  text && `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${escapeText(text)}</rdf:li></rdf:Alt></${name}>`

const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Record and number of a field in IPTC-IIM. */
const iptc = { encoding: [1, 90], credit: [2, 110], caption: [2, 120] } as const

/** Caption and credit, in the block of resources that Photoshop began. Long credits are written whole, as photo software does today. */
export function writeIptc({ caption, credit }: PictureWords): Uint8Array {
  const data = joinBytes(
    // UTF-8.
    writeField(iptc.encoding, Uint8Array.of(0x1b, 0x25, 0x47)),
    credit ? writeField(iptc.credit, toUtf8(credit)) : new Uint8Array(),
    caption ? writeField(iptc.caption, toUtf8(caption)) : new Uint8Array(),
  )
  const padding = new Uint8Array(data.length % 2)
  const head = [toUtf8('Photoshop 3.0\0'), toUtf8('8BIM'), toBytes(0x0404, 2), toBytes(0, 2)]
  return joinBytes(...head, toBytes(data.length, 4), data, padding)
}

const writeField = ([record, number]: readonly [number, number], value: Uint8Array): Uint8Array =>
  joinBytes(Uint8Array.of(0x1c, record, number), toBytes(value.length, 2), value)
