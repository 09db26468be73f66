// The marks in the text: commented passages, the one whose card is open, and what is new since the last round. They are the browser's own
// highlights: the text stays as it is, and a browser without them shows the passages in the list alone.
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import type { ReviewComment } from '#contract/reviews.ts'
import { findPassage, prepareText } from '#domain/review/passage.ts'
import { createRangeFinder, findPoint } from './passage.ts'

type MarkName = 'review-comments' | 'review-current' | 'review-changes'

/** Returns how to remove them. */
export function setMarks(name: MarkName, ranges: readonly Range[]): () => void {
  if (!('highlights' in CSS)) return () => undefined
  CSS.highlights.set(name, new Highlight(...ranges))
  return () => void CSS.highlights.delete(name)
}

export interface PassageMarks {
  /** The comments on the words at a point of the screen. */
  findAt: (x: number, y: number) => string[]
  /** Where a comment's passage is; undefined when it is gone, or the comment is about the whole release. */
  rangeOf: (id: string) => Range | undefined
}

export function usePassageMarks(
  text: RefObject<HTMLElement | null>,
  comments: readonly ReviewComment[],
  current: readonly string[],
): PassageMarks {
  const ranges = useRef<ReadonlyMap<string, Range>>(new Map())
  useEffect(() => {
    const element = text.current
    if (!element) return
    const content = prepareText(element.textContent ?? '')
    const find = createRangeFinder(element)
    // One mark for all comments on the same words.
    const marks = new Map<string, Range>()
    const places = comments.flatMap((comment): [string, Range][] => {
      const place = comment.resolved_at === null ? findPassage(content, comment) : undefined
      if (!place) return []
      const key = `${place.from} ${place.to}`
      const range = marks.get(key) ?? find(place.from, place.to)
      if (!range) return []
      marks.set(key, range)
      return [[comment.id, range]]
    })
    ranges.current = new Map(places)
    return setMarks('review-comments', [...marks.values()])
  }, [comments, text])
  useEffect(
    () =>
      setMarks(
        'review-current',
        current.flatMap((id) => ranges.current.get(id) ?? []),
      ),
    [current],
  )
  const findAt = useCallback((x: number, y: number) => {
    const point = findPoint(x, y)
    if (!point) return []
    return [...ranges.current].flatMap(([id, range]) =>
      range.isPointInRange(point.node, point.offset) ? [id] : [],
    )
  }, [])
  const rangeOf = useCallback((id: string) => ranges.current.get(id), [])
  return { findAt, rangeOf }
}
