// What a channel may do: by policies if it is private, and which tables its postgres_changes may follow. Answers with a sentence for the
// client where it may not.
import type { Caller, Db } from '#server/db/db.ts'
import {
  type ChannelAccess,
  findLiveSessions,
  findLiveUsers,
  isValueOf,
  readChannelAccess,
  readWatchedTables,
  type WatchedTable,
} from '#server/stores/realtime.ts'
import { reasons } from './answers.ts'
import { type Binding, tableKey } from './change-feed.ts'
import { type ChangeRequest, type Condition, findProblem, readFilter } from './change-filters.ts'
import { type Identity, isLowerCaseUuid } from './identity.ts'

/** Everything, as on a channel that isn't private. */
const fullAccess: ChannelAccess = {
  readsBroadcast: true,
  readsPresence: true,
  sendsBroadcast: true,
  sendsPresence: true,
}

export const mayRead = ({ readsBroadcast, readsPresence }: ChannelAccess): boolean =>
  readsBroadcast || readsPresence

/** Whether the session, or the account, behind the token is still there. API keys have neither. */
export async function isLive(db: Db, { userId, sessionId }: Identity): Promise<boolean> {
  if (sessionId !== undefined) return (await findLiveSessions(db, [sessionId])).has(sessionId)
  return userId === undefined || (await findLiveUsers(db, [userId])).has(userId)
}

/** What somebody may do in a channel, or why nothing. */
export async function admit(
  db: Db,
  identity: Identity,
  { name, isPrivate, key }: { name: string; isPrivate: boolean; key: string },
): Promise<ChannelAccess | string> {
  const access = await readAccess(db, identity, name, isPrivate)
  if (!mayRead(access)) return reasons.forbidden(name)
  return isPrivate && (await isOthersId(db, key, identity)) ? reasons.presenceKey : access
}

/** Members are shown by name to each other, so nobody may use another account's ID as the key of their presence on a private channel. */
async function isOthersId(db: Db, key: string, { role, userId }: Identity): Promise<boolean> {
  const id = key.toLowerCase()
  if (role === 'service_role' || id === userId || !isLowerCaseUuid(id)) return false
  return (await findLiveUsers(db, [id])).has(id)
}

export async function readAccess(
  db: Db,
  identity: Identity,
  name: string,
  isPrivate: boolean,
): Promise<ChannelAccess> {
  if (!isPrivate) return fullAccess
  const [access] = await readChannelAccess(db, identity.role, [{ claims: identity.claims, topic: name }])
  return (
    access ?? { readsBroadcast: false, readsPresence: false, sendsBroadcast: false, sendsPresence: false }
  )
}

/** How long the list of tables is good for. A table that isn't in it is looked for again. */
const tablesMs = 60_000
const minRoundMs = 250

export class Tables {
  readonly #db: Db
  readonly #known = new Map<Caller['role'], { at: number; tables: Promise<WatchedTable[]> }>()

  constructor(db: Db) {
    this.#db = db
  }

  async find(role: Caller['role'], { schema, table }: ChangeRequest): Promise<WatchedTable[]> {
    const isWanted = (known: WatchedTable) =>
      known.schema === schema && (table === undefined || known.name === table)
    const found = (await this.#read(role, tablesMs)).filter(isWanted)
    return found.length > 0 ? found : (await this.#read(role, minRoundMs)).filter(isWanted)
  }

  #read(role: Caller['role'], goodMs: number): Promise<WatchedTable[]> {
    const known = this.#known.get(role)
    const now = performance.now()
    if (known && now - known.at < goodMs) return known.tables
    const tables = readWatchedTables(this.#db, role)
    tables.catch(() => this.#known.delete(role))
    this.#known.set(role, { at: now, tables })
    return tables
  }
}

/** The tables and conditions of a request, or why it can't be followed. */
export async function bindRequest(
  db: Db,
  tables: Tables,
  { role }: Identity,
  request: ChangeRequest,
): Promise<Pick<Binding, 'conditions' | 'tables'> | string> {
  const found = await tables.find(role, request)
  if (found.length === 0) return `You can’t listen to changes in ${request.schema}.${request.table ?? '*'}`
  const conditions = request.filter === undefined ? [] : readFilter(request.filter)
  if (typeof conditions === 'string') return conditions
  if (conditions.length > 0 && request.table === undefined) return 'A filter needs a table'
  const problem = await findMismatch(db, found[0], request, conditions)
  if (problem !== undefined) return problem
  return { conditions, tables: new Map(found.map((each) => [tableKey(each.schema, each.name), each])) }
}

/** What in the request does not fit the table. */
async function findMismatch(
  db: Db,
  table: WatchedTable | undefined,
  { select }: ChangeRequest,
  conditions: readonly Condition[],
): Promise<string | undefined> {
  if (!table) return undefined
  const problem = findProblem(conditions, table) ?? findUnknown(select, table)
  if (problem !== undefined) return problem
  for (const condition of conditions)
    if (!(await hasValidValues(db, condition, table)))
      return `The filter’s value does not fit the column “${condition.column}”`
  return undefined
}

function findUnknown(select: readonly string[] | undefined, { columns }: WatchedTable): string | undefined {
  const unknown = select?.find((name) => !columns.some((column) => column.name === name))
  return unknown === undefined ? undefined : `There is no column “${unknown.slice(0, 63)}” to select`
}

async function hasValidValues(
  db: Db,
  { column, operator, values }: Condition,
  { columns }: WatchedTable,
): Promise<boolean> {
  const type = columns.find(({ name }) => name === column)?.sql
  return operator === 'is' || type === undefined || isValueOf(db, type, values)
}
