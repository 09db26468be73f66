// Puts a part of a kit into the text, in one undo step, or asks for a picture.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node, Schema } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { chosenPicture, type Insertion } from '#domain/client/insertions.ts'
import type { NewBlock } from '#domain/rules/release/settings.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { pickPictures } from '#web/features/editor/pictures/pick-pictures.ts'

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
  if (content === chosenPicture) void pickPictures(editor)
  else if (typeof content === 'string') tr.insertText(content, tr.selection.from, tr.selection.to)
  else insertBlocks(tr, content)
  view.dispatch(tr.scrollIntoView())
  view.dispatch(closeHistory(editor.state.tr))
  view.focus()
}

/** After the block of the cursor, or in place of an empty line. */
function insertBlocks(tr: Transaction, content: readonly NewBlock[]): void {
  const { $head } = tr.selection
  const blocks = content.map((block) => createBlock(tr.doc.type.schema, block))
  const isOnEmptyLine = $head.depth === 1 && $head.parent.isTextblock && $head.parent.content.size === 0
  const from = $head.depth === 0 ? tr.doc.content.size : isOnEmptyLine ? $head.before(1) : $head.after(1)
  const to = isOnEmptyLine ? $head.after(1) : from
  tr.replaceWith(from, to, blocks)
  const size = blocks.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  tr.setSelection(TextSelection.near(tr.doc.resolve(from + size - 1), -1))
}

/** A heading, or a paragraph of lines. */
export function createBlock(schema: Schema, block: NewBlock): Node {
  const { heading, paragraph, hardBreak } = schema.nodes
  if (!heading || !paragraph || !hardBreak) throw new Error('The schema lacks a block.')
  if ('heading' in block) return heading.create({ level: 2 }, schema.text(block.heading))
  const parts = block.lines.flatMap((line, index) =>
    index === 0 ? [schema.text(line)] : [hardBreak.create(), schema.text(line)],
  )
  return paragraph.create(null, parts)
}
