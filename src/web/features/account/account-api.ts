// API calls of the account page. Each throws a CallError on failure.
import type { DeleteUserAnswer, dataFileName } from '#contract/functions.ts'
import { CallError, call } from '#web/lib/api/call.ts'
import { callFunction } from '#web/lib/api/function-call.ts'
import { downloadFile } from '#web/lib/download.ts'
import { readStoredSession } from '#web/lib/session/stored-session.ts'
import { getSupabase } from '#web/lib/supabase.ts'

export async function updatePassword(password: string): Promise<void> {
  const { auth } = await getSupabase()
  await call(auth.updateUser({ password }))
}

/** The server deletes content, profile and account in one transaction. */
export async function deleteUser(userId: string): Promise<void> {
  const { auth } = await getSupabase()
  const { session } = await call(auth.getSession())
  if (session === null) throw new CallError({ message: 'No one is signed in.' }, 401)
  await callFunction<DeleteUserAnswer>('delete-user', { user_id: userId })
}

/** Whether the account still exists; 'unknown' if the server doesn't say. */
export async function findOwnAccount(): Promise<'there' | 'gone' | 'unknown'> {
  const stored = readStoredSession()
  if (stored === undefined) return 'unknown'
  try {
    const { auth } = await getSupabase()
    const { error } = await auth.getUser(stored.access_token)
    if (error === null) return 'there'
    return error.code === 'user_not_found' ? 'gone' : 'unknown'
  } catch (error) {
    console.error(error)
    return 'unknown'
  }
}

export async function downloadMyData(): Promise<void> {
  const file = await callFunction<unknown>('download-my-data')
  if (!(file instanceof Blob)) throw new Error('The response is not a file.')
  downloadFile('presswright-data.zip' satisfies typeof dataFileName, file)
}
