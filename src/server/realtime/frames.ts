// The two framings of the client: objects (1.0.0), and arrays with binary broadcasts (2.0.0). Names are the protocol's.
import { randomUUID } from 'node:crypto'
import { makeStorable } from '#domain/document/storable-text.ts'
import { limits } from './limits.ts'

export type Version = '1.0.0' | '2.0.0'

export const readVersion = (text: string | null): Version | undefined =>
  text === null || text === '1.0.0' ? '1.0.0' : text === '2.0.0' ? text : undefined

/** A message to everybody in a channel: its payload is JSON text, or bytes. */
export interface Broadcast {
  event: string
  payload: string | Buffer
  /** The sender wants it kept for those who join later, which isn't possible here. */
  isToBeStored?: boolean
}

export interface Frame {
  joinRef: string | null
  ref: string | null
  topic: string
  event: string
  payload: Record<string, unknown>
  /** Only for the event "broadcast". */
  broadcast?: Broadcast
}

const userBroadcastPush = 3
const userBroadcast = 4
const asBytes = 0
const asJson = 1

/** Undefined if it isn't a frame of this version. */
export function readFrame(version: Version, data: Buffer, isBinary: boolean): Frame | undefined {
  try {
    if (isBinary) return version === '2.0.0' ? readBinary(data) : undefined
    const frame: unknown = JSON.parse(data.toString('utf8'))
    return Array.isArray(frame) ? readParts(frame) : version === '1.0.0' ? readObject(frame) : undefined
  } catch {
    return undefined
  }
}

function readObject(frame: unknown): Frame | undefined {
  if (!isObject(frame)) return undefined
  return readParts([frame.join_ref, frame.ref, frame.topic, frame.event, frame.payload])
}

function readParts(parts: readonly unknown[]): Frame | undefined {
  const [joinRef, ref, topic, event, payload = {}] = parts
  if (typeof topic !== 'string' || typeof event !== 'string' || !isObject(payload)) return undefined
  const frame = { joinRef: readRef(joinRef), ref: readRef(ref), topic, event, payload }
  if (event !== 'broadcast') return frame
  const { event: name, payload: content = {} } = payload
  return typeof name === 'string'
    ? { ...frame, broadcast: { event: name, payload: JSON.stringify(content), ...readStored(payload) } }
    : frame
}

const readRef = (ref: unknown): string | null =>
  typeof ref === 'string' ? ref.slice(0, limits.nameBytes) : typeof ref === 'number' ? String(ref) : null

function readBinary(data: Buffer): Frame | undefined {
  if (data.length < 7 || data[0] !== userBroadcastPush) return undefined
  const lengths = [...data.subarray(1, 6)]
  let offset = 7
  const [joinRef = '', ref = '', topic = '', event = '', metadata = ''] = lengths.map((length) => {
    offset += length
    return data.toString('utf8', offset - length, offset)
  })
  if (offset > data.length) return undefined
  const bytes = data.subarray(offset)
  const payload = data[6] === asJson ? readJson(bytes) : bytes
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: {},
    broadcast: { event, payload, ...(metadata && readStored(JSON.parse(metadata))) },
  }
}

const readStored = (metadata: unknown): { isToBeStored?: true } =>
  isObject(metadata) && metadata.persist ? { isToBeStored: true } : {}

/** Sent on unchanged, but only if it is valid JSON: otherwise it could end the frame around it. */
function readJson(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  JSON.parse(text)
  return text
}

export interface Push {
  joinRef?: string | null
  ref?: string | null
  topic: string
  event: string
  /** JSON text. */
  payload: string
}

export function writeFrame(
  version: Version,
  { joinRef = null, ref = null, topic, event, payload }: Push,
): string {
  const name = JSON.stringify(topic)
  return version === '2.0.0'
    ? `[${JSON.stringify(joinRef)},${JSON.stringify(ref)},${name},"${event}",${payload}]`
    : `{"topic":${name},"event":"${event}","payload":${payload},"ref":${JSON.stringify(ref)},"join_ref":${JSON.stringify(joinRef)}}`
}

/** Undefined where the version can't express it: only 2.0.0 has bytes. */
export function writeBroadcast(
  version: Version,
  topic: string,
  { event, payload }: Broadcast,
): string | Buffer | undefined {
  if (typeof payload === 'string') {
    const content = `{"type":"broadcast","event":${JSON.stringify(event)},"payload":${payload}}`
    return writeFrame(version, { topic, event: 'broadcast', payload: content })
  }
  if (version === '1.0.0') return undefined
  const names = [Buffer.from(topic), Buffer.from(event)]
  const header = [userBroadcast, ...names.map(({ length }) => length), 0, asBytes]
  return Buffer.concat([Buffer.from(header), ...names, payload])
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a topic or an event fits every framing and the database. */
export const isName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name !== '' &&
  Buffer.byteLength(name) <= limits.nameBytes &&
  makeStorable(name) === name

/** What a client wants of a channel that it joins. */
export function readSettings(config: unknown) {
  const { private: isPrivate, broadcast, presence, postgres_changes: requests = [] } = toObject(config)
  const { self, ack, replication_ready } = toObject(broadcast)
  const { key, enabled } = toObject(presence)
  return {
    isPrivate: isPrivate === true,
    sendsToSelf: self === true,
    acknowledges: ack === true,
    /** It wants to be told when it hears of what other processes send. */
    awaitsReplication: replication_ready === true,
    presence: { key: isName(key) ? key : randomUUID(), isEnabled: enabled !== false },
    /** Not checked yet. */
    requests: requests ?? [],
  }
}

const toObject = (part: unknown): Record<string, unknown> => (isObject(part) ? part : {})
