// read-brief: notes sorted line by line, and the fact sheet read out of them. For people signed in; no model is asked and no use counted.
import { notesMaxLength, type ReadBriefRequest } from '#contract/functions.ts'
import { askReader } from './ask-reader.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'

export async function readBrief(call: Call<ReadBriefRequest>): Promise<Response> {
  const { text } = call.input
  if (text.length > notesMaxLength) throw functionErrors.notesTooLong(notesMaxLength)
  const json = await askReader(call, 'notes', text)
  return new Response(json, { headers: { 'content-type': 'application/json' } })
}
