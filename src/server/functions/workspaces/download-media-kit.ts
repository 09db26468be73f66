// download-media-kit: the files of a client or a document as a zip, with a list of what they show and whom to credit, which pictures also
// say themselves. It is written while it is read: never more than a piece of a file in memory.
import { strToU8, Zip, ZipPassThrough } from 'fflate'
import type { DownloadMediaKitRequest } from '#contract/functions.ts'
import { shownTitle } from '#domain/document/document.ts'
import { exportName } from '#domain/document/export-name.ts'
import { maxZipBytes, numberNames } from '#domain/media-kit/kit-file.ts'
import { kitListName, sortKit, writeKitList } from '#domain/media-kit/kit-list.ts'
import { readDescribed } from '#server/files/described-file.ts'
import { FileMissing } from '#server/files/file-store.ts'
import { answerArchive } from '#server/functions/download-my-data.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { Call } from '#server/functions/function.ts'
import { findMediaKit, type StoredKitFile } from '#server/stores/kits/media-kits.ts'
import { takeToken } from '#server/stores/rate-limits.ts'

const perHour = 60

export async function downloadMediaKit(call: Call<DownloadMediaKitRequest>): Promise<Response> {
  const { input, user, deps } = call
  const kit = await findMediaKit(deps.db, input, user.id)
  if (!kit?.is_member)
    throw kit?.is_former
      ? functionErrors.workspaceLeft()
      : 'client_id' in input
        ? functionErrors.noClient()
        : functionErrors.noDocument()
  if (kit.files.length === 0) throw functionErrors.emptyKit()
  if (kit.files.reduce((sum, { bytes }) => sum + bytes, 0) > maxZipBytes) throw functionErrors.kitTooLarge()
  if (!(await takeToken(deps.db, `kit:${user.id}`, perHour, 3600))) throw functionErrors.tooOften()
  const sorted = sortKit(kit.files)
  const names = numberNames(
    sorted.map(({ file_name }) => file_name),
    [kitListName],
  )
  const files = sorted.map((file, index) => ({ ...file, file_name: names[index] ?? file.file_name }))
  const title = shownTitle(kit.title, kit.headline)
  const archive = zipFiles(call, writeKitList(title, files), files)
  return answerArchive(call, archive, `${exportName({ headline: title })}-media-kit.zip`)
}

/** Without compression: pictures have theirs. A file that is deleted meanwhile is left out. */
async function* zipFiles(
  { deps, signal }: Call<unknown>,
  list: string,
  files: readonly StoredKitFile[],
): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const text = new ZipPassThrough(kitListName)
  zip.add(text)
  // The mark tells old editors that it is UTF-8.
  text.push(strToU8(`\ufeff${list}`), true)
  for (const stored of files) {
    signal.throwIfAborted()
    const bytes = await readDescribed(deps.files.store, stored).catch((error: unknown) => {
      if (!(error instanceof FileMissing)) throw error
    })
    if (!bytes) continue
    const file = new ZipPassThrough(stored.file_name)
    zip.add(file)
    for await (const chunk of bytes) {
      file.push(chunk)
      yield* chunks.splice(0)
    }
    file.push(new Uint8Array(0), true)
  }
  zip.end()
  yield* chunks
}
