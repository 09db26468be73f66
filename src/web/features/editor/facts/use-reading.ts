import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEffect, useState } from 'react'

/** Reading a whole text waits for a pause in typing. */
const pauseMs = 400

/** What a text says, read again a moment after it has changed. Keep `read` in a useCallback: a new one reads at once. */
export function useReading<T>(editor: Editor, read: (doc: Node) => Promise<T>): T | undefined {
  const [reading, setReading] = useState<T>()
  useEffect(() => {
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout>
    const readNow = async () => {
      const next = await read(editor.state.doc)
      if (isCurrent) setReading(next)
    }
    const plan = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void readNow(), pauseMs)
    }
    void readNow()
    editor.on('update', plan)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      editor.off('update', plan)
    }
  }, [editor, read])
  return reading
}
