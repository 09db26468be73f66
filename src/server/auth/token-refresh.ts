// grant_type=refresh_token.
import type { Context } from 'hono'
import { z } from 'zod'
import { readJson } from '#server/http/body.ts'
import type { AppEnv } from '#server/http/env.ts'
import type { Auth } from './auth.ts'
import { authErrors } from './errors.ts'
import { optionalText } from './input.ts'
import { refreshSession } from './session.ts'

const body = z.object({ refresh_token: optionalText })

export async function grantByRefreshToken(c: Context<AppEnv>, auth: Auth): Promise<Response> {
  const { refresh_token } = await readJson(c, body, authErrors)
  return c.json(await refreshSession(auth, refresh_token ?? ''))
}
