// What a socket may ask for. Every number is for one process.
export const limits = {
  /** The largest frame; `ws` closes the socket (1009) on a larger one before it is read. */
  frameBytes: 262_144,
  /** A request to the HTTP API, and how many messages it may carry. */
  bodyBytes: 1_000_000,
  messagesPerRequest: 100,
  sockets: 20_000,
  socketsPerPerson: 50,
  channelsPerSocket: 100,
  changesPerChannel: 20,
  /** Bytes of a topic and of an event's name: what fits the binary framing. */
  nameBytes: 255,
  /** Characters of what somebody shows of themselves. */
  presenceLength: 4000,
  filterLength: 2000,
  /** Frames of a socket: a hundred a second, and some at once, as after connecting again. */
  framesPerSecond: 100,
  framesAtOnce: 400,
  /** A socket that continues sending after so many refusals, without a pause, is closed. */
  refusals: 500,
  /** What may wait for a reader. Who reads more slowly is dropped. */
  waitingBytes: 4_000_000,
  /** A changed row longer than this arrives without its long values. */
  recordLength: 1_000_000,
  /** Changes that wait to be passed on. With more, listeners are told to reload. */
  waitingChanges: 5000,
  changesAtOnce: 500,
  callersAtOnce: 100,
  /** Proxies close silent connections after a minute; a peer that answers no ping is gone. */
  pingMs: 25_000,
  /** How often tokens, sessions and policies are checked again: access ends within twice this time. */
  checkMs: 4000,
  /** A process that says nothing for so long is gone, with everybody who was there through it. */
  silentMs: 15_000,
} as const

/** So many at once, refilled steadily. */
export class Allowance {
  readonly #perSecond: number
  readonly #most: number
  #left: number
  #refilledAt: number

  constructor(perSecond: number, most: number, now: number) {
    this.#perSecond = perSecond
    this.#most = most
    this.#left = most
    this.#refilledAt = now
  }

  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + ((now - this.#refilledAt) / 1000) * this.#perSecond)
    this.#refilledAt = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }

  isFull(now: number): boolean {
    return this.#left + ((now - this.#refilledAt) / 1000) * this.#perSecond >= this.#most
  }
}
