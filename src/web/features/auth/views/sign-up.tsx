import { Link } from 'react-router'
import {
  checkCredentials,
  credentialMessages,
  isLongEnoughPassword,
  passwordMinCharacters,
} from '#domain/account/credentials.ts'
import { signUp } from '#web/features/auth/auth-api.ts'
import { useAuthFlow } from '#web/features/auth/auth-flow.ts'
import { FieldProblem } from '#web/features/auth/auth-problem.ts'
import { IdentifierField, PasswordField } from '#web/features/auth/fields.tsx'
import { FormFrame } from '#web/features/auth/form-frame.tsx'
import { SocialButtons } from '#web/features/auth/social-buttons.tsx'
import { useSubmit } from '#web/features/auth/use-submit.ts'
import { PageSwitch, ViewLink, ViewLinks } from '#web/features/auth/view-links.tsx'
import { paths } from '#web/paths.ts'

export function SignUpView() {
  const flow = useAuthFlow()
  const submission = useSubmit(async (values) => {
    const identifier = String(values.get('identifier'))
    const checked = checkCredentials(identifier, String(values.get('password')))
    if (!checked.ok) {
      const field = checked.message === credentialMessages.passwordMissing ? 'password' : 'identifier'
      throw new FieldProblem(field, checked.message)
    }
    if (!isLongEnoughPassword(checked.value.password))
      throw new FieldProblem('password', credentialMessages.passwordTooShort)
    const session = await signUp(checked.value, flow.back)
    if (session !== null) {
      flow.continueSignUp()
      return 'leaves'
    }
    flow.show('verify_otp', { purpose: 'signup', identifier: identifier.trim() })
    return 'stays'
  })

  return (
    <>
      <SocialButtons />
      <FormFrame label="Create an account" submission={submission} submitLabel="Sign up">
        <IdentifierField problem={submission.problemOf('identifier')} />
        <PasswordField
          label="Password"
          autoComplete="new-password"
          problem={submission.problemOf('password')}
          hint={`At least ${passwordMinCharacters} characters. Longer is better.`}
        />
      </FormFrame>
      <p className="mt-4 text-13 text-ink-soft">
        By signing up, you agree to the{' '}
        <Link className="link" to={paths.terms}>
          terms
        </Link>{' '}
        and the{' '}
        <Link className="link" to={paths.privacy}>
          privacy policy
        </Link>
        .
      </p>
      <ViewLinks>
        <PageSwitch />
        <ViewLink view="magic_link">Send a magic link instead</ViewLink>
      </ViewLinks>
    </>
  )
}
