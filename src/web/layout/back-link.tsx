import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { classNames } from '#web/ui/class-names.ts'

/** Above a page's heading: the page it belongs to. */
export function BackLink({
  to,
  label,
  className = 'mb-6',
}: {
  to: string
  label: string
  className?: string
}) {
  return (
    <Link
      to={to}
      className={classNames('link touch-target inline-flex items-center gap-1.5 text-14', className)}
    >
      <ArrowLeft size={16} strokeWidth={1.5} aria-hidden />
      {label}
    </Link>
  )
}
