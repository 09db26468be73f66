// postgres_changes of the real client: which changes of which rows each listener gets to see.
import type { RealtimePostgresChangesFilter, RealtimePostgresChangesPayload } from '@supabase/supabase-js'
import { describe, expect, it, vi } from 'vitest'
import { resyncMessage } from '#server/realtime/change-feed.ts'
import { accessToken } from '#tests/support/client.ts'
import { subscribe, type Version, versions, withLiveApp } from '#tests/support/live.ts'
import type { Person } from '#tests/support/people.ts'
import { createTeam, idOf } from '#tests/support/workspaces.ts'

const live = withLiveApp()

type Payload = RealtimePostgresChangesPayload<Record<string, unknown>>
type Ask = Partial<Omit<RealtimePostgresChangesFilter<'*'>, 'event'>> & { event?: string }

const tokenOf = ({ id }: Person) => accessToken(live.app, { sub: id })

/** Listens as the person, and returns what they hear. */
async function listen(person: Person, ask: Ask, vsn: Version = '2.0.0'): Promise<Payload[]> {
  const heard: Payload[] = []
  const channel = live.connect(await tokenOf(person), vsn).channel(crypto.randomUUID())
  const filter = { event: '*', schema: 'public', ...ask } as RealtimePostgresChangesFilter<'*'>
  channel.on('postgres_changes', filter, (payload) => heard.push(payload as Payload))
  expect(await subscribe(channel)).toBe('SUBSCRIBED')
  return heard
}

const saveIn = (person: Person, workspace: string, title: string) =>
  idOf(person, "select id from save_document('text', title => $1, workspace_id => $2)", [title, workspace])

describe.each(versions)('with framing %s', (vsn) => {
  it('a member receives a row that is added, changed and deleted, a stranger does not', async () => {
    const { workspace, people } = await createTeam(live.app.db)
    const viewer = await listen(people.viewer, { table: 'content' }, vsn)
    const stranger = await listen(people.stranger, { table: 'content' }, vsn)
    const id = await saveIn(people.editor, workspace, 'Launch')
    await vi.waitFor(() => expect(viewer).toHaveLength(1))
    await people.editor.query("update content set title = 'Launch day' where id = $1", [id])
    await vi.waitFor(() => expect(viewer).toHaveLength(2))
    await people.editor.query('delete from content where id = $1', [id])
    await vi.waitFor(() => expect(viewer).toHaveLength(3))
    expect(viewer.map(({ eventType, table }) => [eventType, table])).toEqual([
      ['INSERT', 'content'],
      ['UPDATE', 'content'],
      ['DELETE', 'content'],
    ])
    expect(viewer[0]?.new).toMatchObject({ id, title: 'Launch', workspace_id: workspace, labels: [] })
    expect(viewer[1]).toMatchObject({ new: { title: 'Launch day' }, old: { id } })
    // Of a deleted row nothing but its key is told.
    expect(viewer[2]).toMatchObject({ new: {}, old: { id } })
    expect(Object.keys(viewer[2]?.old ?? {})).toEqual(['id'])
    // What comes last, on a row of their own, is all that the stranger receives.
    const own = await idOf(people.stranger, "select id from save_document('mine', title => 'Mine')")
    await vi.waitFor(() => expect(stranger.map(({ new: row }) => (row as { id: string }).id)).toEqual([own]))
  })
})

