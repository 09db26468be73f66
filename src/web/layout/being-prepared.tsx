import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#web/paths.ts'

interface BeingPreparedProps {
  /** One honest sentence about what is missing. */
  children: ReactNode
}

/** Says that a page's own content is not there yet and where to go meanwhile. */
export function BeingPrepared({ children }: BeingPreparedProps) {
  return (
    <section aria-label="State of this page" className="mt-10 max-w-[44rem]">
      <hr className="scotch" />
      <p className="mt-5 text-16">{children}</p>
      <p className="mt-2 text-14 text-ink-soft">
        Meanwhile: the{' '}
        <Link className="link" to={paths.landing}>
          front page
        </Link>
        , the{' '}
        <Link className="link" to={paths.pricing}>
          plans
        </Link>{' '}
        or{' '}
        <Link className="link" to={paths.about}>
          our story
        </Link>
        .
      </p>
    </section>
  )
}
