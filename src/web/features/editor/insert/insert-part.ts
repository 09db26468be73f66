// Puts a part of a kit into the text, in one undo step.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node, Schema } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import type { InsertedBlock, Insertion } from '#domain/client/insertions.ts'
import { liveView } from '#web/features/editor/live-view.ts'

/** The typed '/bo' that asked for it goes. */
export function insertPart(
  editor: Editor,
  { content }: Insertion,
  typed?: { from: number; to: number },
): void {
  const view = liveView(editor)
  if (!view) return
  const tr = closeHistory(editor.state.tr)
  if (typed) tr.delete(typed.from, typed.to)
  if (typeof content === 'string') tr.insertText(content, tr.selection.from, tr.selection.to)
  else {
    const { $head } = tr.selection
    const blocks = content.map((block) => createBlock(editor.schema, block))
    const isOnEmptyLine = $head.depth === 1 && $head.parent.isTextblock && $head.parent.content.size === 0
    const from = $head.depth === 0 ? tr.doc.content.size : isOnEmptyLine ? $head.before(1) : $head.after(1)
    const to = isOnEmptyLine ? $head.after(1) : from
    tr.replaceWith(from, to, blocks)
    const size = blocks.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
    tr.setSelection(TextSelection.near(tr.doc.resolve(from + size - 1), -1))
  }
  view.dispatch(tr.scrollIntoView())
  view.dispatch(closeHistory(editor.state.tr))
  view.focus()
}

function createBlock(schema: Schema, block: InsertedBlock): Node {
  const { heading, paragraph, hardBreak } = schema.nodes
  if (!heading || !paragraph || !hardBreak) throw new Error('The schema lacks a block.')
  if ('heading' in block) return heading.create({ level: 2 }, schema.text(block.heading))
  const parts = block.lines.flatMap((line, index) =>
    index === 0 ? [schema.text(line)] : [hardBreak.create(), schema.text(line)],
  )
  return paragraph.create(null, parts)
}
