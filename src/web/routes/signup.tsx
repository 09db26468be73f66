import { Link, useSearchParams } from 'react-router'
import { AuthPage } from '#web/layout/auth-page.tsx'
import { BeingPrepared } from '#web/layout/being-prepared.tsx'
import { describePage } from '#web/lib/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage(
    'Sign up',
    'Get started with your free account today: 7 days free, no credit card.',
    paths.signup(),
  )

export default function SignUp() {
  const redirectTo = useSearchParams()[0].get('redirectTo')
  return (
    <AuthPage
      title="Create an account"
      description="Get started with your free account today"
      craft="If a number would surprise the reader, say where it comes from in the same sentence."
    >
      <BeingPrepared>The sign-up form is being prepared.</BeingPrepared>
      <p className="mt-6 text-14 text-ink-soft">
        Have an account?{' '}
        <Link className="link" to={paths.signin(redirectTo === null ? {} : { redirectTo })}>
          Sign in
        </Link>
      </p>
    </AuthPage>
  )
}
