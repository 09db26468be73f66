import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { readWords } from './read-document.ts'

/** The longest the shown count may lag behind the text. */
const lagMs = 400

/** The number of words, counted while the browser has nothing better to do. */
export function useWordCount(editor: Editor): number {
  const [words, setWords] = useState(() => readWords(editor.state.doc))
  useEffect(() => {
    let waiting: number | undefined
    const count = () => {
      waiting = undefined
      setWords(readWords(editor.state.doc))
    }
    const onTransaction = () => {
      waiting ??= whenIdle(count)
    }
    count()
    editor.on('transaction', onTransaction)
    return () => {
      editor.off('transaction', onTransaction)
      if (waiting !== undefined) cancelIdle(waiting)
    }
  }, [editor])
  return words
}

// Safari has no idle callbacks.
function whenIdle(run: () => void): number {
  return 'requestIdleCallback' in window
    ? window.requestIdleCallback(run, { timeout: lagMs })
    : Number(setTimeout(run, lagMs))
}

function cancelIdle(id: number): void {
  if ('cancelIdleCallback' in window) window.cancelIdleCallback(id)
  else clearTimeout(id)
}