describe('a listener', () => {
  it('receives the events and rows it asked for', async () => {
    const { workspace, people, document } = await createTeam(live.app.db)
    const { owner, editor } = people
    const inserted = await listen(owner, { table: 'content', event: 'INSERT' })
    const filters = [
      `id=eq.${document}`,
      'title=neq.Kept',
      'title=in.(Kept,"a, b")',
      'labels=eq.{}',
      'labels=eq.{Launch}',
      'updated_at=gt.2020-01-01',
      'updated_at=lt.2020-01-01',
      'embargo_until=is.null,title=not.eq.Kept',
      `workspace_id=eq.${workspace}`,
    ]
    const heard = await Promise.all(filters.map((filter) => listen(owner, { table: 'content', filter })))
    await editor.query("update content set status = 'approved' where id = $1", [document])
    await saveIn(editor, workspace, 'a, b')
    await saveIn(editor, workspace, 'Last')
    await vi.waitFor(() => expect(heard.at(-1)).toHaveLength(3))
    const titles = (payloads: Payload[]) => payloads.map(({ new: row }) => (row as { title: string }).title)
    await vi.waitFor(() => expect(titles(inserted)).toEqual(['a, b', 'Last']))
    expect(Object.fromEntries(filters.map((filter, index) => [filter, titles(heard[index] ?? [])]))).toEqual({
      [`id=eq.${document}`]: ['Kept'],
      'title=neq.Kept': ['a, b', 'Last'],
      'title=in.(Kept,"a, b")': ['Kept', 'a, b'],
      'labels=eq.{}': ['a, b', 'Last'],
      'labels=eq.{Launch}': ['Kept'],
      'updated_at=gt.2020-01-01': ['Kept', 'a, b', 'Last'],
      'updated_at=lt.2020-01-01': [],
      'embargo_until=is.null,title=not.eq.Kept': ['a, b', 'Last'],
      [`workspace_id=eq.${workspace}`]: ['Kept', 'a, b', 'Last'],
    })
  })

  it('receives a deleted row by the ids it had', async () => {
    const { workspace, people, document } = await createTeam(live.app.db)
    const here = await listen(people.owner, { table: 'content', filter: `workspace_id=eq.${workspace}` })
    const elsewhere = await listen(people.owner, {
      table: 'content',
      filter: `workspace_id=eq.${crypto.randomUUID()}`,
    })
    await people.owner.query('delete from content where id = $1', [document])
    await vi.waitFor(() => expect(here).toHaveLength(1))
    expect(elsewhere).toEqual([])
  })

  it('gets only the columns it selects', async () => {
    const { workspace, people } = await createTeam(live.app.db)
    const heard = await listen(people.viewer, { table: 'content', select: ['updated_at'] })
    const id = await saveIn(people.editor, workspace, 'Short')
    const own = () => heard.filter(({ new: row }) => (row as { id?: string }).id === id)
    await vi.waitFor(() => expect(own()).not.toEqual([]))
    expect(own()[0]?.new).toEqual({ id, updated_at: expect.any(String) })
  })

  it('receives every table of a schema, never columns it may not read', async () => {
    const { workspace, people } = await createTeam(live.app.db)
    // What making the team announced may arrive late.
    const heard = await listen(people.owner, { event: 'UPDATE' })
    await live.app.db.query("update invitations set role = 'viewer' where workspace_id = $1", [workspace])
    await people.owner.query("update workspaces set name = 'New name' where id = $1", [workspace])
    const others = () => heard.filter(({ table }) => table !== 'content')
    await vi.waitFor(() => expect(others()).toHaveLength(2))
    expect(others().map(({ table }) => table)).toEqual(['invitations', 'workspaces'])
    expect(others()[0]?.new).toMatchObject({ role: 'viewer' })
    expect(JSON.stringify(others()[0])).not.toContain('hash')
  })

  it('tells the requests of one channel apart, beside others who asked for the same', async () => {
    const { workspace, people } = await createTeam(live.app.db)
    const heard: string[] = []
    for (const person of [people.owner, people.viewer]) {
      const channel = live.connect(await tokenOf(person)).channel('the same name')
      const on = (filter: object, word: string) =>
        channel.on('postgres_changes', { schema: 'public', table: 'content', ...filter } as never, () =>
          heard.push(`${person === people.owner ? 'owner' : 'viewer'} ${word}`),
        )
      on({ event: 'DELETE' }, 'deleted')
      on({ event: '*', filter: 'title=eq.First' }, 'first')
      on({ event: 'INSERT', filter: 'title=eq.Second' }, 'second')
      expect(await subscribe(channel)).toBe('SUBSCRIBED')
    }
    await saveIn(people.editor, workspace, 'First')
    await vi.waitFor(() => expect(heard.splice(0).toSorted()).toEqual(['owner first', 'viewer first']))
    await saveIn(people.editor, workspace, 'Second')
    await vi.waitFor(() => expect(heard.splice(0).toSorted()).toEqual(['owner second', 'viewer second']))
  })

  it('receives the columns that the bearer of its newest token may read', async () => {
    const { workspace, people } = await createTeam(live.app.db)
    const tokens = [live.app.keys.serviceRoleKey, await tokenOf(people.owner)]
    const client = live.connect(() => tokens[0] ?? '')
    const heard: Payload[] = []
    const channel = client.channel('roles')
    const filter = { event: '*', schema: 'public', table: 'invitations' } as const
    const told: unknown[] = []
    channel.on('postgres_changes', filter, (payload) => heard.push(payload as Payload))
    channel.on('system', {}, ({ message }: { message: string }) => told.push(message))
    expect(await subscribe(channel)).toBe('SUBSCRIBED')
    // Each invitation is waited for by its own address: an earlier one may arrive late.
    const showsCode = async () => {
      const word = crypto.randomUUID()
      told.length = 0
      await live.app.db.query(
        `insert into invitations (workspace_id, email, role, token_hash, code_hash, expires_at)
         values ($1, $2 || '@example.test', 'editor', $2, $2, now() + interval '1 day')`,
        [workspace, word],
      )
      const find = () => heard.find(({ new: row }) => (row as { email?: string }).email?.startsWith(word))
      // A row that is read while the token changes is not passed on, and the listener is told to reload.
      await vi.waitFor(() => expect(find() !== undefined || told.includes(resyncMessage)).toBe(true))
      const { new: row } = find() ?? {}
      expect(row).toBeDefined()
      return Object.keys(row ?? {}).includes('code_hash')
    }
    expect(await showsCode()).toBe(true)
    tokens.shift()
    await client.realtime.setAuth()
    await vi.waitFor(async () => expect(await showsCode()).toBe(false))
  })

  it('receives nothing more of a workspace that it was removed from', async () => {
    const { workspace, people } = await createTeam(live.app.db)
    const heard = await listen(people.viewer, { table: 'content' })
    await people.owner.query('delete from workspace_members where user_id = $1', [people.viewer.id])
    await saveIn(people.editor, workspace, 'Secret')
    await idOf(people.viewer, "select id from save_document('mine', title => 'Mine')")
    await vi.waitFor(() => expect(heard.length).toBeGreaterThan(0))
    expect(heard.map(({ new: row }) => (row as { title: string }).title)).toEqual(['Mine'])
  })

  it('gets a very long row without its long values', async () => {
    const { people, document } = await createTeam(live.app.db)
    const heard = await listen(people.viewer, { table: 'content' })
    await people.editor.query("update content set content = repeat('long ', 300000) where id = $1", [
      document,
    ])
    await vi.waitFor(() => expect(heard).toHaveLength(1))
    expect(heard[0]).toMatchObject({ errors: ['Error 413: Payload Too Large'], new: { id: document } })
    expect(heard[0]?.new).not.toHaveProperty('content')
  })
})

