// What somebody may make this process do for live pages, on all of their sockets together: receive, check, and send to others. Without
// this, a visitor with the public key could keep the process busy with a room of their own sockets.
import type { Frame } from './frames.ts'
import type { Identity } from './identity.ts'
import { limits, RateLimit } from './limits.ts'

/** A person, or an address for those who haven't signed in. Holders of the service key have no limit. */
export type Sender = string | undefined

export function senderOf({ role, userId }: Pick<Identity, 'role' | 'userId'>, address: string): Sender {
  return role === 'service_role' ? undefined : (userId ?? `address ${address}`)
}

/** The work for a message of this length; long ones count more. */
export const workFor = (length: number): number => 1 + length / limits.lengthPerWork

export function workForFrame({ event }: Pick<Frame, 'event'>, length: number): number {
  if (event === 'heartbeat') return limits.heartbeatWork
  if (event === 'presence') return workFor(length) + limits.presenceWork
  const hasToken = event === 'phx_join' || event === 'access_token'
  return workFor(length) + (hasToken ? limits.tokenWork : 0)
}

export class SenderLimits {
  readonly #limits = new Map<string, RateLimit>()

  /** Whether the sender may cause this work now. */
  take(sender: Sender, work: number): boolean {
    return sender === undefined || this.#of(sender).take(performance.now(), work)
  }

  /** Counts what passing on a message of this length cost, once that is known. Whoever caused too much waits. */
  sent(sender: Sender, length: number, receivers: number): void {
    if (sender === undefined || receivers === 0) return
    this.#of(sender).owe((workFor(length) * receivers) / limits.receiversPerWork)
  }

  #of(sender: string): RateLimit {
    const now = performance.now()
    if (this.#limits.size > 10_000)
      for (const [key, limit] of this.#limits) if (limit.isFull(now)) this.#limits.delete(key)
    const limit = this.#limits.get(sender) ?? new RateLimit(limits.workPerSecond, limits.workBurst, now)
    this.#limits.set(sender, limit)
    return limit
  }
}
