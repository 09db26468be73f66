// Range and conditions of a download (RFC 9110). Several ranges at once get the whole file.
import type { ByteRange } from '#server/files/file-store.ts'

/** The requested bytes; undefined for the whole file, 'none' if the file has none of them. */
export function readRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start > end ? 'none' : { start, end }
}

export interface Validators {
  etag: string
  modifiedAt: Date
}

/** Whether the client already has this version. */
export function isUnchanged(header: (name: string) => string | undefined, file: Validators): boolean {
  const tags = header('if-none-match')
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', file.etag].includes(tag.trim().replace(/^W\//, '')))
  return isNotAfter(file, header('if-modified-since'))
}

/** Whether the range is of this version; without a condition it is. */
export function isRangeValid(condition: string | undefined, file: Validators): boolean {
  if (condition === undefined) return true
  return condition.startsWith('"') ? condition === file.etag : isNotAfter(file, condition)
}

function isNotAfter({ modifiedAt }: Validators, date: string | undefined): boolean {
  const since = date === undefined ? Number.NaN : Date.parse(date)
  return Math.floor(modifiedAt.getTime() / 1000) * 1000 <= since
}
