// The release as it will look, with its pictures.
import { type MouseEvent, memo, type RefObject, useEffect, useEffectEvent } from 'react'
import { writeCaption } from '#domain/document/picture.ts'
import { TrustedHtml } from '#web/ui/trusted-html.tsx'

interface ReleaseTextProps {
  html: string
  text: RefObject<HTMLDivElement | null>
  /** The bytes of a picture; undefined when it isn't available. */
  loadPicture: (id: string) => Promise<Blob | undefined>
  /** A click into the text that selects nothing. */
  onPoint: (x: number, y: number) => void
}

export function ReleaseText({ html, text, loadPicture, onPoint }: ReleaseTextProps) {
  const prepare = useEffectEvent((_html: string) => {
    openLinksApart(text.current)
    return showPictures(text.current, loadPicture)
  })
  useEffect(() => prepare(html), [html])
  const onClick = (event: MouseEvent) => {
    if (document.getSelection()?.isCollapsed !== false) onPoint(event.clientX, event.clientY)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the cards in the list do the same by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the cards in the list open a comment by keyboard
    <div onClick={onClick}>
      <Words html={html} text={text} />
    </div>
  )
}

/** Rendered once: changes of its elements, such as loaded pictures, stay. */
const Words = memo(function Words({ html, text }: Pick<ReleaseTextProps, 'html' | 'text'>) {
  return <TrustedHtml ref={text} className="release" lang="en" html={html} />
})

/** Nobody leaves the review by a link in the text. */
function openLinksApart(element: HTMLElement | null): void {
  for (const link of element?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? []) {
    link.target = '_blank'
    link.rel = 'noopener noreferrer'
  }
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
        // Not in the caption, whose words may be marked.
        const notice = document.createElement('p')
        notice.textContent = 'This picture isn’t available.'
        image.replaceWith(notice)
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
