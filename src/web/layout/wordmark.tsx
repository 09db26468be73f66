import { Link } from 'react-router'

export function Wordmark({ to }: { to: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-6 items-center gap-[9px] font-serif text-22 leading-none font-semibold tracking-[-0.02em] text-ink"
    >
      <span className="mt-1 size-[9px] flex-none bg-accent" aria-hidden />
      Presswright
    </Link>
  )
}
