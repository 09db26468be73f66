import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/feedback/spinner.tsx'

interface ListMessageProps {
  children: ReactNode
  isLoading?: boolean
  onRetry?: () => void
}

/** In place of a list that is empty, loading or failed. */
export function ListMessage({ children, isLoading = false, onRetry }: ListMessageProps) {
  return (
    <div role="status" className="grid justify-items-start gap-3 px-2 py-6 text-13 text-ink-soft">
      <p className="flex gap-2 break-words text-pretty">
        {isLoading && <Spinner />}
        {children}
      </p>
      {onRetry && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  )
}
