// One socket: what it sends is limited, what it is sent is framed its way, and who reads too slowly is dropped.
import type { WebSocket } from 'ws'
import type { ChannelAccess } from '#server/stores/realtime.ts'
import type { Binding } from './change-feed.ts'
import { type Push, type Version, writeFrame } from './frames.ts'
import type { Identity } from './identity.ts'
import { Allowance, limits } from './limits.ts'

/** A socket's membership in a topic. */
export interface Channel {
  connection: Connection
  /** As the client names it, with "realtime:" in front. */
  topic: string
  /** What others name it: the same topic is another room when it is private. */
  room: string
  name: string
  joinRef: string | null
  identity: Identity
  isPrivate: boolean
  access: ChannelAccess
  sendsToSelf: boolean
  acknowledges: boolean
  presence: { key: string; isEnabled: boolean }
  bindings: Binding[]
}

export const roomOf = (name: string, isPrivate: boolean): string =>
  `${isPrivate ? 'private' : 'public'}:${name}`

export class Connection {
  readonly version: Version
  /** Who connected: for channels that are joined without a token. */
  readonly keyHolder: Identity
  /** By topic. */
  readonly channels = new Map<string, Channel>()
  /** Joins on their way, by topic: a later one, or a leave, makes an earlier one void. */
  readonly joining = new Map<string, object>()
  /** Answered the last ping, or sent something since. */
  isAlive = true
  readonly #socket: WebSocket
  readonly #onSlow: () => void
  readonly #allowance = new Allowance(limits.framesPerSecond, limits.framesAtOnce, performance.now())
  #refusals = 0

  constructor(socket: WebSocket, version: Version, keyHolder: Identity, onSlow: () => void) {
    this.#socket = socket
    this.version = version
    this.keyHolder = keyHolder
    this.#onSlow = onSlow
  }

  /** Whether one more frame is within the limit. */
  mayReceive(): boolean {
    const now = performance.now()
    if (this.#allowance.isFull(now)) this.#refusals = 0
    if (this.#allowance.take(now)) return true
    this.#refusals += 1
    if (this.#refusals > limits.refusals) this.close(1008, 'Too many messages')
    return false
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  sendRaw(data: string | Buffer): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > limits.waitingBytes) {
      this.#onSlow()
      socket.terminate()
      return
    }
    socket.send(data)
  }

  push(push: Push): void {
    this.sendRaw(writeFrame(this.version, push))
  }

  reply(
    to: Pick<Push, 'topic'> & { ref: string | null; joinRef: string | null },
    status: string,
    response: object,
  ): void {
    if (to.ref === null) return
    const { topic, ref, joinRef } = to
    this.push({ topic, ref, joinRef, event: 'phx_reply', payload: JSON.stringify({ status, response }) })
  }

  ping(): void {
    this.#socket.ping()
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason)
  }

  terminate(): void {
    this.#socket.terminate()
  }
}

/** The protocol's way to say something about a channel that is no answer. */
export function pushSystem(
  { connection, topic, name, joinRef }: Channel,
  extension: 'system' | 'postgres_changes',
  status: 'ok' | 'error',
  message: string,
): void {
  const payload = JSON.stringify({ extension, status, message, channel: name })
  connection.push({ topic, joinRef, event: 'system', payload })
}
