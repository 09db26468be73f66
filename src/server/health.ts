// Is the process up, and can it serve? For load balancers and container platforms.
import type { Context } from 'hono'
import type { Deps } from './deps.ts'
import type { AppEnv } from './http/env.ts'

export const answerHealth = (c: Context<AppEnv>) => c.json({ status: 'up' })

export const answerReady = (deps: Deps) => async (c: Context<AppEnv>) => {
  if (deps.stopping()) return c.json({ status: 'stopping' }, 503)
  try {
    await deps.db.query('select 1')
    return c.json({ status: 'ready' })
  } catch {
    return c.json({ status: 'database unavailable' }, 503)
  }
}
