// Channels of the real client over real sockets, in both of its framings: join and leave, messages to all, who is there.
import { describe, expect, it, vi } from 'vitest'
import { accessToken, signedInClient } from '#tests/support/client.ts'
import { subscribe, versions, withLiveApp } from '#tests/support/live.ts'
import { createTeam } from '#tests/support/workspaces.ts'

const live = withLiveApp()

const names = { count: 0 }
const newTopic = () => {
  names.count += 1
  return `room-${names.count}`
}

describe.each(versions)('a channel of the client with framing %s', (vsn) => {
  it('is joined and left', async () => {
    const client = live.connect(undefined, vsn)
    const channel = client.channel(newTopic())
    expect(await subscribe(channel)).toBe('SUBSCRIBED')
    await vi.waitFor(() => expect(live.app.realtime.sockets).toBe(1))
    expect(await channel.unsubscribe()).toBe('ok')
  })

  it('carries messages to others, and to the sender only if asked to', async () => {
    const topic = newTopic()
    const heard: Record<string, unknown[]> = { sender: [], echo: [], other: [] }
    const join = async (name: string, self: boolean) => {
      const channel = live
        .connect(undefined, vsn)
        .channel(topic, { config: { broadcast: { self, ack: true } } })
      channel.on('broadcast', { event: 'greeting' }, ({ payload }) => heard[name]?.push(payload))
      expect(await subscribe(channel)).toBe('SUBSCRIBED')
      return channel
    }
    const [sender, echo] = [await join('sender', false), await join('echo', true), await join('other', false)]
    expect(await sender.send({ type: 'broadcast', event: 'greeting', payload: { text: 'Grüße 👋' } })).toBe(
      'ok',
    )
    expect(await echo.send({ type: 'broadcast', event: 'greeting', payload: { text: 'again' } })).toBe('ok')
    await vi.waitFor(() => expect(heard.other).toHaveLength(2))
    expect(heard).toEqual({
      sender: [{ text: 'again' }],
      echo: [{ text: 'Grüße 👋' }, { text: 'again' }],
      other: [{ text: 'Grüße 👋' }, { text: 'again' }],
    })
  })

  it('shows who is there, who comes, changes and goes', async () => {
    const topic = newTopic()
    const seen: string[] = []
    const watcher = live.connect(undefined, vsn).channel(topic, { config: { presence: { key: 'watcher' } } })
    watcher
      .on('presence', { event: 'join' }, ({ key, newPresences }) =>
        seen.push(`+${key} ${newPresences[0]?.at}`),
      )
      .on('presence', { event: 'leave' }, ({ key, leftPresences }) =>
        seen.push(`-${key} ${leftPresences[0]?.at}`),
      )
    expect(await subscribe(watcher)).toBe('SUBSCRIBED')
    const client = live.connect(undefined, vsn)
    const dana = client.channel(topic, { config: { presence: { key: 'dana' } } })
    expect(await subscribe(dana)).toBe('SUBSCRIBED')
    expect(await dana.track({ at: 'headline' })).toBe('ok')
    await vi.waitFor(() => expect(Object.keys(watcher.presenceState())).toEqual(['dana']))
    expect(await dana.track({ at: 'lead' })).toBe('ok')
    await vi.waitFor(() => expect(watcher.presenceState()).toMatchObject({ dana: [{ at: 'lead' }] }))
    expect(await dana.untrack()).toBe('ok')
    await vi.waitFor(() => expect(watcher.presenceState()).toEqual({}))
    await dana.track({ at: 'quote' })
    await client.realtime.disconnect()
    await vi.waitFor(() => expect(seen.at(-1)).toBe('-dana quote'))
    expect(seen[0]).toBe('+dana headline')
  })

  it('tells a new client who is already there', async () => {
    const topic = newTopic()
    const first = live.connect(undefined, vsn).channel(topic, { config: { presence: { key: 'first' } } })
    await subscribe(first)
    await first.track({ at: 'desk' })
    const second = live.connect(undefined, vsn).channel(topic)
    second.on('presence', { event: 'sync' }, () => {})
    await subscribe(second)
    await vi.waitFor(() => expect(second.presenceState()).toMatchObject({ first: [{ at: 'desk' }] }))
  })

  it('takes a message over HTTP', async () => {
    const topic = newTopic()
    const heard: unknown[] = []
    const listener = live.connect(undefined, vsn).channel(topic)
    listener.on('broadcast', { event: '*' }, ({ event, payload }) => heard.push([event, payload]))
    await subscribe(listener)
    const sender = live.connect(undefined, vsn).channel(topic)
    expect(await sender.httpSend('new/one', { n: 1 })).toEqual({ success: true })
    const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {})
    expect(await sender.send({ type: 'broadcast', event: 'old', payload: { n: 2 } })).toBe('ok')
    quiet.mockRestore()
    await vi.waitFor(() =>
      expect(heard).toEqual([
        ['new/one', { n: 1 }],
        ['old', { n: 2 }],
      ]),
    )
  })
})

