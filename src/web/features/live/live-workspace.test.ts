import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeEach, expect, it, vi } from 'vitest'
import { LiveWorkspace } from './live-workspace.ts'

type Heard = (payload: Record<string, unknown>) => void

/** The client as far as a channel goes: what was asked of it, and ways to answer. */
function createClient() {
  const bindings: { type: string; filter: Record<string, unknown>; heard: Heard }[] = []
  const tracked: unknown[] = []
  const client = {
    bindings,
    tracked,
    removed: 0,
    shown: {} as Record<string, unknown[]>,
    follow: (_status: string) => {},
    isConnected: true,
    realtime: { setAuth: async () => {}, isConnected: () => client.isConnected },
    getChannels: () => [],
    removeChannel: async () => {
      client.removed += 1
      return 'ok'
    },
    channel: (topic: string, { config }: { config: unknown }) => {
      const channel = {
        topic,
        config,
        state: 'joined',
        on(type: string, filter: Record<string, unknown>, callback: Heard) {
          bindings.push({ type, filter, heard: callback })
          return channel
        },
        subscribe(follow: (status: string) => void) {
          client.follow = follow
          return channel
        },
        track: async (place: unknown) => tracked.push(place),
        presenceState: () => client.shown,
      }
      return channel
    },
    hear: (
      type: string,
      match: (filter: Record<string, unknown>) => boolean,
      payload: Record<string, unknown>,
    ) => {
      for (const binding of bindings)
        if (binding.type === type && match(binding.filter)) binding.heard(payload)
    },
  }
  return client
}

const test = { client: createClient(), onChange: vi.fn(), onMissed: vi.fn() }
beforeEach(() => {
  Object.assign(test, { client: createClient(), onChange: vi.fn(), onMissed: vi.fn() })
})

async function start(
  connect = async () => test.client as unknown as SupabaseClient,
  page: 'desk' | 'settings' = 'desk',
) {
  const { onChange, onMissed } = test
  const live = new LiveWorkspace({ page, userId: 'me', workspaceId: 'w', connect, onChange, onMissed })
  await live.start()
  return live
}

it('asks for no text: only ids, times and the status of rows of the workspace', async () => {
  await start()
  const asked = test.client.bindings
    .filter(({ type }) => type === 'postgres_changes')
    .map(({ filter }) => filter)
  expect(asked.map(({ table, filter }) => `${table} ${filter}`)).toEqual([
    'content workspace_id=eq.w',
    'trash workspace_id=eq.w',
    'clients workspace_id=eq.w',
    'assets workspace_id=eq.w',
    'workspace_members workspace_id=eq.w',
    'reviews workspace_id=eq.w',
    'comments workspace_id=eq.w',
    'client_texts undefined',
    'client_people undefined',
    'reviewers undefined',
    'decisions undefined',
    'workspaces id=eq.w',
    'profiles user_id=eq.me',
  ])
  expect(new Set(asked.flatMap(({ select }) => select))).toEqual(
    new Set(['id', 'updated_at', 'status', 'client_id', 'user_id']),
  )
})

it('passes changes on, with the key of a deleted row', async () => {
  await start()
  const isContent = ({ table }: Record<string, unknown>) => table === 'content'
  test.client.hear('postgres_changes', isContent, { new: { id: 'a', updated_at: 'now' }, old: { id: 'a' } })
  test.client.hear('postgres_changes', isContent, { new: {}, old: { id: 'b' } })
  expect(test.onChange.mock.calls).toEqual([
    ['content', { id: 'a', updated_at: 'now' }],
    ['content', { id: 'b' }],
  ])
})

it('shows where this tab is, when it has joined and whenever that changes', async () => {
  const live = await start()
  live.show({ documentId: 'a', part: 'lead', isIdle: false })
  test.client.follow('SUBSCRIBED')
  live.show({ documentId: undefined, part: undefined, isIdle: true })
  expect(test.client.tracked.at(-2)).toEqual({ document_id: 'a', part: 'lead', idle: false })
  expect(test.client.tracked.at(-1)).toEqual({ document_id: null, part: null, idle: true })
})

it('lists colleagues by their tabs, and no one once the connection is lost', async () => {
  const live = await start()
  test.client.follow('SUBSCRIBED')
  test.client.shown = {
    me: [{ document_id: 'a', idle: false }],
    dana: [
      { document_id: 'a', part: 'headline', idle: true },
      { document_id: null, idle: false },
    ],
    bo: [{ document_id: 7, part: 'lead', idle: true }],
    eve: [{ document_id: 'a', part: '<b>', idle: true }],
  }
  test.client.hear('presence', () => true, {})
  expect(live.colleagues.read()).toEqual([
    { userId: 'bo', documentIds: [], parts: {}, isIdle: true },
    { userId: 'dana', documentIds: ['a'], parts: { a: 'headline' }, isIdle: false },
    { userId: 'eve', documentIds: ['a'], parts: {}, isIdle: true },
  ])
  test.client.follow('CHANNEL_ERROR')
  expect(live.colleagues.read()).toEqual([])
})

