// The release as it will look, with the passages that were commented on marked. Marks are the browser's own highlights: the text
// stays as it is, and a browser without them shows the passages in the list alone.
import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { ReviewComment } from '#contract/reviews.ts'
import { writeCaption } from '#domain/document/picture.ts'
import { findPassage, prepareText } from '#domain/review/passage.ts'
import { toRange } from './passage.ts'

const highlightName = 'review-comments'

interface ReleaseTextProps {
  html: string
  comments: readonly ReviewComment[]
  text: RefObject<HTMLDivElement | null>
  /** The bytes of a picture; undefined when it isn't available. */
  loadPicture: (id: string) => Promise<Blob | undefined>
}

export function ReleaseText({ html, comments, text, loadPicture }: ReleaseTextProps) {
  const show = useEffectEvent((_html: string) => showPictures(text.current, loadPicture))
  useEffect(() => show(html), [html])
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

/** The text names its pictures; each is loaded for this reader and shown with its whole caption. Returns how to clean up. */
function showPictures(
  element: HTMLElement | null,
  load: (id: string) => Promise<Blob | undefined>,
): () => void {
  const urls: string[] = []
  let isGone = false
  for (const figure of element?.querySelectorAll<HTMLElement>('figure[data-picture]') ?? []) {
    const { picture = '', credit = '', rights = '' } = figure.dataset
    const caption =
      figure.querySelector('figcaption') ?? figure.appendChild(document.createElement('figcaption'))
    caption.dataset.words ??= caption.textContent
    caption.textContent = writeCaption({ caption: caption.dataset.words, credit, rights })
    const image = figure.querySelector('img')
    void load(picture).then((bytes) => {
      if (isGone || !image) return
      if (!bytes) {
        caption.textContent = `This picture isn’t available. ${caption.textContent}`
        return
      }
      image.src = URL.createObjectURL(bytes)
      urls.push(image.src)
    })
  }
  return () => {
    isGone = true
    for (const url of urls) URL.revokeObjectURL(url)
  }
}
