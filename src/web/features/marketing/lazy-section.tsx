// A section of the front page that stays static HTML (see static-html.tsx) until it is about to be visible, or at once for a signed-in
// user, whose plan it marks. Then its script is loaded.
import {
  type ReactNode,
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useSession } from '#web/lib/session/session.tsx'
import { TrustedHtml } from '#web/ui/trusted-html.tsx'

const isPrerender = import.meta.env.SSR

interface LazySectionProps {
  /** Unique on the page. */
  id: string
  /** A component that is lazy in the browser, but not in the prerender. */
  children: ReactNode
}

export function LazySection({ id, children }: LazySectionProps) {
  const [html] = useState(() => (isPrerender ? undefined : document.getElementById(id)?.innerHTML))
  // Deferred: the static HTML stays until the section's script is loaded.
  const isActive = useDeferredValue(useIsActive(id))
  const replayClick = useClickReplay(id)
  const inactive = { 'data-inactive': '' }
  return (
    <Suspense>
      {html !== undefined && !isActive ? (
        <TrustedHtml key="static" id={id} {...inactive} html={html} />
      ) : (
        <div key="active" id={id} {...(isPrerender && inactive)}>
          {children}
          <OnMount run={replayClick} />
        </div>
      )}
    </Suspense>
  )
}

/** True once the section is near the viewport or a user is signed in. */
function useIsActive(id: string): boolean {
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

/** Replays the last click on a button of the section while it had no script. */
function useClickReplay(id: string): () => void {
  const clicked = useRef(-1)
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const button = (target as Element).closest<HTMLElement>('[data-inactive] button')
      clicked.current = button ? buttonsIn(id).indexOf(button) : -1
    }
    // Keys cause only a click; a pointer press during activation causes no click on the new button.
    const events = ['pointerdown', 'click'] as const
    for (const event of events) document.addEventListener(event, remember)
    return () => {
      for (const event of events) document.removeEventListener(event, remember)
    }
  }, [id])
  return () => buttonsIn(id)[clicked.current]?.click()
}

const buttonsIn = (id: string) => Array.from(document.querySelectorAll<HTMLElement>(`#${id} button`))

/** Runs a callback once its siblings are loaded and rendered. */
function OnMount({ run }: { run: () => void }) {
  const runOnce = useEffectEvent(run)
  useEffect(() => runOnce(), [])
  return null
}
