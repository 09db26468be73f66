// Responses that must not reveal whether an account exists take the same time either way: never less than a minimum that is longer
// than the work.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '#server/auth/auth.ts'

export function withMinimumDuration(endpoint: Endpoint): Endpoint {
  return async function answerLater(c, auth) {
    const [outcome] = await Promise.allSettled([
      (async () => endpoint(c, auth))(),
      sleep(auth.settings.minimumResponseMs),
    ])
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
}
