// A long list that is drawn in portions: more as its end comes into view.
import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react'

interface GrowingList<End extends Element> {
  /** How many entries to draw. */
  count: number
  /** For the element after the last entry that is drawn. */
  end: RefObject<End | null>
  /** Draws at least this many. */
  growTo: (least: number) => void
}

export function useGrowingList<End extends Element>(length: number, portion: number): GrowingList<End> {
  const [count, setCount] = useState(portion)
  const end = useRef<End>(null)
  useEffect(() => {
    const element = end.current
    if (!element || count >= length) return
    const observer = new IntersectionObserver(
      // A busy browser reports several places at once: that the end was out of view first doesn't matter.
      (places) =>
        places.some(({ isIntersecting }) => isIntersecting) &&
        startTransition(() => setCount((now) => now + portion)),
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [count, length, portion])
  const growTo = useCallback((least: number) => setCount((now) => Math.max(now, least)), [])
  return { count, end, growTo }
}
