// export-client: everything of one client as a zip, for every member of its workspace.
import type { ExportClientRequest } from '#contract/functions.ts'
import { exportName } from '#domain/document/export-name.ts'
import { makeArchive } from '#server/functions/data-archive.ts'
import { answerArchive, wordMaker } from '#server/functions/download-my-data.ts'
import { functionErrors } from '#server/functions/errors.ts'
import type { Call } from '#server/functions/function.ts'
import { listClientFiles } from '#server/stores/kits/media-kits.ts'
import { takeToken } from '#server/stores/rate-limits.ts'
import { readKit } from './read-client.ts'

/** Each conversion costs time that others wait for. */
const perHour = 10

export async function exportClient(call: Call<ExportClientRequest>): Promise<Response> {
  const { input, user, deps } = call
  const client = await readKit(deps.db, input.client_id, user.id)
  if (!(await takeToken(deps.db, `export:${user.id}`, perHour, 3600))) throw functionErrors.tooOften()
  const files = await listClientFiles(deps.db, input.client_id, user.id)
  // Versions name bytes: they are the server's own.
  const described = files.map(({ version: _version, file_name, ...file }) => ({ name: file_name, ...file }))
  const archive = makeArchive({
    db: deps.db,
    owner: { userId: user.id, clientId: input.client_id },
    first: { name: 'client.json', data: { ...client, files: described } },
    toWord: wordMaker(call),
    files: { heading: `Files for ${client.name}`, list: files, store: deps.files.store },
    signal: call.signal,
  })
  return answerArchive(call, archive, `${exportName({ headline: client.name })}.zip`)
}
