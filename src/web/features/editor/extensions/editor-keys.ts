// Keys of the editor. Tab inserts 4 spaces; on a blank it goes to the next one. Esc, then Tab, leaves
// the editor.
import { type Editor, Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { tabText } from '#domain/editor/interface-limits.ts'
import {
  isFillingBlanks,
  selectBlank,
  stopFillingBlanks,
} from '#web/features/editor/templates/template-blanks.ts'
import { clearFormatting } from '#web/features/editor/toolbar/format-commands.ts'
import { syncSelection } from './sync-selection.ts'

const modifiers = ['Shift', 'Control', 'Alt', 'Meta']

export const EditorKeys = Extension.create({
  name: 'editorKeys',
  // Runs before the list item's own Tab: lists are indented with Mod+] and Mod+[.
  priority: 1000,

  addProseMirrorPlugins() {
    const { editor } = this
    // After Esc the next Tab goes to the browser; any other key, or a press in the text, cancels that.
    let isLeaving = false
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            pointerdown: () => {
              isLeaving = false
              return false
            },
          },
          handleKeyDown(view, event) {
            if (!event.isComposing) syncSelection(view)
            if (event.key === 'Escape') {
              isLeaving = true
              stopFillingBlanks(editor)
              return false
            }
            if (modifiers.includes(event.key)) return false
            const wasLeaving = isLeaving
            isLeaving = false
            if (event.key !== 'Tab' || event.ctrlKey || event.metaKey || event.altKey || wasLeaving)
              return false
            pressTab(editor, event.shiftKey ? -1 : 1)
            return true
          },
        },
      }),
    ]
  },

  addKeyboardShortcuts() {
    const { editor } = this
    return {
      // The list item's own Tab and Shift+Tab must never run.
      Tab: () => false,
      'Mod-]': () => editor.commands.sinkListItem('listItem'),
      'Mod-[': () => editor.commands.liftListItem('listItem'),
      'Mod-\\': () => clearFormatting(editor),
    }
  },
})

/** Shift+Tab outside a blank does nothing: the focus stays in the text until Esc was pressed. */
function pressTab(editor: Editor, direction: 1 | -1): void {
  if (isFillingBlanks(editor.state) && selectBlank(editor, direction)) return
  if (direction === -1) return
  editor.view.dispatch(editor.state.tr.insertText(tabText).scrollIntoView())
}
