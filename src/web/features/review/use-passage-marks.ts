// The marks in the text: commented passages, the one whose card is open, and what is new since the last round. They are the browser's own
// highlights: the text stays as it is, and a browser without them shows the passages in the list alone.
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { ReviewComment } from '#contract/reviews.ts'
import { findPassage, type Passage, prepareText } from '#domain/review/passage.ts'
import { createRangeFinder, findPoint } from './passage.ts'

type MarkName = 'review-comments' | 'review-current' | 'review-changes' | 'review-removed'

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
  /** Where a passage is. */
  find: (passage: Passage) => Range | undefined
  /** Comments whose passage is no longer in the text. */
  gone: ReadonlySet<string>
}

const nothing: ReadonlySet<string> = new Set()

export function usePassageMarks(
  text: RefObject<HTMLElement | null>,
  comments: readonly ReviewComment[],
  current: readonly string[],
  /** What the open comment box is about. */
  about: Passage | undefined,
): PassageMarks {
  const ranges = useRef<ReadonlyMap<string, Range>>(new Map())
  const [gone, setGone] = useState<ReadonlySet<string>>(nothing)
  useEffect(() => {
    const element = text.current
    if (!element) return
    const found = findPassages(element, comments)
    ranges.current = found.open
    setGone(found.gone.size === 0 ? nothing : found.gone)
    return setMarks('review-comments', [...new Set(found.open.values())])
  }, [comments, text])
  const find = useCallback(
    (passage: Passage) => (text.current ? findRange(text.current, passage) : undefined),
    [text],
  )
  useEffect(() => {
    const shown = current.map((id) => ranges.current.get(id))
    return setMarks(
      'review-current',
      [...shown, about && find(about)].filter((range) => range !== undefined),
    )
  }, [current, about, find])
  const findAt = useCallback((x: number, y: number) => {
    const point = findPoint(x, y)
    if (!point) return []
    return [...ranges.current].flatMap(([id, range]) =>
      range.isPointInRange(point.node, point.offset) ? [id] : [],
    )
  }, [])
  const rangeOf = useCallback((id: string) => ranges.current.get(id), [])
  return { findAt, rangeOf, find, gone }
}

function findRange(element: HTMLElement, passage: Passage): Range | undefined {
  const place = findPassage(prepareText(element.textContent ?? ''), passage)
  return place && createRangeFinder(element)(place.from, place.to)
}

interface FoundPassages {
  /** Where the passages of open comments are; one range for all comments on the same words. */
  open: ReadonlyMap<string, Range>
  gone: ReadonlySet<string>
}

function findPassages(element: HTMLElement, comments: readonly ReviewComment[]): FoundPassages {
  const content = prepareText(element.textContent ?? '')
  const find = createRangeFinder(element)
  const marks = new Map<string, Range | undefined>()
  const open = new Map<string, Range>()
  const gone = new Set<string>()
  for (const comment of comments) {
    if (comment.passage === '') continue
    const place = findPassage(content, comment)
    if (!place) {
      gone.add(comment.id)
      continue
    }
    if (comment.resolved_at !== null) continue
    const key = `${place.from} ${place.to}`
    const range = marks.get(key) ?? find(place.from, place.to)
    marks.set(key, range)
    if (range) open.set(comment.id, range)
  }
  return { open, gone }
}
