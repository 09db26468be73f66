// /realtime/v1 of this process: opens and closes the sockets beside the HTTP server. Nothing runs until the first socket connects.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Config } from '#server/config/config.ts'
import type { Db } from '#server/db/db.ts'
import { findClientAddress } from '#server/http/client-address.ts'
import type { Tokens } from '#server/keys/tokens.ts'
import { describeError, type Log } from '#server/log.ts'
import { purgePayloads } from '#server/stores/realtime.ts'
import { ChangeFeed, changesChannel } from './change-feed.ts'
import { Channels } from './channels.ts'
import { Connection, type Opening } from './connection.ts'
import { readFrame, readVersion } from './frames.ts'
import { Hub } from './hub.ts'
import { readIdentity } from './identity.ts'
import { limits } from './limits.ts'
import { relayChannel } from './relay.ts'
import { SenderLimits } from './sender-limits.ts'
import { SocketOwners } from './socket-owners.ts'
import { watchAccess } from './watch-access.ts'

export interface RealtimeDeps {
  config: Pick<Config, 'trustedProxies'>
  db: Db
  tokens: Tokens
  log: Log
}

const websocketPath = '/realtime/v1/websocket'
/** Time between two log lines while somebody is connected. */
const countEveryMs = 60_000
const listenMs = 5000

/** A name of its own: the types don't know closeTimeout. */
const socketOptions = {
  noServer: true,
  maxPayload: limits.frameBytes,
  // Compression would use more memory per socket than everything else.
  perMessageDeflate: false,
  clientTracking: false,
  closeTimeout: limits.closingMs,
}

export class Realtime {
  readonly hub: Hub
  readonly senders = new SenderLimits()
  readonly #deps: RealtimeDeps
  readonly #feed: ChangeFeed
  readonly #channels: Channels
  readonly #server = new WebSocketServer(socketOptions)
  readonly #connections = new Set<Connection>()
  readonly #owners = new SocketOwners()
  readonly #counts = { opened: 0, slow: 0, gone: 0 }
  #timers: NodeJS.Timeout[] = []
  #stopListening: (() => void) | undefined
  #listening = Promise.withResolvers<void>()
  #isListening = false
  #isInterrupted = false
  #isChecking = false
  #isClosing = false

