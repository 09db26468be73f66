// When to retry a message, and when to give up.
import type { OutboxKind } from '#server/stores/outbox.ts'

const first = 5
const longest = 60 * 60

/** Seconds until the next try after the given number of tries: doubled from 5 s to 1 h, give or take a fifth. */
export function secondsToNextTry(attempts: number, random: () => number = Math.random): number {
  return Math.min(first * 2 ** (attempts - 1), longest) * (0.8 + 0.4 * random())
}

const day = 24 * 60 * 60

/** Seconds after which a message is no longer worth sending. A code by text message expires long before that. */
export const maximumAgeSeconds: Record<OutboxKind, number> = {
  mail: 3 * day,
  sms: 60 * 60,
  contact: Infinity,
  crm: 30 * day,
}
