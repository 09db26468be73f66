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
/** Which versions are wanted. There are no older ones and no marks of deleted files. */
const versions = {
  noncurrentVersions: z.enum(['exclude', 'include', 'only']).nullish(),
  deleteMarkers: z.enum(['exclude', 'include', 'only']).nullish(),
}
const wantsNone = (input: z.infer<z.ZodObject<typeof versions>>): boolean =>
  input.noncurrentVersions === 'only' || input.deleteMarkers === 'only'

const folderShape = z.object({
  prefix,
  ...versions,
  exactMatch: z.boolean().default(false),
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
  if (wantsNone(input)) return Response.json([])
  const query = {
    bucket,
    ...readPlace(input),
    column: input.sortBy?.column ?? 'name',
    order: input.sortBy?.order ?? 'asc',
    limit: input.limit,
    offset: input.offset,
  }
  return Response.json(await asCaller(call, (tx) => listFolder(tx, query), { readOnly: true }))
}

/** The folder, and how the names in it begin. An exact name is that of one file: its folder is before the last slash. */
function readPlace({ prefix: path, search, exactMatch: isExact }: z.infer<typeof folderShape>) {
  const folder = path.replace(/^\/+|\/+$/g, '')
  if (!isExact) return { folder: folder && `${folder}/`, search: search ?? '', isExact }
  const name = [folder, search].filter(Boolean).join('/')
  const rest = name.lastIndexOf('/') + 1
  return { folder: name.slice(0, rest), search: name.slice(rest), isExact }
}

const maxPage = 1000
const pageShape = z.object({
  prefix,
  ...versions,
  limit: z
    .number()
    .int()
    .min(1)
    .default(maxPage)
    .transform((limit) => Math.min(limit, maxPage)),
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
  if (wantsNone(input)) return Response.json({ hasNext: false, folders: [], objects: [] })
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
