// Which files the editor accepts.

/** The accepted kinds of file. */
export const uploadTypes = [
  { kind: 'txt', extension: '.txt', mime: 'text/plain' },
  { kind: 'doc', extension: '.doc', mime: 'application/msword' },
  {
    kind: 'docx',
    extension: '.docx',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
] as const

export type UploadKind = (typeof uploadTypes)[number]['kind']

/** MIME types that say nothing about a file; its name decides then. */
const unknownMimeTypes = ['', 'application/octet-stream'] as const

/** What is said about a file of another kind. */
export const invalidUploadMessage = 'Please upload a .txt or .doc/.docx file'

/** Whether a file of this many bytes exceeds the limit in megabytes (of 1024 × 1024 bytes). */
export function isUploadTooLarge(bytes: number, limitMb: number): boolean {
  return bytes > limitMb * 1024 * 1024
}

/** What is said about a file beyond the limit. */
export function uploadTooLargeMessage(limitMb: number): string {
  return `The file is larger than ${limitMb} MB.`
}

/** Value for a file input's `accept`: extensions and MIME types. */
export function acceptedUploads(): string {
  return uploadTypes.flatMap(({ extension, mime }) => [extension, mime]).join(',')
}

/** The largest file in megabytes, unless the operator sets another size (UPLOAD_MAX_MB). */
export const defaultUploadMb = 10

/** The kind of an accepted file, undefined when the file is refused. */
export function uploadKind(name: string, mime: string): UploadKind | undefined {
  const lowerName = name.toLowerCase()
  const type = (mime.split(';')[0] ?? '').trim().toLowerCase()
  const byName = uploadTypes.find(({ extension }) => lowerName.endsWith(extension))?.kind
  const byType = uploadTypes.find((accepted) => accepted.mime === type)?.kind
  if (unknownMimeTypes.some((unknown) => unknown === type)) return byName
  // Some systems report every Word file as msword: the extension then says more about the kind.
  return byType && (byName ?? byType)
}

/** Whether the file is accepted at all. */
export function acceptsUpload(name: string, mime: string): boolean {
  return uploadKind(name, mime) !== undefined
}
