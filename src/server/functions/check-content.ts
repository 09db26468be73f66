// check-content: the newsroom check of a document, the same as at the desk. For signed-in people; no AI use is counted.
import { type CheckContentRequest, checkLimits } from '#contract/functions.ts'
import { askReader } from './ask-reader.ts'
import { functionErrors } from './errors.ts'
import type { Call } from './function.ts'

export async function checkContent(call: Call<CheckContentRequest>): Promise<Response> {
  const { html, today = new Date().toISOString().slice(0, 10), ...settings } = call.input
  if (Buffer.byteLength(html) > checkLimits.bytes) throw functionErrors.tooLarge('1 MB')
  const json = await askReader(call, 'check', { html, today, ...settings })
  return new Response(json, { headers: { 'content-type': 'application/json' } })
}
