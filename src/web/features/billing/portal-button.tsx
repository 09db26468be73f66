import { ExternalLink } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { createPortalSession } from './billing-api.ts'
import { billingMessages } from './billing-messages.ts'
import { useRedirectAction } from './use-redirect-action.ts'

interface PortalButtonProps {
  label: string
  variant: 'quiet' | 'primary'
  className?: string
}

/** Links to the payment service: invoices and payment method. */
export function PortalButton({ label, variant, className = '' }: PortalButtonProps) {
  const { isBusy, run } = useRedirectAction()

  async function open(): Promise<'leaves' | 'stays'> {
    try {
      window.location.assign(await createPortalSession())
      return 'leaves'
    } catch (error) {
      console.error(error)
      showToast(billingMessages.portal, 'error')
      return 'stays'
    }
  }

  return (
    <Button variant={variant} size="small" className={className} busy={isBusy} onClick={() => run(open)}>
      {label}
      {!isBusy && <ExternalLink size={14} strokeWidth={1.5} aria-hidden />}
    </Button>
  )
}
