// The list that goes into every zip with files: what each file shows, whom to credit, and who may use it.
import { collapseSpace } from '#domain/text/collapse-space.ts'
import { type KitFile, kitKindNames, kitKinds, maxZipBytes } from './kit-file.ts'
import { formatBytes } from './kit-type.ts'

export const kitListName = 'Captions and credits.txt'

/** By kind, then by name. */
export function sortKit<File extends Pick<KitFile, 'kind' | 'file_name'>>(files: readonly File[]): File[] {
  return files.toSorted(
    (a, b) =>
      kitKinds.indexOf(a.kind) - kitKinds.indexOf(b.kind) ||
      a.file_name.localeCompare(b.file_name, 'en', { numeric: true }),
  )
}

/** The files that a zip has room for, and the others, each in their order. */
export function splitByRoom<File extends { bytes: number }>(
  files: readonly File[],
): { files: File[]; leftOut: File[] } {
  let room = maxZipBytes
  const [kept, leftOut]: [File[], File[]] = [[], []]
  for (const file of files) {
    const fits = file.bytes <= room
    if (fits) room -= file.bytes
    ;(fits ? kept : leftOut).push(file)
  }
  return { files: kept, leftOut }
}

/** With line ends that every editor shows. */
export function writeKitList(
  heading: string,
  files: readonly KitFile[],
  leftOut: readonly KitFile[] = [],
): string {
  const lines = [collapseSpace(heading), '', ...files.flatMap(describeFile)]
  if (leftOut.length > 0)
    lines.push(
      `Not included because this download is limited to ${formatBytes(maxZipBytes)}. Download these files separately from Presswright:`,
      '',
      ...leftOut.flatMap(describeFile),
    )
  return lines.join('\r\n')
}

function describeFile(file: KitFile): string[] {
  const fields: [string, string][] = [
    ['Caption', file.caption],
    ['Alt text', file.alt],
    ['Credit', file.credit],
    ['Rights', file.rights],
  ]
  const known = fields.flatMap(([label, text]) =>
    text.trim() === '' ? [] : [`  ${label}: ${collapseSpace(text)}`],
  )
  return [`${file.file_name} (${kitKindNames[file.kind].toLowerCase()})`, ...known, '']
}
