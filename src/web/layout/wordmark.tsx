import { Link } from 'react-router'
import { useSession } from '#web/lib/session/session.tsx'
import { paths } from '#web/paths.ts'

/** The logo: leads visitors home and users to the editor. */
export function Wordmark() {
  const { session } = useSession()
  return (
    <Link
      to={session.status === 'signed-in' ? paths.write() : paths.landing}
      className="touch-target inline-flex min-h-6 items-center gap-[9px] font-serif text-22 leading-none font-semibold tracking-[-0.02em] text-ink"
    >
      <span className="mt-1 size-[9px] flex-none bg-accent" aria-hidden />
      Presswright
    </Link>
  )
}
