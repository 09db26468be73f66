// Which part of the release is being edited, for colleagues: the headline, the lead, the boilerplate.
import type { Editor } from '@tiptap/core'
import type { Transaction } from '@tiptap/pm/state'
import { useEffect, useState } from 'react'
import { readParagraph } from '#domain/rules/release/paragraph.ts'
import { type Role, readRoles } from '#domain/rules/release/structure.ts'
import { readBlocks } from './check/read-blocks.ts'
import { deskOf, type EditorHandle } from './editor-handle.ts'
import { isSavedElsewhere } from './extensions/read-only-text.ts'

/** After a key, so that typing waits for nothing. */
const readAfterMs = 500
/** A colleague who stopped typing is shown as present only. */
const editingMs = 30_000

/** Undefined while nothing is edited, and while nobody is there to see it. */
export function useEditedPart(handle: EditorHandle | undefined, isSeen: boolean): Role | undefined {
  const [part, setPart] = useState<Role>()
  useEffect(() => {
    if (!handle || !isSeen) return
    const { editor } = deskOf(handle)
    let reading: ReturnType<typeof setTimeout> | undefined
    let ending: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(reading)
      clearTimeout(ending)
    }
    const onUpdate = ({ transaction }: { transaction: Transaction }) => {
      if (isSavedElsewhere(transaction)) return
      stop()
      reading = setTimeout(() => setPart(readPart(editor)), readAfterMs)
      ending = setTimeout(() => setPart(undefined), editingMs)
    }
    editor.on('update', onUpdate)
    return () => {
      stop()
      editor.off('update', onUpdate)
      setPart(undefined)
    }
  }, [handle, isSeen])
  return part
}

/** What the block with the caret is in the release. */
function readPart(editor: Editor): Role | undefined {
  if (editor.isDestroyed) return undefined
  const { doc, selection } = editor.state
  const { blocks, starts } = readBlocks(doc)
  const roles = readRoles(blocks.map(readParagraph))
  return roles[starts.findLastIndex((start) => start <= selection.head)]
}
