import { plainToHtml } from '#web/features/editor/ai/run/plain-to-html.ts'
import { copyRichText } from '#web/lib/clipboard.ts'
import { errorMessages, successMessages } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'

/** Copies the improved text and says so. */
export async function copySuggestion(improved: string): Promise<void> {
  try {
    await copyRichText(plainToHtml(improved), improved)
    showToast(successMessages.suggestionCopied, 'success')
  } catch (error) {
    console.error(error)
    showToast(errorMessages.copySuggestion, 'error')
  }
}
