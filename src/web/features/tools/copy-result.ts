import { copyPlainText } from '#web/lib/clipboard.ts'
import { errorMessages, type Message } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'

/** Copies and shows a toast about success or failure. */
export async function copyResult(text: string, done: Message): Promise<void> {
  try {
    await copyPlainText(text)
    showToast(done, 'success')
  } catch (error) {
    console.error(error)
    showToast(errorMessages.copyContent, 'error')
  }
}
