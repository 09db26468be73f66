// The names of buckets and files in an address, and which of them are allowed.
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/env.ts'
import { storageErrors } from './errors.ts'

export interface Target {
  bucket: string
  name: string
}

const longestName = 1024
/** Words of the API in the place of a bucket. */
const reserved = new Set(
  'public sign authenticated info list list-v2 move copy upload render bucket'.split(' '),
)
/**
 * Control characters, line separators, marks that turn the direction of writing around, and what an address or a Windows disk can't
 * have in a name. Joiners stay: emoji need them.
 */
const forbidden = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffe\uffff\\?#%]/u

export function requireName(name: string): string {
  const isAllowed =
    name.isWellFormed() &&
    Buffer.byteLength(name) <= longestName &&
    !forbidden.test(name) &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
  if (!isAllowed) throw storageErrors.invalidKey(name)
  return name
}

export function requireBucketName(id: string): string {
  if (!/^[A-Za-z0-9_][\w!.*'() &$@=;:+,-]{0,99}$/.test(id) || id.trim() !== id || reserved.has(id))
    throw storageErrors.invalidBucketName()
  return id
}

/** The bucket and the name behind the given words of the path. */
export function readTarget(c: Context<AppEnv>, words: string): Target {
  const { pathname } = new URL(c.req.url)
  const rest = pathname.slice(`/storage/v1/${words}/`.length)
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
