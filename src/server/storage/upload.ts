// Uploads. Permission is checked while the first bytes arrive, and nothing more is read without it. The bytes are stored before the row
// refers to them, so that a crash leaves the old file or the new one.
import { randomUUID } from 'node:crypto'
import { maxPictureBytes, pictureBucket } from '#domain/document/picture.ts'
import { shareKey } from '#server/db/caller-scope.ts'
import { type Caller, DbError, type Tx } from '#server/db/db.ts'
import { decideType, essenceOf } from '#server/files/content-type.ts'
import { eraseLocation } from '#server/files/erase-location.ts'
import { FileMissing } from '#server/files/file-store.ts'
import { LocationUnreadable } from '#server/files/picture-blocks.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { Bucket } from '#server/stores/buckets.ts'
import { type FileMetadata, insertObject, type NewObject, upsertObject } from '#server/stores/file-objects.ts'
import { takeToken } from '#server/stores/rate-limits.ts'
import { asCaller, type Call, ownerOf, requireBucket } from './call.ts'
import { StorageError, storageErrors } from './errors.ts'
import { readTarget, type Target } from './names.ts'
import { readUpload, type Upload } from './read-upload.ts'
import { uploadUrlSeconds } from './url-signer.ts'

/** POST adds a file and with x-upsert may replace one; PUT always may. */
export async function upload(call: Call): Promise<Response> {
  const target = requireTarget(call, 'object')
  const upsert = call.c.req.method === 'PUT' || call.c.req.header('x-upsert') === 'true'
  return receive(call, target, upsert)
}

/** A picture of a release, which the editor refuses beyond this size. */
const isPicturePath = ({ bucket, name }: Target): boolean =>
  bucket === pictureBucket && name.split('/')[1] === 'pictures'

/** A URL that accepts one upload without a session. Its signer must be allowed to upload. */
export async function signUpload(call: Call): Promise<Response> {
  const target = requireTarget(call, 'object/upload/sign')
  const upsert = call.c.req.header('x-upsert') === 'true'
  await requireBucket(call.deps, target.bucket)
  await requirePermission(call, target, upsert)
  const { role, claims } = call.caller
  const token = await call.signer.sign(
    { use: 'upload', url: urlOf(target), role, upsert, ...whoIs(claims) },
    uploadUrlSeconds,
  )
  return Response.json({ url: `/object/upload/sign/${urlOf(target)}?token=${token}`, token })
}

/** An upload to such a URL, checked against the signer's current permissions. */
export async function uploadSigned(call: Omit<Call, 'caller'>): Promise<Response> {
  const target = requireTarget(call, 'object/upload/sign')
  const claims = await call.signer.verify(call.c.req.query('token'), 'upload', urlOf(target))
  const caller: Caller = {
    role: claims.role === 'authenticated' || claims.role === 'service_role' ? claims.role : 'anon',
    claims: whoIs({ ...claims }),
  }
  return receive({ ...call, caller }, target, claims.upsert === true)
}

/** What policies need to know about a person: who it is, and how they signed in. */
const whoIs = (claims: Record<string, unknown>): Partial<Record<'sub' | 'aal' | 'session_id', string>> =>
  Object.fromEntries(
    ['sub', 'aal', 'session_id'].flatMap((name) =>
      typeof claims[name] === 'string' ? [[name, claims[name]]] : [],
    ),
  )

export const urlOf = ({ bucket, name }: Target): string => `${bucket}/${name}`

function requireTarget({ c }: Pick<Call, 'c'>, prefix: string): Target {
  const target = readTarget(c, prefix)
  if (!target.name) throw storageErrors.invalidKey('')
  return target
}

