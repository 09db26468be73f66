// What a socket may say: join, leave, refresh its token, send to all, show itself. Every refusal is an answer with a reason.
import type { Db } from '#server/db/db.ts'
import type { Tokens } from '#server/keys/tokens.ts'
import { describeError, type Log } from '#server/log.ts'
import { type Answer, done, reasons, refused } from './answers.ts'
import { admit, bindRequest, isLive, Tables } from './authorize.ts'
import type { Binding, ChangeFeed } from './change-feed.ts'
import { readChangeRequest } from './change-filters.ts'
import { type Channel, type Connection, pushSystem, roomOf } from './connection.ts'
import { type Frame, isName, isObject, readSettings } from './frames.ts'
import type { Hub } from './hub.ts'
import { hasExpired, type Identity, readIdentity } from './identity.ts'
import { limits } from './limits.ts'
import { type SenderLimits, workForFrame } from './sender-limits.ts'
import type { SocketOwners } from './socket-owners.ts'

const prefix = 'realtime:'

export interface ChannelDeps {
  db: Db
  tokens: Tokens
  log: Log
  hub: Hub
  feed: ChangeFeed
  owners: SocketOwners
  senders: SenderLimits
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

  handle(connection: Connection, frame: Frame, length: number): void {
    const isAllowed =
      connection.mayReceive(length) &&
      this.#deps.senders.take(connection.senderOf(frame.topic), workForFrame(frame, length))
    if (!isAllowed) connection.refuse()
    const answer = isAllowed ? this.#answer(connection, frame) : refused(reasons.tooMany)
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
    if (!connection.hasRoomFor(topic)) return reasons.channels
    const identity = await this.#identify(connection, payload.access_token)
    if (typeof identity === 'string') return identity
    const { requests, awaitsReplication, ...settings } = readSettings(payload.config)
    const { isPrivate, presence } = settings
    const access = await admit(this.#deps.db, identity, { name, isPrivate, key: presence.key })
    if (typeof access === 'string') return access
    const channel: Channel = {
      connection,
      topic,
      name,
      room: roomOf(name, isPrivate),
      joinRef: frame.joinRef ?? frame.ref,
      identity,
      access,
      ...settings,
      bindings: [],
    }
    const bindings = await this.#bind(channel, requests)
    if (typeof bindings === 'string') return bindings
    if (!isCurrent()) return undefined
    if (!this.#countSocket(connection, identity)) return reasons.sockets
    channel.bindings = bindings
    this.#addChannel(channel, frame, requests)
    if (awaitsReplication) this.#tellWhenListening(channel)
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

  /** For clients that wait until they hear of what other processes send. */
  #tellWhenListening(channel: Channel): void {
    const tell = (status: 'ok' | 'error', message: string) => () =>
      isThere(channel) && pushSystem(channel, 'system', status, message)
    this.#deps
      .listening()
      .then(
        tell('ok', 'Replication connection established'),
        tell('error', 'Replication connection is not ready'),
      )
  }

  /** The bearer of the token, or of the key of the socket, which may be one's token; or why they can't be let in. */
  async #identify({ keyHolder }: Connection, token: unknown): Promise<Identity | string> {
    const hasToken = typeof token === 'string' && token !== ''
    const identity = hasToken ? await readIdentity(this.#deps.tokens, token) : keyHolder
    if (typeof identity === 'string') return `InvalidJWTToken: ${identity}`
    if (hasExpired(identity, Date.now())) return reasons.expired
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
    if (!isThere(channel)) return
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
    // If it has joined again in the meantime, it leaves only its earlier membership.
    const isLeft = channel !== undefined && (frame.joinRef === null || frame.joinRef === channel.joinRef)
    if (isLeft) this.#remove(channel)
    connection.reply(frame, 'ok', {})
    if (isLeft) pushClose(channel)
  }

  /** Removes a client from a channel and tells it why. */
  disconnect(channel: Channel, reason: string): void {
    if (!isThere(channel)) return
    pushSystem(channel, 'system', 'error', reason)
    this.#remove(channel)
    pushClose(channel)
  }

  #startRefresh(channel: Channel, token: unknown): undefined {
    void this.#refresh(channel, token)
  }

  /** The client has a new token: the channel continues as its bearer, if they are allowed there. */
  async #refresh(channel: Channel, token: unknown): Promise<void> {
    const { connection, identity: before } = channel
    const mine = {}
    channel.refreshing = mine
    try {
      const next = await this.#readRights(channel, token)
      // The newest token decides, whichever is checked first.
      if (!isThere(channel) || channel.refreshing !== mine) return
      if (typeof next === 'string') return this.disconnect(channel, next)
      if (!this.#countSocket(connection, next.identity)) return this.disconnect(channel, reasons.sockets)
      channel.identity = next.identity
      channel.access = next.access
      if (next.bindings) {
        this.#deps.feed.remove(channel.bindings)
        this.#deps.feed.add(next.bindings)
        channel.bindings = next.bindings
      }
      if (before.userId !== next.identity.userId) this.#releaseSocket(connection, before.userId)
    } catch (error) {
      // The old token is good until it expires, and the client sends the new one with its next join.
      this.#deps.log.warn('realtime token not read', { cause: describeError(error) })
    }
  }

  /** What the bearer of the token may do in the channel, or why nothing. */
  async #readRights(
    { connection, name, isPrivate, identity: before, presence, bindings: asked }: Channel,
    token: unknown,
  ): Promise<(Pick<Channel, 'identity' | 'access'> & { bindings?: Binding[] }) | string> {
    const identity = await this.#identify(connection, token)
    if (typeof identity === 'string') return identity
    const access = await admit(this.#deps.db, identity, { name, isPrivate, key: presence.key })
    if (typeof access === 'string') return access
    if (identity.role === before.role) return { identity, access }
    const bindings = await this.#bindAgain(asked, identity)
    return typeof bindings === 'string' ? bindings : { identity, access, bindings }
  }

  /** The channel's requests with another role, which may read other columns. */
  async #bindAgain(asked: readonly Binding[], identity: Identity): Promise<Binding[] | string> {
    const bindings: Binding[] = []
    for (const binding of asked) {
      const bound = await bindRequest(this.#deps.db, this.#tables, identity, binding.request)
      if (typeof bound === 'string') return bound
      bindings.push({ ...binding, ...bound })
    }
    return bindings
  }

  #broadcast(channel: Channel, { broadcast }: Frame): Answer | undefined {
    if (!channel.access.sendsBroadcast) return refused(reasons.send)
    if (!broadcast || !isName(broadcast.event)) return refused(reasons.payload)
    if (broadcast.isToBeStored) return refused(reasons.stored)
    this.#deps.hub.broadcast(channel.room, broadcast, channel.connection.senderOf(channel.topic), channel)
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

/** Neither left nor replaced. */
const isThere = (channel: Channel) => channel.connection.channels.get(channel.topic) === channel

const pushClose = ({ connection, topic, joinRef }: Channel) =>
  connection.push({ topic, joinRef, ref: joinRef, event: 'phx_close', payload: '{}' })
