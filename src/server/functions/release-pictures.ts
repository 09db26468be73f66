// The pictures of a text for its Word file: upright, not larger than needed, in a format that Word can show.
import { listPictureIds, pictureLimits, pictureWidths } from '#domain/document/picture.ts'
import { FileMissing, StoreUnavailable } from '#server/files/file-store.ts'
import { type PictureAnswer, readSource, type Transform } from '#server/files/pictures.ts'
import { JobError } from '#server/jobs/worker-pool.ts'
import { describeError } from '#server/log.ts'
import { findPicturesOf, type PictureFile } from '#server/stores/file-objects.ts'
import type { WordPicture } from '#server/word/write-docx/pictures.ts'
import type { Call } from './function.ts'

/** Pictures in one file, and their bytes together. */
const limits = { pictures: 200, bytes: 80_000_000 }

const forWord: Transform = {
  width: pictureWidths.word,
  height: undefined,
  resize: 'cover',
  quality: 85,
  format: 'word',
}

/** The pictures for a Word file. One that can't be read is missing there, and the file says so. */
export async function readWordPictures(
  { deps, user, signal }: Pick<Call<unknown>, 'deps' | 'user' | 'signal'>,
  html: string,
): Promise<WordPicture[]> {
  const ids = listPictureIds(html).slice(0, limits.pictures)
  if (ids.length === 0) return []
  const pictures: WordPicture[] = []
  let bytes = 0
  for (const file of await findPicturesOf(deps.db, user.id, ids)) {
    const answer = await resizePicture(deps, file, forWord, { account: user.id, signal })
    if (!answer?.ok || bytes + answer.bytes.length > limits.bytes) continue
    bytes += answer.bytes.length
    pictures.push({ id: file.id, ...answer })
  }
  return pictures
}

/** Undefined if the file can't be read or isn't a picture. */
export async function resizePicture(
  { files, log }: Pick<Call<unknown>['deps'], 'files' | 'log'>,
  { version, size }: PictureFile,
  transform: Transform,
  caller: { account: string; signal: AbortSignal },
): Promise<Extract<PictureAnswer, { ok: true }> | undefined> {
  if (size > pictureLimits.megabytes * 1024 * 1024) return undefined
  try {
    const answer = await files.pictures.resize(await readSource(files.store, version), transform, caller)
    return answer.ok ? answer : undefined
  } catch (error) {
    const isExpected =
      error instanceof JobError || error instanceof FileMissing || error instanceof StoreUnavailable
    if (!isExpected || caller.signal.aborted) throw error
    log.warn('a picture could not be read', { cause: describeError(error) })
    return undefined
  }
}
