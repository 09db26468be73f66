// who-writes: the name of the writer for a document, shown at the desk. For signed-in users.
import type { WhoWritesAnswer, WhoWritesRequest } from '#contract/functions.ts'
import { nameModel } from '#server/ai/name-writer.ts'
import { findRule } from './ai/choose-writer.ts'
import type { Call } from './function.ts'

export async function whoWrites({ input, user, deps }: Call<WhoWritesRequest>): Promise<Response> {
  const { kept_by } = await findRule(deps.db, input.content_id, user.id)
  const named = nameModel(deps.config.ai)
  const model = named ? `${named.model} at ${named.host}` : null
  const is_builtin = model === null || kept_by !== null
  const answer: WhoWritesAnswer = { name: is_builtin ? 'Built-in writer' : model, is_builtin, model, kept_by }
  return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
}
