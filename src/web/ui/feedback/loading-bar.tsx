/** The loading indicator of the whole app: a thin bar that leaves the page readable. */
export function LoadingBar({ label }: { label: string }) {
  return (
    <div role="status" className="noscript:hidden fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <span className="sr-only">{label}</span>
      <div className="h-full w-1/3 animate-travel bg-accent" />
    </div>
  )
}
