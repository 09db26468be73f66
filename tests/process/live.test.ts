// Live pages on two processes of one PostgreSQL: what is sent in one arrives in the other, and what happens when one of the three goes down.
import type { RealtimeChannel } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { resyncMessage } from '#server/realtime/change-feed.ts'
import { subscribe } from '#tests/support/live.ts'
import { LiveProcesses } from '#tests/support/live-processes.ts'
import type { ServerProcess } from '#tests/support/server-process.ts'

let live: LiveProcesses
beforeAll(async () => {
  live = await LiveProcesses.start()
})
afterAll(() => live.stop())

const pair = (): [ServerProcess, ServerProcess] =>
  [live.servers[0], live.servers[1]] as [ServerProcess, ServerProcess]

const room = (server: ServerProcess, sub: string, topic: string, key = sub): RealtimeChannel =>
  live
    .connect(server, sub)
    .channel(topic, { config: { presence: { key, enabled: true }, broadcast: { ack: true } } })

const saved = async (owner: string, workspace: string, title: string): Promise<string> =>
  (
    await live.db.query(
      'insert into content (user_id, workspace_id, title, content) values ($1, $2, $3, $4) returning id',
      [owner, workspace, title, 'text'],
    )
  ).rows[0].id

/** Sockets in the room "crowd" of one process; each hundredth shows its presence. */
async function joinAll(server: ServerProcess, count: number) {
  const crowd = Array.from({ length: count }, (_, index) => {
    const socket = new WebSocket(live.socketUrl(server))
    socket.on('error', () => {})
    const closed = new Promise<number>((resolve) => socket.on('close', resolve))
    const config = { presence: { key: `guest ${index}`, enabled: index % 100 === 0 } }
    socket.once('open', () =>
      socket.send(JSON.stringify(['1', '1', 'realtime:crowd', 'phx_join', { config }])),
    )
    const joined = new Promise<boolean>((resolve) =>
      socket.once('message', (data) => resolve(String(data).includes('"status":"ok"'))),
    )
    return { socket, closed, joined }
  })
  expect(new Set(await Promise.all(crowd.map(({ joined }) => joined)))).toEqual(new Set([true]))
  for (const { socket } of crowd.filter((_, index) => index % 100 === 0))
    socket.send(JSON.stringify(['1', '2', 'realtime:crowd', 'presence', { event: 'track', payload: {} }]))
  return crowd
}

describe('two processes', () => {
  it('carry short and long messages to each other, in order', async () => {
    const [one, other] = pair()
    const { id } = await live.createPerson()
    const sender = room(one, id, 'across')
    const listener = room(other, id, 'across')
    const received: string[] = []
    listener.on('broadcast', { event: 'x' }, ({ payload }) => received.push(payload.text))
    for (const channel of [sender, listener]) expect(await subscribe(channel)).toBe('SUBSCRIBED')
    const texts = ['short', 'long '.repeat(20_000), 'ünïcödé 👋'.repeat(1000), 'last']
    for (const text of texts) await sender.send({ type: 'broadcast', event: 'x', payload: { text } })
    await vi.waitFor(() => expect(received).toHaveLength(texts.length))
    expect(received).toEqual(texts)
  })

  it('show who is in the other one, also to those who come later', async () => {
    const [one, other] = pair()
    const { id } = await live.createPerson()
    const dana = room(one, id, 'desk', 'dana')
    await subscribe(dana)
    await dana.track({ at: 'lead' })
    const late = room(other, id, 'desk', 'late')
    await subscribe(late)
    await late.track({ at: 'quote' })
    for (const channel of [dana, late])
      await vi.waitFor(() => expect(Object.keys(channel.presenceState()).sort()).toEqual(['dana', 'late']))
    await dana.untrack()
    await vi.waitFor(() => expect(Object.keys(late.presenceState())).toEqual(['late']))
  })

  it('report a saved row on both sides', async () => {
    const { id, workspace } = await live.createPerson()
    const received: string[][] = [[], []]
    for (const [index, server] of pair().entries()) {
      const channel = live.connect(server, id).channel('rows')
      channel.on('postgres_changes', { event: '*', schema: 'public', table: 'content' }, ({ new: row }) =>
        received[index]?.push((row as { title: string }).title),
      )
      expect(await subscribe(channel)).toBe('SUBSCRIBED')
    }
    await saved(id, workspace, 'Launch')
    await vi.waitFor(() => expect(received).toEqual([['Launch'], ['Launch']]))
  })
})

