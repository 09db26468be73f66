// Logout: whatever the server responds, this browser forgets the session and the user lands on /.
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#web/lib/api/call.ts'
import { leaveSafely } from '#web/lib/leave-safely.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { signOutHere } from '#web/lib/session/sign-out-here.ts'
import { clearToolStorage } from '#web/lib/storage/clear-tool-storage.ts'
import { getSupabase } from '#web/lib/supabase.ts'
import { successMessages } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'

/** Returns whether the server ended a session. */
async function endSession(): Promise<boolean> {
  try {
    const supabase = await getSupabase()
    const { session } = await call(supabase.auth.getSession())
    if (session === null) return false
    return await signOutHere()
  } catch (error) {
    console.error(error)
    return false
  }
}

export function useLogOut(): () => void {
  const { leave, forget } = useSession()
  const navigate = useNavigate()
  const end = useCallback(async () => {
    leave()
    clearToolStorage()
    await navigate(paths.landing)
    const isConfirmed = await endSession()
    // A shared device should keep no copies of saved documents; unsaved text stays.
    const { clearDocumentCache } = await import('#web/lib/storage/document-cache.ts')
    await clearDocumentCache()
    forget()
    if (isConfirmed) showToast(successMessages.loggedOut, 'success')
    else showToast(successMessages.loggedOutLocally)
  }, [leave, forget, navigate])
  return useCallback(() => leaveSafely(end), [end])
}
