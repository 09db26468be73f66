import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { functionErrors, renderFunctionError } from '#server/functions/errors.ts'
import { createLog } from '#server/log.ts'
import { createApiApp } from './api-app.ts'
import { readJson } from './body.ts'

const schema = z.object({ period: z.enum(['monthly', 'annual'], 'must be monthly or annual') })
const lines: string[] = []
const api = { name: 'functions', bodyLimit: 100, errors: functionErrors, render: renderFunctionError }
const app = createApiApp(
  api,
  createLog('debug', (line) => lines.push(line)),
  (routes) => {
    routes.post('/checkout', async (c) => c.json(await readJson(c, schema, functionErrors)))
    routes.get('/crash', () => {
      throw new Error('select * from secrets')
    })
  },
)
const post = (body: string) => app.request('/checkout', { method: 'POST', body })

describe('a request body', () => {
  it('that fits is read', async () => {
    expect(await (await post('{"period":"annual"}')).json()).toEqual({ period: 'annual' })
  })

  it.each([
    ['{', 400, 'The request body is not valid JSON.'],
    ['', 400, 'The request body is not valid JSON.'],
    ['{"period":7}', 400, 'period: must be monthly or annual'],
    ['{}', 400, 'period: must be monthly or annual'],
    ['[]', 400, 'Invalid input: expected object, received array'],
    [`"${'x'.repeat(100)}"`, 413, 'The request is larger than 0.1 kB.'],
  ])('of %s answers %i', async (body, status, sentence) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ error: sentence })
  })
})

describe('an unexpected failure', () => {
  it('tells the client nothing and the log everything', async () => {
    const response = await app.request('/crash')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      error: 'Something went wrong on the server.',
      code: 'unexpected',
    })
    expect(lines.join()).toContain('select * from secrets')
  })
})
