import { ExternalLink } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { createPortalSession } from './billing-api.ts'
import { billingMessages } from './billing-messages.ts'
import { useLeaving } from './use-leaving.ts'

/** Leads to the payment service's own pages: invoices, and the card that is charged. */
export function PortalButton() {
  const { isBusy, run } = useLeaving()

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
    <div className="border-t border-line pt-3">
      <Button variant="quiet" size="small" className="-ml-3" busy={isBusy} onClick={() => run(open)}>
        Invoices and payment method
        {!isBusy && <ExternalLink size={14} strokeWidth={1.5} aria-hidden />}
      </Button>
    </div>
  )
}
