// The placeholder of an empty page (spec 2, Editor), displayed by document.css.
import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import { isBlank } from '#web/features/editor/document/read-document.ts'

export const emptyHint = 'Start writing, generate content with AI or upload a document...'

export const EmptyPlaceholder = Extension.create({
  name: 'emptyHint',

  addProseMirrorPlugins() {
    const { editor } = this
    // Viewers aren't asked to write. The empty page looks the same otherwise.
    const readHint = () => (editor.storage.readOnlyText.isOn ? '' : emptyHint)
    return [
      new Plugin({
        props: {
          attributes: () => (readHint() === '' ? {} : { 'aria-placeholder': emptyHint }),
          decorations({ doc }) {
            if (!isBlank(doc)) return null
            return DecorationSet.create(doc, [Decoration.node(0, 2, { 'data-hint': readHint() })])
          },
        },
      }),
    ]
  },
})
