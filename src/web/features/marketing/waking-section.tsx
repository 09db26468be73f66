// A part of the front page whose prerendered HTML stays as it came, as in kept-part.tsx, until it comes alive: when it is about to
// be seen, or at once for a user, whose own plan it marks.
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useSession } from '#web/lib/session.tsx'

const isPrerender = import.meta.env.SSR

interface WakingSectionProps {
  /** Of its own on every page. */
  id: string
  /** A component that is there when the page is prerendered and lazy in the browser. */
  children: ReactNode
}

export function WakingSection({ id, children }: WakingSectionProps) {
  const place = useRef<HTMLDivElement>(null)
  const [html] = useState(() => (isPrerender ? undefined : document.getElementById(id)?.innerHTML))
  const isAwake = useWaking(place)
  const pressAgain = usePressWhileAsleep(id)
  if (isPrerender)
    return (
      <div id={id} data-asleep="">
        {children}
      </div>
    )
  // This page's own HTML, read a moment ago.
  const kept = { 'data-asleep': '', dangerouslySetInnerHTML: { __html: html ?? '' } }
  if (html !== undefined && !isAwake)
    return <div key="kept" id={id} ref={place} suppressHydrationWarning {...kept} />
  return (
    <div key="alive" id={id}>
      <Suspense fallback={<div {...kept} />}>
        {children}
        <Arrival onArrive={pressAgain} />
      </Suspense>
    </div>
  )
}

/** True once the place is near the window or a user is signed in. */
function useWaking(place: RefObject<HTMLElement | null>): boolean {
  const isSignedIn = useSession().session.status === 'signed-in'
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((each) => each.isIntersecting)) return
        setNear(true)
        watcher.disconnect()
      },
      { rootMargin: '400px' },
    )
    watcher.observe(place.current)
    return () => watcher.disconnect()
  }, [place])
  return isSignedIn || isNear
}

/** Presses the button of the section that was pressed last, which had no script yet. */
function usePressWhileAsleep(id: string): () => void {
  const pressed = useRef(-1)
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      const button = (target as Element).closest<HTMLElement>('[data-asleep] button')
      pressed.current = button ? buttonsIn(id).indexOf(button) : -1
    }
    document.addEventListener('click', remember)
    return () => document.removeEventListener('click', remember)
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
