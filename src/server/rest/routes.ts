// The /rest/v1 API: request -> plan -> sql -> response, each in one transaction as the caller.
import { type Context, Hono } from 'hono'
import { workspaceRoom } from '#server/config/storage.ts'
import { DbError, type Tx } from '#server/db/db.ts'
import { quoteName } from '#server/db/quote.ts'
import type { Deps } from '#server/deps.ts'
import { createApiApp, limitBody } from '#server/http/api-app.ts'
import { isTimeout } from '#server/http/api-error.ts'
import { readCaller } from '#server/http/caller.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/env.ts'
import { openCors } from '#server/http/open-cors.ts'
import { countedWords } from './count-words.ts'
import { fromDatabase } from './database-errors.ts'
import { deleteScope } from './delete-scope.ts'
import { RestError, renderRestError, restErrors } from './errors.ts'
import { limits } from './limits.ts'
import { makePlan, type Plan } from './plan.ts'
import { type RestRequest, readRequest } from './request.ts'
import { hasLocation, type Result, respond } from './response.ts'
import { chooseEnding, RolledBack, undo } from './rollback.ts'
import { createSchemaCache, type SchemaCache } from './schema-cache.ts'
import { type RestRow, renderPlan } from './sql.ts'

const api = { name: 'rest', errors: restErrors, render: renderRestError }

export function restRoutes(deps: Deps): Hono<AppEnv> {
  const cache = createSchemaCache(deps.db, deps.config.restSchemas)
  const apiApp = createApiApp(api, deps.log, (app) => {
    app.all('/*', (c) => answer(c, deps, cache))
  })
  // Outermost, so that browsers can read every error, including that of a body that is too large.
  return new Hono<AppEnv>().use(restCors).route('/', apiApp)
}

const restCors = openCors({
  allowMethods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
  exposeHeaders: [
    'Content-Encoding',
    'Content-Location',
    'Content-Range',
    'Content-Type',
    'Date',
    'Location',
    'Server',
    'Transfer-Encoding',
    'Range-Unit',
  ],
})

async function answer(c: Context<AppEnv>, deps: Deps, cache: SchemaCache): Promise<Response> {
  const caller = await readCaller(c, deps.tokens, restErrors)
  await limitBody(c, caller.role === 'anon' ? limits.visitorBodyBytes : limits.bodyBytes, restErrors)
  const request = await readRequest(c, deps.config.restSchemas)
  const plan = await planWithCache(request, cache, deps.config.restMaxRows)
  const readOnly = isReadOnly(request, plan)
  const ending = chooseEnding(request.preferences, readOnly, deps.config.restAllowRollback)
  try {
    const work = (tx: Tx) => run(tx, request, plan)
    const result = await deps.db.asCaller(caller, ending === 'rollback' ? (tx) => undo(tx, work) : work, {
      readOnly,
      address: clientAddress(c, deps.config),
      sentLength: request.body.length,
      settings: {
        ...(request.preferences.timezone && { TimeZone: request.preferences.timezone }),
        search_path: `${quoteName(request.target.schema)}, public`,
        'request.method': request.method,
        'request.path': c.req.path,
        'request.headers': JSON.stringify(c.req.header()),
        // A document's files move with it.
        ...workspaceRoom(deps.config.storage),
        ...countedWords(request),
        ...deleteScope(plan),
      },
    })
    return respond({ request, plan, result, ending })
  } catch (error) {
    if (error instanceof RolledBack) return respond({ request, plan, result: error.result as Result, ending })
    if (!(error instanceof DbError)) throw error
    // A known name no longer exists: read the catalog again before the next request.
    if (/^42(703|P01|883|704|725)$/.test(error.code)) await cache.refresh()
    throw isTimeout(error) ? error : fromDatabase(error, caller)
  }
}

/** An unknown name may be new: reads the catalog again before refusing it. */
async function planWithCache(request: RestRequest, cache: SchemaCache, maxRows: number): Promise<Plan> {
  const schema = await cache.current()
  try {
    return makePlan(request, schema, { maxRows })
  } catch (error) {
    const isMiss = error instanceof RestError && /^(PGRST20[245]|42703|42704)$/.test(error.code)
    if (!isMiss || !(await cache.refresh())) throw error
    return makePlan(request, await cache.current(), { maxRows })
  }
}

function isReadOnly(request: RestRequest, plan: Plan): boolean {
  return (
    request.method === 'GET' ||
    request.method === 'HEAD' ||
    (plan.kind === 'call' && plan.invocation.routine.readOnly)
  )
}

/** The format in which a new row's key is read back. */
const keyMedia = { format: 'array', stripNulls: false, type: '' } as const

async function run(tx: Tx, request: RestRequest, plan: Plan) {
  const { count, maxAffected, handling } = request.preferences
  const statement = renderPlan(plan, {
    media: hasLocation(request, plan) ? keyMedia : request.media,
    returning: request.preferences.return === 'representation' || hasLocation(request, plan),
    // Also for planned and estimated: the planner's estimate would reveal rows that the caller can't see.
    counted: count !== undefined,
  })
  const [row] = await tx.query<RestRow>(statement.text, statement.values)
  if (!row) throw new Error('The statement returned no rows.')
  if (row.too_long) throw restErrors.answerTooLong(limits.answerBytes / 1_000_000)
  const affects = plan.kind === 'update' || plan.kind === 'delete' || plan.kind === 'call'
  // Thrown inside the transaction, so that the change is undone.
  if (affects && handling === 'strict' && maxAffected !== undefined && row.rows > maxAffected) {
    throw restErrors.tooManyAffected(row.rows)
  }
  if (request.media.format === 'object' && row.rows !== 1 && wantsRows(request, plan))
    throw restErrors.notSingle(row.rows)
  return { ...row, total: count && (row.total === null ? row.rows : Number(row.total)) }
}

function wantsRows(request: RestRequest, plan: Plan): boolean {
  if (plan.kind === 'call') return plan.invocation.routine.returns === 'row'
  return plan.kind === 'read' || request.preferences.return === 'representation'
}
