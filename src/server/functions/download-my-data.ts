// download-my-data: a copy of the caller's own data, as a zip.
import { dataFileName } from '#contract/functions.ts'
import { describeError } from '#server/log.ts'
import { findAccountData, listFileData } from '#server/stores/my-data.ts'
import { takeToken } from '#server/stores/rate-limits.ts'
import { type ArchiveSource, makeArchive } from './data-archive.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { readWordPictures } from './release-pictures.ts'

/** Each conversion costs time that others wait for. */
const perHour = 5

export async function downloadMyData(call: Call<void>): Promise<Response> {
  const { user, deps } = call
  if (!(await takeToken(deps.db, `download:${user.id}`, perHour, 3600))) throw functionErrors.tooOften()
  const archive = makeArchive({
    db: deps.db,
    owner: { userId: user.id },
    first: { name: 'account.json', data: await findAccountData(deps.db, user.id) },
    toWord: wordMaker(call),
    files: {
      heading: 'Files you uploaded',
      list: await listFileData(deps.db, user.id),
      store: deps.files.store,
    },
    signal: call.signal,
  })
  return answerArchive(call, archive, dataFileName)
}

/** The zip, streamed while it is built. */
export function answerArchive(
  call: Call<unknown>,
  archive: AsyncGenerator<Uint8Array>,
  name: string,
): Response {
  return new Response(ReadableStream.from(logged(call, archive)), {
    headers: {
      'content-type': 'application/octet-stream',
      // Names beyond ASCII are encoded as headers require.
      'content-disposition': `attachment; filename="${name.replace(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'cache-control': 'no-store',
    },
  })
}

/** The answer has begun when something fails: the broken download tells the reader, the log tells us. */
async function* logged(
  { deps, requestId }: Call<unknown>,
  archive: AsyncGenerator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    yield* archive
  } catch (error) {
    deps.log.error('data not downloaded', { id: requestId, cause: describeError(error) })
    throw error
  }
}

/** Makes Word files for the caller. */
export function wordMaker(call: Call<unknown>): ArchiveSource['toWord'] {
  const { user, deps, header, signal } = call
  const owner = { account: user.id, signal }
  return async (html) => {
    try {
      const pictures = await readWordPictures(call, html)
      const answer = await deps.word.exportDocx(html, header('accept-language'), owner, { pictures })
      if (!answer.ok) return undefined
      const { file } = JSON.parse(new TextDecoder().decode(answer.json)) as { file: string }
      return Buffer.from(file, 'base64')
    } catch {
      // Too long, too large or too busy: the text itself is included instead.
      return undefined
    }
  }
}
