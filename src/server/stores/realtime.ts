// What live pages ask the database: which tables announce changes, who sees a changed row, who may join a private channel, whose session
// is still there, and messages between processes.
import type { Caller, Db, Tx } from '#server/db/db.ts'
import { toText } from '#server/db/prepared-statements.ts'
import { quoteName, quoteTable } from '#server/db/quote.ts'

export interface WatchedColumn {
  name: string
  /** The type's name as the protocol has it, such as int4 or _text. */
  type: string
  /** The type in SQL. */
  sql: string
}

export interface WatchedTable {
  schema: string
  name: string
  keys: string[]
  /** What the role may read. */
  columns: WatchedColumn[]
}

/** The tables that announce their changes and that the role may read, at least in part. */
export async function readWatchedTables(db: Tx, role: Caller['role']): Promise<WatchedTable[]> {
  return db.query<WatchedTable & Record<string, unknown>>(
    `select n.nspname as schema, c.relname as name,
       (select json_agg(a.attname order by a.attnum) from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as keys,
       json_agg(json_build_object('name', a.attname, 'type', t.typname, 'sql', format_type(t.oid, null)) order by a.attnum) as columns
     from pg_trigger g
     join pg_class c on c.oid = g.tgrelid
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     join pg_type t on t.oid = a.atttypid
     where g.tgname = 'note_change' and has_column_privilege($1, c.oid, a.attnum, 'select')
     group by n.nspname, c.relname, c.oid`,
    [role],
  )
}

export interface ChangedRow {
  item: number
  /** Positions of the callers who see the row. */
  viewers: number[]
  record: Record<string, unknown>
  /** Which of the conditions are true. */
  matches: boolean[]
}

/** What is read of the changed rows of a table, and for whom. */
interface Wanted {
  table: Pick<WatchedTable, 'schema' | 'name'>
  /** Columns to read; all of them are known to be there and readable. */
  columns: readonly string[]
  conditions: readonly string[]
  operands: readonly unknown[]
  /** Texts of their claims. */
  callers: readonly string[]
}

/** The same as a statement, to be run with items. */
export interface RowReading {
  text: string
  callers: string
  operands: string
}

export function writeReading({ table, columns, conditions, operands, callers }: Wanted): RowReading {
  const selection = columns.map((column) => `t.${quoteName(column)}`).join(', ')
  const text = `select v.caller, v.sees, v.item,
      case when v.item is not null then (select to_jsonb(r) from (select ${selection}) as r) end as record,
      case when v.item is not null then array[${conditions.join(', ')}]::boolean[] end as matches
    from internal.${quoteName(`visible_${table.name}`)}($1, $2::text[]) as v, lateral (select (v.value).*) as t,
      (select $3::jsonb as list) as operands`
  return { text, callers: toText(callers) ?? '', operands: JSON.stringify(operands) }
}

/** No claims of its own: the functions switch to those of each caller. */
const asRole = (db: Db, role: Caller['role'], run: (tx: Tx) => Promise<unknown>) =>
  db.asCaller({ role, claims: {} }, run, { readOnly: true, address: 'realtime' })

export async function readChangedRows(
  db: Db,
  role: Caller['role'],
  { text, callers, operands }: RowReading,
  items: readonly Record<string, unknown>[],
): Promise<ChangedRow[]> {
  const rows = await asRole(db, role, (tx) => tx.query(text, [JSON.stringify(items), callers, operands]))
  return joinViewers(rows as (VisibleItems | ReadRow)[])
}

/** A caller, by position, and the items that they see. */
interface VisibleItems {
  caller: number
  sees: number[]
}
type ReadRow = Omit<ChangedRow, 'viewers'> & { caller: null }

function joinViewers(rows: readonly (VisibleItems | ReadRow)[]): ChangedRow[] {
  const viewers = new Map<number, number[]>()
  const read: ReadRow[] = []
  for (const row of rows) {
    if (row.caller === null) read.push(row)
    else
      for (const item of row.sees) {
        const others = viewers.get(item)
        if (others) others.push(row.caller)
        else viewers.set(item, [row.caller])
      }
  }
  return read.map(({ item, record, matches }) => ({
    item,
    record,
    matches,
    viewers: viewers.get(item) ?? [],
  }))
}

