// read-brief: notes sorted line by line, and the fact sheet read out of them. For people signed in; no model is asked and no use counted.
import { notesMaxLength, type ReadBriefRequest } from '#contract/functions.ts'
import { JobError } from '#server/jobs/worker-pool.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'

export async function readBrief({ input, user, deps, signal }: Call<ReadBriefRequest>): Promise<Response> {
  if (input.text.length > notesMaxLength) throw functionErrors.notesTooLong(notesMaxLength)
  const answer = await deps.notes.read(input.text, user.id, signal).catch((error: unknown) => {
    throw error instanceof JobError && error.failure === 'busy' ? functionErrors.readingBusy() : error
  })
  return Response.json(answer)
}