describe('a database that restarts', () => {
  it('is followed again, and clients are told that they may have missed something', async () => {
    const [one] = pair()
    const { id, workspace } = await live.createPerson()
    const notices: string[] = []
    const channel = live.connect(one, id).channel('restart')
    channel
      .on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'content' }, ({ new: row }) =>
        notices.push((row as { title: string }).title),
      )
      .on('system', {}, ({ message }) => notices.push(message))
    expect(await subscribe(channel)).toBe('SUBSCRIBED')
    await live.restartDatabase()
    await vi.waitFor(() => expect(notices).toContain(resyncMessage))
    await vi.waitFor(async () => {
      await saved(id, workspace, 'After')
      expect(notices).toContain('After')
    })
    expect(channel.state).toBe('joined')
  })
})

describe('a process that ends', () => {
  it('by a kill signal loses its users after a while', async () => {
    const [one] = pair()
    const { id } = await live.createPerson()
    const third = await live.run()
    const stays = room(one, id, 'killed', 'stays')
    const goes = room(third, id, 'killed', 'goes')
    for (const channel of [stays, goes]) await subscribe(channel)
    await goes.track({})
    await vi.waitFor(() => expect(Object.keys(stays.presenceState())).toEqual(['goes']))
    third.child.kill('SIGKILL')
    await vi.waitFor(() => expect(stays.presenceState()).toEqual({}))
    await goes.socket.disconnect()
  })

  it('by a kill signal with 1,000 sockets doesn’t affect the others, and gets them all back when it restarts', async () => {
    const [one] = pair()
    const { id } = await live.createPerson()
    const third = await live.run()
    const watcher = room(one, id, 'crowd', 'watcher')
    const others: string[] = []
    watcher.on('broadcast', { event: 'x' }, ({ payload }) => others.push(payload.text))
    await subscribe(watcher)
    const crowd = await joinAll(third, 1000)
    await vi.waitFor(() => expect(Object.keys(watcher.presenceState())).toHaveLength(10))
    third.child.kill('SIGKILL')
    expect(new Set(await Promise.all(crowd.map(({ closed }) => closed)))).toEqual(new Set([1006]))
    await vi.waitFor(() => expect(watcher.presenceState()).toEqual({}))
    const sender = room(pair()[1], id, 'crowd', 'sender')
    await subscribe(sender)
    await sender.send({ type: 'broadcast', event: 'x', payload: { text: 'still here' } })
    await vi.waitFor(() => expect(others).toEqual(['still here']))
    const again = await joinAll(await live.run(new URL(third.url).port), 1000)
    await vi.waitFor(() => expect(Object.keys(watcher.presenceState())).toHaveLength(10))
    for (const { socket } of again) socket.terminate()
  })

  it('on request tells its clients, which reconnect to another one', async () => {
    const [one] = pair()
    const { id } = await live.createPerson()
    const third = await live.run()
    const channel = room(third, id, 'stopped', 'moves')
    const watcher = room(one, id, 'stopped', 'watcher')
    for (const each of [channel, watcher]) await subscribe(each)
    await channel.track({})
    await vi.waitFor(() => expect(Object.keys(watcher.presenceState())).toEqual(['moves']))
    const bare = new WebSocket(live.socketUrl(third))
    const closed = new Promise<number>((resolve) => bare.on('close', resolve))
    await new Promise((resolve) => bare.once('open', resolve))
    third.child.kill('SIGTERM')
    expect(await third.exited).toBe(0)
    expect(await closed).toBe(1012)
    await vi.waitFor(() => expect(watcher.presenceState()).toEqual({}))
    await live.run(new URL(third.url).port)
    await vi.waitFor(() => expect(channel.state).toBe('joined'))
  })
})
