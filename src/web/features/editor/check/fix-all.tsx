import type { Finding } from '#domain/check/finding.ts'
import { listSafeTogether } from '#domain/check/safe-together.ts'
import type { Release } from '#domain/rules/release/release.ts'
import { Button } from '#web/ui/button.tsx'

interface FixAllProps {
  findings: readonly Finding[]
  release: Release
  onFix: (findings: readonly Finding[]) => void
}

/** AP style can be set right at one go; what changes a fact, a claim or somebody's words is looked at one by one. */
export function FixAll({ findings, release, onFix }: FixAllProps) {
  const safe = listSafeTogether(findings, release)
  if (safe.length < 2) return null
  return (
    <div className="border-b border-line px-4 py-3">
      <Button variant="secondary" size="small" onClick={() => onFix(safe)}>
        Fix all {safe.length} in AP style
      </Button>
    </div>
  )
}