describe('a channel', () => {
  it('carries bytes, between clients of the newer framing', async () => {
    const topic = newTopic()
    const heard: unknown[] = []
    const listener = live.connect().channel(topic)
    listener.on('broadcast', { event: 'bytes' }, ({ payload }) => heard.push(payload))
    await subscribe(listener)
    const sender = live.connect().channel(topic)
    await subscribe(sender)
    await sender.send({ type: 'broadcast', event: 'bytes', payload: new Uint8Array([1, 2, 255]).buffer })
    await sender.httpSend('bytes', new Uint8Array([7]).buffer)
    await vi.waitFor(() => expect(heard).toHaveLength(2))
    expect(heard.map((bytes) => [...new Uint8Array(bytes as ArrayBuffer)])).toEqual([[1, 2, 255], [7]])
  })

  it('is another one when it is private', async () => {
    const { app } = live
    const { id, token } = await signedInClient(app)
    const [workspace] = await app.db.query<{ id: string }>(
      'select id from workspaces where personal_of = $1',
      [id],
    )
    const topic = `workspace:${workspace?.id}`
    const heard: string[] = []
    const join = async (isPrivate: boolean, name: string) => {
      const channel = live.connect(token).channel(topic, { config: { private: isPrivate } })
      channel.on('broadcast', { event: 'x' }, () => heard.push(name))
      expect(await subscribe(channel)).toBe('SUBSCRIBED')
      return channel
    }
    await join(false, 'public')
    await join(true, 'private')
    const sender = await join(true, 'sender')
    await sender.send({ type: 'broadcast', event: 'x', payload: {} })
    await vi.waitFor(() => expect(heard).toEqual(['private']))
  })

  it('stores no message, and says so', async () => {
    const { workspace, people } = await createTeam(live.app.db)
    const client = live.connect(await accessToken(live.app, { sub: people.owner.id }))
    const channel = client.channel(`workspace:${workspace}`, { config: { private: true } })
    expect(await subscribe(channel)).toBe('SUBSCRIBED')
    const message = { type: 'broadcast', event: 'x', payload: {} } as const
    const acknowledging = live
      .connect(await accessToken(live.app, { sub: people.owner.id }))
      .channel(`workspace:${workspace}`, { config: { private: true, broadcast: { ack: true } } })
    expect(await subscribe(acknowledging)).toBe('SUBSCRIBED')
    expect(await acknowledging.send({ ...message, persist: true })).toBe('Messages can’t be stored here')
    expect(await acknowledging.send(message)).toBe('ok')
    for (const persist of [true, { ttl: 60 }])
      await expect(channel.httpSend('x', {}, { persist })).rejects.toThrow('Messages can’t be stored here.')
    expect(await channel.httpSend('x', {})).toEqual({ success: true })
  })

  it('says when it hears of what other processes send, if asked to', async () => {
    const told: unknown[] = []
    const channel = live
      .connect()
      .channel(newTopic(), { config: { broadcast: { replication_ready: true } } })
      .on('system', {}, ({ status, message }) => told.push([status, message]))
    await subscribe(channel)
    await vi.waitFor(() => expect(told).toEqual([['ok', 'Replication connection established']]))
  })

  it('answers the heartbeat', async () => {
    const client = live.connect()
    const beats: string[] = []
    client.realtime.onHeartbeat((status) => beats.push(status))
    await subscribe(client.channel(newTopic()))
    await client.realtime.sendHeartbeat()
    await vi.waitFor(() => expect(beats).toEqual(['sent', 'ok']))
  })
})
