// Undo and redo of an applied suggestion: tells when its words leave the page and when they are back. It listens as long as the editor
// lives, also while the tab is closed.
import type { Editor } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { PictureField } from '#domain/document/picture.ts'
import { readField } from '#web/features/editor/pictures/picture-fields.ts'

export interface Replacement {
  /** Where the new words are. */
  from: number
  to: number
  /** Of the picture at `from`, whose words they are. */
  field?: PictureField
  /** What was there before; of a picture all words of the field. */
  original: string
}

export function followUndo(
  editor: Editor,
  { original, field, ...range }: Replacement,
  onChange: (isApplied: boolean) => void,
): void {
  let { from, to } = range
  let isApplied = true
  const read = (doc: Node) => (field ? readField(doc, from, field) : doc.textBetween(from, to))
  const words = read(editor.state.doc)
  editor.on('transaction', ({ transaction }: { transaction: Transaction }) => {
    if (!transaction.docChanged) return
    const { mapping, doc } = transaction
    if (!isHistoryTransaction(transaction)) {
      // What is typed next to the words isn't part of them; what undo puts in their place is.
      from = mapping.map(from, 1)
      to = Math.max(from, mapping.map(to, -1))
      return
    }
    // A picture is moved by what comes before it.
    from = mapping.map(from, field ? 1 : -1)
    to = mapping.map(to, 1)
    if (read(doc) !== (isApplied ? original : words)) return
    isApplied = !isApplied
    onChange(isApplied)
  })
}
