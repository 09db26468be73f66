// Move, copy and remove.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Tx } from '#server/db/db.ts'
import { FileMissing } from '#server/files/file-store.ts'
import { readJson } from '#server/http/body.ts'
import type { Bucket } from '#server/stores/buckets.ts'
import {
  deleteObjects,
  type FileObject,
  findObject,
  isVersion,
  type MovedBytes,
  moveObject,
  type NewObject,
} from '#server/stores/file-objects.ts'
import {
  hideLocation,
  hidesLocation,
  isElsewhere,
  maxBytesAt,
  requireAllowedType,
  requireFitting,
  requireUploadRate,
} from './admission.ts'
import { asCaller, type Call, ownerOf, requireBucket } from './call.ts'
import { storageErrors } from './errors.ts'
import { isName, readTarget, requireName, type Target } from './names.ts'
import { describeFile, orRemove, record, save, tryOut } from './record.ts'
import { urlOf } from './upload.ts'

const transfer = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
  sourceVersionId: z.string().nullish(),
  copyMetadata: z.boolean().nullish(),
  metadata: z
    .object({
      cacheControl: z
        .string()
        .regex(/^[\w=, -]{1,200}$/)
        .nullish(),
    })
    .nullish(),
})

interface Transfer {
  from: Target
  to: Target
  /** The bucket of `to`. */
  bucket: Bucket
  source: FileObject
  input: z.infer<typeof transfer>
}

async function readTransfer(call: Call): Promise<Transfer> {
  const input = await readJson(call.c, transfer, storageErrors)
  const from = { bucket: input.bucketId, name: requireName(input.sourceKey) }
  const to = { bucket: input.destinationBucket ?? input.bucketId, name: requireName(input.destinationKey) }
  await requireBucket(call.deps, from.bucket)
  const bucket = await requireBucket(call.deps, to.bucket)
  const source = await asCaller(call, (tx) => findObject(tx, from.bucket, from.name), { readOnly: true })
  if (!source || !isVersion(source, input.sourceVersionId)) throw storageErrors.noSuchKey()
  return { from, to, bucket, source, input }
}

/** What a file must be to arrive there: the limits are those of an upload. */
function requireAccepted({ deps }: Call, { bucket, to, source: { metadata } }: Transfer): void {
  if (metadata.size > maxBytesAt(deps, bucket, to)) throw storageErrors.fileTooLarge()
  requireAllowedType(bucket, metadata.mimetype)
  requireFitting(to, metadata.mimetype)
}

/** Whether the bytes themselves must change on the way. */
const losesLocation = ({ from, to, source }: Transfer): boolean =>
  hidesLocation(to.bucket) && !hidesLocation(from.bucket) && source.metadata.mimetype.startsWith('image/')

/** Stores the bytes again, and returns their version. */
async function storeAgain(call: Call, transfer: Transfer): Promise<string> {
  const { files } = call.deps
  const { version: from, metadata } = transfer.source
  const version = randomUUID()
  try {
    if (losesLocation(transfer)) {
      files.requireRoom(metadata.size)
      const { path, size } = await files.spool.write(await files.store.read(from), metadata.size)
      try {
        await hideLocation(call, path, metadata.mimetype)
        await files.store.put(version, path, size)
      } finally {
        void files.spool.remove(path).catch(() => {})
      }
    } else await files.store.copy(from, version)
  } catch (error) {
    throw error instanceof FileMissing ? storageErrors.noSuchKey() : error
  }
  return version
}

/** Usually only the row changes: the bytes stay under their version. */
export async function move(call: Call): Promise<Response> {
  const transfer = await readTransfer(call)
  const { from, to, source, input } = transfer
  const moveRow = (bytes: MovedBytes) => async (tx: Tx) => {
    if (!(await moveObject(tx, from, to, bytes))) throw storageErrors.noSuchKey()
  }
  // Whatever replaced it in the meantime wasn't checked, or isn't what was asked for.
  const bytes = { readVersion: source.version }
  if (!isElsewhere(from, to)) await asCaller(call, moveRow(input.sourceVersionId ? bytes : {}))
  else {
    requireAccepted(call, transfer)
    if (!losesLocation(transfer)) await asCaller(call, moveRow(bytes))
    else {
      await tryOut(call, moveRow(bytes))
      const newVersion = await storeAgain(call, transfer)
      await orRemove(call, newVersion, moveRow({ ...bytes, newVersion }))
      void call.deps.collectFiles()
    }
  }
  return Response.json({ message: 'Successfully moved' })
}

export async function copy(call: Call): Promise<Response> {
  await requireUploadRate(call)
  const transfer = await readTransfer(call)
  const { to, source, input } = transfer
  requireAccepted(call, transfer)
  const upsert = call.c.req.header('x-upsert') === 'true'
  const { size, mimetype, cacheControl } = source.metadata
  const keepsMetadata = input.copyMetadata !== false
  const describe = (version: string): NewObject => ({
    id: randomUUID(),
    ...to,
    owner: ownerOf(call.caller),
    version,
    metadata: describeFile(
      version,
      size,
      mimetype,
      (!keepsMetadata && input.metadata?.cacheControl) || cacheControl,
    ),
    userMetadata: keepsMetadata ? source.user_metadata : null,
  })
  await tryOut(call, (tx) => save(tx, describe(randomUUID()), upsert))
  const id = await record(call, describe(await storeAgain(call, transfer)), upsert)
  return Response.json({ Id: id, Key: urlOf(to) })
}

const removal = z.object({
  prefixes: z
    .array(z.union([z.string(), z.object({ path: z.string(), versionId: z.string() })]))
    .min(1)
    .max(1000),
})

/** Several by the names in the body, or one by the path. */
export async function remove(call: Call): Promise<Response> {
  const { bucket, name } = readTarget(call.c, 'object')
  await requireBucket(call.deps, bucket)
  const entries = name ? [{ name, version: null }] : await readEntries(call)
  const removed = await asCaller(call, (tx) => deleteObjects(tx, bucket, entries))
  void call.deps.collectFiles()
  if (!name) return Response.json(removed)
  if (removed.length === 0) throw storageErrors.noSuchKey()
  return Response.json({ message: 'Successfully deleted' })
}

async function readEntries(call: Call): Promise<{ name: string; version: string | null }[]> {
  const { prefixes } = await readJson(call.c, removal, storageErrors)
  const entries = prefixes.map((entry) =>
    typeof entry === 'string'
      ? { name: entry, version: null }
      : { name: entry.path, version: entry.versionId },
  )
  // A file with another name can't be there; the others are removed.
  return entries.filter(({ name }) => isName(name))
}
