// The body of a request as JSON: its shape is checked before it is parsed, and it is parsed once, however often it is looked at.
import { findShapeProblem, jsonDepth, jsonValues } from '#server/http/json-shape.ts'
import { restErrors } from './errors.ts'

export function readOnce(body: string): () => unknown {
  let parsed: { value: unknown } | undefined
  return () => {
    parsed ??= { value: parse(body) }
    return parsed.value
  }
}

function parse(body: string): unknown {
  const problem = findShapeProblem(body)
  if (problem === 'too deep') throw restErrors.jsonTooDeep(jsonDepth)
  if (problem === 'too many values') throw restErrors.tooManyValues(jsonValues)
  try {
    return JSON.parse(body)
  } catch {
    throw restErrors.badJson()
  }
}
