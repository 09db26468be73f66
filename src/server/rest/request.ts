// Stage one: an HTTP request as data. Grammar only; whether a table or column exists is for the next stage.
import type { Context } from 'hono'
import type { AppEnv } from '#server/http/env.ts'
import { findShapeProblem, jsonDepth, jsonValues } from '#server/http/json-shape.ts'
import { restErrors } from './errors.ts'
import { limits } from './limits.ts'
import { chooseMedia, type Media } from './media.ts'
import { type Preferences, parsePreferences } from './preferences.ts'
import { readName } from './query/field.ts'
import { type OrderTerm, parseOrder } from './query/order.ts'
import { Scanner } from './query/scanner.ts'
import { parseSelect, type SelectItem } from './query/select.ts'

export interface RestRequest {
  method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
  target: { kind: 'table' | 'rpc'; schema: string; name: string }
  /** The schema is part of the response, because the client named it or there are several. */
  profiled: boolean
  /** The query string in a canonical order, for Content-Location. */
  query: string
  select: SelectItem[]
  order: OrderTerm[]
  limit: number | undefined
  offset: number
  columns: string[] | undefined
  onConflict: string[] | undefined
  /** Every other parameter: filters, logic, and the arguments of a function called by GET. */
  parameters: [name: string, value: string][]
  preferences: Preferences
  media: Media
  /** The kind of body. Bytes are in PostgreSQL's hex format. */
  bodyKind: 'json' | 'text' | 'bytes'
  body: string
  /** The body as JSON; throws if it isn't JSON or is too complex. */
  json: () => unknown
}

const methods = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

export async function readRequest(c: Context<AppEnv>, schemas: readonly string[]): Promise<RestRequest> {
  const method = methods.find((known) => known === c.req.method)
  if (!method) throw restErrors.unsupportedMethod(c.req.method)
  const url = new URL(c.req.url)
  if (url.search.length > limits.queryLength) throw restErrors.queryTooLong(limits.queryLength)
  const reading = method === 'GET' || method === 'HEAD'
  const preferences = parsePreferences(c.req.header('prefer'))
  if (preferences.handling === 'strict' && preferences.unknown.length > 0) {
    throw restErrors.invalidPreferences(preferences.unknown)
  }
  const target = readTarget(url.pathname)
  const bodyKind = readBodyKind(c.req.header('content-type'), target.kind)
  const profile = c.req.header(reading ? 'accept-profile' : 'content-profile')
  const body = reading || method === 'DELETE' ? '' : await readBody(c, bodyKind)
  return {
    method,
    target: { ...target, schema: readSchema(profile, schemas) },
    profiled: profile !== undefined || schemas.length > 1,
    query: canonicalQuery(url.searchParams),
    ...readParameters(url.searchParams),
    ...readWindow(url.searchParams, reading ? c.req.header('range') : undefined),
    preferences,
    media: chooseMedia(c.req.header('accept')),
    bodyKind,
    body,
    json: readOnce(body),
  }
}

/** Only functions accept anything but JSON. */
function readBodyKind(type: string | undefined, target: 'table' | 'rpc'): RestRequest['bodyKind'] {
  const [name] = (type ?? '').toLowerCase().split(/[\s;]/, 1)
  if (target === 'table') return 'json'
  if (name === 'application/octet-stream') return 'bytes'
  return name === 'text/plain' ? 'text' : 'json'
}

async function readBody(c: Context<AppEnv>, kind: RestRequest['bodyKind']): Promise<string> {
  return kind === 'bytes'
    ? `\\x${Buffer.from(await c.req.arrayBuffer()).toString('hex')}`
    : await c.req.text()
}

/** The body as JSON. Its shape is checked before parsing, and it is parsed only once. */
function readOnce(body: string): () => unknown {
  let parsed: { value: unknown } | undefined
  return () => {
    parsed ??= { value: parse(body) }
    return parsed.value
  }
}

function parse(body: string): unknown {
  const problem = findShapeProblem(body)
  if (problem === 'too deep') throw restErrors.jsonTooDeep(jsonDepth)
  if (problem === 'too many values') throw restErrors.tooManyValues(jsonValues)
  try {
    return JSON.parse(body)
  } catch {
    throw restErrors.badJson()
  }
}

function readTarget(path: string): { kind: 'table' | 'rpc'; name: string } {
  if (/^\/rest\/v1\/?$/.test(path)) throw restErrors.noRoot()
  const [, rpc, name] = /^\/rest\/v1\/(rpc\/)?([^/]+)$/.exec(path) ?? []
  if (!name) throw restErrors.notFound()
  try {
    return { kind: rpc ? 'rpc' : 'table', name: decodeURIComponent(name) }
  } catch {
    throw restErrors.notFound()
  }
}

function readSchema(profile: string | undefined, schemas: readonly string[]): string {
  const schema = profile ?? schemas[0] ?? 'public'
  if (!schemas.includes(schema)) throw restErrors.unknownSchema(schema, schemas)
  return schema
}

function canonicalQuery(search: URLSearchParams): string {
  const sorted = new URLSearchParams(search)
  sorted.sort()
  return sorted.toString()
}

function readParameters(search: URLSearchParams) {
  const reserved = ['select', 'order', 'columns', 'on_conflict', 'limit', 'offset']
  const select = parseSelect(search.get('select') ?? '*')
  return {
    select: select.length > 0 ? select : [{ kind: 'all' } as const],
    order: search.has('order') ? parseOrder(search.get('order') ?? '') : [],
    columns: readNames(search.get('columns'), 'columns'),
    onConflict: readNames(search.get('on_conflict'), 'on_conflict'),
    parameters: [...search].filter(([name]) => !reserved.includes(name)),
  }
}

function readNames(text: string | null, subject: string): string[] | undefined {
  if (!text) return undefined
  const scanner = new Scanner(text, subject)
  const names: string[] = []
  do {
    scanner.match(/\s*/y)
    names.push(readName(scanner))
    scanner.match(/\s*/y)
  } while (scanner.accept(','))
  scanner.expectEnd()
  return [...new Set(names)]
}

/** limit and offset, or the older Range header; the parameters take precedence. */
function readWindow(
  search: URLSearchParams,
  range: string | undefined,
): { limit: number | undefined; offset: number } {
  const [, first, last] = /^(\d{1,15})-(\d{0,15})$/.exec(range ?? '') ?? []
  if (first && last && Number(last) < Number(first))
    throw restErrors.unsatisfiableRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  const offset = readNumber(search.get('offset'), 'offset') ?? (first ? Number(first) : 0)
  const limit =
    readNumber(search.get('limit'), 'limit') ?? (first && last ? Number(last) - Number(first) + 1 : undefined)
  return { limit, offset }
}

function readNumber(text: string | null, subject: string): number | undefined {
  if (text === null || text === '') return undefined
  if (!/^-?\d{1,15}$/.test(text)) throw restErrors.unparsable(subject, text, 0, 'expecting a whole number')
  const value = Number(text)
  if (value < 0) {
    throw restErrors.unsatisfiableRange(
      `${subject === 'limit' ? 'Limit' : 'Offset'} should be greater than or equal to zero.`,
    )
  }
  return value
}
