// Highlights the selection while the focus is in the link form, where browsers stop showing it.
import { type Editor, Extension } from '@tiptap/core'
import { Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const key = new PluginKey<boolean>('linkTarget')

export const LinkHighlight = Extension.create({
  name: 'linkTarget',

  addProseMirrorPlugins() {
    return [
      new Plugin<boolean>({
        key,
        state: {
          init: () => false,
          apply: (tr, isShown) => (tr.getMeta(key) as boolean | undefined) ?? isShown,
        },
        props: {
          decorations(state) {
            const { from, to, empty } = state.selection
            if (empty || !key.getState(state)) return null
            return DecorationSet.create(state.doc, [
              Decoration.inline(from, to, { class: 'release-selected' }),
            ])
          },
        },
      }),
    ]
  },
})

export function showLinkHighlight(editor: Editor, isShown: boolean): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, isShown))
}
