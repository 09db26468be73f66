// Reactions to the client's auth events.
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { type AuthEvent, type AuthView, viewAfterEvent } from '#domain/account/auth-view.ts'
import type { Session } from '#web/lib/session/read-session.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { onAuthChange } from '#web/lib/supabase.ts'
import { successMessages } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import type { AuthFlow } from './auth-flow.ts'
import type { AuthNavigation } from './use-auth-navigation.ts'

/** `isBusy`: the form is submitting, and navigates itself. */
export function useAuthEvents(
  home: AuthFlow['home'],
  view: AuthView,
  { show }: AuthNavigation,
  isBusy: boolean,
): void {
  const { session } = useSession()
  const navigate = useNavigate()

  const follow = useEffectEvent((event: AuthEvent) => {
    if (event === 'SIGNED_OUT' && home === 'sign_in' && !isBusy && !isDead(session))
      return void navigate(paths.landing)
    // The first password of a new account: the form navigates itself.
    if (event === 'USER_UPDATED' && home === 'sign_up' && view === 'update_password') return
    if (event === 'USER_UPDATED' && home === 'sign_up') showToast(successMessages.emailConfirmed, 'success')
    const next = viewAfterEvent(view, event)
    if (next !== view) show(next)
  })

  useEffect(() => onAuthChange((event) => follow(event as AuthEvent)), [])
}

/** The same event clears a stored session that was refused: nobody was signed in then. */
const isDead = (session: Session): boolean =>
  session.status === 'loading' || (session.status === 'signed-out' && session.localUser !== undefined)