it('reads again after a gap, and when the server says that something may be missing', async () => {
  await start()
  const system = (message: string) =>
    test.client.hear('system', () => true, { extension: 'postgres_changes', message })
  test.client.follow('SUBSCRIBED')
  system('Subscribed to PostgreSQL')
  expect(test.onMissed).not.toHaveBeenCalled()
  system('Some changes may be missing. Reload the page.')
  test.client.follow('SUBSCRIBED')
  expect(test.onMissed).toHaveBeenCalledTimes(2)
})

it('gives up in silence where sockets are blocked, and keeps trying where they worked', async () => {
  await start()
  for (let count = 0; count < 4; count += 1) test.client.follow('TIMED_OUT')
  expect(test.client.removed).toBe(1)
  test.client = createClient()
  await start()
  test.client.follow('SUBSCRIBED')
  for (let count = 0; count < 10; count += 1) test.client.follow('CHANNEL_ERROR')
  expect(test.client.removed).toBe(0)
})

it('joins again when the server closed the channel, a few times', async () => {
  vi.useFakeTimers()
  await start()
  test.client.follow('SUBSCRIBED')
  const joins = () => test.client.bindings.filter(({ type }) => type === 'presence').length
  for (let count = 0; count < 9; count += 1) {
    test.client.follow('CLOSED')
    await vi.advanceTimersByTimeAsync(60_000)
  }
  vi.useRealTimers()
  expect(joins()).toBe(6)
})

it('has everything read again when the server closed the channel: the user may have been removed', async () => {
  const live = await start()
  test.client.follow('SUBSCRIBED')
  expect(test.onMissed).not.toHaveBeenCalled()
  test.client.follow('CLOSED')
  expect(test.onMissed).toHaveBeenCalledOnce()
  live.stop()
})

it('has everything read again, once, when the server refuses a tab that comes back', async () => {
  await start()
  test.client.follow('CHANNEL_ERROR')
  expect(test.onMissed).not.toHaveBeenCalled()
  test.client.follow('SUBSCRIBED')
  test.client.isConnected = false
  for (let count = 0; count < 3; count += 1) test.client.follow('CHANNEL_ERROR')
  expect(test.onMissed).not.toHaveBeenCalled()
  test.client.isConnected = true
  for (let count = 0; count < 3; count += 1) test.client.follow('CHANNEL_ERROR')
  expect(test.onMissed).toHaveBeenCalledOnce()
})

it('tries again when the network is back', async () => {
  const live = await start(() => Promise.reject(new Error('offline')))
  live.resume()
  expect(test.client.bindings).toEqual([])
  const other = await start()
  for (let count = 0; count < 4; count += 1) test.client.follow('TIMED_OUT')
  const before = test.client.bindings.length
  other.resume()
  await vi.waitFor(() => expect(test.client.bindings.length).toBe(before * 2))
})

it('does nothing without a connection, and leaves when it is stopped', async () => {
  const offline = await start(() => Promise.reject(new Error('offline')))
  offline.stop()
  expect(test.client.removed).toBe(0)
  const live = await start()
  live.stop()
  test.client.follow('CLOSED')
  expect(test.client.removed).toBe(1)
})

it('tells settings of members, clients and kits, shows nobody there, and reads again what changed before it joined', async () => {
  await start(undefined, 'settings')
  const asked = test.client.bindings.filter(({ type }) => type === 'postgres_changes')
  expect(asked.map(({ filter: { table, filter } }) => `${table} ${filter}`)).toEqual([
    'clients workspace_id=eq.w',
    'assets workspace_id=eq.w',
    'workspace_members workspace_id=eq.w',
    'invitations workspace_id=eq.w',
    'client_texts undefined',
    'client_people undefined',
    'workspaces id=eq.w',
    'profiles user_id=eq.me',
  ])
  test.client.follow('SUBSCRIBED')
  expect(test.client.tracked).toEqual([])
  expect(test.onMissed).toHaveBeenCalledTimes(1)
})

it('joins only after the page before has left the channel', async () => {
  const left: string[] = []
  const old = { topic: 'realtime:workspace:w' }
  const client = Object.assign(test.client, {
    getChannels: () => [old, { topic: 'realtime:other' }],
    removeChannel: async (channel: { topic: string }) => {
      await Promise.resolve()
      left.push(channel.topic)
      return 'ok'
    },
  })
  await start()
  expect(left).toEqual([old.topic])
  expect(client.bindings.length).toBeGreaterThan(0)
})
