// Inserts pictures into the text, in one undo step: files that were chosen, dropped or pasted.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node } from '@tiptap/pm/model'
import { NodeSelection, type Transaction } from '@tiptap/pm/state'
import {
  checkPicture,
  hasTooManyPixels,
  isPictureType,
  type PictureProblem,
} from '#domain/document/picture.ts'
import { isAnimated } from '#domain/pictures/is-animated.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import type { PictureLibrary } from '#web/lib/pictures/picture-library.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { describeOutcomes, type PictureOutcome } from './picture-messages.ts'
import { pictureNode } from './picture-node.ts'

const headBytes = 1000

export interface ReadyPicture {
  picture: Blob
  width: number
  height: number
  /** Only its first frame is shown. */
  isAnimated: boolean
}

/** Says in one message what couldn't be added as it is. */
export function showOutcomes(outcomes: readonly PictureOutcome[]): void {
  const message = describeOutcomes(outcomes)
  const isError = outcomes.some(({ problem }) => problem !== undefined && problem !== 'remote')
  if (message) showToast(message, isError ? 'error' : undefined)
}

/** The picture as it will be stored, or why it can't be. */
export async function readPictureFile(file: Blob): Promise<ReadyPicture | PictureProblem> {
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer())
  const type = checkPicture(head, file.size)
  if (!isPictureType(type)) return type
  const size = await measure(file)
  if (!size) return 'broken'
  if (hasTooManyPixels(size.width, size.height)) return 'pixels'
  const mayMove = type !== 'image/jpeg' && isAnimated(new Uint8Array(await file.arrayBuffer()), type)
  return { picture: new Blob([file], { type }), ...size, isAnimated: mayMove }
}

/** After rotation: a photo may be stored sideways. */
async function measure(file: Blob): Promise<{ width: number; height: number } | undefined> {
  try {
    const bitmap = await createImageBitmap(file)
    const size = { width: bitmap.width, height: bitmap.height }
    bitmap.close()
    return size
  } catch {
    return undefined
  }
}

/** Inserts the files after the block of the selection, or at a position; shows which can't be added. */
export async function insertPictures(
  editor: Editor,
  library: PictureLibrary | undefined,
  files: readonly File[],
  position?: number,
): Promise<void> {
  if (!library || !editor.isEditable) return
  const ready: { id: string; read: ReadyPicture }[] = []
  const outcomes: PictureOutcome[] = []
  for (const file of files) {
    const read = await readPictureFile(file)
    const { name } = file
    if (typeof read === 'string') outcomes.push({ name, problem: read })
    else {
      ready.push({ id: crypto.randomUUID(), read })
      outcomes.push({ name, wasAnimated: read.isAnimated })
    }
  }
  showOutcomes(outcomes)
  const view = liveView(editor)
  const type = editor.schema.nodes[pictureNode]
  if (!view || !type || ready.length === 0) return
  for (const { id, read } of ready) void library.add(id, read.picture)
  const nodes = ready.map(({ id, read: { width, height } }) => type.create({ id, width, height }))
  const tr = closeHistory(view.state.tr)
  placeBlocks(tr, nodes, position)
  view.dispatch(tr.scrollIntoView())
  view.dispatch(closeHistory(view.state.tr))
  view.focus()
}

/** After the block of the position, or in its place if it is empty. There is always a paragraph below a picture to type in. */
function placeBlocks(tr: Transaction, nodes: readonly Node[], position = tr.selection.head): void {
  const { doc } = tr
  const $at = doc.resolve(Math.min(position, doc.content.size))
  const block = $at.depth === 0 ? undefined : $at.node(1)
  const isEmptyLine = block?.isTextblock && block.content.size === 0
  const after = $at.depth === 0 ? $at.pos : $at.after(1)
  const from = isEmptyLine ? $at.before(1) : after
  const paragraph = doc.type.schema.nodes.paragraph
  const isLast = after === doc.content.size
  tr.replaceWith(from, after, isLast && paragraph ? [...nodes, paragraph.create()] : [...nodes])
  tr.setSelection(NodeSelection.create(tr.doc, from))
}
