// Pictures in another size. Only formats that browsers show as pictures; everything else is refused.
import { readSource, type Transform } from '#server/files/pictures.ts'
import { JobError } from '#server/jobs/worker-pool.ts'
import { accountOf } from './admission.ts'
import { isUnchanged } from './byte-range.ts'
import type { Call } from './call.ts'
import { describe, type Found } from './download.ts'
import { storageErrors } from './errors.ts'

const formats = /^image\/(jpeg|png|webp|gif|avif|tiff)$/
const names = ['width', 'height', 'resize', 'quality', 'format']
const maxSide = 2500
/** The most that is read into memory if the store isn't a folder of this machine. */
const maxBytes = 50_000_000

/** The checked request, as a query string. */
export function writeTransform(wanted: Record<string, string | number>): string {
  const query = new URLSearchParams()
  for (const name of names) if (wanted[name] !== undefined) query.set(name, String(wanted[name]))
  readTransform(query, undefined)
  return query.toString()
}

/** WebP if the client accepts it, unless the original format is requested. */
function readTransform(query: URLSearchParams, accept: string | undefined): Transform {
  const resize = query.get('resize') ?? 'cover'
  const format = query.get('format')
  if (resize !== 'cover' && resize !== 'contain' && resize !== 'fill')
    throw storageErrors.invalid('resize must be cover, contain or fill.')
  if (format !== null && format !== 'origin') throw storageErrors.invalid('format must be origin.')
  return {
    width: readNumber(query, 'width', 1, maxSide),
    height: readNumber(query, 'height', 1, maxSide),
    resize,
    quality: readNumber(query, 'quality', 20, 100) ?? 80,
    format: format === null && accept?.includes('image/webp') ? 'webp' : undefined,
  }
}

function readNumber(
  query: URLSearchParams,
  name: string,
  minimum: number,
  maximum: number,
): number | undefined {
  const text = query.get(name)
  if (text === null) return undefined
  const value = Number(text)
  if (!Number.isInteger(value) || value < minimum || value > maximum)
    throw storageErrors.invalid(`${name} must be a whole number from ${minimum} to ${maximum}.`)
  return value
}

/** `signed` is the size in a signed URL. */
export async function sendPicture(
  call: Omit<Call, 'caller'> & Partial<Call>,
  found: Found,
  signed?: string,
): Promise<Response> {
  const { c, deps } = call
  const query = signed === undefined ? new URL(c.req.url).searchParams : new URLSearchParams(signed)
  const transform = readTransform(query, c.req.header('accept'))
  const { object, access } = found
  if (!formats.test(object.metadata.mimetype)) throw storageErrors.notAPicture()
  const etag = `"${object.version}-${Object.values(transform).join('-')}"`
  const headers = new Headers(describe(c, object, access))
  headers.set('etag', etag)
  headers.delete('accept-ranges')
  headers.append('vary', 'accept')
  const validators = { etag, modifiedAt: new Date(object.updated_at) }
  if (isUnchanged((name) => c.req.header(name), validators))
    return new Response(null, { status: 304, headers })
  if (!deps.files.store.pathOf && object.metadata.size > maxBytes) throw storageErrors.notAPicture()
  const source = await readSource(deps.files.store, object.version)
  const owner = { account: accountOf(call), signal: c.req.raw.signal }
  const answer = await deps.files.pictures.resize(source, transform, owner).catch(asPictureError)
  if (!answer.ok)
    throw answer.problem === 'pixels' ? storageErrors.tooManyPixels() : storageErrors.notAPicture()
  headers.set('content-type', answer.type)
  headers.set('content-length', String(answer.bytes.byteLength))
  return new Response(c.req.method === 'HEAD' ? null : answer.bytes, { headers })
}

function asPictureError(error: unknown): never {
  if (!(error instanceof JobError)) throw error
  if (error.failure === 'busy') throw storageErrors.picturesBusy()
  throw error.failure === 'time' || error.failure === 'memory' ? storageErrors.notAPicture() : error
}
