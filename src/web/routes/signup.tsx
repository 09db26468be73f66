import { trialDays } from '#domain/billing/trial.ts'
import { AuthScreen } from '#web/features/auth/auth-screen.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage(
    'Sign up',
    `Get started with your free account today: ${trialDays} days free, no credit card.`,
    paths.signup(),
  )

export default function SignUp() {
  return (
    <AuthScreen
      home="sign_up"
      craft="If a number would surprise the reader, say where it comes from in the same sentence."
    />
  )
}
