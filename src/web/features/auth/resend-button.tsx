import { useState } from 'react'
import { readIdentifier } from '#domain/account/credentials.ts'
import { authTexts } from '#web/auth-messages.ts'
import { useCountdown } from '#web/lib/use-countdown.ts'
import { authFormMessages } from '#web/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { sendCode } from './auth-api.ts'
import { isPhone, type Sent, useAuthFlow } from './auth-flow.ts'
import { describeProblem } from './auth-problem.ts'

/** The server sends one email of a kind per minute and account; an earlier request would be ignored. */
const waitSeconds = 60
const readEnd = () => Date.now() + waitSeconds * 1000

const texts = {
  signup: authFormMessages.confirmationSent,
  magiclink: authFormMessages.magicLinkSent,
  recovery: authFormMessages.passwordResetSent,
}

export function ResendButton({ sent }: { sent: Sent }) {
  const { back } = useAuthFlow()
  const [until, setUntil] = useState(readEnd)
  const wait = useCountdown(until)
  const [isBusy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<{ text: string; isProblem: boolean }>()

  async function send(): Promise<void> {
    const identifier = readIdentifier(sent.identifier)
    if (identifier === undefined) return
    setBusy(true)
    try {
      await sendCode(sent.purpose, identifier, back)
      setAnswer({
        text: isPhone(identifier) ? authTexts.codeSentByPhone : texts[sent.purpose],
        isProblem: false,
      })
      setUntil(readEnd())
    } catch (error) {
      setAnswer({ text: describeProblem(error).text, isProblem: true })
    }
    setBusy(false)
  }

  return (
    <div className="mt-3">
      <Button
        variant="secondary"
        className="h-11 w-full tabular-nums"
        busy={isBusy}
        disabled={wait > 0}
        onClick={() => void send()}
      >
        {wait > 0 ? `Send again in ${wait}s` : 'Send again'}
      </Button>
      <p role="status" className={answer?.isProblem ? 'mt-2 text-13 text-bad' : 'mt-2 text-13 text-good'}>
        {answer?.text}
      </p>
    </div>
  )
}
