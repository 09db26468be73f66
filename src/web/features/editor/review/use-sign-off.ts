// Compares the page with its reviews: who approved the text as it is now, and where the comments belong.
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect, useMemo, useState } from 'react'
import type { CommentRow } from '#contract/reviews.ts'
import { listApprovals } from '#domain/review/quotes.ts'
import { isAboutText } from '#domain/review/review.ts'
import { readSignOff, type SignOff, type SignOffInput } from '#domain/review/sign-off.ts'
import { canApply, findAnchor, readReleaseText, readSentText, readWords } from './anchors.ts'
import type { DocumentReviews } from './review-api.ts'

/** Comparing waits for a pause in typing. */
const pauseMs = 300

/** The document, a moment after its last change. */
export function useSheetDoc(editor: Editor): Node {
  const [doc, setDoc] = useState(editor.state.doc)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const read = () => !editor.isDestroyed && setDoc(editor.state.doc)
    const plan = () => {
      clearTimeout(timer)
      timer = setTimeout(read, pauseMs)
    }
    read()
    editor.on('update', plan)
    return () => {
      clearTimeout(timer)
      editor.off('update', plan)
    }
  }, [editor])
  return doc
}

export const useSignOff = (editor: Editor, doc: Node, data: DocumentReviews): SignOff =>
  useMemo(() => signOffOf(editor, doc, data), [editor, doc, data])

const inputs = new WeakMap<DocumentReviews, SignOffInput>()
const signOffs = new WeakMap<Node, { data: DocumentReviews; signOff: SignOff }>()

/** Read once: the status line and the tab ask for the same, and reading the quotes of the texts takes longest when the tab opens. */
function signOffOf(editor: Editor, doc: Node, data: DocumentReviews): SignOff {
  const known = signOffs.get(doc)
  if (known?.data === data) return known.signOff
  const input = inputs.get(data) ?? toInput(editor, data)
  inputs.set(data, input)
  const signOff = readSignOff(input, readReleaseText(doc))
  signOffs.set(doc, { data, signOff })
  return signOff
}

/** The rows in the words of the sign-off. */
export function toInput(
  editor: Pick<Editor, 'schema'>,
  { reviews, reviewers, decisions }: DocumentReviews,
): SignOffInput {
  return {
    texts: reviews.map(({ id, version, text_hash, content }) => ({
      ...{ reviewId: id, version, textHash: text_hash, text: readSentText(editor, content) },
    })),
    asked: reviewers.map(({ id, review_id, name, email, role, revoked_at }) => ({
      ...{ id, reviewId: review_id, name, email, role, isRevoked: revoked_at !== null },
    })),
    decisions: decisions.flatMap(({ reviewer_id, kind, text_hash, version, created_at }) =>
      isAboutText(kind)
        ? [{ reviewerId: reviewer_id, kind, textHash: text_hash, version, at: created_at }]
        : [],
    ),
    quoteApprovals: listApprovals(decisions),
  }
}

export interface Thread {
  comment: CommentRow
  replies: CommentRow[]
  /** Its passage is gone. */
  isRemoved: boolean
  canApply: boolean
}

/** In the order of the text: first what is about all of it, last what was about words that are gone. */
export function useThreads(doc: Node, comments: readonly CommentRow[]): Thread[] {
  return useMemo(() => {
    const words = readWords(doc)
    const replies = Map.groupBy(comments, ({ parent_id }) => parent_id)
    const placed = (replies.get(null) ?? []).map((comment) => {
      const anchor = comment.passage === '' ? undefined : findAnchor(doc, words, comment)
      const isRemoved = comment.passage !== '' && anchor === undefined
      const thread = keepThread({
        ...{ comment, isRemoved, replies: replies.get(comment.id) ?? [] },
        canApply: comment.suggestion !== null && canApply(doc, anchor),
      })
      return { thread, place: anchor?.from ?? (isRemoved ? Number.POSITIVE_INFINITY : -1) }
    })
    // Not by their difference: that of two infinities is no number.
    placed.sort((one, other) => (one.place < other.place ? -1 : one.place > other.place ? 1 : 0))
    return placed.map(({ thread }) => thread)
  }, [doc, comments])
}

const known = new WeakMap<CommentRow, Thread>()

/** The thread as it was if nothing of it changed: hundreds of cards must not be drawn again because somebody typed elsewhere. */
function keepThread(thread: Thread): Thread {
  const old = known.get(thread.comment)
  if (old && isSameThread(old, thread)) return old
  known.set(thread.comment, thread)
  return thread
}

const isSameThread = (one: Thread, other: Thread): boolean =>
  one.isRemoved === other.isRemoved &&
  one.canApply === other.canApply &&
  one.replies.length === other.replies.length &&
  one.replies.every((reply, index) => reply === other.replies[index])
