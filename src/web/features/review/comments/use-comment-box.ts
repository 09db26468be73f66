// The box in which a comment is written. It is still open after a reload, and words that weren't sent are there when it opens again.
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { CommentDraft, OpenBox, TypedStorage } from '#web/features/review/review-storage.ts'

export interface CommentBoxState {
  box: OpenBox | undefined
  /** What was written in the box that is open. */
  draft: CommentDraft
  /** Whether a new comment was begun and left. */
  isBegun: boolean
  open: (box: OpenBox) => void
  write: (words: CommentDraft) => void
  /** Closes the box and keeps what was written for the next time. */
  leave: () => void
  /** Closes the box and drops what was written. */
  close: () => void
  /** The button for a new comment. */
  adder: RefObject<HTMLButtonElement | null>
}

const newComment = 'new'
const nameDraft = ({ parent, edited, quote }: OpenBox): string =>
  edited?.id ?? parent?.id ?? quote ?? newComment

export function useCommentBox(typed: TypedStorage): CommentBoxState {
  const [box, show] = useState<OpenBox | undefined>(() => typed.read().box)
  const adder = useRef<HTMLButtonElement>(null)
  const noteOpener = useReturnFocus(box !== undefined, adder)
  const draftOf = (name: string): CommentDraft => typed.read().drafts?.[name] ?? {}
  const keep = (opened: OpenBox, draft: CommentDraft) =>
    typed.keep({ box: opened, drafts: { ...typed.read().drafts, [nameDraft(opened)]: draft } })
  const end = (isKept: (draft: CommentDraft) => boolean) => {
    const name = box && nameDraft(box)
    const { [name ?? '']: draft, ...drafts } = typed.read().drafts ?? {}
    typed.keep({
      box: undefined,
      drafts: { ...drafts, ...(name && draft && isKept(draft) && { [name]: draft }) },
    })
    show(undefined)
    // Otherwise the button of the selection would come back, over whatever is pressed next.
    getSelection()?.removeAllRanges()
  }
  return {
    box,
    adder,
    draft: box ? draftOf(nameDraft(box)) : {},
    isBegun: hasWords(draftOf(newComment)),
    open(next) {
      noteOpener()
      const draft = moveDraft(draftOf(nameDraft(next)), next.about, next.quote !== undefined)
      const opened = { ...next, about: draft.about }
      keep(opened, draft)
      show(opened)
    },
    write: (words) => box && keep(box, { ...draftOf(nameDraft(box)), ...words }),
    leave: () => end(hasWords),
    close: () => end(() => false),
  }
}

const hasWords = ({ about, body = '', suggestion }: CommentDraft): boolean =>
  body.trim() !== '' || (suggestion !== undefined && suggestion !== about?.passage)

/** A draft taken to another passage, or to the one it is about. New wording that nobody has changed yet is the passage itself. */
function moveDraft(draft: CommentDraft, about = draft.about, suggests: boolean): CommentDraft {
  const { suggestion, ...rest } = draft
  const isOwn = suggestion !== undefined && suggestion !== draft.about?.passage
  const wording = isOwn ? suggestion : (suggestion !== undefined || suggests) && about?.passage
  return { ...rest, about, ...(typeof wording === 'string' && { suggestion: wording }) }
}

/** Once the box has closed, the focus is where it was before, or on the button for a new comment if that place is gone. */
function useReturnFocus(isOpen: boolean, adder: RefObject<HTMLElement | null>): () => void {
  const opener = useRef<Element>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    const last = opener.current
    const isThere = last instanceof HTMLElement && last.isConnected && last !== document.body
    const target = isThere ? last : adder.current
    if (wasOpen.current && !isOpen) target?.focus({ preventScroll: true })
    wasOpen.current = isOpen
  }, [isOpen, adder])
  return () => {
    if (!isOpen) opener.current = document.activeElement
  }
}
