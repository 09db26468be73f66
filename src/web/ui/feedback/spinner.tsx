import { LoaderCircle } from 'lucide-react'

/** Decorative, next to text. Alone on a page use LoadingScreen, which says what is loading. */
export function Spinner({ size = 16 }: { size?: number }) {
  return <LoaderCircle size={size} strokeWidth={1.5} className="animate-turn" aria-hidden />
}

export function LoadingScreen({ label }: { label: string }) {
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-ink-soft">
      <span className="flex animate-appear flex-col items-center gap-3 text-14">
        <Spinner size={24} />
        {label}
      </span>
    </div>
  )
}
