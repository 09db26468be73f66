// Reads a JSON body and checks it against its schema; the error is one sentence.
import type { Context } from 'hono'
import type { z } from 'zod'
import type { CommonErrors } from './api-error.ts'
import type { AppEnv } from './env.ts'
import { findShapeProblem, jsonDepth, jsonValues } from './json-shape.ts'

export async function readJson<T>(
  c: Context<AppEnv>,
  schema: z.ZodType<T>,
  errors: CommonErrors,
): Promise<T> {
  const text = await c.req.text()
  const problem = findShapeProblem(text)
  if (problem === 'too deep')
    throw errors.invalid(`The JSON is nested too deeply: at most ${jsonDepth} levels are allowed.`)
  if (problem) throw errors.invalid(`The JSON has too many values: at most ${jsonValues} are allowed.`)
  const result = schema.safeParse(parseJson(text, errors))
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const field = issue?.path.join('.')
  throw errors.invalid(field ? `${field}: ${issue?.message}` : `${issue?.message ?? 'Invalid request'}`)
}

function parseJson(text: string, errors: CommonErrors): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw errors.badJson()
  }
}
