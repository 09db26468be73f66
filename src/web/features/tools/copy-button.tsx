import { Copy } from 'lucide-react'
import { copyPlainText } from '#web/lib/clipboard.ts'
import { errorMessages, type Message } from '#web/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

interface CopyButtonProps {
  text: string
  /** What the toast says when it has worked. */
  done: Message
  label?: string
  disabled?: boolean
}

/** Copies and says so, or says that it did not work. */
export function CopyButton({ text, done, label = 'Copy', disabled = false }: CopyButtonProps) {
  async function copy(): Promise<void> {
    try {
      await copyPlainText(text)
      showToast(done, 'success')
    } catch (error) {
      console.error(error)
      showToast(errorMessages.copyContent, 'error')
    }
  }
  return (
    <Button variant="secondary" disabled={disabled} onClick={copy}>
      <Copy size={16} strokeWidth={1.5} aria-hidden />
      {label}
    </Button>
  )
}
