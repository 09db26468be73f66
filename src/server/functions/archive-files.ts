// Stored files in a zip. Pictures have their caption and credit inside the file, and a list has them for every file (docs/decisions/079).
// Files are streamed: never a whole one in memory.
import { strToU8, type Zip, ZipPassThrough } from 'fflate'
import type { KitFile } from '#domain/media-kit/kit-file.ts'
import { kitListName, writeKitList } from '#domain/media-kit/kit-list.ts'
import { readDescribed } from '#server/files/described-file.ts'
import { FileMissing, type FileStore } from '#server/files/file-store.ts'

/** A file, what is said about it, and the version that names its bytes. */
export interface ArchiveFile extends KitFile {
  version: string
  bytes: number
  mime_type: string
}

/** What the list is about, and the files in their order, named as in the zip. Where they don't all fit, some are only named. */
export interface ListedFiles {
  heading: string
  files: readonly ArchiveFile[]
  leftOut?: readonly ArchiveFile[]
}

export function addList(zip: Zip, { heading, files, leftOut }: ListedFiles, folder = ''): void {
  const list = new ZipPassThrough(`${folder}${kitListName}`)
  zip.add(list)
  // The mark tells old editors that it is UTF-8.
  list.push(strToU8(`\ufeff${writeKitList(heading, files, leftOut)}`), true)
}

/** Without compression: pictures have theirs. A file deleted in the meantime is left out. */
export async function* addStored(
  zip: Zip,
  files: readonly ArchiveFile[],
  { store, signal, folder = '' }: { store: FileStore; signal: AbortSignal; folder?: string },
): AsyncGenerator<void> {
  for (const stored of files) {
    signal.throwIfAborted()
    const bytes = await readDescribed(store, stored).catch((error: unknown) => {
      if (!(error instanceof FileMissing)) throw error
    })
    if (!bytes) continue
    const file = new ZipPassThrough(`${folder}${stored.file_name}`)
    zip.add(file)
    for await (const chunk of bytes) {
      file.push(chunk)
      yield
    }
    file.push(new Uint8Array(0), true)
    yield
  }
}
