// What the events of the client change on the two pages (spec 4, Sign-in page, Auth form events, Sign-up events).
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { type AuthEvent, type AuthView, viewAfterEvent } from '#domain/auth-view.ts'
import { useSession } from '#web/lib/session.tsx'
import { onAuthChange } from '#web/lib/supabase.ts'
import { successMessages } from '#web/messages.ts'
import { paths } from '#web/paths.ts'
import { showToast } from '#web/ui/toast.tsx'
import type { AuthFlow } from './auth-flow.ts'
import type { AuthNavigation } from './use-auth-navigation.ts'

export function useAuthEvents(home: AuthFlow['home'], view: AuthView, { show }: AuthNavigation): void {
  const { session } = useSession()
  const navigate = useNavigate()

  const follow = useEffectEvent((event: AuthEvent) => {
    // While the first check runs, a dead stored session is cleared by the same event: nobody was signed in here.
    if (event === 'SIGNED_OUT' && home === 'sign_in' && session.status !== 'loading')
      return void navigate(paths.landing)
    // The first password of a new account: the form leads on by itself.
    if (event === 'USER_UPDATED' && home === 'sign_up' && view === 'update_password') return
    if (event === 'USER_UPDATED' && home === 'sign_up') showToast(successMessages.emailConfirmed, 'success')
    const next = viewAfterEvent(view, event)
    if (next !== view) show(next)
  })

  useEffect(() => onAuthChange((event) => follow(event as AuthEvent)), [])
}
