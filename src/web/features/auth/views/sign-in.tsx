import {
  checkCredentials,
  credentialMessages,
  describeNoIdentifier,
  readIdentifier,
} from '#domain/account/credentials.ts'
import { sendCode, signInWithPassword } from '#web/features/auth/auth-api.ts'
import { useAuthFlow } from '#web/features/auth/auth-flow.ts'
import { FieldProblem } from '#web/features/auth/auth-problem.ts'
import { IdentifierField, PasswordField } from '#web/features/auth/fields.tsx'
import { FormFrame } from '#web/features/auth/form-frame.tsx'
import { SocialButtons } from '#web/features/auth/social-buttons.tsx'
import { useSubmit } from '#web/features/auth/use-submit.ts'
import { PageSwitch, ViewLink, ViewLinks } from '#web/features/auth/view-links.tsx'
import { isSecondStepDue } from '#web/lib/session/session-claims.ts'

export function SignInView() {
  const flow = useAuthFlow()
  const submission = useSubmit(async (values) => {
    const checked = checkCredentials(String(values.get('identifier')), String(values.get('password')))
    if (!checked.ok) {
      const field = checked.message === credentialMessages.passwordMissing ? 'password' : 'identifier'
      throw new FieldProblem(field, checked.message)
    }
    const session = await signInWithPassword(checked.value)
    if (isSecondStepDue(session)) return 'stays'
    flow.welcomeBack()
    return 'leaves'
  })

  async function resend() {
    const identifier = readIdentifier(flow.typed.current)
    if (identifier === undefined)
      throw new FieldProblem('identifier', describeNoIdentifier(flow.typed.current))
    await sendCode('signup', identifier, flow.back)
    flow.show('verify_otp', { purpose: 'signup', identifier: flow.typed.current.trim() })
    return 'stays' as const
  }

  return (
    <>
      <SocialButtons />
      <FormFrame
        label="Sign in"
        submission={submission}
        submitLabel="Sign in"
        onResend={() => submission.attempt(resend)}
      >
        <IdentifierField problem={submission.problemOf('identifier')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          problem={submission.problemOf('password')}
          aside={<ViewLink view="forgotten_password">Forgot your password?</ViewLink>}
        />
      </FormFrame>
      <ViewLinks>
        <PageSwitch />
        <ViewLink view="magic_link">Send a magic link instead</ViewLink>
      </ViewLinks>
    </>
  )
}
