// The release as it will look, with the passages that were commented on marked. Marks are the browser's own highlights: the text
// stays as it is, and a browser without them shows the passages in the list alone.
import { type RefObject, useEffect } from 'react'
import type { ReviewComment } from '#contract/reviews.ts'
import { findPassage, prepareText } from '#domain/review/passage.ts'
import { toRange } from './passage.ts'

const highlightName = 'review-comments'

interface ReleaseTextProps {
  html: string
  comments: readonly ReviewComment[]
  text: RefObject<HTMLDivElement | null>
}

export function ReleaseText({ html, comments, text }: ReleaseTextProps) {
  useEffect(() => {
    const element = text.current
    if (!element || !('highlights' in CSS)) return
    const content = prepareText(element.textContent ?? '')
    const ranges = comments.flatMap((comment) => {
      const place = comment.resolved_at === null ? findPassage(content, comment) : undefined
      const range = place && toRange(element, place.from, place.to)
      return range ? [range] : []
    })
    CSS.highlights.set(highlightName, new Highlight(...ranges))
    return () => void CSS.highlights.delete(highlightName)
  }, [comments, text])
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: written by the server from the editor's own schema
    <div ref={text} className="release" lang="en" dangerouslySetInnerHTML={{ __html: html }} />
  )
}
