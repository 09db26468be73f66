// download-media-kit: the files of a client or a document as a zip, with a list of what they show and whom to credit, which pictures also
// say themselves. It is written while it is read: never more than a piece of a file in memory.
import { Zip } from 'fflate'
import type { DownloadMediaKitRequest } from '#contract/functions.ts'
import { shownTitle } from '#domain/document/document.ts'
import { exportName } from '#domain/document/export-name.ts'
import { maxZipBytes, numberNames } from '#domain/media-kit/kit-file.ts'
import { kitListName, sortKit } from '#domain/media-kit/kit-list.ts'
import { addList, addStored, type ListedFiles } from '#server/functions/archive-files.ts'
import { answerArchive } from '#server/functions/download-my-data.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { Call } from '#server/functions/function.ts'
import { findMediaKit } from '#server/stores/kits/media-kits.ts'
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
  const archive = zipFiles(call, { heading: `Media kit: ${title}`, files })
  return answerArchive(call, archive, `${exportName({ headline: title })}-media-kit.zip`)
}

async function* zipFiles({ deps, signal }: Call<unknown>, listed: ListedFiles): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  addList(zip, listed)
  const { store } = deps.files
  for await (const _ of addStored(zip, listed.files, { store, signal })) yield* chunks.splice(0)
  zip.end()
  yield* chunks
}
