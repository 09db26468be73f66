import { useEffect, useState } from 'react'
import { readIdentifier } from '#domain/account/credentials.ts'
import { authTexts } from '#web/auth-messages.ts'
import { authFormMessages } from '#web/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { sendCode } from './auth-api.ts'
import { isPhone, type Sent, useAuthFlow } from './auth-flow.ts'
import { describeProblem } from './auth-problem.ts'

/** The server sends one email of a kind per minute and account; an earlier request would be ignored. */
const waitSeconds = 60

const texts = {
  signup: authFormMessages.confirmationSent,
  magiclink: authFormMessages.magicLinkSent,
  recovery: authFormMessages.passwordResetSent,
}

export function ResendButton({ sent }: { sent: Sent }) {
  const { back } = useAuthFlow()
  const [wait, beginWait] = useCountdown()
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
      beginWait()
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
        {wait > 0 ? `Send again in ${wait} s` : 'Send again'}
      </Button>
      <p role="status" className={answer?.isProblem ? 'mt-2 text-13 text-bad' : 'mt-2 text-13 text-good'}>
        {answer?.text}
      </p>
    </div>
  )
}

/** By the clock: timers of background tabs are slow. */
function useCountdown(): [secondsLeft: number, begin: () => void] {
  const [now, setNow] = useState(() => Date.now())
  const [until, setUntil] = useState(now + waitSeconds * 1000)
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= until) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  const begin = () => {
    setNow(Date.now())
    setUntil(Date.now() + waitSeconds * 1000)
  }
  return [Math.max(0, Math.ceil((until - now) / 1000)), begin]
}
