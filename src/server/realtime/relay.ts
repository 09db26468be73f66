// Sends messages between the processes of one PostgreSQL, in the order in which each process sends them. Messages too long for a
// notification are stored and fetched by id. The embedded database has only one process, so there is nothing to send.
import type { Db } from '#server/db/db.ts'
import { describeError, type Log } from '#server/log.ts'
import { fetchPayload, notify, storePayload } from '#server/stores/realtime.ts'
import type { Diff, Shown } from './presence.ts'
import type { Sender } from './sender-limits.ts'

export const relayChannel = 'realtime_relay'

export type RelayMessage =
  | { kind: 'broadcast'; room: string; event: string; sender?: Sender; json?: string; base64?: string }
  | { kind: 'presence'; room: string; diff: Diff }
  /** Asks who is in this room. Processes with somebody there answer with `here`; if it is asked again, all of them do. */
  | { kind: 'who'; room: string; isAgain: boolean }
  | { kind: 'here'; room: string; state: Shown }
  | { kind: 'alive' }
  | { kind: 'bye' }

/** The sender, and the message or where it is stored. */
type Envelope =
  | [process: string, message: RelayMessage]
  | [process: string, stored: { id: string; room: string }]

const maxNotificationBytes = 7900
/** While the database is unreachable nothing can be sent, and old messages would only arrive late. */
const maxQueued = 10_000

export interface RelayEvents {
  /** Whether anybody here is in this room. */
  wants(room: string): boolean
  received(process: string, message: RelayMessage): void
}

export class Relay {
  readonly process: string
  readonly #db: Db
  readonly #log: Log
  readonly #events: RelayEvents
  #waiting: RelayMessage[] = []
  #isSending = false
  /** A stored message that is being fetched: later messages wait for it, to keep the order. */
  #fetching: Promise<void> | undefined

  constructor(process: string, db: Db, log: Log, events: RelayEvents) {
    this.process = process
    this.#db = db
    this.#log = log
    this.#events = events
  }

  publish(message: RelayMessage): void {
    if (this.#db.kind !== 'postgres' || this.#waiting.length >= maxQueued) return
    this.#waiting.push(message)
    if (!this.#isSending) void this.#send()
  }

  /** Resolves when everything published is sent or lost. */
  async flush(): Promise<void> {
    while (this.#isSending) await new Promise((wait) => setTimeout(wait, 5))
  }

  async #send(): Promise<void> {
    this.#isSending = true
    while (this.#waiting.length > 0) {
      const messages = this.#waiting.splice(0, 200)
      try {
        const payloads: string[] = []
        for (const message of messages) payloads.push(await this.#wrap(message))
        await notify(this.#db, relayChannel, payloads)
      } catch (error) {
        this.#log.warn('realtime messages lost', { count: messages.length, cause: describeError(error) })
      }
    }
    this.#isSending = false
  }

  async #wrap(message: RelayMessage): Promise<string> {
    const text = JSON.stringify([this.process, message] satisfies Envelope)
    if (Buffer.byteLength(text) <= maxNotificationBytes) return text
    const id = await storePayload(this.#db, JSON.stringify(message))
    const room = 'room' in message ? message.room : ''
    return JSON.stringify([this.process, { id, room }] satisfies Envelope)
  }

  notified(payload: string): void {
    const [process, message] = JSON.parse(payload) as Envelope
    if (process === this.process) return
    const isQuestion = 'kind' in message && message.kind === 'who'
    if ('room' in message && !isQuestion && !this.#events.wants(message.room)) return
    if (!('id' in message) && !this.#fetching) {
      this.#events.received(process, message)
      return
    }
    const fetching = (this.#fetching ?? Promise.resolve()).then(async () => {
      const read = 'id' in message ? await this.#fetch(message.id) : message
      if (read) this.#events.received(process, read)
      if (this.#fetching === fetching) this.#fetching = undefined
    })
    this.#fetching = fetching
  }

  async #fetch(id: string): Promise<RelayMessage | undefined> {
    try {
      const text = await fetchPayload(this.#db, id)
      return text === undefined ? undefined : (JSON.parse(text) as RelayMessage)
    } catch (error) {
      this.#log.warn('realtime message lost', { cause: describeError(error) })
      return undefined
    }
  }
}
