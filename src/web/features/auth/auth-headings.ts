// The heading and sub-text of each view.
import type { AuthView } from '#domain/account/auth-view.ts'
import { readIdentifier } from '#domain/account/credentials.ts'
import { successMessages } from '#web/messages.ts'
import { type AuthFlow, isPhone, type Sent } from './auth-flow.ts'

interface Heading {
  title: string
  description: string
}

const headings: Record<AuthView, Heading> = {
  sign_in: { title: 'Welcome back', description: 'Sign in to your account to continue' },
  sign_up: { title: 'Create an account', description: 'Get started with your free account today' },
  forgotten_password: {
    title: 'Reset your password',
    description: 'We’ll email you a link and a code so you can choose a new one',
  },
  magic_link: {
    title: 'Sign in with email',
    description: 'We’ll email you a sign-in link and code',
  },
  update_password: {
    title: 'Choose a new password',
    description: 'You’ll need to sign in again on your other devices',
  },
  verify_otp: { title: 'Enter your code', description: 'It’s in the email, below the link' },
}

export const secondStepHeading: Heading = {
  title: 'One more step',
  description: 'Enter a code to finish signing in',
}

/** On the sign-up page: the first password of an account that several people signed up for (docs/decisions/011). */
const firstPassword: Heading = {
  title: 'Choose your password',
  description: 'This address was used to sign up more than once, so earlier passwords don’t work',
}

export function headingOf(view: AuthView, sent: Sent | undefined, home: AuthFlow['home']): Heading {
  if (view === 'update_password' && home === 'sign_up') return firstPassword
  if (view !== 'verify_otp' || sent?.purpose !== 'signup') return headings[view]
  if (isPhone(readIdentifier(sent.identifier)))
    return { title: 'Check your phone', description: 'Enter the code we texted you' }
  return { title: successMessages.checkEmail.title, description: successMessages.checkEmail.text }
}
