// The names of buckets and files in a path, and which of them are allowed.
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/env.ts'
import { storageErrors } from './errors.ts'

export interface Target {
  bucket: string
  name: string
}

const maxNameLength = 1024
/** Path segments of the API where a bucket would be. */
const reserved = new Set(
  'public sign authenticated info list list-v2 move copy upload render bucket'.split(' '),
)
/**
 * Control characters, line separators, marks that change the reading direction, and what is left of a character that broke on its way.
 * Joiners are allowed: emoji need them.
 */
const deceptive = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd-\uffff]/u
/** What a URL or a Windows disk can't have in a name. */
const impractical = /[\\?#%]/

/** A name that somebody made up for a download, as it can be shown. */
export const cleanName = (name: string): string => name.replace(new RegExp(deceptive, 'gu'), '_')

export const isName = (name: string): boolean =>
  name.isWellFormed() &&
  Buffer.byteLength(name) <= maxNameLength &&
  !deceptive.test(name) &&
  !impractical.test(name) &&
  name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

export function requireName(name: string): string {
  if (!isName(name)) throw storageErrors.invalidKey(name)
  return name
}

export function requireBucketName(id: string): string {
  if (!/^[A-Za-z0-9_][\w!.*'() &$@=;:+,-]{0,99}$/.test(id) || id.trim() !== id || reserved.has(id))
    throw storageErrors.invalidBucketName()
  return id
}

/** The bucket and the file name after the given prefix of the path. */
export function readTarget(c: Context<AppEnv>, prefix: string): Target {
  const { pathname } = new URL(c.req.url)
  const rest = pathname.slice(`/storage/v1/${prefix}/`.length)
  const slash = rest.indexOf('/')
  const bucket = decode(slash === -1 ? rest : rest.slice(0, slash))
  return { bucket, name: slash === -1 ? '' : requireName(decode(rest.slice(slash + 1))) }
}

export function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw storageErrors.invalidKey(part)
  }
}
