import { Copy, Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { secondFactorMessages } from '#web/auth-messages.ts'
import { copyPlainText } from '#web/lib/clipboard.ts'
import { Button } from '#web/ui/button.tsx'
import { toastOutcome } from '#web/ui/feedback/toast.tsx'

interface RecoveryCodesProps {
  codes: string[]
  onDone: () => void
}

/** Shown only once, so closing needs a decision. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = codes.join('\n')
  return (
    <div className="mt-5 rounded-card border border-line bg-paper-sunk p-5">
      <h4 ref={heading} tabIndex={-1} className="font-semibold">
        Save your recovery codes
      </h4>
      <p className="mt-1 text-14 text-ink-soft">
        If you lose your phone, enter one of these codes instead. Each works once. We won’t show them again,
        so store them where you keep your passwords.
      </p>
      <ul aria-label="Recovery codes" className="mt-4 grid gap-x-8 gap-y-1.5 text-14 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="tabular-nums">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="small"
          onClick={() =>
            void toastOutcome(
              copyPlainText(text),
              secondFactorMessages.codesCopied,
              secondFactorMessages.copyFailed,
            )
          }
        >
          <Copy size={14} strokeWidth={1.5} aria-hidden />
          Copy
        </Button>
        <Button variant="secondary" size="small" onClick={() => downloadCodes(text)}>
          <Download size={14} strokeWidth={1.5} aria-hidden />
          Download
        </Button>
        <Button size="small" className="ml-auto" onClick={onDone}>
          I’ve saved them
        </Button>
      </div>
    </div>
  )
}

function downloadCodes(text: string): void {
  const address = URL.createObjectURL(
    new Blob([`Presswright recovery codes\n\n${text}\n`], { type: 'text/plain' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = 'presswright-recovery-codes.txt'
  link.click()
  URL.revokeObjectURL(address)
}
