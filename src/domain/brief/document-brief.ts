// Everything a person gives for a document: notes, values typed into the fact sheet, uploads, and decisions about lines and words. It is stored
// with the document and sent as one prompt.
import { type AnnouncementType, announcementTypes } from './announcement-types.ts'
import { type SheetEdits, type SheetField, sheetFields } from './sheet.ts'
import { type ChangedKinds, type LineKind, lineKinds } from './unit.ts'

/** The fields of the form, in its order: the values of the sheet, and two more, the news in a sentence and why it matters. */
export const briefFields = [
  'company',
  'news',
  'product',
  'dates',
  'place',
  'why',
  'figures',
  'people',
  'quotes',
  'contact',
  'embargo',
  'links',
  'about',
] as const
export type BriefField = (typeof briefFields)[number]

export interface DocumentBrief {
  /** The notes. */
  prompt: string
  type: AnnouncementType | undefined
  /** Typed values; '' means that the person cleared the field. */
  answers: Partial<Record<BriefField, string>>
  /** Classes that the person gave to lines; the others get theirs from the reader. */
  kinds?: ChangedKinds
  /** Texts that were uploaded, the newest last. */
  files?: readonly BriefFile[]
  /** Changes to the words that must never be said. */
  words?: { added: readonly string[]; removed: readonly string[] }
}

/** Uploaded files whose facts are kept with a document, and the characters that are read of each. */
export const briefFileLimits = { files: 3, characters: 100_000 } as const

export interface BriefFile {
  name: string
  text: string
}

export const emptyBrief: DocumentBrief = { prompt: '', type: undefined, answers: {} }

/** Whether nothing was given that a release could be written from. */
export function isEmptyBrief({ prompt, type, answers }: DocumentBrief): boolean {
  return type === undefined && [prompt, ...Object.values(answers)].every((text) => text.trim() === '')
}

/** Labels that the reader of notes understands. */
const lineLabels: Readonly<Record<BriefField, string>> = {
  company: 'Company',
  news: 'What',
  product: 'Product',
  dates: 'When',
  place: 'Where',
  why: 'Why',
  figures: 'Proof',
  people: 'Spokesperson',
  quotes: 'Quote',
  contact: 'Contact',
  embargo: 'Embargo',
  links: 'Website',
  about: 'About',
}

const typeLines: Readonly<Record<AnnouncementType, string>> = {
  launch: 'Product launch',
  funding: 'Funding',
  appointment: 'Appointment',
  partnership: 'Partnership',
  acquisition: 'Acquisition',
  event: 'Event',
  award: 'Award',
  report: 'Report',
  expansion: 'Expansion',
  crisis: 'Crisis',
  other: 'Company news',
}

const manyOf: ReadonlySet<BriefField> = new Set(['dates', 'figures', 'people', 'quotes', 'links'])

/** The notes, then a line for each value that was typed; '' if nothing was given. A type alone is no prompt. */
export function writePrompt({ prompt, type, answers }: DocumentBrief): string {
  const lines = briefFields.flatMap((field) => {
    const given = answers[field]?.split('\n').map((line) => line.trim()) ?? []
    const values = given.filter((line) => line !== '')
    const told = manyOf.has(field) || values.length === 0 ? values : [values.join(' ')]
    return told.map((value) => `${lineLabels[field]}: ${value}`)
  })
  const words = prompt.trim()
  if (words === '' && lines.length === 0) return ''
  const head = type === undefined ? [] : [`Announcement type: ${typeLines[type]}`]
  return [words, [...head, ...lines].join('\n')].filter((part) => part !== '').join('\n\n')
}

/** The typed values, for the reader of the prompt: they win over what it reads. */
export function toSheetEdits({ type, answers }: DocumentBrief): SheetEdits | undefined {
  const edits: SheetEdits = {
    ...(type && { type }),
    ...Object.fromEntries(
      sheetFields.flatMap((field) => (answers[field] === undefined ? [] : [[field, answers[field]]])),
    ),
  }
  return Object.keys(edits).length === 0 ? undefined : edits
}

/** Words that must never be said: those of private lines and those a person added, without those a person allowed. */
export function listNeverSay(found: readonly string[], { words }: DocumentBrief): string[] {
  const removed = new Set(words?.removed)
  return [...new Set([...found, ...(words?.added ?? [])])].filter((word) => !removed.has(word)).slice(0, 500)
}

/** Reads a stored brief, whatever its form. */
export function readBrief(value: unknown): DocumentBrief {
  const { prompt, type, answers, kinds, files, words } = toRecord(value)
  const known = (field: string, text: unknown) =>
    (briefFields as readonly string[]).includes(field) && typeof text === 'string'
  return {
    prompt: typeof prompt === 'string' ? prompt : '',
    type: announcementTypes.find((each) => each === type),
    answers: Object.fromEntries(
      Object.entries(toRecord(answers)).filter(([field, text]) => known(field, text)),
    ) as DocumentBrief['answers'],
    ...(kinds !== undefined && { kinds: readKinds(kinds) }),
    ...(Array.isArray(files) && { files: files.filter(isFile) }),
    ...(words !== undefined && { words: readWords(words) }),
  }
}

export function readKinds(value: unknown): ChangedKinds {
  return Object.fromEntries(
    Object.entries(toRecord(value)).filter(([, kind]) => lineKinds.includes(kind as LineKind)),
  ) as ChangedKinds
}

const readWords = (value: unknown) => ({
  added: readTexts(toRecord(value).added),
  removed: readTexts(toRecord(value).removed),
})

export function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

const isFile = (value: unknown): value is BriefFile =>
  typeof toRecord(value).name === 'string' && typeof toRecord(value).text === 'string'

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

/** Which field of the form is a value of the sheet. */
export function isSheetField(field: BriefField): field is SheetField {
  return (sheetFields as readonly string[]).includes(field)
}
