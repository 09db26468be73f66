// Sets up the second factor: scan or type the key, then confirm with a first code.
import { Copy } from 'lucide-react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { authTexts, secondFactorMessages } from '#web/auth-messages.ts'
import { describeAuthError } from '#web/lib/session/describe-auth-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { copyText } from './copy-text.ts'
import { confirm, type Enrollment } from './second-factor-api.ts'

interface FactorSetupProps {
  enrollment: Enrollment
  onDone: (recoveryCodes: string[]) => void
  onCancel: () => void
}

export function FactorSetup({ enrollment, onDone, onCancel }: FactorSetupProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => input.current?.focus(), [])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const code = (input.current?.value ?? '').replace(/\s/g, '')
    setProblem(undefined)
    try {
      if (code === '') return setProblem(authTexts.codeMissing)
      setBusy(true)
      onDone(await confirm(enrollment.factorId, code))
    } catch (error) {
      setProblem(describeAuthError(error))
    } finally {
      setBusy(false)
      input.current?.focus()
    }
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
          Scan this with your authenticator app. If you cannot scan, type this key into the app:
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="rounded-control bg-fill px-2 py-1 text-13">
            {enrollment.secret.match(/.{1,4}/g)?.join(' ')}
          </code>
          <Button
            variant="quiet"
            size="small"
            onClick={() => void copyText(enrollment.secret, secondFactorMessages.secretCopied)}
          >
            <Copy size={14} strokeWidth={1.5} aria-hidden />
            Copy key
          </Button>
        </div>
        <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-64 gap-3">
          <Field label="Code from your app" error={problem}>
            {(control) => (
              <Input
                {...control}
                ref={input}
                name="code"
                inputMode="numeric"
                autoComplete="one-time-code"
                className="tracking-[0.12em] tabular-nums"
              />
            )}
          </Field>
          <div className="flex gap-2">
            <Button type="submit" busy={isBusy}>
              Turn on
            </Button>
            <Button variant="quiet" disabled={isBusy} onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </form>
      </div>
    </div>
  )
}