  constructor(deps: RealtimeDeps) {
    this.#deps = deps
    const { db, tokens, log } = deps
    this.hub = new Hub(randomUUID().slice(0, 8), db, log, this.senders)
    this.#feed = new ChangeFeed(db, log)
    this.#channels = new Channels({
      db,
      tokens,
      log,
      hub: this.hub,
      senders: this.senders,
      feed: this.#feed,
      owners: this.#owners,
      listening: () => this.#untilListening(),
    })
  }

  /** For the health check and the log. */
  get sockets(): number {
    return this.#connections.size
  }

  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy())
      this.#upgrade(request, socket, head).catch((error: unknown) => {
        this.#deps.log.error('failed', { api: 'realtime', cause: describeError(error) })
        refuse(socket, 500, 'Something went wrong on the server.')
      })
    })
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const url = URL.parse(request.url ?? '/', 'http://localhost')
    if (!url) return refuse(socket, 400, 'The address is not valid.')
    const { pathname, searchParams } = url
    if (pathname !== websocketPath) return refuse(socket, 404, 'There is no WebSocket at this address.')
    if (this.#isClosing) return refuse(socket, 503, 'The server is restarting.')
    if (this.#connections.size >= limits.sockets) return refuse(socket, 503, 'Too many connected sockets.')
    const version = readVersion(searchParams.get('vsn'))
    if (!version) return refuse(socket, 400, 'The version must be 1.0.0 or 2.0.0.')
    const key = searchParams.get('apikey') ?? request.headers.apikey
    if (typeof key !== 'string' || key === '') return refuse(socket, 401, 'The apikey is missing.')
    const keyHolder = await readIdentity(this.#deps.tokens, key)
    if (typeof keyHolder === 'string') return refuse(socket, 401, `${keyHolder}.`)
    const address = findClientAddress(request, this.#deps.config)
    const opening = { version, keyHolder, address }
    if (!this.#owners.hasRoom(opening)) return refuse(socket, 429, 'Too many sockets from this address.')
    this.#server.handleUpgrade(request, socket, head, (opened) => this.#open(opened, opening))
  }

  #open(socket: WebSocket, opening: Opening): void {
    this.#start()
    this.#counts.opened += 1
    const connection = new Connection(socket, opening, () => {
      this.#counts.slow += 1
    })
    this.#connections.add(connection)
    this.#owners.open(connection)
    socket.on('pong', () => {
      connection.isAlive = true
    })
    socket.on('message', (data, isBinary) => {
      connection.isAlive = true
      // What arrives after the server has closed the socket isn't even read.
      if (!connection.isOpen) return
      const bytes = data as Buffer
      const frame = readFrame(opening.version, bytes, isBinary)
      if (frame) this.#channels.handle(connection, frame, bytes.length)
      else connection.close(1007, 'Not a frame of this protocol')
    })
    // The close event follows.
    socket.on('error', () => {})
    socket.on('close', () => {
      this.#connections.delete(connection)
      this.#channels.leaveAll(connection)
      this.#owners.close(connection)
    })
  }

  #start(): void {
    if (this.#stopListening || this.#isClosing) return
    this.#stopListening = this.#deps.db.listen([changesChannel, relayChannel], {
      notified: (channel, payload) =>
        channel === changesChannel ? this.#feed.notified(payload) : this.hub.relay.notified(payload),
      started: () => this.#resume(),
      interrupted: () => {
        this.#isListening = false
        this.#isInterrupted = true
        this.#listening = Promise.withResolvers<void>()
        this.#deps.log.warn('realtime interrupted')
      },
    })
    this.#timers = [
      setInterval(() => this.pingSockets(), limits.pingMs),
      setInterval(() => void this.#check(), limits.accessCheckMs),
      setInterval(() => this.#count(), countEveryMs),
    ]
    for (const timer of this.#timers) timer.unref()
  }

  /** Listening, for the first time or again: changes in between were missed. */
  #resume(): void {
    this.#isListening = true
    this.#listening.resolve()
    if (!this.#isInterrupted) return
    this.#isInterrupted = false
    this.#deps.log.info('realtime resumed', { sockets: this.sockets })
    this.hub.resume()
    this.#feed.resync()
  }

  async #untilListening(): Promise<void> {
    if (this.#isListening) return
    const late = new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error('Not listening to the database.')), listenMs).unref()
    })
    await Promise.race([this.#listening.promise, late])
  }

  /** Disconnects the clients that answered nothing since the last ping: their network may be gone without a word. */
  pingSockets(): void {
    for (const connection of this.#connections) {
      if (connection.isAlive) {
        connection.isAlive = false
        connection.ping()
      } else {
        this.#counts.gone += 1
        connection.terminate()
      }
    }
  }

  async #check(): Promise<void> {
    this.hub.beat(performance.now())
    if (this.#isChecking || this.#connections.size === 0) return
    this.#isChecking = true
    try {
      await watchAccess(this.#deps.db, this.hub.channels(), (channel, reason) =>
        this.#channels.disconnect(channel, reason),
      )
    } catch (error) {
      this.#deps.log.warn('realtime access not checked', { cause: describeError(error) })
    }
    this.#isChecking = false
  }

  #count(): void {
    const { opened, slow, gone } = this.#counts
    if (this.sockets > 0 || opened > 0)
      this.#deps.log.info('realtime', {
        sockets: this.sockets,
        channels: this.hub.channels().length,
        opened,
        slow,
        gone,
      })
    Object.assign(this.#counts, { opened: 0, slow: 0, gone: 0 })
    if (this.#deps.db.kind === 'postgres')
      purgePayloads(this.#deps.db).catch((error: unknown) =>
        this.#deps.log.warn('realtime payloads not deleted', { cause: describeError(error) }),
      )
  }

  /** Tells every client to connect elsewhere; those that don't are disconnected after the given seconds. */
  async close(seconds: number): Promise<void> {
    this.#isClosing = true
    for (const timer of this.#timers) clearInterval(timer)
    for (const connection of this.#connections) connection.close(1012, 'The server is restarting')
    const deadline = performance.now() + seconds * 1000
    while (this.#connections.size > 0 && performance.now() < deadline)
      await new Promise((wait) => setTimeout(wait, 10))
    for (const connection of this.#connections) connection.terminate()
    if (this.#stopListening) this.hub.relay.publish({ kind: 'bye' })
    await this.hub.relay.flush()
    this.#stopListening?.()
  }
}

/** Refused before there is a socket, so as the HTTP part would. */
function refuse(socket: Duplex, status: 400 | 401 | 404 | 429 | 500 | 503, message: string): void {
  const phrases = {
    400: 'Bad Request',
    401: 'Unauthorized',
    404: 'Not Found',
    429: 'Too Many Requests',
    500: 'Internal Server Error',
    503: 'Service Unavailable',
  }
  const body = JSON.stringify({ error: message })
  socket.end(
    [
      `HTTP/1.1 ${status} ${phrases[status]}`,
      'connection: close',
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
}
