import { checkEmail } from '#domain/account/credentials.ts'
import { sendCode } from '#web/features/auth/auth-api.ts'
import { useAuthFlow } from '#web/features/auth/auth-flow.ts'
import { FieldProblem } from '#web/features/auth/auth-problem.ts'
import { IdentifierField } from '#web/features/auth/fields.tsx'
import { FormFrame } from '#web/features/auth/form-frame.tsx'
import { useSubmit } from '#web/features/auth/use-submit.ts'
import { ViewLink, ViewLinks } from '#web/features/auth/view-links.tsx'

export function ForgottenPasswordView() {
  const flow = useAuthFlow()
  const submission = useSubmit(async (values) => {
    const checked = checkEmail(String(values.get('identifier')))
    if (!checked.ok) throw new FieldProblem('identifier', checked.message)
    await sendCode('recovery', { email: checked.value }, flow.back)
    flow.show('verify_otp', { purpose: 'recovery', identifier: checked.value })
    return 'stays'
  })
  return (
    <>
      <FormFrame label="Reset your password" submission={submission} submitLabel="Send reset link">
        <IdentifierField problem={submission.problemOf('identifier')} />
      </FormFrame>
      <ViewLinks>
        <ViewLink view="sign_in">Back to sign-in</ViewLink>
        <ViewLink view="magic_link">Send a magic link instead</ViewLink>
      </ViewLinks>
    </>
  )
}