/** Which of the callers (by position) could see which of the deleted rows. */
export async function findDeletedViewers(
  db: Db,
  role: Caller['role'],
  ask: Pick<Wanted, 'table' | 'callers'> & { items: readonly Record<string, unknown>[] },
): Promise<{ caller: number; item: number }[]> {
  const rows = await asRole(db, role, (tx) =>
    tx.query('select * from internal.see_deleted($1::regclass, $2, $3)', [
      quoteTable(ask.table),
      JSON.stringify(ask.items),
      `[${ask.callers.join(',')}]`,
    ]),
  )
  return rows as { caller: number; item: number }[]
}

/** What a user may do on a private channel. */
export interface ChannelAccess {
  readsBroadcast: boolean
  readsPresence: boolean
  sendsBroadcast: boolean
  sendsPresence: boolean
}

/** The access of each request, by position. All of them have the same role. */
export async function readChannelAccess(
  db: Db,
  role: Caller['role'],
  requests: readonly { claims: object; topic: string }[],
): Promise<ChannelAccess[]> {
  const rows = (await asRole(db, role, (tx) =>
    tx.query('select * from internal.channel_access($1)', [JSON.stringify(requests)]),
  )) as Record<string, unknown>[]
  const byRequest = new Map(rows.map((row) => [row.request, row]))
  return requests.map((_, index) => {
    const row = byRequest.get(index)
    return {
      readsBroadcast: row?.reads_broadcast === true,
      readsPresence: row?.reads_presence === true,
      sendsBroadcast: row?.sends_broadcast === true,
      sendsPresence: row?.sends_presence === true,
    }
  })
}

/** Whether a value can be read as the type, without touching any table. */
export async function isValueOf(db: Db, sqlType: string, values: readonly string[]): Promise<boolean> {
  return db.query(`select count(value::${sqlType}) from unnest($1::text[]) as value`, [values]).then(
    () => true,
    (error: { code?: string }) => {
      if (/^22/.test(error.code ?? '')) return false
      throw error
    },
  )
}

/** The sessions that are still there, of accounts that are neither deleted nor banned. */
export async function findLiveSessions(db: Tx, sessions: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select s.id from auth.sessions s join auth.users u on u.id = s.user_id
     where s.id = any($1::uuid[]) and u.deleted_at is null and coalesce(u.banned_until <= now(), true)`,
    [sessions],
    'often',
  )
  return new Set(rows.map(({ id }) => id))
}

/** The accounts that are there, neither deleted nor banned. For tokens that name no session. */
export async function findLiveUsers(db: Tx, users: readonly string[]): Promise<Set<string>> {
  const rows = await db.query<{ id: string }>(
    `select u.id from auth.users u
     where u.id = any($1::uuid[]) and u.deleted_at is null and coalesce(u.banned_until <= now(), true)`,
    [users],
    'often',
  )
  return new Set(rows.map(({ id }) => id))
}

/** Sends notifications, in order, to every process that listens. */
export async function notify(db: Tx, channel: string, payloads: readonly string[]): Promise<void> {
  await db.query(
    'select count(pg_notify($1, payload)) from unnest($2::text[]) as payload',
    [channel, payloads],
    'often',
  )
}

/** Keeps a message that is too long for a notification; returns its id. */
export async function storePayload(db: Tx, payload: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    'insert into internal.realtime_payloads (payload) values ($1) returning id::text',
    [payload],
  )
  return row?.id ?? ''
}

export async function fetchPayload(db: Tx, id: string): Promise<string | undefined> {
  const [row] = await db.query<{ payload: string }>(
    'select payload from internal.realtime_payloads where id = $1::bigint',
    [id],
  )
  return row?.payload
}

export async function purgePayloads(db: Tx): Promise<void> {
  await db.query("delete from internal.realtime_payloads where created_at < now() - interval '1 minute'")
}
