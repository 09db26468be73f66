// What a socket may say: join, leave, refresh its token, send to all, show itself. Every refusal is an answer with a reason.
import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/db.ts'
import { databaseUnavailable } from '#server/http/api-error.ts'
import type { Tokens } from '#server/keys/tokens.ts'
import { describeError, type Log } from '#server/log.ts'
import { bindRequest, isLive, mayRead, readAccess, Tables } from './authorize.ts'
import type { Binding, ChangeFeed } from './change-feed.ts'
import { readChangeRequest } from './change-filters.ts'
import { type Channel, type Connection, pushSystem, roomOf } from './connection.ts'
import { type Frame, isName, isObject } from './frames.ts'
import type { Hub } from './hub.ts'
import { type Identity, readIdentity } from './identity.ts'
import { limits } from './limits.ts'
import type { SocketOwners } from './socket-owners.ts'

const prefix = 'realtime:'

/** The protocol's own words for what a client may meet. */
const reasons = {
  tooMany: 'ClientJoinRateLimitReached: Too many messages per second',
  noTopic: 'TopicNameRequired: A topic is "realtime:" and a name of up to 255 bytes',
  channels: 'ChannelRateLimitReached: Too many channels',
  sockets: 'ConnectionRateLimitReached: Too many connected sockets',
  changes: `At most ${limits.changesPerChannel} postgres_changes in one channel`,
  session: 'InvalidJWTToken: The session has ended',
  forbidden: (name: string) =>
    `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
  unavailable: databaseUnavailable,
  notJoined: 'unmatched topic',
  send: 'You can’t send to this channel',
  payload: 'The message has no event, or its name is too long',
  presence: `presence must be an object of up to ${limits.presenceLength} characters`,
}

interface Answer {
  status: 'ok' | 'error'
  response: object
}
const done: Answer = { status: 'ok', response: {} }
const refused = (reason: string): Answer => ({ status: 'error', response: { reason } })

export interface ChannelDeps {
  db: Db
  tokens: Tokens
  log: Log
  hub: Hub
  feed: ChangeFeed
  owners: SocketOwners
  /** Resolves when this process receives changes and messages of other processes. */
  listening(): Promise<void>
}

export class Channels {
  readonly #deps: ChannelDeps
  readonly #tables: Tables

  constructor(deps: ChannelDeps) {
    this.#deps = deps
    this.#tables = new Tables(deps.db)
  }

  handle(connection: Connection, frame: Frame): void {
    const answer = connection.mayReceive() ? this.#answer(connection, frame) : refused(reasons.tooMany)
    if (answer) connection.reply(frame, answer.status, answer.response)
  }

  /** Undefined if the reply comes later or never. */
  #answer(connection: Connection, frame: Frame): Answer | undefined {
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return done
    if (frame.event === 'phx_join') return this.#startJoin(connection, frame)
    const channel = connection.channels.get(frame.topic)
    if (frame.event === 'phx_leave') return this.#leave(connection, frame, channel)
    // Refuse messages from an earlier join.
    if (!channel || (frame.joinRef !== null && frame.joinRef !== channel.joinRef))
      return refused(reasons.notJoined)
    if (frame.event === 'access_token') return this.#startRefresh(channel, frame.payload.access_token)
    if (frame.event === 'broadcast') return this.#broadcast(channel, frame)
    if (frame.event === 'presence') return this.#showPresence(channel, frame)
    return refused(`There is no event “${frame.event.slice(0, 50)}”`)
  }

  /** The socket has closed. */
  leaveAll(connection: Connection): void {
    connection.joining.clear()
    for (const channel of connection.channels.values()) this.#remove(channel)
  }

  #startJoin(connection: Connection, frame: Frame): undefined {
    const { topic } = frame
    const mine = {}
    connection.joining.set(topic, mine)
    const isCurrent = () => connection.joining.get(topic) === mine && connection.isOpen
    void this.#join(connection, frame, isCurrent)
      .catch((error: unknown) => {
        this.#deps.log.warn('realtime join failed', { cause: describeError(error) })
        return reasons.unavailable
      })
      .then((problem) => {
        if (!isCurrent()) return
        connection.joining.delete(topic)
        if (problem !== undefined) connection.reply(frame, 'error', { reason: problem })
      })
  }

  /** Returns why not. */
  async #join(connection: Connection, frame: Frame, isCurrent: () => boolean): Promise<string | undefined> {
    const { topic, payload } = frame
    const name = topic.slice(prefix.length)
    if (!topic.startsWith(prefix) || !isName(topic) || name === '') return reasons.noTopic
    const others = new Set([...connection.channels.keys(), ...connection.joining.keys()])
    others.delete(topic)
    if (others.size >= limits.channelsPerSocket) return reasons.channels
    const identity = await this.#identify(connection, payload.access_token)
    if (typeof identity === 'string') return identity
    const config = isObject(payload.config) ? payload.config : {}
    const isPrivate = config.private === true
    const access = await readAccess(this.#deps.db, identity, name, isPrivate)
    if (!mayRead(access)) return reasons.forbidden(name)
    const { broadcast, presence } = readSettings(config)
    const channel: Channel = {
      connection,
      topic,
      name,
      room: roomOf(name, isPrivate),
      joinRef: frame.joinRef ?? frame.ref,
      identity,
      isPrivate,
      access,
      sendsToSelf: broadcast.self === true,
      acknowledges: broadcast.ack === true,
      presence: {
        key: isName(presence.key) ? presence.key : randomUUID(),
        isEnabled: presence.enabled !== false,
      },
      bindings: [],
    }
    const requests = config.postgres_changes ?? []
    const bindings = await this.#bind(channel, requests)
    if (typeof bindings === 'string') return bindings
    if (!isCurrent()) return undefined
    if (!this.#countSocket(connection, identity)) return reasons.sockets
    channel.bindings = bindings
    this.#addChannel(channel, frame, requests)
    return undefined
  }

  #addChannel(channel: Channel, frame: Frame, requests: unknown): void {
    const { connection, topic, bindings } = channel
    const before = connection.channels.get(topic)
    if (before) this.#remove(before)
    connection.channels.set(topic, channel)
    // Removing the earlier channel may have taken the socket from its person.
    if (before) this.#countSocket(connection, channel.identity)
    this.#deps.hub.enter(channel)
    this.#deps.feed.add(bindings)
    const answer = (requests as object[]).map((request, index) => ({ ...request, id: bindings[index]?.id }))
    connection.reply(frame, 'ok', { postgres_changes: answer })
    if (channel.presence.isEnabled && channel.access.readsPresence) this.#deps.hub.greet(channel)
    if (bindings.length > 0) pushSystem(channel, 'postgres_changes', 'ok', 'Subscribed to PostgreSQL')
  }

  /** The bearer of the token, or of the key of the socket; or why they can't be let in. */
  async #identify(connection: Connection, token: unknown): Promise<Identity | string> {
    if (typeof token !== 'string' || token === '') return connection.keyHolder
    const identity = await readIdentity(this.#deps.tokens, token)
    if (typeof identity === 'string') return `InvalidJWTToken: ${identity}`
    return (await isLive(this.#deps.db, identity)) ? identity : reasons.session
  }

  async #bind(channel: Channel, requested: unknown): Promise<Binding[] | string> {
    if (!Array.isArray(requested)) return 'postgres_changes must be a list'
    if (requested.length > limits.changesPerChannel) return reasons.changes
    const bindings: Binding[] = []
    for (const each of requested) {
      const request = readChangeRequest(each)
      if (typeof request === 'string') return request
      const bound = await bindRequest(this.#deps.db, this.#tables, channel.identity, request)
      if (typeof bound === 'string') return bound
      bindings.push({ id: bindings.length + 1, channel, request, ...bound })
    }
    // Otherwise what happens right after the answer could be missed. Messages within this process work without the database.
    await this.#deps.listening().catch((error: unknown) => {
      if (bindings.length > 0) throw error
    })
    return bindings
  }

  /** Counts the socket as one of the person's; false if they have too many. */
  #countSocket(connection: Connection, { userId }: Identity): boolean {
    return userId === undefined || this.#deps.owners.signIn(connection, userId)
  }

  #remove(channel: Channel): void {
    const { connection, topic, bindings, identity } = channel
    if (connection.channels.get(topic) !== channel) return
    connection.channels.delete(topic)
    this.#deps.feed.remove(bindings)
    this.#deps.hub.leave(channel)
    this.#releaseSocket(connection, identity.userId)
  }

  #releaseSocket(connection: Connection, userId: string | undefined): void {
    if (userId === undefined) return
    if ([...connection.channels.values()].some(({ identity }) => identity.userId === userId)) return
    this.#deps.owners.signOut(connection, userId)
  }

  #leave(connection: Connection, frame: Frame, channel: Channel | undefined): undefined {
    connection.joining.delete(frame.topic)
    if (channel) this.#remove(channel)
    connection.reply(frame, 'ok', {})
    if (channel) pushClose(channel)
  }

  /** Removes a client from a channel and tells it why. */
  disconnect(channel: Channel, reason: string): void {
    if (channel.connection.channels.get(channel.topic) !== channel) return
    pushSystem(channel, 'system', 'error', reason)
    this.#remove(channel)
    pushClose(channel)
  }

  #startRefresh(channel: Channel, token: unknown): undefined {
    void this.#refresh(channel, token)
  }

  /** The client has a new token: the channel continues as its bearer, if they are allowed there. */
  async #refresh(channel: Channel, token: unknown): Promise<void> {
    const { connection, name, isPrivate, identity: before } = channel
    try {
      const identity = await this.#identify(connection, token)
      if (typeof identity === 'string') return this.disconnect(channel, identity)
      const access = await readAccess(this.#deps.db, identity, name, isPrivate)
      if (!mayRead(access)) return this.disconnect(channel, reasons.forbidden(name))
      const bindings = identity.role === before.role ? undefined : await this.#bindAgain(channel, identity)
      if (typeof bindings === 'string') return this.disconnect(channel, bindings)
      if (connection.channels.get(channel.topic) !== channel) return
      if (!this.#countSocket(connection, identity)) return this.disconnect(channel, reasons.sockets)
      channel.identity = identity
      channel.access = access
      if (bindings) {
        this.#deps.feed.remove(channel.bindings)
        this.#deps.feed.add(bindings)
        channel.bindings = bindings
      }
      if (before.userId !== identity.userId) this.#releaseSocket(connection, before.userId)
    } catch (error) {
      // The old token is good until it expires, and the client sends the new one with its next join.
      this.#deps.log.warn('realtime token not read', { cause: describeError(error) })
    }
  }

  /** The channel's requests with another role, which may read other columns. */
  async #bindAgain(channel: Channel, identity: Identity): Promise<Binding[] | string> {
    const bindings: Binding[] = []
    for (const binding of channel.bindings) {
      const bound = await bindRequest(this.#deps.db, this.#tables, identity, binding.request)
      if (typeof bound === 'string') return bound
      bindings.push({ ...binding, ...bound })
    }
    return bindings
  }

  #broadcast(channel: Channel, { broadcast }: Frame): Answer | undefined {
    if (!channel.access.sendsBroadcast) return refused(reasons.send)
    if (!broadcast || !isName(broadcast.event)) return refused(reasons.payload)
    this.#deps.hub.broadcast(channel.room, broadcast, channel)
    return channel.acknowledges ? done : undefined
  }

  #showPresence(channel: Channel, frame: Frame): Answer {
    const { event, payload = {} } = frame.payload
    const name = typeof event === 'string' ? event.toLowerCase() : ''
    if (name === 'untrack') {
      this.#deps.hub.untrack(channel)
      return done
    }
    if (name !== 'track' || !isObject(payload) || JSON.stringify(payload).length > limits.presenceLength)
      return refused(reasons.presence)
    if (!channel.access.sendsPresence) return refused(reasons.send)
    this.#deps.hub.track(channel, payload)
    return done
  }
}

const readSettings = ({ broadcast, presence }: Record<string, unknown>) => ({
  broadcast: isObject(broadcast) ? broadcast : {},
  presence: isObject(presence) ? presence : {},
})

const pushClose = ({ connection, topic, joinRef }: Channel) =>
  connection.push({ topic, joinRef, ref: joinRef, event: 'phx_close', payload: '{}' })
