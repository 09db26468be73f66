// The wire /rest/v1. Its operations are added here, one line each.
import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/env.ts'
import { createWireApp } from '#server/http/wire-app.ts'
import { renderRestError, restErrors } from './errors.ts'

export function restRoutes(deps: Deps): Hono<AppEnv> {
  return createWireApp(
    { name: 'rest', bodyLimit: 10_000_000, errors: restErrors, render: renderRestError },
    deps.log,
  )
}
