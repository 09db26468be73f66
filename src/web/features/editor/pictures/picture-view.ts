// How a picture looks on the page: the image or its state, its caption, and what is missing.
import type { Node as ProseMirrorNode } from '@tiptap/pm/model'
import { NodeSelection } from '@tiptap/pm/state'
import type { Decoration, EditorView, NodeView } from '@tiptap/pm/view'
import {
  listCaptionParts,
  listMissingTexts,
  type Picture,
  type PicturePlace,
  readPicture,
} from '#domain/document/picture.ts'
import type { PictureLibrary, PictureView } from '#web/lib/pictures/picture-library.ts'
import { pictureStates } from './picture-messages.ts'

/** Event on the editor's element that opens the details of the picture at `detail`. */
export const openPictureDetails = 'picture-details'

/** Words of a picture that are marked, for example because they were searched for. In the `spec` of a node decoration. */
export interface PictureMark extends PicturePlace {
  /** Class of the words. */
  look: string
}

interface PictureViewOptions {
  node: ProseMirrorNode
  decorations: readonly Decoration[]
  view: EditorView
  getPos: () => number | undefined
  library: PictureLibrary | undefined
}

export function createPictureView(options: PictureViewOptions): NodeView {
  const { node, decorations, view, getPos, library } = options
  const dom = document.createElement('figure')
  dom.className = 'release-picture'
  const image = dom.appendChild(document.createElement('img'))
  const state = dom.appendChild(document.createElement('p'))
  state.className = 'release-picture-state'
  const caption = dom.appendChild(document.createElement('figcaption'))
  const button = createButton(() => {
    const position = getPos()
    if (position === undefined) return
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, position)))
    view.dom.dispatchEvent(new CustomEvent(openPictureDetails, { detail: position }))
  })
  let shown = readPicture(node.attrs)
  let unsubscribe = () => {}

  const describe = (picture: Picture, marks: readonly PictureMark[]) => {
    image.alt = picture.alt || 'Picture without alt text'
    if (picture.width && picture.height) {
      image.width = picture.width
      image.height = picture.height
    }
    dom.style.setProperty('--ratio', `${picture.width ?? 3} / ${picture.height ?? 2}`)
    const missing = listMissingTexts(picture)
    button.textContent = missing.length === 0 ? 'Edit details' : askFor(missing)
    button.classList.toggle('is-missing', missing.length > 0)
    caption.replaceChildren(...writeMarked(picture, marks), button)
  }
  const show = (found: PictureView) => {
    dom.dataset.state = found.kind
    if ('url' in found && image.src !== found.url) image.src = found.url
    state.textContent = found.kind === 'refused' ? found.reason : pictureStates[found.kind]
    if (found.kind === 'refused' || found.kind === 'delayed')
      state.append(
        ' ',
        createButton(() => shown && void library?.retry(shown.id), 'Try again'),
      )
  }
  const follow = (picture: Picture) => {
    unsubscribe()
    const store = library?.view(picture.id)
    if (!store) return show({ kind: 'missing' })
    show(store.read())
    unsubscribe = store.subscribe(() => show(store.read()))
  }
  if (shown) {
    describe(shown, readMarks(decorations))
    follow(shown)
  }
  return {
    dom,
    update(next, nextDecorations) {
      const picture = next.type === node.type ? readPicture(next.attrs) : undefined
      if (!picture) return false
      describe(picture, readMarks(nextDecorations))
      if (picture.id !== shown?.id) follow(picture)
      shown = picture
      return true
    },
    // A click on its buttons doesn't select the picture.
    stopEvent: (event) => event.target instanceof Element && event.target.closest('button') !== null,
    ignoreMutation: () => true,
    destroy: () => unsubscribe(),
  }
}

const readMarks = (decorations: readonly Decoration[]): PictureMark[] =>
  decorations.flatMap(({ spec }) => (spec.mark ? [spec.mark as PictureMark] : []))

/** The caption with its marked words, and a space after each sentence. */
function writeMarked(picture: Picture, marks: readonly PictureMark[]): (string | Node)[] {
  return listCaptionParts(picture).flatMap(({ field, before, words, after }) => {
    let end = 0
    const pieces = marks
      .filter((mark) => mark.field === field)
      .flatMap(({ from, to, look }) => {
        const plain = words.slice(end, from)
        end = to
        const marked = document.createElement('span')
        marked.className = look
        marked.textContent = words.slice(from, to)
        return [plain, marked]
      })
    return [before, ...pieces, `${words.slice(end)}${after} `]
  })
}

function createButton(onPress: () => void, label = ''): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'release-picture-button'
  button.textContent = label
  button.addEventListener('click', onPress)
  return button
}

function askFor(missing: readonly ('alt' | 'credit')[]): string {
  const labels = { alt: 'alt text', credit: 'credit' }
  return `Add ${missing.map((part) => labels[part]).join(' and ')}`
}
