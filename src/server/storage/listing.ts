// Lists of files: by folder with an offset, or in pages with a cursor.
import { z } from 'zod'
import { parseJson } from '#server/config/variable-kinds.ts'
import { readJson } from '#server/http/body.ts'
import { listFolder, listPage, type PageEntry, sortColumns } from '#server/stores/file-lists.ts'
import { asCaller, type Call, requireBucket } from './call.ts'
import { storageErrors } from './errors.ts'
import { readTarget } from './names.ts'

const order = z.enum(['asc', 'desc'])
const prefix = z.string().max(1024).default('')
const maxListed = 10_000
const folderShape = z.object({
  prefix,
  search: z.string().max(1024).nullish(),
  // The reference server has no maximum; more than this is left out.
  limit: z
    .number()
    .int()
    .min(1)
    .default(100)
    .transform((limit) => Math.min(limit, maxListed)),
  offset: z.number().int().min(0).max(10_000_000).default(0),
  sortBy: z.object({ column: z.enum(sortColumns).default('name'), order: order.default('asc') }).nullish(),
})

export async function list(call: Call): Promise<Response> {
  const { bucket } = readTarget(call.c, 'object/list')
  const input = await readJson(call.c, folderShape, storageErrors)
  await requireBucket(call.deps, bucket)
  const folder = input.prefix.replace(/^\/+|\/+$/g, '')
  const query = {
    bucket,
    folder: folder && `${folder}/`,
    search: input.search ?? '',
    column: input.sortBy?.column ?? 'name',
    order: input.sortBy?.order ?? 'asc',
    limit: input.limit,
    offset: input.offset,
  }
  return Response.json(await asCaller(call, (tx) => listFolder(tx, query), { readOnly: true }))
}

const pageShape = z.object({
  prefix,
  limit: z.number().int().min(1).max(1000).default(1000),
  cursor: z.string().max(5000).nullish(),
  with_delimiter: z.boolean().default(false),
  exactMatch: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'updated_at', 'created_at']).default('name'),
      order: order.default('asc'),
    })
    .nullish(),
})
const cursorShape = z.object({ at: z.string().max(50), key: z.string().max(2000) })

export async function listV2(call: Call): Promise<Response> {
  const { bucket } = readTarget(call.c, 'object/list-v2')
  const input = await readJson(call.c, pageShape, storageErrors)
  await requireBucket(call.deps, bucket)
  const query = {
    bucket,
    prefix: input.prefix,
    byFolder: input.with_delimiter,
    isExact: input.exactMatch,
    column: input.sortBy?.column ?? 'name',
    order: input.sortBy?.order ?? 'asc',
    after: input.cursor ? readCursor(input.cursor) : undefined,
    // One more tells whether there is a next page.
    limit: input.limit + 1,
  } as const
  const entries = await asCaller(call, (tx) => listPage(tx, query), { readOnly: true })
  const hasNext = entries.length > input.limit
  const page = entries.slice(0, input.limit)
  const last = page.at(-1)
  return Response.json({
    hasNext,
    ...(hasNext && last && { nextCursor: writeCursor(last) }),
    folders: page.filter(({ id }) => id === null).map(({ key }) => ({ name: key, key })),
    objects: page
      .filter(({ id }) => id !== null)
      .map(({ key, at, ...others }) => ({ name: key, key, ...others })),
  })
}

const writeCursor = ({ at, key }: PageEntry) => Buffer.from(JSON.stringify({ at, key })).toString('base64url')

function readCursor(text: string): z.infer<typeof cursorShape> {
  const read = cursorShape.safeParse(parseJson(Buffer.from(text, 'base64url').toString()))
  if (!read.success) throw storageErrors.invalid('The cursor is not valid.')
  return read.data
}
