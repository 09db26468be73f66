// The row of stored bytes, written with the caller's rights.
import { DbError, type Tx } from '#server/db/db.ts'
import { type FileMetadata, insertObject, type NewObject, upsertObject } from '#server/stores/file-objects.ts'
import { asCaller, type Call } from './call.ts'
import { StorageError } from './errors.ts'

export async function record(call: Call, object: NewObject, upsert: boolean): Promise<string> {
  const id = await orRemove(call, object.version, (tx) => save(tx, object, upsert))
  if (upsert) void call.deps.collectFiles()
  return id
}

export const save = (tx: Tx, object: NewObject, upsert: boolean): Promise<string> =>
  upsert ? upsertObject(tx, object) : insertObject(tx, object)

/** If the row isn't written, its bytes are deleted. */
export async function orRemove<T>(call: Call, version: string, write: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await asCaller(call, write)
  } catch (error) {
    // Certainly refused. Without an answer it may have been saved: the collector finds out.
    if (error instanceof StorageError || error instanceof DbError)
      await call.deps.files.store.remove(version).catch(() => {})
    throw error
  }
}

class Rollback extends Error {}

/** Writes as the caller and rolls back, so that policies and quotas are checked before anything is stored. */
export async function tryOut(call: Call, write: (tx: Tx) => Promise<unknown>): Promise<void> {
  try {
    await asCaller(call, async (tx) => {
      await write(tx)
      throw new Rollback()
    })
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
  }
}

export const describeFile = (
  version: string,
  size: number,
  mimetype: string,
  cacheControl: string,
): FileMetadata => ({
  eTag: `"${version}"`,
  size,
  mimetype,
  cacheControl,
  lastModified: new Date().toISOString(),
  contentLength: size,
  httpStatusCode: 200,
})
