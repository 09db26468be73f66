import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useIsOnline } from '#web/lib/use-is-online.ts'
import { paths } from '#web/paths.ts'

/** Settings are read from the server: offline there is nothing to show. */
export function NeedsNetwork({ children }: { children: ReactNode }) {
  if (useIsOnline()) return children
  return (
    <p role="status" className="rounded-card border border-line bg-sheet px-6 py-5">
      You’re offline. Settings will open when you’re back online. The{' '}
      <Link to={paths.write()} className="underline underline-offset-2">
        editor
      </Link>{' '}
      works offline.
    </p>
  )
}
