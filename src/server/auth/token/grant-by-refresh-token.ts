// grant_type=refresh_token.
import type { Context } from 'hono'
import { z } from 'zod'
import type { Auth } from '#server/auth/auth.ts'
import { authErrors } from '#server/auth/errors.ts'
import { optionalText } from '#server/auth/input.ts'
import { refreshSession } from '#server/auth/sessions/session.ts'
import { readJson } from '#server/http/body.ts'
import type { AppEnv } from '#server/http/env.ts'

const body = z.object({ refresh_token: optionalText })

export async function grantByRefreshToken(c: Context<AppEnv>, auth: Auth): Promise<Response> {
  const { refresh_token } = await readJson(c, body, authErrors)
  return c.json(await refreshSession(auth, refresh_token ?? ''))
}
