import { Copy } from 'lucide-react'
import { copyPlainText } from '#web/lib/clipboard.ts'
import { errorMessages, type Message } from '#web/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { toastOutcome } from '#web/ui/feedback/toast.tsx'

interface CopyButtonProps {
  text: string
  /** The toast after a successful copy. */
  done: Message
  disabled?: boolean
}

export function CopyButton({ text, done, disabled = false }: CopyButtonProps) {
  return (
    <Button
      variant="secondary"
      disabled={disabled}
      onClick={() => toastOutcome(copyPlainText(text), done, errorMessages.copyContent)}
    >
      <Copy size={16} strokeWidth={1.5} aria-hidden />
      Copy
    </Button>
  )
}