describe('is refused, with the reason', () => {
  const refusal = async (ask: Ask, token?: string) => {
    const channel = live.connect(token).channel(crypto.randomUUID())
    const filter = { event: '*', schema: 'public', ...ask } as RealtimePostgresChangesFilter<'*'>
    channel.on('postgres_changes', filter, () => {})
    return subscribe(channel)
  }
  const forUser = async (ask: Ask) =>
    refusal(ask, await tokenOf((await createTeam(live.app.db)).people.owner))

  it('to a visitor', async () => {
    expect(await refusal({ table: 'content' })).toBe('You can’t listen to changes in public.content')
  })

  it.each<[string, Ask, string]>([
    ['a table that is not there', { table: 'nothing' }, 'You can’t listen to changes in public.nothing'],
    ['a schema of our own', { schema: 'auth', table: 'users' }, 'You can’t listen to changes in auth.users'],
    [
      'an unknown event',
      { table: 'content', event: 'TRUNCATE' },
      'The event must be *, INSERT, UPDATE or DELETE',
    ],
    ['an unknown column', { table: 'content', filter: 'x=eq.1' }, 'There is no column “x” to filter by'],
    ['a column to select', { table: 'content', select: ['x'] }, 'There is no column “x” to select'],
    [
      'a hidden column',
      { table: 'invitations', filter: 'token_hash=eq.1' },
      'There is no column “token_hash” to filter by',
    ],
    ['no filter', { table: 'content', filter: 'x' }, '“x” is not a filter such as id=eq.1'],
    [
      'a pattern',
      { table: 'content', filter: 'title=match.(a+)+$' },
      'The filter operator “match” is not available here',
    ],
    [
      'a value of another type',
      { table: 'content', filter: 'id=eq.1' },
      'The filter’s value does not fit the column “id”',
    ],
    [
      'SQL',
      { table: 'content', filter: "id=eq.1'; drop table content; --" },
      'The filter’s value does not fit the column “id”',
    ],
    ['a filter without a table', { filter: 'id=eq.1' }, 'A filter needs a table'],
  ])('%s', async (_, ask, reason) => {
    expect(await forUser(ask)).toBe(reason)
  })
})
