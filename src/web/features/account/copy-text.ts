import { secondFactorMessages } from '#web/auth-messages.ts'
import { copyPlainText } from '#web/lib/clipboard.ts'
import type { Message } from '#web/messages.ts'
import { showToast } from '#web/ui/feedback/toast.tsx'

/** Copies and shows a toast about success or failure. */
export async function copyText(text: string, done: Message): Promise<void> {
  try {
    await copyPlainText(text)
    showToast(done, 'success')
  } catch (error) {
    console.error(error)
    showToast(secondFactorMessages.copyFailed, 'error')
  }
}
