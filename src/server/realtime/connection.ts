// One socket: limits what it sends, frames what it is sent, and disconnects clients that read too slowly.
import type { WebSocket } from 'ws'
import type { ChannelAccess } from '#server/stores/realtime.ts'
import type { Binding } from './change-feed.ts'
import { type Push, type Version, writeFrame } from './frames.ts'
import type { Identity } from './identity.ts'
import { limits, RateLimit } from './limits.ts'
import { type Sender, senderOf, workFor } from './sender-limits.ts'

/** A socket's membership in a topic. */
export interface Channel {
  connection: Connection
  /** As the client names it, with "realtime:" in front. */
  topic: string
  /** The room's name for other processes: a private topic and a public one of the same name are different rooms. */
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
  /** The newest token that is being checked. */
  refreshing?: object
}

export const roomOf = (name: string, isPrivate: boolean): string =>
  `${isPrivate ? 'private' : 'public'}:${name}`

/** What is known of a socket when it opens. */
export interface Opening {
  version: Version
  keyHolder: Identity
  address: string
}

export class Connection implements Opening {
  readonly version: Version
  /** The identity for channels that are joined without a token. */
  readonly keyHolder: Identity
  /** The client's, not a proxy's. */
  readonly address: string
  /** By topic. */
  readonly channels = new Map<string, Channel>()
  /** Joins in progress, by topic: a later join or a leave cancels an earlier one. */
  readonly joining = new Map<string, object>()
  /** Whether it answered the last ping or sent something since. */
  isAlive = true
  readonly #socket: WebSocket
  readonly #onSlow: () => void
  readonly #frameLimit = new RateLimit(limits.framesPerSecond, limits.frameBurst, performance.now())
  #refusals = 0

  constructor(socket: WebSocket, { version, keyHolder, address }: Opening, onSlow: () => void) {
    this.#socket = socket
    this.version = version
    this.keyHolder = keyHolder
    this.address = address
    this.#onSlow = onSlow
  }

  /** Whether the topic may be joined beside the others, those that are being joined included. */
  hasRoomFor(topic: string): boolean {
    const others = new Set([...this.channels.keys(), ...this.joining.keys()])
    others.delete(topic)
    return others.size < limits.channelsPerSocket
  }

  /** Who pays for what is said about this topic: before it is joined, nobody is known but the holder of the socket's key. */
  senderOf(topic: string): Sender {
    return senderOf(this.channels.get(topic)?.identity ?? this.keyHolder, this.address)
  }

  /** Whether one more frame of this length is within the limit. */
  mayReceive(length: number): boolean {
    const now = performance.now()
    if (this.#frameLimit.isFull(now)) this.#refusals = 0
    return this.#frameLimit.take(now, workFor(length))
  }

  /** Reads nothing for a moment from a socket that sent too much: its network makes it wait. Closes one that continues. */
  refuse(): void {
    this.#refusals += 1
    if (this.#refusals > limits.refusals) this.close(1008, 'Too many messages')
    else if (!this.#socket.isPaused) {
      this.#socket.pause()
      setTimeout(() => this.#socket.resume(), limits.refusalPauseMs).unref()
    }
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN
  }

  /** Text, or a frame of bytes. */
  sendRaw(data: string | Buffer): void {
    this.#send(data, typeof data !== 'string')
  }

  /** Text that is encoded already. */
  sendText(data: Buffer): void {
    this.#send(data, false)
  }

  #send(data: string | Buffer, binary: boolean): void {
    const socket = this.#socket
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > limits.sendBufferBytes) {
      this.#onSlow()
      socket.terminate()
      return
    }
    socket.send(data, { binary })
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

/** A message about a channel that isn't a reply to a request. */
export function pushSystem(
  { connection, topic, name, joinRef }: Channel,
  extension: 'system' | 'postgres_changes',
  status: 'ok' | 'error',
  message: string,
): void {
  const payload = JSON.stringify({ extension, status, message, channel: name })
  connection.push({ topic, joinRef, event: 'system', payload })
}
