// Two-step sign-in: off, in setup, showing recovery codes once, on, and off again after confirmation.
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { secondFactorMessages } from '#web/auth-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { FactorSetup } from './factor-setup.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type Enrollment, enroll, remove, renewRecoveryCodes } from './second-factor-api.ts'
import { describeRefusal, useReauthentication } from './use-reauthentication.tsx'

type Stage =
  | { at: 'rest' }
  | { at: 'setup'; enrollment: Enrollment }
  | { at: 'codes'; codes: string[]; isRenewed: boolean }

interface SecondFactorProps {
  factor: { id: string } | undefined
}

export function SecondFactor({ factor }: SecondFactorProps) {
  const [stage, setStage] = useState<Stage>({ at: 'rest' })
  const [question, setQuestion] = useState<'off' | 'codes'>()
  const heading = useRef<HTMLHeadingElement>(null)
  const proof = useReauthentication()

  /** Focuses the heading, because what had the focus is gone. */
  function rest(): void {
    setStage({ at: 'rest' })
    heading.current?.focus()
  }

  const setUp = useMutation({
    mutationFn: () => proof.run(enroll),
    onSuccess: (enrollment) => setStage({ at: 'setup', enrollment }),
  })
  const turnOff = useMutation({
    mutationFn: (id: string) => proof.run(() => remove(id)),
    onSuccess: () => showToast(secondFactorMessages.turnedOff, 'success'),
  })
  const renew = useMutation({
    mutationFn: () => proof.run(renewRecoveryCodes),
    onSuccess: (codes) => setStage({ at: 'codes', codes, isRenewed: true }),
  })
  const actions = [setUp, turnOff, renew]
  const isBusy = actions.some(({ isPending }) => isPending)
  const latest = actions.reduce((one, other) => (other.submittedAt > one.submittedAt ? other : one))

  return (
    <section aria-labelledby="two-step" className="border-t border-line pt-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="max-w-[26rem] text-14">
          <h3 id="two-step" ref={heading} tabIndex={-1} className="flex items-center gap-2 font-semibold">
            Two-step sign-in {factor !== undefined && <Badge tone="good">On</Badge>}
          </h3>
          <p className="mt-1 text-ink-soft">
            {factor === undefined
              ? 'Add a second step: after you sign in, enter a code from your authenticator app.'
              : 'When you sign in, you’ll enter a code from your app or one of your recovery codes.'}
          </p>
        </div>
        {stage.at === 'rest' &&
          (factor === undefined ? (
            <Button variant="secondary" busy={isBusy} onClick={() => setUp.mutate()}>
              Set up
            </Button>
          ) : (
            <div className="flex flex-wrap gap-2">
              <Button variant="quiet" disabled={isBusy} onClick={() => setQuestion('codes')}>
                New recovery codes
              </Button>
              <Button variant="secondary" busy={isBusy} onClick={() => setQuestion('off')}>
                Turn off
              </Button>
            </div>
          ))}
      </div>
      <p role="alert" className="text-14 text-bad">
        {describeRefusal(latest.error)}
      </p>
      {proof.form}
      {stage.at === 'setup' && (
        <FactorSetup
          enrollment={stage.enrollment}
          onDone={(codes) => setStage({ at: 'codes', codes, isRenewed: false })}
          onCancel={rest}
        />
      )}
      {stage.at === 'codes' && (
        <RecoveryCodes
          codes={stage.codes}
          onDone={() => {
            rest()
            if (!stage.isRenewed) showToast(secondFactorMessages.turnedOn, 'success')
          }}
        />
      )}
      <ConfirmDialog
        open={question === 'codes'}
        onOpenChange={(isOpen) => setQuestion(isOpen ? 'codes' : undefined)}
        title="Get new recovery codes?"
        description="You’ll get 10 new codes, and your current ones will stop working."
        confirmLabel="Get new codes"
        onConfirm={() => renew.mutate()}
      />
      <ConfirmDialog
        open={question === 'off'}
        onOpenChange={(isOpen) => setQuestion(isOpen ? 'off' : undefined)}
        title="Turn off two-step sign-in?"
        description="You won’t need a code to sign in anymore, and your recovery codes will stop working. You can turn two-step sign-in back on anytime."
        confirmLabel="Turn off"
        onConfirm={() => factor && turnOff.mutate(factor.id)}
      />
    </section>
  )
}
