// Sockets that send nonsense, too much, too often, or read nothing: they are refused or cut off, and everybody else continues.
import { once } from 'node:events'
import { connect as connectTcp } from 'node:net'
import { describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { limits } from '#server/realtime/limits.ts'
import { accessToken } from '#tests/support/client.ts'
import { subscribe, withLiveApp } from '#tests/support/live.ts'
import { createPerson } from '#tests/support/people.ts'
import { joinFrame, openRaw, socketUrl } from '#tests/support/raw-socket.ts'

const live = withLiveApp()

const address = (query: string) => socketUrl(live.app, query)
const open = (options = {}) => openRaw(live.app, options)
const join = joinFrame

/** The status of the refusal before there is a socket. */
const refusedWith = (url: string) =>
  new Promise((resolve) => {
    const socket = new WebSocket(url)
    socket.on('unexpected-response', (_, response) => {
      resolve(response.statusCode)
      response.destroy()
    })
    socket.on('open', () => socket.close())
    socket.on('close', () => resolve('opened'))
    socket.on('error', () => {})
  })

describe('a connection', () => {
  it.each([
    ['without a key', '', 401],
    ['with a key of somebody else', '?apikey=nonsense', 401],
    ['with an unknown version', '?vsn=9.9.9&apikey=x', 400],
  ])('%s is refused', async (_, query, status) => {
    expect(await refusedWith(address(query))).toBe(status)
  })

  it('to another address is refused', async () => {
    expect(await refusedWith(address('/x?apikey=y'))).toBe(404)
  })

  it('to no address at all is refused', async () => {
    const socket = connectTcp(live.app.config.port, '127.0.0.1')
    socket.write('GET // HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n')
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 400 /)
    socket.destroy()
  })

  it('without an upgrade is told so in JSON', async () => {
    const response = await live.app.request('/realtime/v1/websocket')
    expect(response.status).toBe(426)
    expect(await response.json()).toMatchObject({ code: 'upgrade_required' })
  })

  it('of plain bytes does not keep others from connecting', async () => {
    const { port } = live.app.config
    const socket = connectTcp(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.write(
      'GET /realtime/v1/websocket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
    )
    socket.destroy()
    expect(await subscribe(live.connect().channel('still here'))).toBe('SUBSCRIBED')
  })
})

describe('a half-open connection', () => {
  it('is closed at the second ping it leaves unanswered, and its person leaves', async () => {
    const silent = await open({ autoPong: false })
    const watcher = live
      .connect()
      .channel('half-open', { config: { presence: { key: 'watcher', enabled: true } } })
    const answering = await open()
    const heartbeat = JSON.stringify([null, '9', 'phoenix', 'heartbeat', {}])
    silent.socket.send(
      join('1', 'realtime:half-open', { config: { presence: { key: 'silent', enabled: true } } }),
    )
    await vi.waitFor(() => expect(silent.received.join()).toContain('"ok"'))
    silent.socket.send(
      JSON.stringify(['1', '2', 'realtime:half-open', 'presence', { event: 'track', payload: {} }]),
    )
    expect(await subscribe(watcher)).toBe('SUBSCRIBED')
    await vi.waitFor(() => expect(Object.keys(watcher.presenceState())).toEqual(['silent']))
    live.app.realtime.pingSockets()
    // What an answering client sends after its pong arrives after it.
    await new Promise((resolve) => answering.socket.once('ping', resolve))
    answering.socket.send(heartbeat)
    await vi.waitFor(() => expect(answering.received.join()).toContain('"ok"'))
    live.app.realtime.pingSockets()
    expect(await silent.closed).toBe(1006)
    await vi.waitFor(() => expect(watcher.presenceState()).toEqual({}))
    expect(answering.socket.readyState).toBe(WebSocket.OPEN)
    answering.socket.close()
  })
})

describe('a frame', () => {
  it.each<[string, string | Buffer]>([
    ['of no JSON', '{'],
    ['of a number', '7'],
    ['without a topic', '[null,"1",null,"phx_join",{}]'],
    ['with a text for a payload', '["1","1","realtime:a","phx_join","x"]'],
    ['of no bytes', Buffer.alloc(0)],
    ['of zeros', Buffer.alloc(100)],
    ['that ends before its names do', Buffer.from([3, 255, 255, 255, 255, 255, 1, 1])],
    ['with broken JSON in a binary broadcast', Buffer.from([3, 0, 0, 0, 0, 0, 1, 123])],
  ])('%s closes the socket', async (_, data) => {
    const { socket, closed } = await open()
    socket.send(data)
    expect(await closed).toBe(1007)
  })

  it('of bytes closes a socket of the older framing', async () => {
    const { socket, closed } = await open({ vsn: '1.0.0' })
    socket.send(Buffer.from([3, 0, 0, 0, 0, 0, 0]))
    expect(await closed).toBe(1007)
  })

  it('of a megabyte closes the socket', async () => {
    const { socket, closed } = await open()
    socket.send('x'.repeat(1_000_000))
    expect(await closed).toBe(1009)
  })

  it.each([
    ['of an event nobody knows', ['1', '2', 'realtime:a', 'dance', {}], 'There is no event “dance”'],
    [
      'to a channel that was not joined',
      ['1', '2', 'realtime:b', 'broadcast', { event: 'x' }],
      'unmatched topic',
    ],
    ['of an earlier membership', ['0', '2', 'realtime:a', 'broadcast', { event: 'x' }], 'unmatched topic'],
    ['without an event to broadcast', ['1', '2', 'realtime:a', 'broadcast', {}], 'The message has no event'],
    [
      'to show too much',
      ['1', '2', 'realtime:a', 'presence', { event: 'track', payload: { x: 'x'.repeat(5000) } }],
      'presence must be an object',
    ],
    ['to join nothing', ['1', '2', 'realtime:', 'phx_join', {}], 'TopicNameRequired'],
    [
      'to join a name that no database can hold',
      ['1', '2', 'realtime:a\0', 'phx_join', { config: { private: true } }],
      'TopicNameRequired',
    ],
    [
      'to join half of a character',
      ['1', '2', 'realtime:\ud800', 'phx_join', { config: { private: true } }],
      'TopicNameRequired',
    ],
    [
      'to join with a broken token',
      ['1', '2', 'realtime:c', 'phx_join', { access_token: 'x.y.z' }],
      'InvalidJWTToken',
    ],
    [
      'to join with a list for a configuration',
      ['1', '2', 'realtime:c', 'phx_join', { config: { postgres_changes: 7 } }],
      'postgres_changes must be a list',
    ],
  ])('%s is answered with the reason', async (_, frame, reason) => {
    const { socket, received } = await open()
    socket.send(join('1', 'realtime:a'))
    await vi.waitFor(() => expect(received[0]).toContain('"ok"'))
    socket.send(JSON.stringify(frame))
    await vi.waitFor(() => expect(received.find((text) => text.includes('"error"'))).toContain(reason))
    socket.close()
  })
})

describe('too much', () => {
  it('of sockets from one address is refused, until somebody signs in on one or closes it', async () => {
    const anonymous = address(`?apikey=${live.app.keys.anonKey}&vsn=2.0.0`)
    const first = await open()
    const others = await Promise.all(Array.from({ length: limits.socketsPerAddress - 1 }, () => open()))
    expect(await refusedWith(anonymous)).toBe(429)
    expect(await refusedWith(address(`?apikey=${live.app.keys.serviceRoleKey}&vsn=2.0.0`))).toBe('opened')
    const { id: sub } = await createPerson(live.app.db)
    first.socket.send(join('1', 'realtime:a', { access_token: await accessToken(live.app, { sub }) }))
    await vi.waitFor(() => expect(first.received.join()).toContain('"ok"'))
    others.push(await open())
    expect(await refusedWith(anonymous)).toBe(429)
    // Signed out again, it is one of the address's: one that closes makes no room for another.
    first.socket.send(JSON.stringify(['1', '2', 'realtime:a', 'phx_leave', {}]))
    await vi.waitFor(() => expect(first.received.join()).toContain('"phx_close"'))
    others.pop()?.socket.close()
    await vi.waitFor(() => expect(live.app.realtime.sockets).toBe(limits.socketsPerAddress))
    expect(await refusedWith(anonymous)).toBe(429)
    for (const { socket } of [first, ...others]) socket.close()
    await vi.waitFor(() => expect(live.app.realtime.sockets).toBe(0))
    expect(await subscribe(live.connect().channel('again'))).toBe('SUBSCRIBED')
  })

  it('of sockets of one person is refused, however often each joins', async () => {
    const { id: sub } = await createPerson(live.app.db)
    const access_token = await accessToken(live.app, { sub })
    const sockets: WebSocket[] = []
    const enter = async () => {
      const { socket, received } = await open()
      sockets.push(socket)
      for (const ref of ['1', '2']) {
        const known = received.length
        socket.send(join(ref, 'realtime:a', { access_token }))
        await vi.waitFor(() => expect(received.slice(known).join()).toContain('phx_reply'))
      }
      return received.join().includes('ConnectionRateLimitReached') ? 'refused' : 'joined'
    }
    for (let count = 0; count < 50; count += 1) expect(await enter()).toBe('joined')
    expect(await enter()).toBe('refused')
    for (const socket of sockets) socket.close()
    await vi.waitFor(() => expect(live.app.realtime.sockets).toBe(0))
  })

  it('of channels on one socket is refused', async () => {
    const { socket, received } = await open()
    for (let ref = 1; ref <= 150; ref += 1) socket.send(join(String(ref), `realtime:${ref}`))
    const count = (word: string) => received.filter((text) => text.includes(word)).length
    await vi.waitFor(() => expect(count('phx_reply')).toBe(150))
    expect([count('"status":"ok"'), count('ChannelRateLimitReached')]).toEqual([100, 50])
    socket.close()
    await vi.waitFor(() => expect(live.app.realtime.sockets).toBe(0))
  })

  it('of joins ends the socket, and others continue', async () => {
    const { socket, received, closed } = await open()
    for (let ref = 1; ref <= 10_000; ref += 1) socket.send(join(String(ref), `realtime:${ref}`))
    expect(await closed).toBe(1008)
    expect(received.some((text) => text.includes('ClientJoinRateLimitReached'))).toBe(true)
    expect(await subscribe(live.connect().channel('another'))).toBe('SUBSCRIBED')
    await vi.waitFor(() => expect(live.app.realtime.hub.channels()).toHaveLength(1))
  })

  it('for a reader that does not read drops that reader alone', async () => {
    const { socket, received, closed } = await open()
    socket.send(join('1', 'realtime:flood'))
    await vi.waitFor(() => expect(received[0]).toContain('"ok"'))
    const heard: unknown[] = []
    const other = live.connect().channel('flood')
    other.on('broadcast', { event: 'x' }, (message) => heard.push(message))
    await subscribe(other)
    socket.pause()
    const payload = JSON.stringify('x'.repeat(250_000))
    let sent = 0
    // The other one keeps up: the next message leaves when it has the one before.
    while (live.app.realtime.hub.channels().length > 1) {
      live.app.realtime.hub.broadcast('public:flood', { event: 'x', payload }, undefined)
      sent += 1
      await vi.waitUntil(() => heard.length === sent)
    }
    socket.resume()
    expect(await closed).toBe(1006)
    expect(sent).toBeGreaterThan(10)
  })

  it('over HTTP is refused', async () => {
    const headers = { apikey: live.app.keys.anonKey, 'content-type': 'application/json' }
    const post = async (body: string, path = '/api/broadcast') =>
      (await live.app.request(`/realtime/v1${path}`, { method: 'POST', headers, body })).status
    expect(await post('{')).toBe(400)
    expect(await post('{}')).toBe(422)
    expect(await post('{"messages":[{"topic":"a"}]}')).toBe(422)
    expect(await post('{"messages":[{"topic":"a\\u0000","event":"b","private":true}]}')).toBe(422)
    expect(await post(JSON.stringify({ messages: Array(101).fill({ topic: 'a', event: 'b' }) }))).toBe(422)
    expect(await post(JSON.stringify('x'.repeat(300_000)), '/api/broadcast/a/events/b')).toBe(413)
    expect(await post(JSON.stringify('x'.repeat(1_100_000)))).toBe(413)
    const many = JSON.stringify({ messages: Array(100).fill({ topic: 'a', event: 'b' }) })
    const statuses = new Set<number>()
    for (let count = 0; count < 60; count += 1) statuses.add(await post(many))
    expect([...statuses]).toEqual([202, 429])
  })
})
