// read-brief: notes sorted line by line, and the fact sheet read out of them. For people signed in; no model is asked and no use counted.
import { notesMaxLength, type ReadBriefRequest } from '#contract/functions.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'
import { readText } from './read-text.ts'

export async function readBrief(call: Call<ReadBriefRequest>): Promise<Response> {
  const { text } = call.input
  if (text.length > notesMaxLength) throw functionErrors.notesTooLong(notesMaxLength)
  return Response.json(await readText(call, 'notes', text))
}
