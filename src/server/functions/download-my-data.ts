// download-my-data: a copy of the caller's own data, as a zip.
import { dataFileName } from '#contract/functions.ts'
import { describeError } from '#server/log.ts'
import { takeToken } from '#server/stores/rate-limits.ts'
import { type ArchiveSource, makeArchive } from './data-archive.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'

/** Each conversion costs time that others wait for. */
const perHour = 5

export async function downloadMyData(call: Call<void>): Promise<Response> {
  const { user, deps } = call
  if (!(await takeToken(deps.db, `download:${user.id}`, perHour, 3600))) throw functionErrors.tooOften()
  const source = { db: deps.db, userId: user.id, toWord: wordMaker(call), signal: call.signal }
  return new Response(ReadableStream.from(logged(call, source)), {
    headers: {
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="${dataFileName}"`,
      'cache-control': 'no-store',
    },
  })
}

/** The answer has begun when something fails: the broken download tells the reader, the log tells us. */
async function* logged({ deps, requestId }: Call<void>, source: ArchiveSource): AsyncGenerator<Uint8Array> {
  try {
    yield* makeArchive(source)
  } catch (error) {
    deps.log.error('data not downloaded', { id: requestId, cause: describeError(error) })
    throw error
  }
}

function wordMaker({ user, deps, header, signal }: Call<void>): ArchiveSource['toWord'] {
  const asker = { account: user.id, signal }
  return async (html) => {
    try {
      const answer = await deps.word.exportDocx(html, header('accept-language'), asker)
      if (!answer.ok) return undefined
      const { file } = JSON.parse(new TextDecoder().decode(answer.json)) as { file: string }
      return Buffer.from(file, 'base64')
    } catch {
      // Too long, too large or too busy: the text itself goes along instead.
      return undefined
    }
  }
}
