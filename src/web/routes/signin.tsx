import { Link, useSearchParams } from 'react-router'
import { AuthPage } from '#web/layout/auth-page.tsx'
import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage('Login', 'Sign in to your account to continue writing.', paths.signin())

export default function SignIn() {
  const redirectTo = useSearchParams()[0].get('redirectTo')
  return (
    <AuthPage
      title="Welcome back"
      description="Sign in to your account to continue"
      craft="Write the first sentence so that an editor could stop there and still have the news."
    >
      <BeingPrepared>The sign-in form is being prepared.</BeingPrepared>
      <p className="mt-6 text-14 text-ink-soft">
        No account yet?{' '}
        <Link className="link" to={paths.signup(redirectTo === null ? {} : { redirectTo })}>
          Sign up
        </Link>
      </p>
    </AuthPage>
  )
}
