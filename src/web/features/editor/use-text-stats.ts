import type { Editor } from '@tiptap/core'
import { useEffect, useState } from 'react'
import { readWords } from './document/read-document.ts'

/** Delay of the shown count: updating it on each key would be distracting. */
const lagMs = 300

/** The number of words, counted shortly after a change when the browser is idle. */
export function useWordCount(editor: Editor): number {
  const [words, setWords] = useState(() => readWords(editor.state.doc))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let idle: number | undefined
    const count = () => {
      timer = undefined
      idle = undefined
      setWords(readWords(editor.state.doc))
    }
    const onTransaction = () => {
      timer ??= setTimeout(() => {
        idle = whenIdle(count)
      }, lagMs)
    }
    count()
    editor.on('transaction', onTransaction)
    return () => {
      editor.off('transaction', onTransaction)
      clearTimeout(timer)
      if (idle !== undefined) cancelIdle(idle)
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
