import { isSafeTogether } from '#domain/checker/families.ts'
import type { Finding } from '#domain/checker/finding.ts'
import { Button } from '#web/ui/button.tsx'

interface FixAllProps {
  findings: readonly Finding[]
  onFix: (findings: readonly Finding[]) => void
}

/** AP style can be set right at one go; what changes a fact or a claim is looked at one by one. */
export function FixAll({ findings, onFix }: FixAllProps) {
  const safe = findings.filter(({ rule, fix }) => fix !== undefined && isSafeTogether(rule))
  if (safe.length < 2) return null
  return (
    <div className="border-b border-line px-4 py-3">
      <Button variant="secondary" size="small" onClick={() => onFix(safe)}>
        Fix all {safe.length} in AP style
      </Button>
    </div>
  )
}
