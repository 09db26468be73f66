// Styles the parts of a release: release line at the top, italic subhead under the headline, end mark. They are ordinary paragraphs
// elsewhere. Checks only the first three blocks and the last one.
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

const releaseLine =
  /^(?:for immediate release\b\W*|(?:for release|(?:under )?embargo(?:ed)?(?: until)?):? .{0,30}\d.{0,30})$/i
const endMark = /^(?:###|-30-|ends)$/i

function isItalic(paragraph: Node): boolean {
  return (
    paragraph.childCount > 0 &&
    paragraph.children.every(
      (child) => !child.isText || child.marks.some(({ type }) => type.name === 'italic'),
    )
  )
}

function styleOf(doc: Node, index: number): string | undefined {
  const block = doc.child(index)
  if (block.type.name !== 'paragraph' || block.content.size > 400) return undefined
  if (index === 0 && releaseLine.test(block.textContent)) return 'release-line'
  const before = index > 0 ? doc.child(index - 1) : undefined
  if (index < 3 && before?.type.name === 'heading' && before.attrs.level === 1 && isItalic(block))
    return 'release-subhead'
  return index === doc.childCount - 1 && endMark.test(block.textContent.trim()) ? 'release-end' : undefined
}

/** The class of each styled paragraph, by its text: for views that render the document themselves. */
export function readStyles(doc: Node): ReadonlyMap<string, string> {
  const indexes = [...new Set([0, 1, 2, doc.childCount - 1])].filter(
    (index) => index >= 0 && index < doc.childCount,
  )
  return new Map(
    indexes.flatMap((index) => {
      const look = styleOf(doc, index)
      return look === undefined ? [] : [[doc.child(index).textContent.trim(), look] as const]
    }),
  )
}

function decorate(doc: Node): DecorationSet {
  const last = doc.childCount - 1
  const looks: Decoration[] = []
  let position = 0
  for (let index = 0; index < Math.min(3, doc.childCount); index += 1) {
    const look = styleOf(doc, index)
    const end = position + doc.child(index).nodeSize
    if (look) looks.push(Decoration.node(position, end, { class: look }))
    position = end
  }
  const lastLook = last > 2 ? styleOf(doc, last) : undefined
  if (lastLook)
    looks.push(
      Decoration.node(doc.content.size - doc.child(last).nodeSize, doc.content.size, { class: lastLook }),
    )
  return looks.length === 0 ? DecorationSet.empty : DecorationSet.create(doc, looks)
}

export const ReleaseStyles = Extension.create({
  name: 'releaseStyles',

  addProseMirrorPlugins() {
    return [new Plugin({ props: { decorations: ({ doc }) => decorate(doc) } })]
  },
})
