// A card at the bottom of a phone's screen: it is above the keyboard, and the words it is about are above it.
import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

/** Pixels between the words and the card, and the top of the screen. */
const gap = 24

/** Brings the words into view when the card opens, and again when the keyboard does. Returns the card's style. */
export function useWordsAbove(
  card: RefObject<HTMLElement | null>,
  findWords: () => Range | undefined,
): CSSProperties {
  const covered = useSyncExternalStore(subscribe, readCovered, () => 0)
  const showWords = useEffectEvent((_isCovered: boolean) => {
    const words = findWords()?.getBoundingClientRect()
    if (!card.current || !words) return
    const top = card.current.getBoundingClientRect().top
    // On a wide screen the card is beside the text, or not shown.
    const isBelow = getComputedStyle(card.current).position === 'fixed' && top > 0
    const floor = isBelow ? top : window.innerHeight
    const [over, under] = [words.top - gap, words.bottom - floor + gap]
    if (words.bottom < gap) window.scrollBy({ top: over })
    else if (under > 0) window.scrollBy({ top: Math.min(under, over) })
  })
  const isCovered = covered > 0
  useEffect(() => showWords(isCovered), [isCovered])
  return { '--covered': `${covered}px` } as CSSProperties
}

function subscribe(onChange: () => void): () => void {
  const viewport = window.visualViewport
  viewport?.addEventListener('resize', onChange)
  viewport?.addEventListener('scroll', onChange)
  return () => {
    viewport?.removeEventListener('resize', onChange)
    viewport?.removeEventListener('scroll', onChange)
  }
}

/** Pixels at the bottom of the page that the keyboard covers: what is fixed there doesn't move by itself. */
function readCovered(): number {
  const viewport = window.visualViewport
  if (!viewport) return 0
  const { height, scale, offsetTop } = viewport
  return Math.max(0, Math.round(window.innerHeight - height * scale - offsetTop))
}
