import { AuthScreen } from '#web/features/auth/auth-screen.tsx'
import { describePage } from '#web/lib/page/describe-page.ts'
import { paths } from '#web/paths.ts'

export const meta = () =>
  describePage('Login', 'Sign in to your account to continue writing.', paths.signin())

export default function SignIn() {
  return (
    <AuthScreen
      home="sign_in"
      craft="Write the first sentence so an editor could stop there and still have the news."
    />
  )
}
