// The rooms of this process: who is in them, broadcasts and presence; the relay does the same for other processes.
import type { Db } from '#server/db/db.ts'
import type { Log } from '#server/log.ts'
import type { Channel } from './connection.ts'
import { type Broadcast, type Version, writeBroadcast } from './frames.ts'
import { limits } from './limits.ts'
import { type Diff, isEmpty, Presence } from './presence.ts'
import { Relay, type RelayMessage } from './relay.ts'
import type { Sender, SenderLimits } from './sender-limits.ts'

export class Hub {
  readonly relay: Relay
  readonly #senders: SenderLimits
  readonly #presence: Presence
  readonly #rooms = new Map<string, Set<Channel>>()
  /** The reference under which a channel shows its presence. */
  readonly #shown = new Map<Channel, string>()
  /** When each other process last sent something. */
  readonly #heardAt = new Map<string, number>()

  constructor(process: string, db: Db, log: Log, senders: SenderLimits) {
    this.#senders = senders
    this.#presence = new Presence(process)
    this.relay = new Relay(process, db, log, {
      wants: (room) => this.#rooms.has(room),
      received: (sender, message) => this.#receive(sender, message),
    })
  }

  channels(): Channel[] {
    return [...this.#rooms.values()].flatMap((channels) => [...channels])
  }

  enter(channel: Channel): void {
    const { room } = channel
    const channels = this.#rooms.get(room)
    if (channels) channels.add(channel)
    else {
      this.#rooms.set(room, new Set([channel]))
      this.relay.publish({ kind: 'who', room, isAgain: false })
    }
  }

  leave(channel: Channel): void {
    const channels = this.#rooms.get(channel.room)
    if (!channels?.delete(channel)) return
    this.untrack(channel)
    if (channels.size > 0) return
    this.#rooms.delete(channel.room)
    this.#presence.forgetOthers(channel.room)
  }

  /** Sends to everybody in the room; to the channel it comes from only if that one asked for it. */
  broadcast(room: string, broadcast: Broadcast, sender: Sender, from?: Channel): void {
    this.#spread(room, broadcast, sender, from)
    const { event, payload } = broadcast
    const content = typeof payload === 'string' ? { json: payload } : { base64: payload.toString('base64') }
    this.relay.publish({ kind: 'broadcast', room, event, sender, ...content })
  }

  #spread(room: string, broadcast: Broadcast, sender: Sender, from?: Channel): void {
    let receivers = 0
    const written = new Map<Version, string | Buffer | undefined>()
    for (const channel of this.#rooms.get(room) ?? []) {
      if (channel === from && !channel.sendsToSelf) continue
      if (!channel.access.readsBroadcast) continue
      const { connection, topic } = channel
      if (!written.has(connection.version))
        written.set(connection.version, writeBroadcast(connection.version, topic, broadcast))
      const data = written.get(connection.version)
      if (data === undefined) continue
      connection.sendRaw(data)
      receivers += 1
    }
    this.#senders.sent(sender, broadcast.payload.length, receivers)
  }

  track(channel: Channel, shown: object): void {
    const { room, presence } = channel
    const { diff, ref } = this.#presence.track(room, presence.key, this.#shown.get(channel), shown)
    this.#shown.set(channel, ref)
    this.#tell(room, diff, channel.connection.senderOf(channel.topic))
    this.relay.publish({ kind: 'presence', room, diff })
  }

  untrack(channel: Channel): void {
    const ref = this.#shown.get(channel)
    if (ref === undefined) return
    this.#shown.delete(channel)
    const { room, presence } = channel
    const diff = this.#presence.untrack(room, presence.key, ref)
    if (!diff) return
    this.#tell(room, diff)
    this.relay.publish({ kind: 'presence', room, diff })
  }

  /** Tells a channel who is there. */
  greet({ connection, topic, joinRef, room }: Channel): void {
    const payload = JSON.stringify(this.#presence.state(room))
    connection.push({ topic, joinRef, event: 'presence_state', payload })
    this.#senders.sent(connection.senderOf(topic), payload.length, 1)
  }

  #tell(room: string, diff: Diff, sender?: Sender): void {
    if (isEmpty(diff)) return
    const payload = JSON.stringify(diff)
    let receivers = 0
    for (const { connection, topic, presence, access } of this.#rooms.get(room) ?? []) {
      if (!presence.isEnabled || !access.readsPresence) continue
      connection.push({ topic, event: 'presence_diff', payload })
      receivers += 1
    }
    this.#senders.sent(sender, payload.length, receivers)
  }

  #receive(process: string, message: RelayMessage): void {
    this.#heardAt.set(process, performance.now())
    switch (message.kind) {
      case 'broadcast': {
        // Each process counts what the sender causes there.
        if (!this.#senders.take(message.sender, 0)) break
        const payload = message.json ?? Buffer.from(message.base64 ?? '', 'base64')
        this.#spread(message.room, { event: message.event, payload }, message.sender)
        break
      }
      case 'presence':
        this.#presence.apply(message.room, process, message.diff)
        this.#tell(message.room, message.diff)
        break
      case 'who': {
        const state = this.#presence.ownState(message.room)
        if (message.isAgain || Object.keys(state).length > 0)
          this.relay.publish({ kind: 'here', room: message.room, state })
        break
      }
      case 'here':
        this.#tell(message.room, this.#presence.replace(message.room, process, message.state))
        break
      case 'bye':
        this.#dismiss(process)
        break
      case 'alive':
    }
  }

  /** Announces this process, and removes those that have been silent too long. */
  beat(now: number): void {
    if (this.#rooms.size > 0) this.relay.publish({ kind: 'alive' })
    for (const [process, heardAt] of this.#heardAt)
      if (now - heardAt > limits.processTimeoutMs) this.#dismiss(process)
  }

  #dismiss(process: string): void {
    this.#heardAt.delete(process)
    for (const room of this.#presence.roomsOf(process))
      this.#tell(room, this.#presence.replace(room, process, {}))
  }

  /** After a lost connection: asks who is there, and tells the others who is here. */
  resume(): void {
    const now = performance.now()
    for (const process of this.#heardAt.keys()) this.#heardAt.set(process, now)
    for (const room of this.#rooms.keys()) {
      const state = this.#presence.ownState(room)
      this.relay.publish({ kind: 'here', room, state })
      this.relay.publish({ kind: 'who', room, isAgain: true })
    }
  }
}
