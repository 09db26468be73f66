// Answers for services that the protocol has and this product doesn't: JSON, never a page.
import type { Context } from 'hono'
import type { AppEnv } from './env.ts'

export const notEnabled = (service: string) => (c: Context<AppEnv>) =>
  c.json(
    { statusCode: '404', error: 'not_enabled', message: `${service} is not enabled on this server.` },
    404,
  )
