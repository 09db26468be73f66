import { X } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { paymentProblem } from '#domain/billing/subscription.ts'
import { useProfile } from '#web/lib/profile.ts'
import { useDismissed } from '#web/lib/storage/use-dismissed.ts'
import { paths } from '#web/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

/** A charge failed: shown on every page except the settings. Once dismissed, it comes back with the next failure. */
export function PaymentNotice({ className = 'pr-2 pl-4 md:pl-6' }: { className?: string }) {
  const known = useProfile()
  const { pathname } = useLocation()
  const profile = known?.profile
  const problem = paymentProblem(profile)
  const period = profile?.pro_renews_at ?? profile?.pro_until ?? ''
  const [isDismissed, dismiss] = useDismissed(`payment-notice:${known?.userId}:${problem}:${period}`)
  if (problem === undefined || isDismissed || pathname === paths.settings) return null
  return (
    <aside aria-label="Your payment" className="border-b border-line bg-warn-tint text-13">
      <div className={classNames('flex items-center gap-3 py-1', className)}>
        <p className="min-w-0 flex-1 py-1">
          Your last payment didn’t go through{problem === 'given_up' && ', so Pro has ended'}.{' '}
          <Link className="link" to={paths.settings}>
            Fix it in Account Settings
          </Link>
        </p>
        <IconButton icon={X} label="Hide the payment notice" className="size-8" onClick={dismiss} />
      </div>
    </aside>
  )
}
