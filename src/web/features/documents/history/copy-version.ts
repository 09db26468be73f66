import { copyRichText } from '#web/lib/clipboard.ts'
import { errorMessages, successMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { readLines } from '#web/ui/word-diff/read-lines.ts'

/** Copies a version to the clipboard, formatted and as plain text. */
export async function copyVersion(html: string): Promise<void> {
  try {
    await copyRichText(html, readLines(html).text.replaceAll('\n', '\n\n'))
    showToast(successMessages.contentCopied, 'success')
  } catch (error) {
    console.error(error)
    showToast(errorMessages.copyContent, 'error')
  }
}
