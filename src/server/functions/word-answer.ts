// Turns the result of the Word thread into a response.
import { JobError } from '#server/jobs/worker-pool.ts'
import type { WordAnswer } from '#server/word/word-converter.ts'
import { type FunctionError, functionErrors } from './errors.ts'

export async function jsonAnswer(
  work: Promise<WordAnswer>,
  failed: (cause: unknown) => FunctionError,
): Promise<Response> {
  const answer = await work.catch((error: unknown) => {
    throw error instanceof JobError && error.failure !== 'crash' ? jobErrors[error.failure]() : failed(error)
  })
  if (answer.ok) return new Response(answer.json, { headers: { 'content-type': 'application/json' } })
  throw 'problem' in answer ? functionErrors.upload(answer.problem) : failed(answer.cause)
}

const jobErrors = {
  busy: functionErrors.conversionBusy,
  time: functionErrors.conversionTooLong,
  memory: functionErrors.conversionTooBig,
  stopped: functionErrors.stopped,
}
