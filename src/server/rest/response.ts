// Stage four: rows and counts as an HTTP response.
import { restErrors } from './errors.ts'
import type { Plan } from './plan.ts'
import type { Preferences } from './preferences.ts'
import type { RestRequest } from './request.ts'
import type { RestRow } from './sql.ts'

export type Result = Pick<RestRow, 'body' | 'rows' | 'inserted'> & { total: number | undefined }

export function respond(
  request: RestRequest,
  plan: Plan,
  result: Result,
  ending: Preferences['tx'],
): Response {
  const status = statusOf(request, plan, result)
  const body = request.method === 'HEAD' || !hasBody(request, plan) ? null : result.body
  return new Response(body, { status, headers: headersOf(request, plan, result, body !== null, ending) })
}

function hasBody(request: RestRequest, plan: Plan): boolean {
  if (plan.kind === 'read') return true
  if (plan.kind === 'call')
    return plan.invocation.routine.returns !== 'void' && request.preferences.return !== 'minimal'
  return request.preferences.return === 'representation'
}

function statusOf(request: RestRequest, plan: Plan, result: Result): number {
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

function headersOf(
  request: RestRequest,
  plan: Plan,
  result: Result,
  withBody: boolean,
  ending: Preferences['tx'],
): Headers {
  const headers = new Headers({ 'content-range': contentRange(request, plan, result) })
  if (withBody || request.method === 'HEAD') headers.set('content-type', contentType(request, plan))
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

function contentType(request: RestRequest, plan: Plan): string {
  const isScalar = plan.kind === 'call' && plan.invocation.routine.returns !== 'row'
  return isScalar ? 'application/json; charset=utf-8' : request.media.type
}

function contentRange(request: RestRequest, plan: Plan, { rows, total }: Result): string {
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
