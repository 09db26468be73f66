// Handles everything pasted or dropped: cleans it before parsing, and refuses what would exceed the document's limit.
import { type Editor, Extension } from '@tiptap/core'
import type { Slice } from '@tiptap/pm/model'
import { Plugin, Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { contentMaxBytes } from '#domain/document/document.ts'
import { readBytes } from '#web/features/editor/document/read-document.ts'
import { editorMessages } from '#web/features/editor/editor-messages.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { takePictureFiles, takePictures } from '#web/features/editor/pictures/paste-pictures.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { cleanHtml, cleanText, sliceAttribute } from './clean-html.ts'

/** Below this many positions no text can reach the limit, so nothing is measured. */
const smallBytes = contentMaxBytes / 10

/** Longer foreign HTML takes more than a second to parse; a release of 500 words is far below. */
const htmlMaxCharacters = contentMaxBytes / 4

export const PasteHandler = Extension.create({
  name: 'pasteHandler',

  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => cleanHtml(html, { isForeign: true }).innerHTML,
          transformPastedText: cleanText,
          handlePaste: (view, _event, slice) => refuseTooLarge(view, slice),
          handleDrop: (view, _event, slice, isMoved) => !isMoved && refuseTooLarge(view, slice),
          handleDOMEvents: {
            paste: (_view, event) => {
              if (!takePictureFiles(editor, event.clipboardData))
                return takeWithinLimits(editor, event, event.clipboardData)
              event.preventDefault()
              return true
            },
            drop: (_view, event) => refuseFiles(event) || takeWithinLimits(editor, event, event.dataTransfer),
          },
        },
      }),
    ]
  },
})

function refuseTooLarge(view: EditorView, slice: Slice): boolean {
  const { doc, selection } = view.state
  if (doc.content.size + slice.size < smallBytes) return false
  const replaced = selection.empty ? [] : selection.content().content.content
  const bytes = readBytes(doc.children) - readBytes(replaced) + readBytes(slice.content.content)
  if (bytes <= contentMaxBytes) return false
  showToast(editorMessages.pasteTooLarge, 'error')
  return true
}

/** Takes what has pictures or is too large; false leaves the rest to the editor. */
function takeWithinLimits(
  editor: Editor,
  event: ClipboardEvent | DragEvent,
  data: DataTransfer | null,
): boolean {
  if (!editor.isEditable) return false
  const text = data?.getData('text/plain') ?? ''
  const html = data?.getData('text/html') ?? ''
  const isOwn = html.includes(sliceAttribute)
  const withPictures = isOwn ? html : takePictures(editor, html)
  if (typeof withPictures === 'string')
    return takeText(editor.view, event, { html, taken: withPictures, text })
  event.preventDefault()
  if (event instanceof DragEvent) selectDropPoint(editor.view, event)
  void pasteLater(editor, withPictures, text)
  return true
}

function takeText(
  view: EditorView,
  event: ClipboardEvent | DragEvent,
  { html, taken, text }: { html: string; taken: string; text: string },
): boolean {
  const isPaste = event instanceof ClipboardEvent
  if (isWithinLimits(taken, text) && (taken === html || !isPaste)) return false
  event.preventDefault()
  if (isPaste) pasteWithinLimits(view, event, taken, text)
  else showToast(editorMessages.pasteTooLarge, 'error')
  return true
}

/** At the selection of that moment, as with pictures that are inserted. */
async function pasteLater(editor: Editor, html: Promise<string>, text: string): Promise<void> {
  const read = await html
  const view = liveView(editor)
  if (view?.editable) pasteWithinLimits(view, new ClipboardEvent('paste'), read, text)
}

function selectDropPoint(view: EditorView, { clientX, clientY }: DragEvent): void {
  const point = view.posAtCoords({ left: clientX, top: clientY })
  const { doc, tr } = view.state
  if (point) view.dispatch(tr.setSelection(Selection.near(doc.resolve(point.pos))))
}

const isShort = (text: string) => minBytes(text) <= contentMaxBytes
const isWithinLimits = (html: string, text: string) => isShort(text) && isReadable(html, text)

/** HTML that is too large isn't parsed: its plain text is used if that fits. Pictures in it don't count. */
function pasteWithinLimits(view: EditorView, event: ClipboardEvent, html: string, text: string): void {
  if (isWithinLimits(html, text)) view.pasteHTML(html, event)
  else if (isShort(text) && text !== '') pastePlain(view, event, text)
  else showToast(editorMessages.pasteTooLarge, 'error')
}

function pastePlain(view: EditorView, event: ClipboardEvent, text: string): void {
  const { doc } = view.state
  view.pasteText(text, event)
  if (view.state.doc !== doc) showToast(editorMessages.pastedPlain)
}

/** Copies from this editor, and HTML without plain text, may be as long as a document. */
function isReadable(html: string, text: string): boolean {
  const mayBeLong = html.includes(sliceAttribute) || text === ''
  return html.length <= (mayBeLong ? contentMaxBytes : htmlMaxCharacters)
}

/** A lower bound of the text's size, with a paragraph for each run of line breaks. */
function minBytes(text: string): number {
  if (text.length < smallBytes) return text.length
  const lineEnds = text.match(/[\r\n]+/g)?.length ?? 0
  return text.length + lineEnds * '<p></p>'.length
}

/** The browser would navigate to a dropped file. */
function refuseFiles(event: DragEvent): boolean {
  if (!event.dataTransfer?.files.length) return false
  event.preventDefault()
  return true
}
