// Keeps the text as it is while the document can only be read: a viewer's keys, and everything else that would edit the text for them.
import { type Editor, Extension } from '@tiptap/core'
import { Plugin, type Transaction } from '@tiptap/pm/state'

const savedElsewhere = 'savedElsewhere'

declare module '@tiptap/core' {
  interface Storage {
    readOnlyText: { isOn: boolean }
  }
}

/** Marks what others saved, which is shown to viewers too. */
export const markSavedElsewhere = (tr: Transaction): Transaction => tr.setMeta(savedElsewhere, true)

export const isSavedElsewhere = (tr: Transaction): boolean => tr.getMeta(savedElsewhere) !== undefined

export function setReadOnlyText(editor: Editor, isOn: boolean): void {
  editor.storage.readOnlyText.isOn = isOn
}

export const ReadOnlyText = Extension.create({
  name: 'readOnlyText',

  addStorage: () => ({ isOn: false }),

  addProseMirrorPlugins() {
    const { storage } = this
    return [
      new Plugin({
        filterTransaction: (tr) => !(storage.isOn && tr.docChanged) || isSavedElsewhere(tr),
      }),
    ]
  },
})
