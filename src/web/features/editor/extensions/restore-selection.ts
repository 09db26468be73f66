// Restores the selection when the focus returns without the pointer (from a dialog, by Tab). Browsers put the cursor at the start, and
// ProseMirror would accept that.
import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

export const RestoreSelection = Extension.create({
  name: 'restoreSelection',

  addProseMirrorPlugins() {
    let isPointing = false
    let isRestoring = false
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            pointerdown: () => {
              isPointing = true
              setTimeout(() => {
                isPointing = false
              })
              return false
            },
            focus: (view) => {
              if (isPointing || isRestoring) return false
              isRestoring = true
              queueMicrotask(() => {
                if (!view.isDestroyed) view.focus()
                isRestoring = false
              })
              return false
            },
          },
        },
      }),
    ]
  },
})
