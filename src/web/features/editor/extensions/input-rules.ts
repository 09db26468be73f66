// What typing turns into: straight quotes, hyphens and periods into typographic ones; www.… and email addresses into links once completed,
// [words](address) once closed. Backspace or undo right after restores the typed characters. URLs with a scheme are handled by TipTap.
import { type AnyExtension, Extension, InputRule } from '@tiptap/core'
import type { MarkType } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'
import { changeTyped } from '#domain/editor/smart-typing.ts'
import { readFinishedAddress, readMarkdownLink, type TypedLink } from '#domain/editor/typed-link.ts'

/** The same extension, whose shortcuts need a typed character: Enter after '###' or '-' starts a new paragraph below it. */
export const withoutEnterRules = (extension: AnyExtension): AnyExtension =>
  extension.extend({
    addInputRules() {
      return (this.parent?.() ?? []).map(
        (rule: InputRule) =>
          new InputRule({
            ...{ find: rule.find, undoable: rule.undoable },
            handler: (given) => (given.match.input?.endsWith('\n') ? null : rule.handler(given)),
          }),
      )
    },
  })

export const Autolinks = Extension.create({
  name: 'autolinks',
  // Runs before the key that splits the paragraph.
  priority: 1000,

  addInputRules() {
    const type = this.editor.schema.marks.link
    if (!type) return []
    return [
      new InputRule({
        // Enter isn't a typed character, and a rule would swallow it.
        find: (before) => (before.endsWith('\n') ? null : asMatch(before, readFinishedAddress(before))),
        handler: ({ state, range, match }) =>
          addLink(state.tr, type, range.from, match.data as TypedLink) ? undefined : null,
      }),
      new InputRule({
        find: (before) => asMatch(before, readMarkdownLink(before)),
        handler: ({ state, range, match }) => {
          const link = match.data as TypedLink
          const linkText = range.from + 1
          if (!addLink(state.tr, type, linkText, link)) return null
          state.tr.delete(linkText + link.to - link.from, range.to).delete(range.from, linkText)
          state.tr.removeStoredMark(type)
          return undefined
        },
      }),
    ]
  },

  addProseMirrorPlugins() {
    const type = this.editor.schema.marks.link
    if (!type) return []
    return [
      new Plugin({
        props: {
          handleKeyDown(view, event) {
            const { empty, $from } = view.state.selection
            if (event.key !== 'Enter' || !empty || view.composing) return false
            const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\n')
            const link = readFinishedAddress(`${before}\n`)
            const { tr } = view.state
            if (link && addLink(tr, type, $from.start() + link.from, link)) view.dispatch(tr)
            return false
          },
        },
      }),
    ]
  },
})

function asMatch(before: string, link: (TypedLink & { start?: number }) | undefined) {
  if (!link) return null
  const index = link.start ?? link.from
  return { index, text: before.slice(index), data: link }
}

/** False if the words are already part of a link. */
function addLink(tr: Transaction, type: MarkType, from: number, link: TypedLink): boolean {
  const to = from + link.to - link.from
  if (tr.doc.rangeHasMark(from, to, type)) return false
  tr.addMark(from, to, type.create({ href: link.address })).setMeta('preventAutolink', true)
  return true
}

/** Typographic characters, such as curly quotes. */
export const SmartTyping = Extension.create({
  name: 'smartTyping',

  addInputRules() {
    return [
      new InputRule({
        find(before) {
          const change = changeTyped(before)
          if (!change) return null
          const { length, text } = change
          return { index: before.length - length, text: before.slice(-length), data: { text } }
        },
        handler({ state, range, match }) {
          const isLinked = state.doc.rangeHasMark(range.from, range.to, state.schema.marks.link as never)
          if (isLinked) return null
          state.tr.insertText(String(match.data?.text), range.from, range.to)
          return undefined
        },
      }),
    ]
  },
})
