// Buckets: list, read, create, change, empty, delete.
import { z } from 'zod'
import { readJson } from '#server/http/body.ts'
import {
  type BucketQuery,
  type BucketSettings,
  deleteBucket,
  emptyPart,
  findBucket,
  insertBucket,
  listBuckets,
  updateBucket,
} from '#server/stores/buckets.ts'
import { asCaller, type Call, ownerOf } from './call.ts'
import { StorageError, storageErrors } from './errors.ts'
import { decode, requireBucketName } from './names.ts'

const units: Record<string, number> = { '': 1, b: 1, kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 }
const bytes = z
  .union([z.number().nonnegative(), z.string().regex(/^\d+(\.\d+)?\s*(b|kb|mb|gb)?$/i)])
  .transform((size) => {
    if (typeof size === 'number') return Math.floor(size)
    const [, number = '0', unit = ''] = /^([\d.]+)\s*([a-z]*)$/i.exec(size) ?? []
    return Math.floor(Number(number) * (units[unit.toLowerCase()] ?? 1))
  })
const settings = {
  public: z.boolean().nullish(),
  file_size_limit: bytes.nullish(),
  allowed_mime_types: z
    .array(z.string().regex(/^[\w.+-]+\/([\w.+-]+|\*)$/))
    .max(100)
    .nullish(),
  // Refused rather than ignored: whoever asks for versions relies on them.
  versioning_status: z.literal('DISABLED', 'Versions of files are not supported.').nullish(),
}
const creation = z.object({
  id: z.string().optional(),
  name: z.string(),
  type: z.literal('STANDARD', 'Only standard buckets are supported.').nullish(),
  ...settings,
})
const change = z.object(settings)

export async function createBucket(call: Call): Promise<Response> {
  const input = await readJson(call.c, creation, storageErrors)
  const id = requireBucketName(input.id ?? input.name)
  const wanted: BucketSettings = {
    public: input.public ?? false,
    file_size_limit: input.file_size_limit ?? null,
    allowed_mime_types: input.allowed_mime_types ?? null,
  }
  requireAllowedSize(call, wanted.file_size_limit)
  await asCaller(call, (tx) => insertBucket(tx, id, ownerOf(call.caller), wanted)).catch(asBucketError)
  return Response.json({ name: id })
}

export async function changeBucket(call: Call): Promise<Response> {
  const input = await readJson(call.c, change, storageErrors)
  requireAllowedSize(call, input.file_size_limit)
  const wanted = { ...input, public: input.public ?? undefined }
  if (!(await asCaller(call, (tx) => updateBucket(tx, idOf(call), wanted))))
    throw storageErrors.noSuchBucket()
  return Response.json({ message: 'Successfully updated' })
}

export async function readBucket(call: Call): Promise<Response> {
  const bucket = await asCaller(call, (tx) => findBucket(tx, idOf(call)), { readOnly: true })
  if (!bucket) throw storageErrors.noSuchBucket()
  return Response.json(bucket)
}

export async function readBuckets(call: Call): Promise<Response> {
  const query = readQuery(new URL(call.c.req.url).searchParams)
  return Response.json(await asCaller(call, (tx) => listBuckets(tx, query), { readOnly: true }))
}

export async function emptyWholeBucket(call: Call): Promise<Response> {
  const id = idOf(call)
  if (!(await asCaller(call, (tx) => findBucket(tx, id), { readOnly: true })))
    throw storageErrors.noSuchBucket()
  let after: string | undefined = ''
  while (after !== undefined) {
    const last: string = after
    after = await asCaller(call, (tx) => emptyPart(tx, id, last))
  }
  void call.deps.collectFiles()
  return Response.json({ message: 'Successfully emptied' })
}

export async function dropBucket(call: Call): Promise<Response> {
  const isGone = await asCaller(call, (tx) => deleteBucket(tx, idOf(call))).catch((error: unknown) => {
    // A file still refers to it.
    throw error instanceof StorageError && error.code === 'NoSuchBucket'
      ? storageErrors.bucketNotEmpty()
      : error
  })
  if (!isGone) throw storageErrors.noSuchBucket()
  return Response.json({ message: 'Successfully deleted' })
}

const idOf = ({ c }: Call) => decode(new URL(c.req.url).pathname.split('/')[4] ?? '')

function requireAllowedSize({ deps }: Call, size: number | null | undefined): void {
  if ((size ?? 0) > deps.config.storage.fileBytes) throw storageErrors.fileTooLarge()
}

function asBucketError(error: unknown): never {
  throw error instanceof StorageError && error.code === 'KeyAlreadyExists'
    ? storageErrors.bucketExists()
    : error
}

const columns = ['id', 'name', 'created_at', 'updated_at'] as const
const queryShape = z.object({
  limit: z.coerce.number().int().min(1).max(1000).default(100),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  search: z.string().max(100).default(''),
  sortColumn: z.enum(columns).default('name'),
  sortOrder: z.enum(['asc', 'desc']).default('asc'),
})

function readQuery(parameters: URLSearchParams): BucketQuery {
  const read = queryShape.safeParse(Object.fromEntries(parameters))
  if (!read.success)
    throw storageErrors.invalid(`${read.error.issues[0]?.path}: ${read.error.issues[0]?.message}`)
  const { sortColumn: column, sortOrder: order, ...others } = read.data
  return { column, order, ...others }
}
