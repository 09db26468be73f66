// The wire /functions/v1 as a table: one line per function, named as on the wire.
import type { Hono } from 'hono'
import { cors } from 'hono/cors'
import {
  analyzeContentRequest,
  generateContentRequest,
  generateSpecializedContentRequest,
} from '#contract/functions.ts'
import { createWriter } from '#server/ai/create-writer.ts'
import type { Deps } from '#server/deps.ts'
import { clientAddress } from '#server/http/client-address.ts'
import type { AppEnv } from '#server/http/env.ts'
import { createWireApp } from '#server/http/wire-app.ts'
import { analyzeContent } from './analyze-content.ts'
import { functionErrors, renderFunctionError } from './errors.ts'
import { forAnyone, forUsers, json, type WireFunction } from './function.ts'
import { generateContent } from './generate-content.ts'
import { generateSpecializedContent } from './generate-specialized-content.ts'
import { checkCaller } from './guard.ts'

const functions: Record<string, WireFunction> = {
  'generate-content': forUsers(json(generateContentRequest), generateContent),
  'analyze-content': forUsers(json(analyzeContentRequest), analyzeContent),
  'generate-specialized-content': forAnyone(
    json(generateSpecializedContentRequest),
    generateSpecializedContent,
  ),
}

export function functionRoutes(shared: Deps): Hono<AppEnv> {
  const deps = { ...shared, writer: createWriter(shared.config.ai, shared.log) }
  const wire = {
    name: 'functions',
    bodyLimit: 12_000_000,
    errors: functionErrors,
    render: renderFunctionError,
  }
  return createWireApp(wire, deps.log, (app) => {
    app.use(functionCors)
    for (const [name, { guard, answer }] of Object.entries(functions)) {
      app.post(`/${name}`, async (c) => {
        // Before the body: what nobody may send is not read.
        const user = await checkCaller(c, deps, guard)
        return answer(c, {
          user,
          deps,
          address: clientAddress(c, deps.config),
          header: (header) => c.req.header(header),
          signal: c.req.raw.signal,
          requestId: c.get('requestId'),
        })
      })
      app.all(`/${name}`, (c) => {
        throw functionErrors.wrongMethod(c.req.method)
      })
    }
  })
}

/** Answers a preflight itself, without asking who calls. */
const functionCors = cors({
  origin: '*',
  allowMethods: ['POST'],
  allowHeaders: ['authorization', 'x-client-info', 'apikey', 'content-type', 'accept', 'x-region', 'prefer'],
  exposeHeaders: ['x-request-id', 'retry-after'],
  maxAge: 86_400,
})
