// Texts far beyond any release must not hold the page up (sheet.css). One of hundreds of pages would be laid out as a whole at
// each paste and opening: beyond this many blocks the browser lays out only what is near the window. And finding the direction
// of a paragraph's lines costs the square of its length: in one of many pages all lines follow the page's direction.
import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

const longFromBlocks = 2000
const endlessFromCharacters = 30_000

export const LongDocument = Extension.create({
  name: 'longDocument',

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          attributes: ({ doc }): Record<string, string> => {
            const isEndless = doc.children.some(({ nodeSize }) => nodeSize >= endlessFromCharacters)
            const classes = [
              ...(doc.childCount >= longFromBlocks ? ['release-long'] : []),
              ...(isEndless ? ['release-endless'] : []),
            ]
            return classes.length > 0 ? { class: classes.join(' ') } : {}
          },
        },
      }),
    ]
  },
})
