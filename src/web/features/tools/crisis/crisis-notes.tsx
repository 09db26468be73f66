import { Scale } from 'lucide-react'
import { crisisBestPractices, crisisLegalNotice } from '#domain/crisis/statement.ts'
import { Tips } from '#web/features/tools/tips.tsx'

export function LegalNotice() {
  return (
    <section className="flex gap-4 rounded-card border border-line bg-sheet p-5">
      <Scale size={20} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-warn" />
      <div>
        <h2 className="font-semibold">{crisisLegalNotice.title}</h2>
        <p className="mt-1 max-w-[70ch] text-14 text-pretty text-ink-soft">{crisisLegalNotice.text}</p>
      </div>
    </section>
  )
}

export function BestPractices() {
  return <Tips title="Best practices" tips={crisisBestPractices} />
}
