// The links below a form to the other views and pages.
import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import type { AuthView } from '#domain/account/auth-view.ts'
import { paths } from '#web/paths.ts'
import { useAuthFlow } from './auth-flow.ts'

export function ViewLinks({ children }: { children: ReactNode }) {
  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-14 max-md:gap-y-4 text-ink-soft">
      {children}
    </div>
  )
}

interface ViewLinkProps {
  view: AuthView
  /** Navigates itself if something has to happen first. */
  onFollow?: () => void
  children: ReactNode
}

export function ViewLink({ view, onFollow, children }: ViewLinkProps) {
  const { addressOf } = useAuthFlow()
  const follow = (event: MouseEvent) => {
    if (onFollow === undefined) return
    event.preventDefault()
    onFollow()
  }
  return (
    <Link
      className="link touch-target inline-flex min-h-6 items-center"
      to={addressOf(view)}
      onClick={follow}
    >
      {children}
    </Link>
  )
}

/** Links to the other page with the same redirect target and billing period. */
export function PageSwitch() {
  const { home, query } = useAuthFlow()
  return home === 'sign_in' ? (
    <p>
      No account yet?{' '}
      <Link className="link" to={paths.signup(query)}>
        Sign up
      </Link>
    </p>
  ) : (
    <p>
      Already have an account?{' '}
      <Link className="link" to={paths.signin(query)}>
        Sign in
      </Link>
    </p>
  )
}
