// The HTTP part of /realtime/v1: broadcasts from clients without a socket.
import { type Context, Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import { createApiApp } from '#server/http/api-app.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/env.ts'
import { openCors } from '#server/http/open-cors.ts'
import { reasons } from './answers.ts'
import { isLive, readAccess } from './authorize.ts'
import { roomOf } from './connection.ts'
import { realtimeErrors, renderRealtimeError } from './errors.ts'
import { type Broadcast, isName, isObject } from './frames.ts'
import { type Identity, readIdentity } from './identity.ts'
import { limits } from './limits.ts'
import type { Realtime } from './realtime.ts'
import { senderOf, workFor } from './sender-limits.ts'

const api = {
  name: 'realtime',
  bodyLimit: limits.bodyBytes,
  errors: realtimeErrors,
  render: renderRealtimeError,
}

interface Message {
  name: string
  isPrivate: boolean
  broadcast: Broadcast
}

export function realtimeRoutes(deps: Deps, realtime: Realtime): Hono<AppEnv> {
  const apiApp = createApiApp(api, deps.log, (app) => {
    app.get('/websocket', () => {
      throw realtimeErrors.upgradeRequired()
    })
    app.post('/api/broadcast', async (c) => answer(c, await readMessages(c)))
    app.post('/api/broadcast/:topic/events/:event', async (c) => answer(c, [await readMessage(c)]))
  })
  async function answer(c: Context<AppEnv>, messages: Message[]): Promise<Response> {
    const identity = await identify(c, deps)
    const sender = senderOf(identity, clientAddress(c, deps.config))
    for (const { broadcast } of messages)
      if (!realtime.senders.take(sender, limits.requestWork * workFor(broadcast.payload.length)))
        throw realtimeErrors.tooOften()
    await requireAccess(deps, identity, messages)
    for (const { name, isPrivate, broadcast } of messages)
      realtime.hub.broadcast(roomOf(name, isPrivate), broadcast, sender)
    return c.body(null, 202)
  }
  return new Hono<AppEnv>().use(cors).route('/', apiApp)
}

async function requireAccess({ db }: Deps, identity: Identity, messages: readonly Message[]): Promise<void> {
  for (const { name, isPrivate } of messages) {
    const { sendsBroadcast } = await readAccess(db, identity, name, isPrivate)
    if (!sendsBroadcast) throw realtimeErrors.forbidden()
  }
}

const cors = openCors({ allowMethods: ['POST', 'OPTIONS'], exposeHeaders: [] })

async function identify(c: Context<AppEnv>, { db, tokens }: Deps): Promise<Identity> {
  const bearer = /^bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '')?.[1]
  const token = bearer ?? c.req.header('apikey')
  if (!token) throw realtimeErrors.noKey()
  const identity = await readIdentity(tokens, token)
  if (typeof identity === 'string') throw realtimeErrors.badToken(identity)
  if (!(await isLive(db, identity))) throw realtimeErrors.badToken('The session has ended')
  return identity
}

async function readMessages(c: Context<AppEnv>): Promise<Message[]> {
  const body: unknown = await c.req.json().catch(() => {
    throw realtimeErrors.badJson()
  })
  const messages = isObject(body) ? body.messages : undefined
  if (!Array.isArray(messages)) throw realtimeErrors.invalid('messages must be a list.')
  if (messages.length > limits.messagesPerRequest)
    throw realtimeErrors.invalid(`At most ${limits.messagesPerRequest} messages in one request.`)
  return messages.map((message: unknown) => {
    const { topic, event, payload = {}, private: isPrivate } = isObject(message) ? message : {}
    return checkMessage(topic, event, isPrivate === true, JSON.stringify(payload))
  })
}

async function readMessage(c: Context<AppEnv>): Promise<Message> {
  const isPrivate = c.req.query('private') === 'true'
  if (c.req.query('persist') ?? c.req.query('persist[ttl]'))
    throw realtimeErrors.invalid(`${reasons.stored}.`)
  const { topic, event } = c.req.param() as { topic: string; event: string }
  const bytes = Buffer.from(await c.req.arrayBuffer())
  if (c.req.header('content-type')?.startsWith('application/octet-stream'))
    return checkMessage(topic, event, isPrivate, bytes)
  const text = bytes.toString('utf8')
  try {
    JSON.parse(text)
  } catch {
    throw realtimeErrors.badJson()
  }
  return checkMessage(topic, event, isPrivate, text)
}

function checkMessage(
  topic: unknown,
  event: unknown,
  isPrivate: boolean,
  payload: Broadcast['payload'],
): Message {
  if (!isName(topic) || !isName(event) || !isName(`realtime:${topic}`))
    throw realtimeErrors.invalid('Every message needs a topic and an event, each of up to 255 bytes.')
  if (Buffer.byteLength(payload) > limits.frameBytes)
    throw realtimeErrors.tooLarge(`${limits.frameBytes / 1024} kB`)
  return { name: topic, isPrivate, broadcast: { event, payload } }
}
