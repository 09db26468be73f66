// Pictures in a release: what is accepted, what is kept with the text, and where the file is. A document names a picture by the id of its
// file, never by an address (docs/decisions/063).
import { dropUnreadable } from './storable-text.ts'

/** What a document says about a picture. Everything but the id may be empty. */
export interface Picture {
  /** The id of the file, a UUID. */
  id: string
  /** What it shows, for those who can't see it. */
  alt: string
  caption: string
  credit: string
  rights: string
  /** In pixels; undefined where nobody has measured it. */
  width?: number | undefined
  height?: number | undefined
}

/** The fields with words, those below the picture first. */
export const pictureFields = ['caption', 'credit', 'rights', 'alt'] as const
export type PictureField = (typeof pictureFields)[number]

/** Some of the words of a field. */
export interface PicturePlace {
  field: PictureField
  from: number
  to: number
}

export const pictureBucket = 'media'

/** Formats that every browser and Word can show, by content type. The policy pictures_insert of the database has the same list. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const
export type PictureType = (typeof pictureTypes)[number]

/** Days for which a picture that no text uses is kept: a user may undo, or restore what only their browser has. */
export const unusedPictureDays = 30

export const pictureLimits = {
  megabytes: 20,
  megapixels: 50,
  caption: 2000,
  alt: 1000,
  credit: 300,
  rights: 1000,
  /** Pictures from one Word file. */
  imported: 50,
} as const

/** How wide pictures are shown, in pixels. Files stay as they were uploaded; the server makes these when they are asked for. */
export const pictureWidths = {
  /** In a media kit: boxes of 56 pixels, sharp on phones with three pixels for one. */
  thumbnail: 160,
  /** At the desk, and in what it prints and exports itself: twice the 46rem of the page. */
  desk: 1472,
  /** On a reviewer's page: on a tablet its column is wider than the desk's page. */
  review: 1600,
  /** In Word files, which may be printed: 300 pixels an inch on the 6.5 inches of a text column. */
  word: 2000,
} as const

export const maxPictureBytes = pictureLimits.megabytes * 1024 * 1024

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

const isPictureId = (text: string): boolean => uuid.test(text)

const named = /data-picture="([0-9a-f-]{36})"/g

/** The ids of the pictures in a document's HTML, each once, in reading order. */
export const listPictureIds = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(named), ([, id = '']) => id)),
]

/** The name of the file in its bucket: in the folder of the workspace, whichever documents use it. */
export const picturePath = (workspaceId: string, id: string): string => `${workspaceId}/pictures/${id}`

/** Why a picture can't be used. */
export type PictureProblem = 'empty' | 'type' | OtherFormat | 'bytes' | 'pixels' | 'broken' | 'remote'

/** Formats of pictures that a release can't show, because Word or some browsers can't. */
export type OtherFormat = 'svg' | 'heic' | 'avif' | 'tiff'

/** Whether a file can be a picture of a release, by its first bytes: names and types lie. */
export function checkPicture(head: Uint8Array, bytes: number): PictureType | PictureProblem {
  if (bytes === 0) return 'empty'
  const type = detectType(head)
  if (type === undefined) return findOtherFormat(head) ?? 'type'
  return bytes > maxPictureBytes ? 'bytes' : type
}

/** With its dot. */
export const pictureExtensions: Readonly<Record<PictureType, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/gif': '.gif',
}

/** As they are called on the page. */
export const pictureFormats: Readonly<Record<PictureType, string>> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
}

export const isPictureType = (text: string): text is PictureType => pictureTypes.some((type) => type === text)

