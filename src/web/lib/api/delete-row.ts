import { getUserClient } from '#web/lib/session/ensure-session.ts'
import { CallError, call } from './call.ts'

type Deletable = 'content' | 'comments' | 'client_texts' | 'client_people'

/**
 * Deletes a row. Row-level security answers a delete that the user may not make like one of a row that isn't there: with success. So the row
 * is looked for afterward; one that is still there was refused.
 */
export async function deleteRow(table: Deletable, id: string): Promise<void> {
  const supabase = await getUserClient()
  await call(supabase.from(table).delete().eq('id', id))
  const left = await call(supabase.from(table).select('id').eq('id', id))
  if (left.length === 0) return
  throw new CallError({ code: refused, message: sentence }, 403)
}

const refused = 'PT403'
const sentence = 'Nothing was deleted. You can view this workspace, but you can’t change it.'

/** The row is still there, because the user may only read it. */
export const isRefused = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === refused
