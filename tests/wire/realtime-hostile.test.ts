// What a client can try with frames that are valid: to exhaust the process, to stay after it was sent away, to pass for somebody else.
import { describe, expect, it, vi } from 'vitest'
import { limits } from '#server/realtime/limits.ts'
import { signUpConfirmed } from '#tests/support/accounts.ts'
import { accessToken } from '#tests/support/client.ts'
import { subscribe, withLiveApp } from '#tests/support/live.ts'
import { joinFrame, openRaw, type RawSocket } from '#tests/support/raw-socket.ts'
import { createTeam } from '#tests/support/workspaces.ts'

const live = withLiveApp()

const frame = (joinRef: string, ref: string | null, topic: string, event: string, payload: unknown) =>
  JSON.stringify([joinRef, ref, `realtime:${topic}`, event, payload])

async function openIn(topic: string, payload: unknown = {}): Promise<RawSocket> {
  const raw = await openRaw(live.app)
  raw.socket.send(joinFrame('1', `realtime:${topic}`, payload))
  await vi.waitFor(() => expect(raw.received[0]).toContain('"ok"'))
  return raw
}

const answerTo = async ({ received }: RawSocket, ref: string): Promise<string> => {
  const find = () => received.find((text) => text.startsWith('[') && JSON.parse(text)[1] === ref)
  await vi.waitFor(() => expect(find()).toBeDefined())
  return find() ?? ''
}

const tokenOf = (sub: string) => accessToken(live.app, { sub })

