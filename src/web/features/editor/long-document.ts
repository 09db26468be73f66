// A text of hundreds of pages would be laid out as a whole at each paste and opening. Beyond this many blocks the browser lays
// out only what is near the window (sheet.css); no release is ever that long.
import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

const longFromBlocks = 2000

export const LongDocument = Extension.create({
  name: 'longDocument',

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          attributes: ({ doc }): Record<string, string> =>
            doc.childCount >= longFromBlocks ? { class: 'release-long' } : {},
        },
      }),
    ]
  },
})
