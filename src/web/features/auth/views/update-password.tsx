import {
  credentialMessages,
  isLongEnoughPassword,
  passwordMinCharacters,
} from '#domain/account/credentials.ts'
import { updatePassword } from '#web/features/auth/auth-api.ts'
import { useAuthFlow } from '#web/features/auth/auth-flow.ts'
import { FieldProblem } from '#web/features/auth/auth-problem.ts'
import { PasswordField } from '#web/features/auth/fields.tsx'
import { FormFrame } from '#web/features/auth/form-frame.tsx'
import { useSubmit } from '#web/features/auth/use-submit.ts'
import { ViewLink, ViewLinks } from '#web/features/auth/view-links.tsx'
import { useSession } from '#web/lib/session/session.tsx'
import { signOutHere } from '#web/lib/session/sign-out-here.ts'

/** `username` tells password managers whose password it is. */
export function UpdatePasswordView({ username }: { username: string }) {
  const flow = useAuthFlow()
  const { forget } = useSession()
  const submission = useSubmit(async (values) => {
    const password = String(values.get('password'))
    if (!isLongEnoughPassword(password))
      throw new FieldProblem('password', credentialMessages.passwordTooShort)
    await updatePassword(password)
    flow.passwordUpdated()
    return 'leaves'
  })
  // The email link has signed in: going back to the sign-in form must sign out.
  const goBack = () =>
    submission.attempt(async () => {
      await signOutHere()
      forget()
      flow.show('sign_in')
      return 'leaves'
    })
  return (
    <>
      <FormFrame label="Choose a new password" submission={submission} submitLabel="Update password">
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="New password"
          autoComplete="new-password"
          problem={submission.problemOf('password')}
          hint={`At least ${passwordMinCharacters} characters. Longer is better.`}
        />
      </FormFrame>
      <ViewLinks>
        <ViewLink view="sign_in" onFollow={goBack}>
          Back to sign-in
        </ViewLink>
      </ViewLinks>
    </>
  )
}
