// The wire /auth/v1. Its operations are added here, one line each.
import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/env.ts'
import { createWireApp } from '#server/http/wire-app.ts'
import { authErrors, renderAuthError } from './errors.ts'

export function authRoutes(deps: Deps): Hono<AppEnv> {
  return createWireApp(
    { name: 'auth', bodyLimit: 1_000_000, errors: authErrors, render: renderAuthError },
    deps.log,
  )
}
