// The one sign-out: ends the session of this browser, and no other of the user's.
import { getSupabase } from '#web/lib/supabase.ts'

/** Whether the server ended it. If not, the client keeps the session: the caller forgets it (`useSession`) or says so. */
export async function signOutHere(): Promise<boolean> {
  try {
    const { auth } = await getSupabase()
    const { error } = await auth.signOut({ scope: 'local' })
    if (error === null) return true
    console.error(error)
  } catch (error) {
    console.error(error)
  }
  return false
}
