// The one sign-out: ends the session of this browser, and no other of the user's.
import { getSupabase } from '#web/lib/supabase.ts'
import { errorMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'

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

/** The same for a button that does nothing else: a failure is shown. */
export async function signOutOrNotify(): Promise<void> {
  if (!(await signOutHere())) showToast(errorMessages.signOut, 'error')
}
