// Reads the body of an upload, form or raw, into a temporary file, with what the client says about it.
import { z } from 'zod'
import { makeStorable } from '#domain/document/storable-text.ts'
import { parseJson } from '#server/config/variable-kinds.ts'
import type { Row } from '#server/db/db.ts'
import { FileMissing } from '#server/files/file-store.ts'
import { type SpooledFile, TooLong } from '#server/files/spool.ts'
import { unstorableText } from '#server/http/api-error.ts'
import { BadForm, boundaryOf, type Part, readParts } from '#server/http/multipart.ts'
import type { Call } from './call.ts'
import { storageErrors } from './errors.ts'

/** What the client says about the file. */
interface Description {
  cacheControl: string
  userMetadata: Row | null
}

export interface Upload extends SpooledFile, Description {
  type: string | undefined
}

const defaultCacheControl = 'max-age=3600'
/** The bytes of a form around its file. */
const formBytes = 262_144
const maxFieldLength = 65_536
/** What is read before permission is known. */
const bytesAhead = 262_144
const fields = ['cacheControl', 'metadata', 'contentEncoding']

/** A caller without permission is refused after the first bytes: they are read while the policies are checked. */
export async function readUpload(call: Call, maxBytes: number, permission: Promise<void>): Promise<Upload> {
  // Awaited while the body is read; if the body is refused first, its rejection must not go unhandled.
  permission.catch(() => {})
  const { c, deps } = call
  const type = c.req.header('content-type') ?? ''
  const boundary = boundaryOf(type)
  const length = Number(c.req.header('content-length') ?? 0)
  if (length > maxBytes + (boundary ? formBytes : 0)) throw storageErrors.fileTooLarge()
  if (!boundary && /^multipart\//i.test(type)) throw storageErrors.badUpload('The form has no boundary.')
  deps.files.requireRoom(length)
  requireNoEncoding(c.req.header('content-encoding'))
  try {
    if (boundary) return await readForm(call, boundary, maxBytes, permission)
    // Before the body: a file that is refused afterward would be left behind.
    const description = describe(c.req.header('cache-control'), decodeBase64(c.req.header('x-metadata')))
    const body = whilePermitted(bodyOf(call), permission)
    const file = await deps.files.spool.write(body, maxBytes, c.env?.incoming !== undefined)
    return { ...file, ...description, type: type || undefined }
  } catch (error) {
    throw toUploadError(error)
  }
}

/**
 * Directly from the socket where possible: a web stream costs one more copy. Not reading to the end leaves the connection open, so that
 * the client gets its response.
 */
function bodyOf({ c }: Call): AsyncIterable<Uint8Array> {
  return c.env?.incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body ?? emptyBody()
}

/** The first bytes, and the rest once there is permission. */
async function* whilePermitted(
  source: AsyncIterable<Uint8Array>,
  permission: Promise<void>,
): AsyncGenerator<Uint8Array> {
  let ahead = 0
  for await (const chunk of source) {
    if (ahead >= bytesAhead) await permission
    ahead += chunk.byteLength
    yield chunk
  }
  await permission
}

/** No more than the whole form may have: its fields count, and what is before them. */
async function* atMost(source: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let bytes = 0
  for await (const chunk of source) {
    bytes += chunk.byteLength
    if (bytes > maxBytes) throw new TooLong('The form exceeds the size limit.')
    yield chunk
  }
}

async function* emptyBody(): AsyncIterable<Uint8Array> {}

async function readForm(
  call: Call,
  boundary: string,
  mostBytes: number,
  permission: Promise<void>,
): Promise<Upload> {
  const { spool } = call.deps.files
  const formFields: Record<string, string> = {}
  let file: (SpooledFile & { type: string | undefined }) | undefined
  try {
    const body = atMost(whilePermitted(bodyOf(call), permission), mostBytes + formBytes)
    for await (const part of readParts(body, boundary)) {
      if (isField(part)) Object.assign(formFields, await readField(part))
      else if (file) throw new BadForm('The form has more than one file.')
      else file = { type: part.type, ...(await spool.write(part.body, mostBytes)) }
    }
    if (!file) throw new BadForm('The form has no file.')
    requireNoEncoding(formFields.contentEncoding)
    return { ...file, ...describe(formFields.cacheControl, formFields.metadata) }
  } catch (error) {
    if (file) await spool.remove(file.path)
    throw error
  }
}

/** A file has a file name, or no name at all. */
const isField = ({ name, filename }: Part): boolean => filename === undefined && name !== ''

/** One that we know; a page's form may have others. */
async function readField(part: Part): Promise<Record<string, string>> {
  if (!fields.includes(part.name)) return {}
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of part.body) {
    length += chunk.length
    if (length > maxFieldLength) throw new BadForm(`The field ${part.name} is too long.`)
    chunks.push(chunk)
  }
  return { [part.name]: Buffer.concat(chunks).toString('utf8') }
}

function toUploadError(error: unknown): unknown {
  if (error instanceof TooLong) return storageErrors.fileTooLarge()
  if (error instanceof BadForm) return storageErrors.badUpload(error.message)
  const code = (error as NodeJS.ErrnoException).code
  // The client is gone; nobody reads the response.
  if (
    code === 'ECONNRESET' ||
    code === 'ERR_STREAM_PREMATURE_CLOSE' ||
    (error as Error).name === 'AbortError'
  )
    return storageErrors.badUpload('The upload ended too early.')
  return error instanceof FileMissing ? storageErrors.unavailable(error) : error
}

/** Encoded bytes hide what they are, and would be sent without a word about their encoding. */
function requireNoEncoding(encoding: string | undefined): void {
  if (encoding && encoding.toLowerCase() !== 'identity')
    throw storageErrors.badUpload('Encoded files are not supported. Upload the file without contentEncoding.')
}

const describe = (cacheControl: string | undefined, metadata: string | undefined): Description => ({
  cacheControl: readCacheControl(cacheControl),
  userMetadata: readMetadata(metadata),
})

/** A number of seconds, or the header's own syntax. */
function readCacheControl(value = ''): string {
  if (/^\d{1,10}$/.test(value)) return `max-age=${value}`
  return /^[\w=, -]{1,200}$/.test(value) ? value : defaultCacheControl
}

const metadataShape = z.record(z.string().max(200), z.unknown())

function readMetadata(text: string | undefined): Row | null {
  if (!text) return null
  const read = metadataShape.safeParse(parseJson(text))
  if (!read.success || text.length > maxFieldLength)
    throw storageErrors.badUpload('The metadata must be a JSON object.')
  if (!isShallow(read.data, maxDepth)) throw storageErrors.badUpload('The metadata is nested too deeply.')
  if (!isStorable(text)) throw storageErrors.badUpload(unstorableText)
  return read.data
}

/** What programs write has a few levels; readers of JSON, PostgreSQL's too, fail at some thousand. */
const maxDepth = 100

const isShallow = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1)))

/** Whether the database can store all texts in this JSON. */
function isStorable(json: string): boolean {
  let isFine = true
  JSON.parse(json, (key, value: unknown) => {
    if (makeStorable(key) !== key || (typeof value === 'string' && makeStorable(value) !== value))
      isFine = false
    return value
  })
  return isFine
}

const decodeBase64 = (text: string | undefined) => text && Buffer.from(text, 'base64').toString('utf8')
