// The list that goes into the zip of a media kit: what each file shows, whom to credit, and who may use it.
import { collapseSpace } from '#domain/text/collapse-space.ts'
import { type KitFile, kitKindNames, kitKinds } from './kit-file.ts'

export const kitListName = 'Captions and credits.txt'

/** By kind, then by name. */
export function sortKit<File extends Pick<KitFile, 'kind' | 'file_name'>>(files: readonly File[]): File[] {
  return files.toSorted(
    (a, b) =>
      kitKinds.indexOf(a.kind) - kitKinds.indexOf(b.kind) ||
      a.file_name.localeCompare(b.file_name, 'en', { numeric: true }),
  )
}

/** With line ends that every editor shows. */
export function writeKitList(title: string, files: readonly KitFile[]): string {
  const lines = [`Media kit: ${collapseSpace(title)}`, '', ...files.flatMap(describeFile)]
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
