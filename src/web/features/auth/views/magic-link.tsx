import { describeNoIdentifier, readIdentifier } from '#domain/account/credentials.ts'
import { sendCode } from '#web/features/auth/auth-api.ts'
import { useAuthFlow } from '#web/features/auth/auth-flow.ts'
import { FieldProblem } from '#web/features/auth/auth-problem.ts'
import { IdentifierField } from '#web/features/auth/fields.tsx'
import { FormFrame } from '#web/features/auth/form-frame.tsx'
import { useSubmit } from '#web/features/auth/use-submit.ts'
import { ViewLink, ViewLinks } from '#web/features/auth/view-links.tsx'

export function MagicLinkView() {
  const flow = useAuthFlow()
  const submission = useSubmit(async (values) => {
    const typed = String(values.get('identifier')).trim()
    const identifier = readIdentifier(typed)
    if (identifier === undefined) throw new FieldProblem('identifier', describeNoIdentifier(typed))
    await sendCode('magiclink', identifier, flow.back)
    flow.show('verify_otp', { purpose: 'magiclink', identifier: typed })
    return 'stays'
  })
  return (
    <>
      <FormFrame label="Sign in with a magic link" submission={submission} submitLabel="Send magic link">
        <IdentifierField problem={submission.problemOf('identifier')} />
      </FormFrame>
      <ViewLinks>
        <ViewLink view={flow.home}>Use a password instead</ViewLink>
        <ViewLink view="verify_otp">Enter a code</ViewLink>
      </ViewLinks>
    </>
  )
}
