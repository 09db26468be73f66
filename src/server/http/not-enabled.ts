// Services the protocol knows and this product does not offer: a clean JSON answer, never a page (decision 27b).
import type { Context } from 'hono'
import type { AppEnv } from './env.ts'

export const notEnabled = (service: string) => (c: Context<AppEnv>) =>
  c.json(
    { statusCode: '404', error: 'not_enabled', message: `${service} is not enabled on this server.` },
    404,
  )
