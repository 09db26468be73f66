import { CircleAlert, Lightbulb, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { Severity } from '#domain/rules/rule.ts'
import { classNames } from '#web/ui/class-names.ts'

interface Look {
  icon: LucideIcon
  word: string
  color: string
}

export const severityLooks: Readonly<Record<Severity, Look>> = {
  error: { icon: CircleAlert, word: 'Error', color: 'text-bad' },
  warning: { icon: TriangleAlert, word: 'Warning', color: 'text-warn' },
  hint: { icon: Lightbulb, word: 'Hint', color: 'text-info' },
}

/** The icon of a severity; the text next to it says the same. */
export function SeverityGlyph({ severity }: { severity: Severity }) {
  const { icon: Icon, color } = severityLooks[severity]
  return <Icon size={16} strokeWidth={1.5} aria-hidden className={classNames('flex-none', color)} />
}
