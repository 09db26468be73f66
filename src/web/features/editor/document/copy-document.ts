import type { Editor } from '@tiptap/core'
import { fromEditor } from '#domain/formats/from-editor.ts'
import { writePlainText } from '#domain/formats/plain-text.ts'
import { withMissing } from '#web/features/editor/files/file-messages.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { addAddresses, countMissing, readAddresses } from '#web/features/editor/pictures/picture-addresses.ts'
import { copyRichText } from '#web/lib/clipboard.ts'
import { errorMessages, successMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { hasText, readHtml } from './read-document.ts'

/** Event on the editor's element when the whole document was copied. */
export const documentCopied = 'document-copied'

/** Copies the whole document, rich and plain, and shows a toast. */
export async function copyDocument(editor: Editor): Promise<void> {
  const { doc } = editor.state
  if (!hasText(doc)) return
  try {
    const blocks = fromEditor(doc.toJSON())
    const html = keepSpaces(dropMarks(readHtml(doc)))
    const addressOf = await readAddresses(editor, blocks)
    await copyRichText(addAddresses(html, addressOf), writePlainText(blocks))
    const missing = countMissing(blocks, (id) => addressOf(id) !== undefined)
    showToast(withMissing(successMessages.contentCopied, missing), missing > 0 ? 'error' : 'success')
    liveView(editor)?.dom.dispatchEvent(new Event(documentCopied))
  } catch (error) {
    console.error(error)
    showToast(errorMessages.copyContent, 'error')
  }
}

/** Fact marks stay inside the editor. */
function dropMarks(html: string): string {
  return html.replace(/<\/?span(?: [\w-]+="[^"]*")*>/g, '')
}

/** Other programs collapse runs of spaces, but those of Tab are intended. */
function keepSpaces(html: string): string {
  return html.replace(/ {2,}/g, (run) => '&nbsp;'.repeat(run.length - 1).concat(' '))
}