const signatures: readonly { type: PictureType; at: number; bytes: readonly number[] }[] = [
  { type: 'image/jpeg', at: 0, bytes: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/gif', at: 0, bytes: [0x47, 0x49, 0x46, 0x38] },
  { type: 'image/webp', at: 8, bytes: [0x57, 0x45, 0x42, 0x50] },
]

function detectType(head: Uint8Array): PictureType | undefined {
  return signatures.find(({ at, bytes }) => bytes.every((byte, index) => head[at + index] === byte))?.type
}

const tiffHeads: readonly string[] = ['II*\0', 'MM\0*']

function findOtherFormat(head: Uint8Array): OtherFormat | undefined {
  const text = String.fromCharCode(...head.subarray(0, 1000))
  if (text.startsWith('ftyp', 4)) return findInBrands(text)
  if (tiffHeads.includes(text.slice(0, 4))) return 'tiff'
  // A drawing in text form, perhaps after its XML head.
  return text.toLowerCase().includes('<svg') ? 'svg' : undefined
}

/** HEIC and AVIF begin alike, as videos do: with a list of names of four letters. */
function findInBrands(head: string): 'heic' | 'avif' | undefined {
  const brands = head.slice(8, Math.max(16, head.charCodeAt(3)))
  if (/avi[fs]/.test(brands)) return 'avif'
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(brands) ? 'heic' : undefined
}

const pictureNames = /\.(?:jpe?g|png|gif|webp|heic|heif|avif|tiff?|svg)$/i

/** Whether a file is meant as a picture. Not every system knows the type of HEIC and AVIF files. */
export const isPictureFile = ({ type, name }: { type: string; name: string }): boolean =>
  type.startsWith('image/') || (type === '' && pictureNames.test(name))

export const hasTooManyPixels = (width: number, height: number): boolean =>
  width * height > pictureLimits.megapixels * 1_000_000

/** A sentence below a picture: the words of a field, and what is written around them. */
export interface CaptionPart {
  field: Exclude<PictureField, 'alt'>
  before: string
  words: string
  after: string
}

type CaptionWords = Pick<Picture, CaptionPart['field']>

/** What is below a picture: its caption, who made it, and who may use it. */
export function listCaptionParts(picture: CaptionWords): CaptionPart[] {
  return (['caption', 'credit', 'rights'] as const).flatMap((field) => {
    const words = picture[field].trim()
    if (words === '') return []
    const after = `${closeDirections(words)}${hasEnd(words) ? '' : '.'}`
    return [{ field, before: field === 'credit' ? 'Credit: ' : '', words, after }]
  })
}

/** The same on one line. */
export const writeCaption = (picture: CaptionWords): string =>
  listCaptionParts(picture)
    .map(({ before, words, after }) => `${before}${words}${after}`)
    .join(' ')

/** The words of a field between two places of the line; undefined where they aren't in one field. The period that we add is left out. */
export function findInCaption(picture: CaptionWords, from: number, to: number): PicturePlace | undefined {
  let start = 0
  for (const { field, before, words, after } of listCaptionParts(picture)) {
    const first = start + before.length
    const last = first + words.length
    if (from >= first && from < last && to <= last + after.length)
      return { field, from: from - first, to: Math.min(to, last) - first }
    start = last + after.length + 1
  }
  return undefined
}

const [endOfEmbedding, endOfIsolate] = ['\u202c', '\u2069']

/** The ends of the directions that a text begins and leaves open: they would turn around what is written after it. */
function closeDirections(text: string): string {
  const ends: string[] = []
  for (const [mark] of text.matchAll(/[\u202a-\u202e\u2066-\u2069]/g)) {
    const isEnd = mark === endOfEmbedding || mark === endOfIsolate
    if (!isEnd) ends.push(mark < '\u2066' ? endOfEmbedding : endOfIsolate)
    // The end of an isolate also ends what was begun within it; the end of an embedding ends only the last one.
    else if (mark === endOfIsolate && ends.includes(mark)) ends.length = ends.lastIndexOf(mark)
    else if (ends.at(-1) === mark) ends.pop()
  }
  return ends.reverse().join('')
}

const hasEnd = (text: string): boolean => /[.!?…]["'”’)]*$/.test(text)

/** A picture out of attributes from anywhere, each within its limits; undefined without an id. */
export function readPicture(attributes: Readonly<Record<string, unknown>>): Picture | undefined {
  const { id } = attributes
  if (typeof id !== 'string' || !isPictureId(id)) return undefined
  const width = readPixels(attributes.width)
  const height = readPixels(attributes.height)
  return {
    id,
    alt: readLine(attributes.alt, pictureLimits.alt),
    caption: readLine(attributes.caption, pictureLimits.caption),
    credit: readLine(attributes.credit, pictureLimits.credit),
    rights: readLine(attributes.rights, pictureLimits.rights),
    ...(width !== undefined && height !== undefined && { width, height }),
  }
}

/** On one line. */
function readLine(text: unknown, maxLength: number): string {
  if (typeof text !== 'string') return ''
  return dropUnreadable(text).replace(/\s+/g, ' ').trim().slice(0, maxLength).toWellFormed()
}

function readPixels(value: unknown): number | undefined {
  return /^[1-9]\d{0,4}$/.test(String(value)) ? Number(value) : undefined
}

/** What isn't said about a picture that an editor will ask for. */
export function listMissingTexts({ alt, credit }: Pick<Picture, 'alt' | 'credit'>): ('alt' | 'credit')[] {
  return [
    ...(alt.trim() === '' ? ['alt' as const] : []),
    ...(credit.trim() === '' ? ['credit' as const] : []),
  ]
}
