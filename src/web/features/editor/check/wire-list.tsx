import { Check, X } from 'lucide-react'
import { describeFit, fitWires } from '#domain/check/wires.ts'
import type { Release } from '#domain/rules/release/release.ts'

/** How the release measures against what wires take. */
export function WireList({ release }: { release: Release }) {
  return (
    <ul className="grid gap-2 text-13">
      {fitWires(release).map((fit) => {
        const Icon = fit.fits ? Check : X
        return (
          <li key={fit.profile.id} className="flex gap-2">
            <Icon
              size={14}
              strokeWidth={2}
              aria-hidden
              className={fit.fits ? 'mt-0.5 flex-none text-good' : 'mt-0.5 flex-none text-bad'}
            />
            {describeFit(fit)}
          </li>
        )
      })}
    </ul>
  )
}
