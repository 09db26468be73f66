// Everything pasted or dropped passes here: cleaned before it is parsed, refused when the document would grow past its limit.
import { Extension } from '@tiptap/core'
import type { Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { contentMaxBytes } from '#domain/document.ts'
import { editorMessages } from '#web/features/editor/editor-messages.ts'
import { readBytes } from '#web/features/editor/read-document.ts'
import { showToast } from '#web/ui/toast.tsx'
import { cleanHtml, cleanText } from './clean-html.ts'

/** Below this many positions no text can reach the limit, so nothing needs to be measured. */
const surelySmall = contentMaxBytes / 10

/** HTML of a word processor is many times its text; beyond this reading it would freeze the page. */
const htmlMaxCharacters = contentMaxBytes * 4

export const PasteGate = Extension.create({
  name: 'pasteGate',

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          transformPastedHTML: (html) => cleanHtml(html, { isForeign: true }).innerHTML,
          transformPastedText: cleanText,
          handlePaste: (view, _event, slice) => refuseTooLarge(view, slice),
          handleDrop: (view, _event, slice, isMoved) => !isMoved && refuseTooLarge(view, slice),
          handleDOMEvents: {
            paste: (_view, event) => refuseUnread(event, event.clipboardData),
            drop: (_view, event) => refuseFiles(event) || refuseUnread(event, event.dataTransfer),
          },
        },
      }),
    ]
  },
})

function refuseTooLarge(view: EditorView, slice: Slice): boolean {
  const { doc, selection } = view.state
  if (doc.content.size + slice.size < surelySmall) return false
  const replaced = selection.empty ? [] : selection.content().content.content
  const bytes = readBytes(doc.children) - readBytes(replaced) + readBytes(slice.content.content)
  if (bytes <= contentMaxBytes) return false
  showToast(editorMessages.pasteTooLarge, 'error')
  return true
}

/** What is too large to be looked at is refused before anything parses it. */
function refuseUnread(event: Event, data: DataTransfer | null): boolean {
  const text = data?.getData('text/plain').length ?? 0
  const html = data?.getData('text/html').length ?? 0
  if (text <= contentMaxBytes && html <= htmlMaxCharacters) return false
  event.preventDefault()
  showToast(editorMessages.pasteTooLarge, 'error')
  return true
}

/** A dropped file would make the browser leave the page for it. */
function refuseFiles(event: DragEvent): boolean {
  if (!event.dataTransfer?.files.length) return false
  event.preventDefault()
  return true
}
