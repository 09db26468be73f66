// Undoes a long run of typing sentence by sentence: the history would join everything typed without a pause.
import { Extension } from '@tiptap/core'
import { closeHistory, isHistoryTransaction } from '@tiptap/pm/history'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { endsUndoStep, undoPauseMs } from '#domain/editor/undo-steps.ts'

interface Step {
  /** Characters and completed words of the current step. */
  length: number
  wordCount: number
  /** Time of the last change. */
  at: number
  isDeleting: boolean
}

const key = new PluginKey<Step>('undoSteps')
const none: Step = { length: 0, wordCount: 0, at: 0, isDeleting: false }

export const UndoSteps = Extension.create({
  name: 'undoSteps',

  addProseMirrorPlugins() {
    return [
      new Plugin<Step>({
        key,
        state: { init: () => none, apply: countStep },
        appendTransaction(transactions, _before, state) {
          const isTyped = transactions.some(isChange)
          const words = key.getState(state)?.wordCount ?? 0
          return isTyped && endsUndoStep(textBefore(state), words) ? closeStep(state) : null
        },
        props: {
          // Deleting words is its own step: undo restores only them.
          handleKeyDown(view, event) {
            if (event.key !== 'Backspace' && event.key !== 'Delete') return false
            const step = key.getState(view.state)
            if (step && step.at > 0 && !step.isDeleting && !view.composing)
              view.dispatch(closeStep(view.state))
            return false
          },
        },
      }),
    ]
  },
})

function countStep(tr: Transaction, step: Step, _before: EditorState, state: EditorState): Step {
  if (tr.getMeta(key) === 'closed') return none
  if (!isChange(tr)) return step
  const { wordCount: words, length } = tr.time - step.at > undoPauseMs ? none : step
  const grown = tr.doc.content.size - tr.before.content.size
  const isWordEnd = length > 0 && /\S\s$/.test(textBefore(state))
  return {
    length: length + grown,
    wordCount: isWordEnd ? words + 1 : words,
    at: tr.time,
    isDeleting: grown < 0,
  }
}

function isChange(tr: Transaction): boolean {
  return tr.docChanged && !isHistoryTransaction(tr)
}

function textBefore({ selection: { $from, empty } }: EditorState): string {
  if (!empty || !$from.parent.isTextblock) return ''
  // A short range is enough to find the end of a sentence; reading the whole paragraph on each key is slow.
  const start = Math.max(0, $from.parentOffset - 20)
  return $from.parent.textBetween(start, $from.parentOffset, undefined, '\n')
}

function closeStep(state: EditorState): Transaction {
  return closeHistory(state.tr).setMeta(key, 'closed')
}
