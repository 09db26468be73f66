// Reads the body of an upload, form or raw, into a temporary file, with what the client says about it.
import { z } from 'zod'
import { makeStorable } from '#domain/document/storable-text.ts'
import { parseJson } from '#server/config/variable-kinds.ts'
import type { Row } from '#server/db/db.ts'
import { FileMissing } from '#server/files/file-store.ts'
import { type SpooledFile, TooLong } from '#server/files/spool.ts'
import { unstorableText } from '#server/http/api-error.ts'
import type { Call } from './call.ts'
import { storageErrors } from './errors.ts'
import { BadForm, boundaryOf, type Part, readParts } from './multipart.ts'

export interface Upload extends SpooledFile {
  type: string | undefined
  cacheControl: string
  userMetadata: Row | null
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
  try {
    return boundary
      ? await readForm(call, boundary, maxBytes, permission)
      : {
          ...(await deps.files.spool.write(
            whilePermitted(bodyOf(call), permission),
            maxBytes,
            c.env?.incoming !== undefined,
          )),
          type: type || undefined,
          cacheControl: readCacheControl(c.req.header('cache-control')),
          userMetadata: readMetadata(decodeBase64(c.req.header('x-metadata'))),
        }
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
    for await (const part of readParts(whilePermitted(bodyOf(call), permission), boundary)) {
      if (part.filename === undefined && fields.includes(part.name))
        formFields[part.name] = await readField(part)
      else if (file) throw new BadForm('The form has more than one file.')
      else file = { type: part.type, ...(await spool.write(part.body, mostBytes)) }
    }
    if (!file) throw new BadForm('The form has no file.')
    return {
      ...file,
      cacheControl: readCacheControl(formFields.cacheControl),
      userMetadata: readMetadata(formFields.metadata),
    }
  } catch (error) {
    if (file) await spool.remove(file.path)
    throw error
  }
}

async function readField(part: Part): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of part.body) {
    length += chunk.length
    if (length > maxFieldLength) throw new BadForm(`The field ${part.name} is too long.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
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
  if (!isStorable(text)) throw storageErrors.badUpload(unstorableText)
  return read.data
}

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
