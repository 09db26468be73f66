// Move, copy and remove.
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { FileMissing } from '#server/files/file-store.ts'
import { readJson } from '#server/http/body.ts'
import { deleteObjects, findObject, moveObject } from '#server/stores/file-objects.ts'
import { asCaller, type Call, ownerOf, requireBucket } from './call.ts'
import { storageErrors } from './errors.ts'
import { readTarget, requireName, type Target } from './names.ts'
import { describeFile, record, requirePermission, urlOf } from './upload.ts'

const transfer = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationKey: z.string(),
  destinationBucket: z.string().nullish(),
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

type Transfer = z.infer<typeof transfer>

async function readTransfer(call: Call): Promise<{ from: Target; to: Target; input: Transfer }> {
  const input = await readJson(call.c, transfer, storageErrors)
  const from = { bucket: input.bucketId, name: requireName(input.sourceKey) }
  const to = { bucket: input.destinationBucket ?? input.bucketId, name: requireName(input.destinationKey) }
  await requireBucket(call.deps, from.bucket)
  if (to.bucket !== from.bucket) await requireBucket(call.deps, to.bucket)
  return { from, to, input }
}

/** Only the row changes: the bytes stay under their version. */
export async function move(call: Call): Promise<Response> {
  const { from, to } = await readTransfer(call)
  if (!(await asCaller(call, (tx) => moveObject(tx, from, to)))) throw storageErrors.noSuchKey()
  return Response.json({ message: 'Successfully moved' })
}

export async function copy(call: Call): Promise<Response> {
  const { from, to, input } = await readTransfer(call)
  const source = await asCaller(call, (tx) => findObject(tx, from.bucket, from.name), { readOnly: true })
  if (!source) throw storageErrors.noSuchKey()
  const upsert = call.c.req.header('x-upsert') === 'true'
  await requirePermission(call, to, upsert)
  const version = randomUUID()
  await call.deps.files.store.copy(source.version, version).catch((error: unknown) => {
    throw error instanceof FileMissing ? storageErrors.noSuchKey() : error
  })
  const { size, mimetype, cacheControl } = source.metadata
  const keepsMetadata = input.copyMetadata !== false
  const metadata = describeFile(
    version,
    size,
    mimetype,
    (!keepsMetadata && input.metadata?.cacheControl) || cacheControl,
  )
  const userMetadata = keepsMetadata ? source.user_metadata : null
  const owner = ownerOf(call.caller)
  const id = await record(call, { id: randomUUID(), ...to, owner, version, metadata, userMetadata }, upsert)
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
  return prefixes.map((entry) =>
    typeof entry === 'string'
      ? { name: requireName(entry), version: null }
      : { name: requireName(entry.path), version: entry.versionId },
  )
}
