import { type FormEvent, type ReactNode, useState } from 'react'
import { codeMinutes } from '#domain/review/review.ts'
import { useCountdown } from '#web/lib/use-countdown.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import type { SentCode } from './review-storage.ts'
import type { ReviewActions } from './use-review.ts'

/** How long a mail may take before another one is worth asking for. */
const waitSeconds = 60
const codeDigits = 6

/** The link shows nothing until the code from the reviewer's own mailbox was entered. */
export function CodeForm(props: Pick<ReviewActions, 'findSentCode' | 'sendCode' | 'enter'>) {
  const { findSentCode, sendCode, enter } = props
  const [sent, setSent] = useState(findSentCode)
  const [isAnother, setAnother] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function askForCode(): Promise<void> {
    setBusy(true)
    const { code, problem: sentence } = await sendCode()
    setBusy(false)
    setProblem(sentence)
    if (code === undefined) return
    setAnother(sent !== undefined)
    setSent(code)
  }

  return (
    <ReviewIntro>
      {sent === undefined ? (
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
        <>
          <EnterCode key={sent.at} {...{ sent, isAnother, enter }} />
          <NoEmail {...{ sent, isBusy, problem }} onSend={() => void askForCode()} />
        </>
      )}
    </ReviewIntro>
  )
}

interface EnterCodeProps extends Pick<ReviewActions, 'enter'> {
  sent: SentCode
  /** Not the first one. */
  isAnother: boolean
}

function EnterCode({ sent: { sentTo }, isAnother, enter }: EnterCodeProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function submit(typed: string): Promise<void> {
    setBusy(true)
    setProblem(await enter(typed))
    setBusy(false)
  }
  /** The last digit enters the code. */
  function type(text: string): void {
    // Pasted with spaces or words around it.
    const typed = text.replace(/\D/g, '')
    setCode(typed)
    // It was about the code before.
    setProblem(undefined)
    if (typed.length === codeDigits && typed !== code && !isBusy) void submit(typed)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) void submit(code)
  }
  return (
    <form onSubmit={onSubmit} className="mt-6 grid gap-4">
      <p role="status">
        {isAnother
          ? `We’re emailing another code to ${sentTo}. Only the newest one works.`
          : `We’re emailing a code to ${sentTo}.`}
      </p>
      <TextField
        label="Code"
        hint={`When you enter the 6-digit code from the email, the release opens. The code works for ${codeMinutes} minutes.`}
        error={problem}
        value={code}
        onValueChange={type}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        autoFocus
      />
      <Button type="submit" size="large" busy={isBusy}>
        Open the release
      </Button>
    </form>
  )
}

interface NoEmailProps {
  sent: SentCode
  isBusy: boolean
  problem: string | undefined
  onSend: () => void
}

function NoEmail({ sent: { sentTo, at }, isBusy, problem, onSend }: NoEmailProps) {
  const wait = useCountdown(at + waitSeconds * 1000)
  return (
    <section aria-label="No email yet?" className="mt-8 border-t border-line pt-5 text-14">
      <h2 className="font-medium">No email yet?</h2>
      <ul className="mt-2 grid list-disc gap-1 pl-5 text-ink-soft">
        <li>It can take a minute. Check your spam folder.</li>
        <li>If {sentTo} isn’t your address, ask the person who sent you this link to use the right one.</li>
      </ul>
      <Button
        variant="secondary"
        size="small"
        className="mt-4 tabular-nums"
        busy={isBusy}
        disabled={wait > 0}
        onClick={onSend}
      >
        {wait > 0 ? `Send another code in ${wait}s` : 'Send another code'}
      </Button>
      {problem !== undefined && (
        <p role="alert" className="mt-2 text-bad">
          {problem}
        </p>
      )}
    </section>
  )
}

/** Part of the built page, so that a reviewer reads it before any script has run. */
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
