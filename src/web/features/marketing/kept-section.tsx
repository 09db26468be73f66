// Sections of the front page whose prerendered HTML stays as it came, so a first visit loads no script for them. Most never
// change; the plans come alive when they are about to be seen, or at once for a user, whose own plan they mark. After a
// navigation inside the app all are fetched and drawn.
import { type ComponentType, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useSession } from '#web/lib/session.tsx'

const isPrerender = import.meta.env.SSR

interface KeptSectionProps {
  /** Where the HTML is found again, one on a page. */
  name: string
  /** The section itself, `lazy` in the browser. */
  section: ComponentType
  /** Has controls of its own, so the kept HTML gives way to it. */
  lively?: boolean
}

export function KeptSection({ name, section: Section, lively = false }: KeptSectionProps) {
  const id = `kept-${name}`
  const place = useRef<HTMLDivElement>(null)
  const [html] = useState(() => (isPrerender ? undefined : document.getElementById(id)?.innerHTML))
  const isAwake = useWaking(place, lively)
  const pressAgain = usePressWhileAsleep(id)
  if (isPrerender)
    return (
      <div id={id}>
        <Section />
      </div>
    )
  const kept = { __html: html ?? '' }
  if (html !== undefined && !isAwake)
    return (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this page's own HTML, read a moment ago
      <div key="kept" id={id} ref={place} suppressHydrationWarning dangerouslySetInnerHTML={kept} />
    )
  return (
    <div key="alive" id={id}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as above, until the section's own script is here */}
      <Suspense fallback={<div dangerouslySetInnerHTML={kept} />}>
        <Section />
        {lively && <Arrival onArrive={pressAgain} />}
      </Suspense>
    </div>
  )
}

/** True once a lively section is near the window or a user is signed in. */
function useWaking(place: RefObject<HTMLElement | null>, lively: boolean): boolean {
  const isSignedIn = useSession().session.status === 'signed-in'
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!lively || place.current === null) return
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
  }, [lively, place])
  return lively && (isSignedIn || isNear)
}

/** Presses the button of the section that was pressed last, which had no script yet. */
function usePressWhileAsleep(id: string): () => void {
  const pressed = useRef(-1)
  useEffect(() => {
    const remember = ({ target }: MouseEvent) => {
      pressed.current = buttonsIn(id).findIndex((button) => button.contains(target as Node))
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