describe('a visitor', () => {
  it('with many sockets in one room is limited as one, and others are not', async () => {
    const person = live
      .connect(await tokenOf((await createTeam(live.app.db)).people.owner.id))
      .channel('crowd', { config: { broadcast: { ack: true } } })
    expect(await subscribe(person)).toBe('SUBSCRIBED')
    const crowd = await Promise.all(Array.from({ length: 40 }, () => openIn('crowd')))
    const said = (n: number) => frame('1', String(n), 'crowd', 'broadcast', { event: 'x', payload: {} })
    for (let n = 2; n < 2 + limits.frameBurst / 2; n += 1)
      for (const { socket } of crowd) socket.send(said(n))
    const isRefused = () => crowd.some(({ received }) => received.some((text) => text.includes('RateLimit')))
    await vi.waitFor(() => expect(isRefused()).toBe(true))
    expect(await person.send({ type: 'broadcast', event: 'y', payload: {} })).toBe('ok')
    for (const { socket } of crowd) socket.terminate()
    await vi.waitFor(() => expect(live.app.realtime.sockets).toBe(1))
  })

  it('with a thousand changes of presence on one socket is refused most of them', async () => {
    const raw = await openIn('shown', { config: { presence: { enabled: true } } })
    for (let n = 2; n < 1002; n += 1)
      raw.socket.send(frame('1', String(n), 'shown', 'presence', { event: 'track', payload: { n } }))
    await vi.waitFor(() => expect(raw.received.some((text) => text.includes('RateLimit'))).toBe(true))
    raw.socket.terminate()
    await vi.waitFor(() => expect(live.app.realtime.hub.channels()).toEqual([]))
  })

  it('whose socket the server has closed is not listened to anymore', async () => {
    const heard: unknown[] = []
    const witness = live.connect().channel('closing')
    witness.on('broadcast', { event: '*' }, ({ event }) => heard.push(event))
    await subscribe(witness)
    const raw = await openIn('closing')
    raw.socket.send('no frame')
    raw.socket.send(frame('1', '2', 'closing', 'broadcast', { event: 'too late', payload: {} }))
    expect(await raw.closed).toBe(1007)
    const other = await openIn('closing')
    other.socket.send(frame('1', '2', 'closing', 'broadcast', { event: 'in time', payload: {} }))
    await vi.waitFor(() => expect(heard).toEqual(['in time']))
    other.socket.close()
  })

  it('who sends a compressed frame is disconnected: compression is never agreed on', async () => {
    const raw = await openRaw(live.app, { perMessageDeflate: true })
    expect(raw.socket.extensions).toBe('')
    // A text frame with the bit for compression, and an empty mask.
    const tcp = (raw.socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket
    tcp.write(Buffer.from([0xc1, 0x81, 0, 0, 0, 0, 0x7b]))
    expect(await raw.closed).toBe(1002)
  })
})

describe('a membership', () => {
  it('is not ended by leaving the one before it', async () => {
    const raw = await openIn('twice')
    raw.socket.send(joinFrame('2', 'realtime:twice'))
    await answerTo(raw, '2')
    raw.socket.send(frame('1', '3', 'twice', 'phx_leave', {}))
    await answerTo(raw, '3')
    raw.socket.send(frame('2', '4', 'twice', 'presence', { event: 'track', payload: {} }))
    expect(await answerTo(raw, '4')).toContain('"ok"')
    expect(raw.received.join()).not.toContain('phx_close')
    raw.socket.close()
  })

  it('left while it is being joined never begins', async () => {
    const raw = await openRaw(live.app)
    raw.socket.send(joinFrame('1', 'realtime:short'))
    raw.socket.send(frame('1', '2', 'short', 'phx_leave', {}))
    raw.socket.send(joinFrame('3', 'realtime:last'))
    await answerTo(raw, '3')
    expect(live.app.realtime.hub.channels().map(({ name }) => name)).toEqual(['last'])
    raw.socket.close()
  })

  it('is judged by the newest token, even while an older one is being checked', async () => {
    const { workspace, people } = await createTeam(live.app.db)
    const topic = `workspace:${workspace}`
    const raw = await openIn(topic, {
      access_token: await tokenOf(people.owner.id),
      config: { private: true },
    })
    const tokens = [await tokenOf(people.stranger.id), await tokenOf(people.editor.id)]
    for (const access_token of tokens)
      raw.socket.send(frame('1', null, topic, 'access_token', { access_token }))
    await vi.waitFor(() =>
      expect(live.app.realtime.hub.channels()[0]?.identity.userId).toBe(people.editor.id),
    )
    expect(raw.received.join()).not.toContain('phx_close')
    raw.socket.close()
  })
})

describe('somebody who has signed out', () => {
  it('cannot come back with a socket that was opened with their token, nor send over HTTP', async () => {
    const person = await signUpConfirmed(live.app)
    const raw = await openRaw(live.app, { key: person.token })
    raw.socket.send(joinFrame('1', 'realtime:any'))
    expect(await answerTo(raw, '1')).toContain('"ok"')
    await person.client.auth.signOut()
    await vi.waitFor(() => expect(raw.received.join()).toContain('phx_close'))
    raw.socket.send(joinFrame('2', 'realtime:any'))
    expect(await answerTo(raw, '2')).toContain('InvalidJWTToken: The session has ended')
    const response = await live.app.request('/realtime/v1/api/broadcast/any/events/x', {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      body: '{}',
    })
    expect(response.status).toBe(401)
    raw.socket.close()
  })
})

describe('a presence key on a private channel', () => {
  it('may be one’s own ID or any word, but not the ID of another account', async () => {
    const { workspace, people } = await createTeam(live.app.db)
    const token = await tokenOf(people.viewer.id)
    const join = (key: string) =>
      subscribe(
        live
          .connect(token)
          .channel(`workspace:${workspace}`, { config: { private: true, presence: { key } } }),
      )
    const refusal = 'Unauthorized: The presence key is another user’s ID'
    for (const key of [people.owner.id, people.owner.id.toUpperCase(), people.stranger.id])
      expect(await join(key), key).toContain(refusal)
    for (const key of [people.viewer.id, crypto.randomUUID(), 'Vic', '__proto__'])
      expect(await join(key), key).toBe('SUBSCRIBED')
  })
})
