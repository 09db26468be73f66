// Answers that must not tell whether an account exists take the same time either way: never less than a set while, which is
// longer than the work.
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '#server/auth/auth.ts'

export function withMinimumDuration(endpoint: Endpoint): Endpoint {
  return async function answerEvenly(c, auth) {
    const [outcome] = await Promise.allSettled([
      (async () => endpoint(c, auth))(),
      sleep(auth.settings.evenMilliseconds),
    ])
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }
}
