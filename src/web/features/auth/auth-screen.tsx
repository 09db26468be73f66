// /signin and /signup: the open view, redirects, and events that switch the view.
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { type AuthView, authViews } from '#domain/account/auth-view.ts'
import { type BillingPeriod, describePrice, readPeriod } from '#domain/billing/plan.ts'
import { AuthPage } from '#web/layout/auth-page.tsx'
import { mainId } from '#web/layout/page.tsx'
import { useIsHydrated } from '#web/lib/page/use-is-hydrated.ts'
import { useSession } from '#web/lib/session/session.tsx'
import type { AuthUser } from '#web/lib/supabase.ts'
import type { AuthQuery } from '#web/paths.ts'
import { type AuthFlow, AuthFlowProvider, readSent, type Sent } from './auth-flow.ts'
import { headingOf, secondStepHeading } from './auth-headings.ts'
import { SecondStep } from './second-step.tsx'
import { signedInTarget } from './signed-in-target.ts'
import { useAuthEvents } from './use-auth-events.ts'
import { useAuthNavigation } from './use-auth-navigation.ts'
import { ForgottenPasswordView } from './views/forgotten-password.tsx'
import { MagicLinkView } from './views/magic-link.tsx'
import { SignInView } from './views/sign-in.tsx'
import { SignUpView } from './views/sign-up.tsx'
import { UpdatePasswordView } from './views/update-password.tsx'
import { VerifyOtpView } from './views/verify-otp.tsx'

interface AuthScreenProps {
  /** The view that the page opens with. */
  home: AuthFlow['home']
  craft: string
}

export function AuthScreen({ home: page, craft }: AuthScreenProps) {
  const { query, view: asked, sent, isReady } = useAuthQuery()
  const { session } = useSession()
  const [isBusy, setBusy] = useState(false)
  const typed = useRef('')
  const view = asked ?? page
  const home = homeOf(view, page)
  const navigation = useAuthNavigation(home, view, query)
  useAuthEvents(home, view, navigation, isBusy)

  const user = session.status === 'signed-in' ? session.user : undefined
  const awaits = session.status === 'signed-out' ? session.awaits : undefined
  const shown = awaits === undefined ? view : 'second_step'
  useOnChange(shown, () => {
    setBusy(false)
    // For the user, another view is another page.
    document.querySelector<HTMLElement>(`#${mainId} input:not([hidden])`)?.focus()
  })

  if (user !== undefined && view !== 'update_password' && !isBusy)
    return <Navigate to={signedInTarget(query)} replace />
  // Without a session there is no password to update.
  if (session.status === 'signed-out' && awaits === undefined && view === 'update_password' && !isBusy)
    return <Navigate to={navigation.addressOf('forgotten_password')} replace />

  const heading = awaits === undefined ? headingOf(view, sent, home) : secondStepHeading
  const flow = { home, query, back: query, sent, typed, isReady, isBusy, setBusy, ...navigation }
  return (
    <AuthPage {...heading} craft={craft}>
      <AuthFlowProvider value={flow}>
        <div key={shown} className="mt-8">
          {query.period && <ChosenPlan home={home} period={query.period} />}
          {awaits === undefined ? <View view={view} user={user} /> : <SecondStep />}
        </div>
      </AuthFlowProvider>
    </AuthPage>
  )
}

/**
 * A view may be opened on the other page, but keeps its own links. A reset always belongs to the sign-in page: on the sign-up page its
 * new password would count as a first one.
 */
function homeOf(view: AuthView, page: AuthFlow['home']): AuthFlow['home'] {
  if (view === 'sign_up') return 'sign_up'
  return view === 'sign_in' || view === 'forgotten_password' ? 'sign_in' : page
}

function View({ view, user }: { view: AuthView; user: AuthUser | undefined }): ReactNode {
  if (view === 'sign_in') return <SignInView />
  if (view === 'sign_up') return <SignUpView />
  if (view === 'forgotten_password') return <ForgottenPasswordView />
  if (view === 'magic_link') return <MagicLinkView />
  if (view === 'verify_otp') return <VerifyOtpView />
  return <UpdatePasswordView username={user?.email || user?.phone || ''} />
}

function useOnChange(shown: string, react: () => void): void {
  const last = useRef(shown)
  const changed = useEffectEvent(react)
  useEffect(() => {
    if (last.current === shown) return
    last.current = shown
    changed()
  }, [shown])
}

/** The plan a visitor chose on the pricing page, and when it is paid. */
const followUps: Record<AuthFlow['home'], string> = {
  sign_up: 'You’ll go to checkout after you create your account.',
  sign_in: 'You’ll choose a plan after you sign in.',
}

function ChosenPlan({ home, period }: { home: AuthFlow['home']; period: BillingPeriod }) {
  return (
    <p className="mb-6 rounded-control bg-fill px-4 py-3 text-14">
      <strong className="font-medium">You chose Pro, {describePrice(period)}.</strong> {followUps[home]}
    </p>
  )
}

// The parameters of /signin and /signup. Both pages are prerendered without any, so they apply from the first render after hydration.
interface Opened {
  isReady: boolean
  query: Omit<AuthQuery, 'view'>
  view: AuthView | undefined
  sent: Sent | undefined
}

function useAuthQuery(): Opened {
  const { search, state } = useLocation()
  const isReady = useIsHydrated()
  const parameters = new URLSearchParams(isReady ? search : '')
  const redirectTo = parameters.get('redirectTo')
  const period = readPeriod(parameters.get('period'))
  return {
    isReady,
    query: { ...(redirectTo && { redirectTo }), ...(period && { period }) },
    view: authViews.find((view) => view === parameters.get('view')),
    sent: isReady ? readSent(state) : undefined,
  }
}
