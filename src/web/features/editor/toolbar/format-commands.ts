// The formatting at the cursor, and how to clear it.
import type { Editor } from '@tiptap/core'
import { redoDepth, undoDepth } from '@tiptap/pm/history'
import type { EditorState } from '@tiptap/pm/state'

/** Clears marks and block type, without a selection those of the paragraph at the cursor. */
export function clearFormatting(editor: Editor): boolean {
  const { empty, $from, from } = editor.state.selection
  if (!empty) return editor.chain().clearNodes().unsetAllMarks().run()
  return editor
    .chain()
    .setTextSelection({ from: $from.start(), to: $from.end() })
    .unsetAllMarks()
    .clearNodes()
    .command(({ tr }) => {
      tr.setStoredMarks([])
      return true
    })
    .setTextSelection(from)
    .run()
}

const markNames = ['bold', 'italic', 'underline', 'link'] as const
const blockNames = ['paragraph', 'heading1', 'heading2', 'heading3'] as const
const wrapperNames = ['bulletList', 'orderedList', 'blockquote'] as const

type ActiveName = (typeof markNames)[number] | (typeof wrapperNames)[number]

export interface FormatState {
  block: (typeof blockNames)[number]
  active: readonly ActiveName[]
  canUndo: boolean
  canRedo: boolean
}

/** The formatting of the selection. Cheap enough for every transaction. */
export function readFormat(state: EditorState): FormatState {
  const { $from } = state.selection
  const { parent } = $from
  const level = parent.type.name === 'heading' ? Number(parent.attrs.level) : 0
  const around = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1).type.name)
  return {
    block: blockNames[level] ?? 'paragraph',
    active: [
      ...markNames.filter((name) => hasMark(state, name)),
      ...wrapperNames.filter((name) => around.includes(name)),
    ],
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
  }
}

function hasMark(state: EditorState, name: string): boolean {
  const { selection, doc, storedMarks, schema } = state
  const type = schema.marks[name]
  if (!type) return false
  if (!selection.empty) return doc.rangeHasMark(selection.from, selection.to, type)
  return type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
}
