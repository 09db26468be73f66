// Focus that comes back without the pointer (from a dialog, by Tab) finds the cursor where it was. Browsers put it at the start,
// and ProseMirror would take that for the writer's request.
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
