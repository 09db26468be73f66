import { type Editor, getMarkRange } from '@tiptap/core'

export interface LinkAtSelection {
  /** '' when there is no link yet. */
  href: string
  /** The words that are, or will become, the link. */
  text: string
}

function linkRange(editor: Editor): { from: number; to: number } {
  const { selection, schema } = editor.state
  const type = schema.marks.link
  const range = type && getMarkRange(selection.$from, type)
  return selection.empty && range ? range : selection
}

export function readLink(editor: Editor): LinkAtSelection {
  const { from, to } = linkRange(editor)
  const { href } = editor.getAttributes('link')
  return { href: typeof href === 'string' ? href : '', text: editor.state.doc.textBetween(from, to, ' ') }
}

/** Links the selection or changes the link at the cursor; with neither, the address itself becomes the text. */
export function applyLink(editor: Editor, href: string): void {
  const { from, to } = linkRange(editor)
  if (from === to) {
    const marks = [{ type: 'link', attrs: { href } }]
    editor.commands.insertContent({ type: 'text', text: href.replace(/^mailto:|^tel:/, ''), marks })
    return
  }
  editor.chain().setTextSelection({ from, to }).setLink({ href }).setTextSelection(to).run()
}

export function removeLink(editor: Editor): void {
  editor.chain().setTextSelection(linkRange(editor)).unsetLink().run()
}
