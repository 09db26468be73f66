import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

interface ChangeStepsProps {
  /** Undefined while the texts are being compared. */
  count: number | undefined
  /** The selected change; -1 for none. */
  current: number
  onStep: (change: number) => void
}

/** Buttons that lead from change to change, and which one it is. */
export function ChangeSteps({ count, current, onStep }: ChangeStepsProps) {
  return (
    <div className="flex items-center gap-1 text-13 text-ink-soft">
      <span role="status" className="mr-1">
        {count !== undefined && describeStep(current, count)}
      </span>
      {count !== undefined && count > 0 && (
        <>
          <IconButton
            icon={ChevronLeft}
            label="Previous change"
            className="size-8 max-md:size-11"
            // From none to the last.
            onClick={() => onStep(current <= 0 ? count - 1 : current - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label="Next change"
            className="size-8 max-md:size-11"
            onClick={() => onStep((current + 1) % count)}
          />
        </>
      )}
    </div>
  )
}

function describeStep(current: number, count: number): string {
  if (count === 0) return 'No wording changes'
  const changes = `${count} ${count === 1 ? 'change' : 'changes'}`
  return current < 0 ? changes : `${current + 1} of ${changes}`
}