async function receive(call: Call, target: Target, upsert: boolean): Promise<Response> {
  const { deps } = call
  const bucket = await requireBucket(deps, target.bucket)
  const permission = requireUploadRate(call).then(() => requirePermission(call, target, upsert))
  const maxBytes = Math.min(
    bucket.file_size_limit ?? Number.POSITIVE_INFINITY,
    deps.config.storage.fileBytes,
    isPicturePath(target) ? maxPictureBytes : Number.POSITIVE_INFINITY,
  )
  const file = await readUpload(call, maxBytes, permission)
  const version = randomUUID()
  try {
    const mimetype = await requireType(bucket, file)
    // The product's own photos don't say where they were taken.
    if (bucket.id === pictureBucket) await eraseLocation(file.path, mimetype).catch(throwLocationError)
    await requireClean(call, file)
    await deps.files.store.put(version, file.path, file.size).catch(throwUnavailable)
    const object = { ...describe(call, target), version, userMetadata: file.userMetadata }
    const metadata = describeFile(version, file.size, mimetype, file.cacheControl)
    const id = await record(call, { ...object, metadata }, upsert)
    return Response.json({ Id: id, Key: urlOf(target) })
  } finally {
    void deps.files.spool.remove(file.path).catch(() => {})
  }
}

/** Writes the row for the stored bytes. If that fails, the bytes are deleted. */
export async function record(call: Call, object: NewObject, upsert: boolean): Promise<string> {
  const { deps } = call
  try {
    const id = await asCaller(call, (tx) => save(tx, object, upsert))
    if (upsert) void deps.collectFiles()
    return id
  } catch (error) {
    // Certainly refused. Without an answer it may have been saved: the collector finds out.
    if (error instanceof StorageError || error instanceof DbError)
      await deps.files.store.remove(object.version).catch(() => {})
    throw error
  }
}

const save = (tx: Tx, object: NewObject, upsert: boolean) =>
  upsert ? upsertObject(tx, object) : insertObject(tx, object)

const describe = (call: Call, { bucket, name }: Target) => ({
  id: randomUUID(),
  bucket,
  name,
  owner: ownerOf(call.caller),
})

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

class Rollback extends Error {}

/** Tries the insert and rolls it back, so that the policies are checked before the bytes are sent. */
export async function requirePermission(call: Call, target: Target, upsert: boolean): Promise<void> {
  const version = randomUUID()
  const metadata = describeFile(version, 0, 'application/octet-stream', '')
  const object: NewObject = { ...describe(call, target), version, metadata, userMetadata: null }
  try {
    await asCaller(call, async (tx) => {
      await save(tx, object, upsert)
      throw new Rollback()
    })
  } catch (error) {
    if (!(error instanceof Rollback)) throw error
  }
}

async function requireUploadRate({ c, deps, caller }: Call): Promise<void> {
  const key = shareKey(caller, { address: clientAddress(c, deps.config) })
  if (key === undefined) return
  if (!(await takeToken(deps.db, `upload ${key}`, deps.config.storage.uploadsPerMinute, 60)))
    throw storageErrors.tooManyUploads()
}

/** The detected type, if the bucket accepts it. */
async function requireType(bucket: Bucket, { head, type }: Upload): Promise<string> {
  const found = await decideType(head, type)
  const allowed = bucket.allowed_mime_types
  const essence = essenceOf(found)
  const isAllowed =
    !allowed?.length ||
    allowed.some((pattern) =>
      pattern.endsWith('/*') ? essence.startsWith(pattern.slice(0, -1)) : essence === pattern,
    )
  if (!isAllowed) throw storageErrors.typeNotAllowed(essence)
  return found
}

async function requireClean({ deps }: Call, { path }: Upload): Promise<void> {
  const answer = await deps.files.scan(path).catch((error: unknown) => {
    throw storageErrors.notScanned(error)
  })
  if (answer === 'infected') throw storageErrors.infected()
}

/** In a damaged file or in a format that we don't know. */
function throwLocationError(error: unknown): never {
  throw error instanceof LocationUnreadable || error instanceof RangeError
    ? storageErrors.locationNotRemoved()
    : error
}

/** The temporary file was deleted while we used it. */
function throwUnavailable(error: unknown): never {
  throw error instanceof FileMissing ? storageErrors.unavailable(error) : error
}
