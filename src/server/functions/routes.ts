// The wire /functions/v1. Its operations are added here, one line each.
import type { Hono } from 'hono'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/env.ts'
import { createWireApp } from '#server/http/wire-app.ts'
import { functionErrors, renderFunctionError } from './errors.ts'

export function functionRoutes(deps: Deps): Hono<AppEnv> {
  return createWireApp(
    { name: 'functions', bodyLimit: 12_000_000, errors: functionErrors, render: renderFunctionError },
    deps.log,
  )
}
