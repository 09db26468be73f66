import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Input } from '#web/ui/form/input.tsx'
import type { ReviewActions } from './use-review.ts'

/** The link shows nothing until the code from the reviewer's own mailbox was entered. */
export function CodeForm(props: Pick<ReviewActions, 'findSentCode' | 'sendCode' | 'enter'>) {
  const { findSentCode, sendCode, enter } = props
  const [sentTo, setSentTo] = useState(findSentCode)
  const [isAnother, setAnother] = useState(false)
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function askForCode(): Promise<void> {
    setBusy(true)
    const { sentTo: address, problem: sentence } = await sendCode()
    setBusy(false)
    setProblem(sentence)
    if (address === undefined) return
    setAnother(sentTo !== undefined)
    setCode('')
    setSentTo(address)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblem(await enter(code))
    setBusy(false)
  }

  return (
    <ReviewIntro>
      {sentTo === undefined ? (
        <>
          <p className="lede mt-4">
            To be sure it’s you, we’ll email a code to the address this link was sent to.
          </p>
          <Button size="large" className="mt-8 max-md:w-full" busy={isBusy} onClick={() => void askForCode()}>
            Email me a code
          </Button>
          {problem !== undefined && (
            <p role="alert" className="mt-3 text-14 text-bad">
              {problem}
            </p>
          )}
        </>
      ) : (
        <form onSubmit={(event) => void submit(event)} className="mt-6 grid gap-4">
          <p role="status">
            {isAnother
              ? `We sent another code to ${sentTo}. Only the newest one works.`
              : `We sent a code to ${sentTo}.`}
          </p>
          <Field label="Code" error={problem}>
            {(control) => (
              <Input
                {...control}
                value={code}
                // Pasted with spaces or words around it.
                onChange={(event) => setCode(event.target.value.replace(/\D/g, ''))}
                inputMode="numeric"
                autoComplete="one-time-code"
                required
                autoFocus
              />
            )}
          </Field>
          <Button type="submit" size="large" busy={isBusy}>
            Open the release
          </Button>
          <Button variant="quiet" onClick={() => void askForCode()}>
            Send another code
          </Button>
        </form>
      )}
    </ReviewIntro>
  )
}

/** Stands in the built page, so that a reviewer reads it before any script has run. */
export function ReviewIntro({ children }: { children: ReactNode }) {
  return (
    <div className="wrap py-16 md:py-24">
      <div className="max-w-[30rem]">
        <hr className="scotch mb-6" />
        <h1 className="title-1">You’ve been asked to review a press release</h1>
        {children}
      </div>
    </div>
  )
}
