// Limits of live pages. Each process counts its own: with two processes, a person can have twice as many sockets.
export const limits = {
  /** The largest frame; `ws` closes the socket (1009) on a larger one before it is read. */
  frameBytes: 262_144,
  /** A request to the HTTP API, and how many messages it may carry. */
  bodyBytes: 1_000_000,
  messagesPerRequest: 100,
  sockets: 20_000,
  socketsPerPerson: 50,
  /** Sockets of one address on which nobody has signed in. A thousand pages behind one address that reconnect after a restart fit. */
  socketsPerAddress: 1_200,
  channelsPerSocket: 100,
  changesPerChannel: 20,
  /** Bytes of a topic and of an event's name: what fits the binary framing. */
  nameBytes: 255,
  /** Characters of a presence payload. */
  presenceLength: 4000,
  filterLength: 2000,
  /** Frames a socket may send: a steady rate, and a burst for clients that reconnect. */
  framesPerSecond: 100,
  frameBurst: 400,
  /** A socket that is refused this often without a pause is closed. */
  refusals: 100,
  refusalPauseMs: 1000,
  /** What a person may cause on all of their sockets, and everybody without an account at one address. A short frame is one. */
  workPerSecond: 500,
  workBurst: 4000,
  lengthPerWork: 2000,
  /** Sending a message on to this many clients costs as much as receiving it. */
  receiversPerWork: 5,
  /** A token whose signature and rights are checked. A thousand pages at one address that join again fit. */
  tokenWork: 2,
  /** A message that comes with a request of its own. */
  requestWork: 5,
  /** What somebody shows goes to everybody in the room, in every process. */
  presenceWork: 20,
  /** A client sends one twice a minute. */
  heartbeatWork: 0.2,
  /** Unsent data of a socket. A client that reads more slowly is disconnected. */
  sendBufferBytes: 4_000_000,
  /** Rows longer than this are sent without their long values. */
  recordLength: 1_000_000,
  /** Changes waiting to be sent. If there are more, listeners are told to reload. */
  queuedChanges: 5000,
  changesPerBatch: 500,
  callersPerBatch: 100,
  /** Proxies close idle connections after a minute; a client that doesn't answer a ping is disconnected. */
  pingMs: 25_000,
  /** For how long a client may take to confirm that its socket is closed. */
  closingMs: 5000,
  /** How often tokens, sessions and policies are checked again: lost access ends within twice this time. */
  accessCheckMs: 4000,
  /** A process that is silent this long counts as gone, and so do its clients. */
  processTimeoutMs: 15_000,
} as const

/** A token bucket: allows a burst, then refills steadily. */
export class RateLimit {
  readonly #perSecond: number
  readonly #burst: number
  #tokens: number
  #refilledAt: number

  constructor(perSecond: number, burst: number, now: number) {
    this.#perSecond = perSecond
    this.#burst = burst
    this.#tokens = burst
    this.#refilledAt = now
  }

  /** One that costs more than is left is allowed, and the next ones wait until it is paid for. */
  take(now: number, cost = 1): boolean {
    this.#tokens = Math.min(this.#burst, this.#tokens + ((now - this.#refilledAt) / 1000) * this.#perSecond)
    this.#refilledAt = now
    if (this.#tokens < 1) return false
    this.#tokens -= cost
    return true
  }

  /** Counts what something that was allowed has cost in the end. */
  owe(cost: number): void {
    this.#tokens -= cost
  }

  isFull(now: number): boolean {
    return this.#tokens + ((now - this.#refilledAt) / 1000) * this.#perSecond >= this.#burst
  }
}
