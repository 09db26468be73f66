// A part of the front page whose prerendered HTML stays as it came, as in kept-part.tsx, until it comes alive: when it is about to
// be seen, or at once for a user, whose own plan it marks.
import { type ReactNode, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSession } from '#web/lib/session.tsx'

const isPrerender = import.meta.env.SSR

interface WakingSectionProps {
  /** Of its own on every page. */
  id: string
  /** A component that is there when the page is prerendered and lazy in the browser. */
  children: ReactNode
}

export function WakingSection({ id, children }: WakingSectionProps) {
  const [html] = useState(() => (isPrerender ? undefined : document.getElementById(id)?.innerHTML))
  // Deferred: the HTML stays where it is until the section's own script is here.
  const isAwake = useDeferredValue(useWaking(id))
  const pressAgain = usePressWhileAsleep(id)
  const asleep = { 'data-asleep': '' }
  return (
    <Suspense>
      {html !== undefined && !isAwake ? (
        <div
          key="kept"
          id={id}
          {...asleep}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this page's own HTML, read a moment ago
          dangerouslySetInnerHTML={{ __html: html }}
        />
      ) : (
        <div key="alive" id={id} {...(isPrerender && asleep)}>
          {children}
          <Arrival onArrive={pressAgain} />
        </div>
      )}
    </Suspense>
  )
}

/** True once the section is near the window or a user is signed in. */
function useWaking(id: string): boolean {
  const isSignedIn = useSession().session.status === 'signed-in'
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const section = document.getElementById(id)
    if (section === null) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((each) => each.isIntersecting)) return
        setNear(true)
        watcher.disconnect()
      },
      { rootMargin: '400px' },
    )
    watcher.observe(section)
    return () => watcher.disconnect()
  }, [id])
  return isSignedIn || isNear
}

/** Presses the button of the section that was pressed last, which had no script yet. */
function usePressWhileAsleep(id: string): () => void {
  const pressed = useRef(-1)
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const button = (target as Element).closest<HTMLElement>('[data-asleep] button')
      pressed.current = button ? buttonsIn(id).indexOf(button) : -1
    }
    // Keys make a click alone; a press during which the section wakes makes none on its button.
    const events = ['pointerdown', 'click'] as const
    for (const event of events) document.addEventListener(event, remember)
    return () => {
      for (const event of events) document.removeEventListener(event, remember)
    }
  }, [id])
  return () => buttonsIn(id)[pressed.current]?.click()
}

const buttonsIn = (id: string) => Array.from(document.querySelectorAll<HTMLElement>(`#${id} button`))

/** Tells when what stands beside it has arrived and is drawn. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onArrive, [])
  return null
}
