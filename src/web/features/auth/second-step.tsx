// After the password or link: the code of the authenticator app, or one of the recovery codes.
import { useState } from 'react'
import { authTexts } from '#web/auth-messages.ts'
import { useSession } from '#web/lib/session.tsx'
import { signOutHere, verifySecondStep } from './auth-api.ts'
import { useAuthFlow } from './auth-flow.ts'
import { FieldProblem } from './auth-problem.ts'
import { CodeField } from './fields.tsx'
import { FormFrame } from './form-frame.tsx'
import { useSubmit } from './use-submit.ts'
import { ViewLinks } from './view-links.tsx'

export function SecondStep() {
  const flow = useAuthFlow()
  const { forget } = useSession()
  const [isRecovery, setRecovery] = useState(false)
  const submission = useSubmit(async (values) => {
    const code = String(values.get('code')).replace(/\s/g, '')
    const missing = isRecovery ? authTexts.recoveryCodeMissing : authTexts.codeMissing
    if (code === '') throw new FieldProblem('code', missing)
    await verifySecondStep(code)
    return flow.secondStepTaken()
  })
  return (
    <>
      <FormFrame label="Second step" submission={submission} submitLabel="Continue">
        <CodeField
          key={String(isRecovery)}
          label={isRecovery ? 'Recovery code' : 'Code from your app'}
          kind={isRecovery ? 'letters' : 'digits'}
          problem={submission.problemOf('code')}
        />
      </FormFrame>
      <ViewLinks>
        <button
          type="button"
          className="link min-h-6 cursor-pointer"
          onClick={() => setRecovery(!isRecovery)}
        >
          {isRecovery ? 'Use a code from the app' : 'Use a recovery code'}
        </button>
        <button
          type="button"
          className="link min-h-6 cursor-pointer"
          onClick={() => void signOutHere().finally(forget)}
        >
          Cancel and sign out
        </button>
      </ViewLinks>
    </>
  )
}
