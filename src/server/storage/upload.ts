// Uploads. Permission is checked while the first bytes arrive, and nothing more is read without it. The bytes are stored before the row
// refers to them, so that a crash leaves the old file or the new one.
import { randomUUID } from 'node:crypto'
import type { Caller } from '#server/db/db.ts'
import { decideType } from '#server/files/content-type.ts'
import { FileMissing } from '#server/files/file-store.ts'
import type { Bucket } from '#server/stores/buckets.ts'
import type { NewObject } from '#server/stores/file-objects.ts'
import {
  accountOf,
  hideLocation,
  hidesLocation,
  maxBytesAt,
  requireAllowedType,
  requireFitting,
  requireUploadRate,
} from './admission.ts'
import { type Call, ownerOf, requireBucket } from './call.ts'
import { storageErrors } from './errors.ts'
import { readTarget, type Target } from './names.ts'
import { readUpload, type Upload } from './read-upload.ts'
import { describeFile, record, save, tryOut } from './record.ts'
import { uploadUrlSeconds } from './url-signer.ts'

/** POST adds a file and with x-upsert may replace one; PUT always may. */
export async function upload(call: Call): Promise<Response> {
  const target = requireTarget(call, 'object')
  const upsert = call.c.req.method === 'PUT' || call.c.req.header('x-upsert') === 'true'
  return receive(call, target, upsert)
}

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
  const file = await readUpload(call, maxBytesAt(deps, bucket, target), permission)
  const version = randomUUID()
  try {
    const mimetype = await requireType(bucket, target, file)
    if (hidesLocation(bucket.id)) await hideLocation(call, file.path, mimetype)
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

const describe = (call: Call, { bucket, name }: Target) => ({
  id: randomUUID(),
  bucket,
  name,
  owner: ownerOf(call.caller),
})

/** Checks the policies before the bytes are sent. */
async function requirePermission(call: Call, target: Target, upsert: boolean): Promise<void> {
  const version = randomUUID()
  const metadata = describeFile(version, 0, 'application/octet-stream', '')
  const object: NewObject = { ...describe(call, target), version, metadata, userMetadata: null }
  await tryOut(call, (tx) => save(tx, object, upsert))
}

/** The detected type, if the place accepts it. */
async function requireType(bucket: Bucket, target: Target, { head, type }: Upload): Promise<string> {
  const found = await decideType(head, type)
  requireAllowedType(bucket, found)
  // Without bytes there is no location.
  requireFitting(target, found, head.length > 0 ? type : undefined)
  return found
}

async function requireClean(call: Call, { path }: Upload): Promise<void> {
  const owner = { account: accountOf(call), signal: call.c.req.raw.signal }
  const answer = await call.deps.files.scan(path, owner).catch((error: unknown) => {
    throw storageErrors.notScanned(error)
  })
  if (answer === 'infected') throw storageErrors.infected()
}

/** The temporary file was deleted while we used it. */
function throwUnavailable(error: unknown): never {
  throw error instanceof FileMissing ? storageErrors.unavailable(error) : error
}
