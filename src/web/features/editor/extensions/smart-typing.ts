// Typographer's signs as input rules: Backspace or undo right after one gives the typed character back.
import { Extension, InputRule } from '@tiptap/core'
import { changeTyped } from '#domain/editor/smart-typing.ts'

export const SmartTyping = Extension.create({
  name: 'smartTyping',

  addInputRules() {
    return [
      new InputRule({
        find(before) {
          const change = changeTyped(before)
          if (!change) return null
          const { length, text } = change
          return { index: before.length - length, text: before.slice(-length), data: { text } }
        },
        handler({ state, range, match }) {
          const isLinked = state.doc.rangeHasMark(range.from, range.to, state.schema.marks.link as never)
          if (isLinked) return null
          state.tr.insertText(String(match.data?.text), range.from, range.to)
          return undefined
        },
      }),
    ]
  },
})
