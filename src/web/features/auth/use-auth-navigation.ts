// Navigation of the authentication form, between its views and out of it.
import { useNavigate } from 'react-router'
import { buildAuthCallback } from '#domain/account/auth-callback.ts'
import type { AuthView } from '#domain/account/auth-view.ts'
import { authFormMessages, successMessages } from '#web/messages.ts'
import { type AuthQuery, paths } from '#web/paths.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import type { AuthFlow } from './auth-flow.ts'
import { signedInTarget } from './signed-in-target.ts'

export type AuthNavigation = Pick<
  AuthFlow,
  'addressOf' | 'show' | 'welcomeBack' | 'continueSignUp' | 'passwordUpdated' | 'secondStepTaken'
>

export function useAuthNavigation(
  home: AuthFlow['home'],
  view: AuthView,
  query: Omit<AuthQuery, 'view'>,
): AuthNavigation {
  const navigate = useNavigate()

  const addressOf = (next: AuthView): string => {
    // Two views have their own page; the others open on the current page.
    if (next === 'sign_in') return paths.signin(query)
    if (next === 'sign_up') return paths.signup(query)
    return (home === 'sign_up' ? paths.signup : paths.signin)({ ...query, view: next })
  }

  const leave = () => void navigate(signedInTarget(query), { replace: true })

  const welcomeBack = () => {
    showToast(successMessages.signedIn, 'success')
    leave()
  }

  const continueSignUp = () =>
    void navigate(buildAuthCallback({ ...query, isSignUp: true }), {
      replace: true,
      state: { isSubmitted: true },
    })

  return {
    addressOf,
    show: (next, sent) => void navigate(addressOf(next), sent && { state: { sent } }),
    welcomeBack,
    continueSignUp,
    passwordUpdated: () => {
      showToast({ title: authFormMessages.passwordUpdated }, 'success')
      // On the sign-up page it is the first password of a new account, and the sign-up continues.
      if (home === 'sign_up') continueSignUp()
      else leave()
    },
    secondStepTaken: () => {
      if (view === 'update_password') return 'stays'
      welcomeBack()
      return 'leaves'
    },
  }
}
