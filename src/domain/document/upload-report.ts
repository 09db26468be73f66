// What an uploaded file has besides its text, and the texts that report it. Nothing in a file is dropped silently.
import { formatList } from '#domain/text/format-list.ts'

export interface UploadComment {
  author: string
  /** ISO time; null when the file doesn't say. */
  date: string | null
  /** The words the comment is about; empty when it is alone. */
  passage: string
  text: string
}

/** The file of a picture that came with a document. */
export interface UploadedPicture {
  id: string
  type: string
  /** Its bytes in base64. */
  data: string
}

export interface UploadReport {
  /** Tracked changes of the text; `formatting` counts those that only changed its look. */
  changes: { count: number; authors: string[]; formatting: number }
  comments: UploadComment[]
  tables: number
  pictures: number
  /** How many of them are imported; absent when none is. */
  keptPictures?: number
  /** Charts, diagrams and embedded files. */
  objects: number
  /** The file is of a kind whose comments, tracked changes and pictures can't be read. */
  isOldFormat: boolean
  /** The text with every tracked change rejected; absent when there are none. */
  rejectedHtml?: string
}

export function createUploadReport(): UploadReport {
  return {
    changes: { count: 0, authors: [], formatting: 0 },
    comments: [],
    tables: 0,
    pictures: 0,
    objects: 0,
    isOldFormat: false,
  }
}

/** Whether there is anything to say about the file. */
export function isWorthReporting(report: UploadReport): boolean {
  return report.isOldFormat || describeUpload(report) !== ''
}

/** "4 tracked changes by Mara Voss and Jo Bell, 1 comment, 1 table and 2 pictures"; empty when there is nothing. */
export function describeUpload(report: UploadReport): string {
  const { changes, comments, tables, pictures, objects } = report
  const parts = [
    changes.count > 0 && `${count(changes.count, 'tracked change')}${byAuthors(changes.authors)}`,
    changes.formatting > 0 && count(changes.formatting, 'formatting change'),
    comments.length > 0 && count(comments.length, 'comment'),
    tables > 0 && count(tables, 'table'),
    pictures > 0 && count(pictures, 'picture'),
    objects > 0 && count(objects, 'chart or embedded file', 'charts or embedded files'),
  ]
  return formatList(parts.filter((part) => part !== false))
}

/** What happens to each thing, one sentence each. */
export function explainUpload(report: UploadReport): string[] {
  return [
    report.tables > 0 && 'Tables will become lines of text.',
    report.changes.formatting > 0 && 'Formatting changes will be accepted.',
    explainPictures(report),
    report.isOldFormat &&
      'We can’t read comments, tracked changes or pictures in a .doc file. Save it as .docx to see them here.',
  ].filter((sentence) => sentence !== false)
}

function explainPictures({ pictures, keptPictures = 0, objects }: UploadReport): string | false {
  const lost = Math.max(0, pictures - keptPictures)
  if (lost + objects === 0) return false
  if (keptPictures === 0) return 'Pictures, charts and embedded files will be left out.'
  const parts = [
    ...(lost > 0 ? [count(lost, 'picture')] : []),
    ...(objects > 0 ? [count(objects, 'chart or embedded file', 'charts or embedded files')] : []),
  ]
  return `We can’t import ${parts.join(' and ')}. The other pictures will be imported.`
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

function byAuthors(authors: readonly string[]): string {
  const [first, second, ...rest] = authors
  if (first === undefined) return ''
  if (second === undefined) return ` by ${first}`
  return rest.length === 0 ? ` by ${first} and ${second}` : ` by ${authors.length} people`
}
