// Sets up the second factor: scan or type the key, then confirm with a first code.
import { useMutation } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { authTexts, secondFactorMessages } from '#web/auth-messages.ts'
import { copyPlainText } from '#web/lib/clipboard.ts'
import { describeAuthError } from '#web/lib/session/describe-auth-error.ts'
import { Button } from '#web/ui/button.tsx'
import { toastOutcome } from '#web/ui/feedback/toast.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { confirm, type Enrollment } from './second-factor-api.ts'

interface FactorSetupProps {
  enrollment: Enrollment
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}

export function FactorSetup({ enrollment, onDone, onCancel }: FactorSetupProps) {
  const [isCodeMissing, setCodeMissing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (code: string) => confirm(enrollment.factorId, code),
    onSuccess: onDone,
    onSettled: () => input.current?.focus(),
  })
  const problem = isCodeMissing ? authTexts.codeMissing : error && describeAuthError(error)

  useEffect(() => input.current?.focus(), [])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const code = (input.current?.value ?? '').replace(/\s/g, '')
    setCodeMissing(code === '')
    if (code === '') input.current?.focus()
    else mutate(code)
  }

  return (
    <div className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-[auto_1fr]">
      {/* White in both themes: cameras need dark on light. */}
      <img
        src={enrollment.qrCode}
        alt="QR code for your authenticator app"
        width={176}
        height={176}
        className="rounded-control border border-line bg-white p-2"
      />
      <div className="grid content-start gap-4">
        <p className="text-14">
          Scan this with your authenticator app. Can’t scan it? Enter this key in the app:
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="rounded-control bg-fill px-2 py-1 text-13">
            {enrollment.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <Button
            variant="quiet"
            size="small"
            className="max-md:-ml-3"
            onClick={() =>
              void toastOutcome(
                copyPlainText(enrollment.secret),
                secondFactorMessages.secretCopied,
                secondFactorMessages.copyFailed,
              )
            }
          >
            <Copy size={14} strokeWidth={1.5} aria-hidden />
            Copy key
          </Button>
        </div>
        <form noValidate onSubmit={submit} className="grid max-w-64 gap-3">
          <TextField
            label="Code from your app"
            error={problem ?? undefined}
            ref={input}
            name="code"
            onChange={() => {
              setCodeMissing(false)
              if (!isPending) reset()
            }}
            inputMode="numeric"
            autoComplete="one-time-code"
            className="tracking-[0.12em] tabular-nums"
          />
          <div className="flex gap-2">
            <Button type="submit" busy={isPending}>
              Turn on
            </Button>
            <Button variant="quiet" disabled={isPending} onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}
