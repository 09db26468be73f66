import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import type { DocumentBrief } from '#domain/brief/document-brief.ts'
import { readHtml } from '#web/features/editor/document/read-document.ts'
import type { FactsAccount } from './read-account.ts'

/** Accounting waits for a pause in typing. */
const pauseMs = 400

/** What the text tells of what was given; read again a moment after either has changed. */
export function useAccount(editor: Editor, brief: DocumentBrief): FactsAccount | undefined {
  const [account, setAccount] = useState<FactsAccount>()
  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout>
    const read = async () => {
      const { readAccount } = await import('./read-account.ts')
      if (isCurrent && !editor.isDestroyed) setAccount(readAccount(brief, readHtml(editor.state.doc)))
    }
    const plan = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void read(), pauseMs)
    }
    void read()
    editor.on('update', plan)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      editor.off('update', plan)
    }
  }, [editor, brief])
  return account
}
