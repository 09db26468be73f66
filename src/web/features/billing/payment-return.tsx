// The return from the payment page, /write?session_id=….
import { CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { keepsFocus } from '#web/layout/use-focus-main-on-navigation.ts'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { paymentTexts } from './billing-messages.ts'
import { type Confirmation, usePaymentConfirmation } from './use-payment-confirmation.ts'

const parameter = 'session_id'

export function PaymentReturn({ userId }: { userId: string }) {
  const [query] = useSearchParams()
  // The URL may change in the meantime, such as when a document is created; the payment still has to be confirmed.
  const [isPaid] = useState(() => query.has(parameter))
  const [isAway, setAway] = useState(false)
  const { confirmation, retry } = usePaymentConfirmation(userId, isPaid)
  useCleanAddress(isPaid && confirmation === 'confirmed')
  return (
    <div role="status">
      {isPaid && !isAway && (
        <div className="flex min-h-11 items-center gap-3 border-b border-line bg-good-tint py-1 pr-2 pl-4 text-14 md:pl-6">
          <ConfirmationToast confirmation={confirmation} />
          {confirmation === 'late' && (
            <Button variant="secondary" size="small" onClick={retry}>
              {paymentTexts.checkAgain}
            </Button>
          )}
          {confirmation !== 'confirming' && (
            <IconButton icon={X} label="Hide this notice" className="size-8" onClick={() => setAway(true)} />
          )}
        </div>
      )}
    </div>
  )
}

function ConfirmationToast({ confirmation }: { confirmation: Confirmation }) {
  if (confirmation === 'confirming')
    return (
      <>
        <Spinner />
        <p className="flex-1">{paymentTexts.confirming}</p>
      </>
    )
  if (confirmation === 'late') return <p className="min-w-0 flex-1">{paymentTexts.late}</p>
  return (
    <>
      <CircleCheck size={18} strokeWidth={1.5} aria-hidden className="flex-none text-good" />
      <p className="min-w-0 flex-1 py-1">
        <strong className="font-semibold">{paymentTexts.welcome}</strong>.{' '}
        <span className="text-ink-soft">{paymentTexts.welcomeDetail}</span>
      </p>
    </>
  )
}

/** A reload must not greet again. */
function useCleanAddress(isDone: boolean): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const query = new URLSearchParams(search)
    if (!isDone || !query.has(parameter)) return
    query.delete(parameter)
    const rest = query.toString()
    void navigate(rest === '' ? pathname : `${pathname}?${rest}`, { replace: true, state: keepsFocus })
  }, [isDone, pathname, search, navigate])
}
