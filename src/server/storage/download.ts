// Downloads: as the caller, from a public bucket, or by a signed URL.
import type { Context } from 'hono'
import { mayRunScripts, servedType } from '#server/files/content-type.ts'
import { FileMissing } from '#server/files/file-store.ts'
import type { AppEnv } from '#server/http/env.ts'
import { leaveFile } from '#server/http/file-body.ts'
import { type FileObject, findObject, isVersion } from '#server/stores/file-objects.ts'
import { isRangeValid, isUnchanged, readRange, type Validators } from './byte-range.ts'
import { asCaller, type Call, requireBucket } from './call.ts'
import { storageErrors } from './errors.ts'
import { cleanName, readTarget, type Target } from './names.ts'
import { urlOf } from './upload.ts'

/** How a file was requested; it decides who may cache it. */
export type Access = 'caller' | 'public' | 'signed'

/** A file that the request may read, and how to read its row again. */
export interface Found {
  access: Access
  object: FileObject
  again(): Promise<FileObject | undefined>
}

type OpenCall = Omit<Call, 'caller'>

export async function findAsCaller(call: Call, prefix: string): Promise<Found> {
  const target = readTarget(call.c, prefix)
  const find = () => asCaller(call, (tx) => findObject(tx, target.bucket, target.name), { readOnly: true })
  return { access: 'caller', ...(await requireObject(call, target, call.c.req.query('versionId'), find)) }
}

export async function findPublic(call: OpenCall, prefix: string): Promise<Found> {
  const target = readTarget(call.c, prefix)
  const bucket = await requireBucket(call.deps, target.bucket)
  // The same answer as for a bucket that doesn't exist.
  if (!bucket.public) throw storageErrors.noSuchBucket()
  return { access: 'public', ...(await requireObject(call, target, call.c.req.query('versionId'))) }
}

export async function findSigned(
  call: OpenCall,
  prefix: string,
): Promise<Found & { transform: string | undefined }> {
  const target = readTarget(call.c, prefix)
  const claims = await call.signer.verify(call.c.req.query('token'), 'read', urlOf(target))
  const { transform, version } = claims
  return { access: 'signed', transform, ...(await requireObject(call, target, version)) }
}

async function requireObject(
  { deps }: OpenCall,
  { bucket, name }: Target,
  version: string | undefined,
  find = () => findObject(deps.db, bucket, name),
): Promise<Omit<Found, 'access'>> {
  const again = async () => {
    const object = await find()
    return object && isVersion(object, version) ? object : undefined
  }
  const object = name ? await again() : undefined
  if (object) return { object, again }
  await requireBucket(deps, bucket)
  throw storageErrors.noSuchKey()
}

/** The file, a part of it, or 304. */
export async function sendFile({ c, deps }: OpenCall, found: Found): Promise<Response> {
  try {
    return await send(c, deps, found)
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error
    // It was replaced between reading the row and reading the bytes.
    const object = await found.again()
    if (!object) throw storageErrors.noSuchKey()
    if (object.version === found.object.version) throw storageErrors.unexpected(error)
    return send(c, deps, { ...found, object })
  }
}

async function send(c: Context<AppEnv>, { files }: OpenCall['deps'], found: Found): Promise<Response> {
  const { object, access } = found
  const { size } = object.metadata
  const validators = validatorsOf(object)
  const headers = new Headers(describe(c, object, access))
  if (isUnchanged((name) => c.req.header(name), validators))
    return new Response(null, { status: 304, headers })
  const range = isRangeValid(c.req.header('if-range'), validators)
    ? readRange(c.req.header('range'), size)
    : undefined
  if (range === 'none') {
    c.header('content-range', `bytes */${size}`)
    throw storageErrors.badRange()
  }
  headers.set('content-length', String(range ? range.end - range.start + 1 : size))
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  const status = range ? 206 : 200
  if (c.req.method === 'HEAD') return new Response(null, { status, headers })
  const { outgoing } = c.env ?? {}
  if (outgoing && files.store.open) {
    const handle = await files.store.open(object.version)
    const { start, end } = range ?? { start: 0, end: size - 1 }
    leaveFile(outgoing, { handle, start, length: end - start + 1 })
    return new Response(null, { status, headers })
  }
  return new Response(await files.store.read(object.version, range), { status, headers })
}

const validatorsOf = ({ metadata, updated_at }: FileObject): Validators => ({
  etag: metadata.eTag,
  modifiedAt: new Date(updated_at),
})

/** Headers of every response with this file. */
export function describe(c: Context<AppEnv>, object: FileObject, access: Access): Record<string, string> {
  const { mimetype, eTag, cacheControl } = object.metadata
  return {
    'content-type': servedType(mimetype),
    etag: eTag,
    'last-modified': new Date(object.updated_at).toUTCString(),
    'accept-ranges': 'bytes',
    'cache-control': access === 'public' ? cacheControl : keepPrivate(cacheControl),
    ...(access === 'caller' && { vary: 'authorization' }),
    ...(access !== 'public' && { 'x-robots-tag': 'none' }),
    // Nothing in a file may load or run anything. The PDF viewer doesn't work in a sandbox.
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'${mimetype === 'application/pdf' ? '' : '; sandbox'}`,
    ...disposition(readName(c.req.query('download'), access), object),
  }
}

/** What a browser may be told about a copy of its own. All else, such as public, is for copies that others get. */
const browserRules =
  /^(?:(?:max-age|stale-while-revalidate|stale-if-error)=\d+|no-cache|no-store|no-transform|must-revalidate|immutable)$/i

const keepPrivate = (cacheControl: string): string =>
  ['private', ...cacheControl.split(',').map((rule) => rule.trim())]
    .filter((rule, number) => number === 0 || browserRules.test(rule))
    .join(', ')

/** The client escapes the name in a signed URL twice. */
function readName(wanted: string | undefined, access: Access): string | undefined {
  if (access !== 'signed' || !wanted?.includes('%')) return wanted
  try {
    return decodeURIComponent(wanted)
  } catch {
    return wanted
  }
}

function disposition(wanted: string | undefined, { name, metadata }: FileObject): Record<string, string> {
  if (wanted === undefined && !mayRunScripts(metadata.mimetype)) return {}
  const shown = cleanName((wanted || name.split('/').at(-1) || 'file').slice(0, 255))
  const plain = shown.replace(/[^\x20-\x7e]|["\\/]/g, '_')
  const encoded = encodeURIComponent(shown.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return { 'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}` }
}

/** What is known of a file. */
export function sendInfo({ object }: Found): Response {
  const { metadata } = object
  return Response.json({
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: object.user_metadata ?? {},
    last_modified: object.updated_at,
    created_at: object.created_at,
    updated_at: object.updated_at,
  })
}
