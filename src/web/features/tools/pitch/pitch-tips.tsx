import { Check, X } from 'lucide-react'
import { pitchAvoidTips, pitchDoTips } from '#domain/pitch/pitch.ts'
import { Tips } from '#web/features/tools/tips.tsx'

export function PitchTips() {
  return (
    <div className="grid items-start gap-x-12 gap-y-10 md:grid-cols-2">
      <Tips
        title="Do"
        tips={pitchDoTips}
        icon={<Check size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-good" />}
      />
      <Tips
        title="Avoid"
        tips={pitchAvoidTips}
        icon={<X size={16} strokeWidth={1.5} aria-hidden className="mt-0.5 shrink-0 text-bad" />}
      />
    </div>
  )
}
