// Draws the first visible toast at top right, below the top bar where one stays in place (app.css). Both live regions are always there: readers announce only what is added to one.
import { useLayoutEffect } from 'react'
import { resolveValue, useToaster } from 'react-hot-toast/headless'
import { toastLimits } from '#domain/editor/interface-limits.ts'

export function Toaster() {
  const { toasts, handlers } = useToaster({ removeDelay: toastLimits.removalDelayMs })
  const { startPause, endPause } = handlers
  const shown = toasts.find((toast) => toast.visible)

  // A toast dismissed under the pointer never sees it leave: without this the next one would stand still for ever.
  // Before the paint: a pointer that is quick to reach the new toast must not have its hold undone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another toast takes the place
  useLayoutEffect(() => endPause(), [shown?.id])

  const card = shown && <div key={shown.id}>{resolveValue(shown.message, shown)}</div>
  const isUrgent = shown?.ariaProps.role === 'alert'
  return (
    <section
      aria-label="Notifications"
      data-toasts
      className="pointer-events-auto fixed top-[var(--toasts-top,1rem)] right-4 z-50 w-[22rem] max-w-[calc(100%-2rem)]"
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
