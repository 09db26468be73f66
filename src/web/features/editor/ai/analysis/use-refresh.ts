import type { Editor } from '@tiptap/core'
import { useEffect } from 'react'
import type { Analysis } from './analysis.ts'

/** The longest a card may lag behind the text. */
const lagMs = 250

/** Lets the cards follow the text, a moment after the last change. */
export function useRefresh(editor: Editor, analysis: Analysis): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onTransaction = ({ transaction }: { transaction: { docChanged: boolean } }) => {
      if (!transaction.docChanged) return
      clearTimeout(timer)
      timer = setTimeout(() => analysis.refresh(), lagMs)
    }
    analysis.refresh()
    editor.on('transaction', onTransaction)
    return () => {
      clearTimeout(timer)
      editor.off('transaction', onTransaction)
    }
  }, [editor, analysis])
}
