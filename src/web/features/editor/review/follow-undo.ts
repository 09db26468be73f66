// Undo and redo of an applied suggestion: tells when its words leave the sheet and when they are back. It listens as long as the editor
// lives, also while the tab is closed.
import type { Editor } from '@tiptap/core'
import { isHistoryTransaction } from '@tiptap/pm/history'
import type { Transaction } from '@tiptap/pm/state'

export interface Replacement {
  /** Where the new words are. */
  from: number
  to: number
  /** What was there before. */
  original: string
}

export function followUndo(
  editor: Editor,
  { original, ...range }: Replacement,
  onChange: (isApplied: boolean) => void,
): void {
  let { from, to } = range
  let isApplied = true
  const words = editor.state.doc.textBetween(from, to)
  editor.on('transaction', ({ transaction }: { transaction: Transaction }) => {
    if (!transaction.docChanged) return
    const { mapping, doc } = transaction
    if (!isHistoryTransaction(transaction)) {
      // What is typed next to the words isn't part of them; what undo puts in their place is.
      from = mapping.map(from, 1)
      to = Math.max(from, mapping.map(to, -1))
      return
    }
    from = mapping.map(from, -1)
    to = mapping.map(to, 1)
    if (doc.textBetween(from, to) !== (isApplied ? original : words)) return
    isApplied = !isApplied
    onChange(isApplied)
  })
}
