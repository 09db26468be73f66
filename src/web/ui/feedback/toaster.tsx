// Renders the first visible toast at the top right, below a fixed top bar and beside a panel (app.css). Both live regions are always mounted: screen
// readers announce only what is added to one.
import { useEffectEvent, useLayoutEffect } from 'react'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { toastRemovalDelayMs } from '#domain/editor/interface-limits.ts'

export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: toastRemovalDelayMs })
  const { startPause, endPause } = handlers
  const shown = toasts.find((toast) => toast.visible)

  // A toast dismissed under the pointer gets no mouseleave: without this the next one would stay paused forever.
  // Before paint: a pointer that reaches the new toast quickly must stay able to pause it.
  const resume = useEffectEvent((_shown: string | undefined) => endPause())
  useLayoutEffect(() => resume(shown?.id), [shown?.id])

  const card = shown && <div key={shown.id}>{resolveValue(shown.message, shown)}</div>
  const isUrgent = shown?.ariaProps.role === 'alert'
  return (
    <section
      aria-label="Notifications"
      data-toasts
      className="pointer-events-auto fixed top-[var(--toasts-top,1rem)] right-[var(--toasts-right,1rem)] z-50 w-[22rem] max-w-[calc(100%-2rem)]"
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
    >
      <div role="status" aria-live="polite">
        {!isUrgent && card}
      </div>
      <div role="alert" aria-live="assertive">
        {isUrgent && card}
      </div>
    </section>
  )
}
