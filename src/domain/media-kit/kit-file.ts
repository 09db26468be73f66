// Files of a media kit: what they may be, what they are called, and where they are (docs/decisions/064).
import { dropUnreadable } from '#domain/document/storable-text.ts'

export const kitBucket = 'media'

/** The kinds in the order in which a kit shows them. */
export const kitKinds = ['logo', 'portrait', 'product', 'picture', 'file'] as const
export type KitKind = (typeof kitKinds)[number]

export const kitKindNames: Record<KitKind, string> = {
  logo: 'Logo',
  portrait: 'Headshot',
  product: 'Product photo',
  picture: 'Picture',
  file: 'Fact sheet or other file',
}

/** Characters. */
export const kitLimits = { name: 255, caption: 2000, alt: 1000, credit: 300, rights: 1000 } as const
export const maxKitFiles = 500
/** 3.5 GB: a zip of this kind has no room for 4. */
export const maxZipBytes = 3.5 * 1024 ** 3
/** Days until a deleted file is gone for good. */
export const deletedFileDays = 1

export interface KitFile {
  file_name: string
  kind: KitKind
  caption: string
  alt: string
  credit: string
  rights: string
}

/** The name of the file in its bucket. */
export const kitPath = (workspaceId: string, id: string): string => `${workspaceId}/kit/${id}`

const unnamed = 'file'
/** Folders, and marks that turn the direction of writing around or can't be seen. Joiners stay: emoji need them. */
const marks = /[\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g
const forbidden = /[<>:"|?*]/g

/** Names of devices, which Windows takes for no file, whatever their extension. */
const devices = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?:\.|$)/i

/** A name that every disk takes: the last part of a path, without what can't be seen, shortened before its extension. */
export function toFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const seen = dropUnreadable(last)
    .replace(/[\t\n\r\x80-\x9f]/g, ' ')
    .replace(marks, '')
    .replace(forbidden, '-')
  // Composed: a Mac takes both forms of é for one name.
  const plain = trimName(seen.replace(/\s+/g, ' ').normalize())
  if (plain === '') return unnamed
  const [base, extension] = splitName(devices.test(plain) ? `_${plain}` : plain)
  return `${shorten(base, extension)}${extension}`
}

/** Without spaces around it, and without periods at its end: Windows drops those. */
function trimName(name: string): string {
  let end = name.length
  while (end > 0 && ' .'.includes(name.charAt(end - 1))) end -= 1
  return name.slice(0, end).trimStart()
}

/** As many whole characters as have room before the ending. Disks count bytes. */
function shorten(text: string, ending: string): string {
  let room = kitLimits.name - bytesOf(ending)
  let end = 0
  for (const character of text) {
    room -= bytesOf(character)
    if (room < 0) break
    end += character.length
  }
  return text.slice(0, end)
}

/** In UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4
  }
  return bytes
}

/** The name and its extension with the period: ['logo', '.png']. */
export function splitName(name: string): [base: string, extension: string] {
  const at = name.lastIndexOf('.')
  return at > 0 && name.length - at <= 12 ? [name.slice(0, at), name.slice(at)] : [name, '']
}

/** The name, or one with a number if the others include it in any case. */
export function numberName(name: string, others: ReadonlySet<string>): string {
  const [base, extension] = splitName(name)
  let free = name
  for (let number = 2; others.has(free.toLowerCase()); number += 1) {
    const suffix = ` (${number})${extension}`
    free = `${shorten(base, suffix)}${suffix}`
  }
  return free
}

/** The names of a zip's files, in their order: each once, in any case. */
export function numberNames(names: readonly string[], taken: readonly string[] = []): string[] {
  const used = new Set(taken.map((name) => name.toLowerCase()))
  return names.map((name) => {
    const free = numberName(toFileName(name), used)
    used.add(free.toLowerCase())
    return free
  })
}

/** The probable kind of a new file; the user can change it. */
export function guessKind(name: string, type: string): KitKind {
  if (!type.startsWith('image/') && !/\.(eps|ai)$/i.test(name)) return 'file'
  if (/logo|wordmark|icon\b/i.test(name) || /\.(svg|eps|ai)$/i.test(name)) return 'logo'
  return /portrait|headshot/i.test(name) ? 'portrait' : 'picture'
}
