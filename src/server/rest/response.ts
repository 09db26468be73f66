// Stage four: rows and counts as an HTTP response.
import { restErrors } from './errors.ts'
import type { Plan } from './plan.ts'
import type { Preferences } from './preferences.ts'
import type { RestRequest } from './request.ts'
import type { RestRow } from './sql.ts'

export type Result = Pick<RestRow, 'body' | 'rows' | 'inserted'> & { total: number | undefined }

/** A request, what was planned for it, what came of it, and how its transaction ended. */
interface Exchange {
  request: RestRequest
  plan: Plan
  result: Result
  ending: Preferences['tx']
}

export function respond(exchange: Exchange): Response {
  const headers = headersOf(exchange)
  const isHead = exchange.request.method === 'HEAD'
  const body = isHead || !hasBody(exchange) ? null : exchange.result.body
  if (isHead || body !== null) headers.set('content-type', contentType(exchange))
  return new Response(body, { status: statusOf(exchange), headers })
}

function hasBody({ request, plan }: Exchange): boolean {
  if (plan.kind === 'read') return true
  if (plan.kind === 'call')
    return plan.invocation.routine.returns !== 'void' && request.preferences.return !== 'minimal'
  return request.preferences.return === 'representation'
}

function statusOf({ request, plan, result }: Exchange): number {
  switch (plan.kind) {
    case 'read':
      return rangeStatus(plan.query.offset, result)
    case 'call':
      return plan.invocation.routine.returns === 'void' ? 204 : rangeStatus(plan.query.offset, result)
    case 'insert':
      return plan.conflict?.action === 'merge' && result.inserted === 0 ? 200 : 201
    default:
      return request.preferences.return === 'representation' ? 200 : 204
  }
}

/** 206 if there is more than this page; an offset past the end is an error. */
function rangeStatus(offset: number, { rows, total }: Result): number {
  if (total === undefined) return 200
  if (offset > total) {
    throw restErrors.unsatisfiableRange(
      `An offset of ${offset} was requested, but there are only ${total} rows.`,
    )
  }
  return rows < total ? 206 : 200
}

/** All but the type of the body. */
function headersOf(exchange: Exchange): Headers {
  const { request, plan, result, ending } = exchange
  const headers = new Headers({ 'content-range': contentRange(exchange) })
  if (plan.kind === 'read') headers.set('content-location', contentLocation(request))
  if (request.profiled) headers.set('content-profile', request.target.schema)
  if (hasLocation(request, plan)) headers.set('location', location(request, result))
  const applied = appliedPreferences({ ...request.preferences, tx: ending }, plan)
  if (applied) headers.set('preference-applied', applied)
  return headers
}

/** The Location of a single new row with a known key. */
export function hasLocation(request: RestRequest, plan: Plan): boolean {
  const one = plan.kind === 'insert' && plan.payload.rows === 1 && plan.table.primaryKey.length > 0
  return one && request.preferences.return === 'headers-only'
}

function location({ target }: RestRequest, { body }: Result): string {
  const [key = {}]: Record<string, string>[] = JSON.parse(body ?? '[]')
  const filters = Object.entries(key).map(
    ([name, value]) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(value)}`,
  )
  return `/${encodeURIComponent(target.name)}?${filters.join('&')}`
}

function contentType({ request, plan }: Exchange): string {
  const isScalar = plan.kind === 'call' && plan.invocation.routine.returns !== 'row'
  return isScalar ? 'application/json; charset=utf-8' : request.media.type
}

function contentRange({ request, plan, result: { rows, total } }: Exchange): string {
  const all = request.preferences.count ? String(total ?? rows) : '*'
  if (plan.kind === 'insert' || plan.kind === 'delete') return `*/${all}`
  const first = plan.kind === 'update' ? 0 : plan.query.offset
  return `${rows === 0 ? '*' : `${first}-${first + rows - 1}`}/${all}`
}

function contentLocation({ target, query }: RestRequest): string {
  return `/${encodeURIComponent(target.name)}${query && `?${query}`}`
}

function appliedPreferences(preferences: Preferences, plan: Plan): string {
  const isChange = plan.kind !== 'read' && plan.kind !== 'call'
  const strict = preferences.handling === 'strict'
  const applied = [
    plan.kind === 'insert' &&
      plan.conflict &&
      preferences.resolution &&
      `resolution=${preferences.resolution}`,
    plan.kind === 'insert' && preferences.missing && `missing=${preferences.missing}`,
    (isChange || plan.kind === 'call') && preferences.return && `return=${preferences.return}`,
    preferences.count && `count=${preferences.count}`,
    preferences.tx && `tx=${preferences.tx}`,
    preferences.handling && `handling=${preferences.handling}`,
    preferences.timezone && `timezone=${preferences.timezone}`,
    strict && preferences.maxAffected !== undefined && `max-affected=${preferences.maxAffected}`,
  ]
  return applied.filter(Boolean).join(', ')
}
