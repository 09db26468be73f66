// A picture in the text: one block that is selected, moved and deleted as a whole. The document has its id and texts; the library has what
// is shown. Details are edited beside it (picture-details.tsx).
import { mergeAttributes, Node } from '@tiptap/core'
import type { Node as ProseMirrorNode } from '@tiptap/pm/model'
import { NodeSelection, Plugin, TextSelection } from '@tiptap/pm/state'
import { type Picture, readPicture } from '#domain/document/picture.ts'
import { findChangedBlocks } from '#web/features/editor/document/changed-blocks.ts'
import type { PictureLibrary } from '#web/lib/pictures/picture-library.ts'
import { createPictureView, openPictureDetails } from './picture-view.ts'

export const pictureNode = 'picture'

const names = ['id', 'alt', 'caption', 'credit', 'rights', 'width', 'height'] as const

export const readNode = ({ attrs }: ProseMirrorNode): Picture | undefined => readPicture(attrs)

/** Only at the top level: never inside lists and quotes. */
export const ReleaseDocument = Node.create({
  name: 'doc',
  topNode: true,
  content: `(block | ${pictureNode})+`,
})

export const PictureNode = Node.create<{ library: PictureLibrary | undefined }>({
  name: pictureNode,
  atom: true,
  draggable: true,
  selectable: true,

  addOptions: () => ({ library: undefined }),

  addAttributes: () => Object.fromEntries(names.map((name) => [name, { default: null, rendered: false }])),

  parseHTML: () => [
    {
      tag: 'figure[data-picture]',
      getAttrs: (figure) => {
        const image = figure.querySelector('img')
        const picture = readPicture({
          id: figure.getAttribute('data-picture'),
          credit: figure.getAttribute('data-credit'),
          rights: figure.getAttribute('data-rights'),
          alt: image?.getAttribute('alt'),
          width: image?.getAttribute('width'),
          height: image?.getAttribute('height'),
          caption: figure.querySelector('figcaption')?.textContent,
        })
        return picture ? { ...picture } : false
      },
    },
  ],

  // Exactly as domain/formats/html.ts writes it.
  renderHTML({ node }) {
    const { id, alt, caption, credit, rights, width, height } = readNode(node) ?? emptyPicture
    const figure = mergeAttributes({
      'data-picture': id,
      ...(credit !== '' && { 'data-credit': credit }),
      ...(rights !== '' && { 'data-rights': rights }),
    })
    const image = ['img', { alt, width: width ?? null, height: height ?? null }] as const
    return caption === '' ? ['figure', figure, image] : ['figure', figure, image, ['figcaption', {}, caption]]
  },

  addNodeView() {
    const { library } = this.options
    return ({ node, decorations, view, getPos }) =>
      createPictureView({ node, decorations, view, getPos, library })
  },

  addProseMirrorPlugins() {
    const { library } = this.options
    return [
      new Plugin({
        view: () => ({
          update: ({ state }, before) => {
            if (state.doc !== before.doc)
              for (const id of listRemoved(before.doc, state.doc)) library?.remove(id)
          },
        }),
        props: {
          // Pasted or dropped: a document of another workspace may have been copied.
          transformPasted(slice) {
            for (const id of listIds(slice.content.content)) void library?.addCopy(id)
            return slice
          },
          handleKeyDown(view, event) {
            const { selection } = view.state
            const isPicture = selection instanceof NodeSelection && selection.node.type.name === pictureNode
            if (!isPicture || event.key !== 'Enter' || event.ctrlKey || event.metaKey) return false
            view.dom.dispatchEvent(new CustomEvent(openPictureDetails, { detail: selection.from }))
            return true
          },
          // Text typed while a picture is selected goes below it.
          handleTextInput(view, _from, _to, text) {
            const { selection, schema, tr } = view.state
            const isPicture = selection instanceof NodeSelection && selection.node.type.name === pictureNode
            const paragraph = schema.nodes.paragraph
            if (!isPicture || !paragraph) return false
            tr.insert(selection.to, paragraph.create(null, schema.text(text)))
            tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length))
            view.dispatch(tr.scrollIntoView())
            return true
          },
        },
      }),
    ]
  },
})

const listIds = (blocks: readonly ProseMirrorNode[]): string[] =>
  blocks.flatMap((block) => (block.type.name === pictureNode ? (readNode(block)?.id ?? []) : []))

/** The pictures that were in the text and are not anymore. */
function listRemoved(before: ProseMirrorNode, after: ProseMirrorNode): string[] {
  const removed = listIds(findChangedBlocks(before, after).before)
  if (removed.length === 0) return []
  const shown = new Set(listIds(after.children))
  return removed.filter((id) => !shown.has(id))
}

const emptyPicture: Picture = { id: '', alt: '', caption: '', credit: '', rights: '' }
