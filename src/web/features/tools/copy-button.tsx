import { Copy } from 'lucide-react'
import type { Message } from '#web/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { copyResult } from './copy-result.ts'

interface CopyButtonProps {
  text: string
  /** The toast after a successful copy. */
  done: Message
  disabled?: boolean
}

export function CopyButton({ text, done, disabled = false }: CopyButtonProps) {
  return (
    <Button variant="secondary" disabled={disabled} onClick={() => copyResult(text, done)}>
      <Copy size={16} strokeWidth={1.5} aria-hidden />
      Copy
    </Button>
  )
}
