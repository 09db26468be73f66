// The second step of sign-in: a code of the authenticator app or a text message, or a recovery code.
import { useEffect, useRef, useState } from 'react'
import { authTexts } from '#web/auth-messages.ts'
import { useSession } from '#web/lib/session/session.tsx'
import { signOutHere } from '#web/lib/session/sign-out-here.ts'
import { findSecondFactor, sendSecondStepCode, verifySecondStep } from './auth-api.ts'
import { useAuthFlow } from './auth-flow.ts'
import { FieldProblem } from './auth-problem.ts'
import { CodeField } from './fields.tsx'
import { FormFrame } from './form-frame.tsx'
import { useSubmit } from './use-submit.ts'
import { ViewLinks } from './view-links.tsx'

type Kind = 'app' | 'phone' | 'recovery'

const labels: Record<Kind, string> = {
  app: 'Code from your app',
  phone: 'Code from the text message',
  recovery: 'Recovery code',
}

export function SecondStep() {
  const { forget } = useSession()
  const { kind, factor, name, isUnsent, submission, setRecovery, sendAnother } = useSecondStep()
  const place = useFocusOn(`${kind} ${isUnsent}`)
  const isSent = kind === 'phone' && !isUnsent
  return (
    <div ref={place}>
      <FormFrame
        label="Second step"
        submission={submission}
        submitLabel={isUnsent ? 'Send me a code' : 'Continue'}
        notice={isSent ? authTexts.codeSentByPhone : undefined}
      >
        {name && (
          <p className="text-14 text-ink-soft">
            Signing in as <strong className="font-medium wrap-anywhere text-ink">{name}</strong>
          </p>
        )}
        {isUnsent ? (
          <p className="text-14 text-ink-soft">We’ll text a code to your phone{endingOf(factor)}.</p>
        ) : (
          <CodeField
            key={kind}
            label={labels[kind]}
            kind={kind === 'recovery' ? 'letters' : 'digits'}
            problem={submission.problemOf('code')}
          />
        )}
      </FormFrame>
      <ViewLinks>
        {isSent && <LinkLike onClick={sendAnother}>Send another text message</LinkLike>}
        {kind === 'recovery' ? (
          <LinkLike onClick={() => setRecovery(false)}>
            {isPhone(factor) ? 'Text me a code instead' : 'Use a code from my app'}
          </LinkLike>
        ) : (
          <LinkLike onClick={() => setRecovery(true)}>Use a recovery code</LinkLike>
        )}
        <LinkLike onClick={() => void signOutHere().finally(forget)}>Cancel and log out</LinkLike>
      </ViewLinks>
    </div>
  )
}

type SecondFactor = ReturnType<typeof findSecondFactor>

const isPhone = (factor: SecondFactor) => factor?.factor_type === 'phone'

/** What is asked for, and what submitting does: a phone gets its message first. */
function useSecondStep() {
  const flow = useAuthFlow()
  const { session } = useSession()
  const [isRecovery, setRecovery] = useState(false)
  /** The challenge of the text message; the app needs none. */
  const [challengeId, setChallengeId] = useState<string>()
  const user = session.status === 'signed-out' ? session.awaits : undefined
  const factor = findSecondFactor(user?.factors)
  const kind: Kind = isRecovery ? 'recovery' : isPhone(factor) ? 'phone' : 'app'
  const isUnsent = kind === 'phone' && challengeId === undefined

  const submission = useSubmit(async (values) => {
    if (isUnsent && factor !== undefined) {
      setChallengeId(await sendSecondStepCode(factor.id))
      return 'stays'
    }
    const code = String(values.get('code')).replace(/\s/g, '')
    const missing = isRecovery ? authTexts.recoveryCodeMissing : authTexts.codeMissing
    if (code === '') throw new FieldProblem('code', missing)
    await verifySecondStep(code, challengeId)
    return flow.secondStepTaken()
  })
  const name = user?.email || user?.phone
  const sendAnother = () => setChallengeId(undefined)
  return { kind, factor, name, isUnsent, submission, setRecovery, sendAnother }
}

function LinkLike({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className="link min-h-6 cursor-pointer" onClick={onClick}>
      {children}
    </button>
  )
}

/** Only the last digits, which don't reveal the number. */
function endingOf(factor: SecondFactor): string {
  const { phone } = (factor ?? {}) as { phone?: string }
  return phone ? ` ending in ${phone.slice(-2)}` : ''
}

/** Focuses the field when another code is asked for. */
function useFocusOn(asked: string) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(asked)
  useEffect(() => {
    if (last.current === asked) return
    last.current = asked
    place.current?.querySelector<HTMLElement>('input, button[type=submit]')?.focus()
  }, [asked])
  return place
}
