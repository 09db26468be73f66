// Test support: an editor on a page, and hands for it.
import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { readHtml } from './document/read-document.ts'
import { createEditor } from './use-release-editor.ts'

/** An editor with this text, its cursor at the end. */
export function openEditor(html = '', onUpdate: () => void = () => undefined): Editor {
  const element = document.body.appendChild(document.createElement('div'))
  const editor = createEditor(element, html, 'description', onUpdate)
  editor.commands.setTextSelection(editor.state.doc.content.size)
  return editor
}

export function html(editor: Editor): string {
  return readHtml(editor.state.doc)
}

/** Types as a keyboard does: each character may be taken by an input rule. */
export function type(editor: Editor, text: string): void {
  for (const character of text) {
    const { view } = editor
    const { from, to } = view.state.selection
    const plain = () => view.state.tr.insertText(character, from, to)
    const isTaken = view.someProp('handleTextInput', (handle) => handle(view, from, to, character, plain))
    if (!isTaken) view.dispatch(plain())
  }
}

/** Presses a key; true when the editor took it and the browser would do nothing more. */
export function press(editor: Editor, key: string, modifiers: KeyboardEventInit = {}): boolean {
  const { view } = editor
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers })
  return view.someProp('handleKeyDown', (handle) => handle(view, event)) ?? false
}

export function select(editor: Editor, selected: string): void {
  const { doc } = editor.state
  doc.descendants((node, position) => {
    const start = node.isText ? (node.text?.indexOf(selected) ?? -1) : -1
    if (start === -1) return
    const selection = TextSelection.create(doc, position + start, position + start + selected.length)
    editor.view.dispatch(editor.state.tr.setSelection(selection))
  })
}

export function selectedText(editor: Editor): string {
  const { from, to } = editor.state.selection
  return editor.state.doc.textBetween(from, to, '\n')
}
