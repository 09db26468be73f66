// A long run of typing is undone sentence by sentence, not as a whole: the history joins all that is typed without a pause.
import { Extension } from '@tiptap/core'
import { closeHistory, isHistoryTransaction } from '@tiptap/pm/history'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { endsUndoStep, undoPauseMs } from '#domain/editor/undo-steps.ts'

interface Step {
  /** Characters and finished words of the step so far. */
  length: number
  words: number
  /** When it grew last. */
  at: number
  isDeleting: boolean
}

const key = new PluginKey<Step>('undoSteps')
const none: Step = { length: 0, words: 0, at: 0, isDeleting: false }

export const UndoSteps = Extension.create({
  name: 'undoSteps',

  addProseMirrorPlugins() {
    return [
      new Plugin<Step>({
        key,
        state: { init: () => none, apply: countStep },
        appendTransaction(transactions, _before, state) {
          const isTyped = transactions.some(isChange)
          const words = key.getState(state)?.words ?? 0
          return isTyped && endsUndoStep(textBefore(state), words) ? closeStep(state) : null
        },
        props: {
          // Taking words back is a step of its own: undo gives them back and nothing else.
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
  const { words, length } = tr.time - step.at > undoPauseMs ? none : step
  const grown = tr.doc.content.size - tr.before.content.size
  const isWordEnd = length > 0 && /\S\s$/.test(textBefore(state))
  return { length: length + grown, words: isWordEnd ? words + 1 : words, at: tr.time, isDeleting: grown < 0 }
}

function isChange(tr: Transaction): boolean {
  return tr.docChanged && !isHistoryTransaction(tr)
}

function textBefore({ selection: { $from, empty } }: EditorState): string {
  if (!empty || !$from.parent.isTextblock) return ''
  // A line holds the end of any sentence; the whole paragraph would be read at each key.
  const start = Math.max(0, $from.parentOffset - 20)
  return $from.parent.textBetween(start, $from.parentOffset, undefined, '\n')
}

function closeStep(state: EditorState): Transaction {
  return closeHistory(state.tr).setMeta(key, 'closed')
}
