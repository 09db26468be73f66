import { useEffect, useId, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import type { ImportRun } from './use-import.ts'

/** Faster imports show no dialog, which would only flash. */
const quickMs = 250

/** The progress of an import, and Cancel. */
export function ImportProgress({ run, onCancel }: { run: ImportRun | undefined; onCancel: () => void }) {
  const isLong = useIsLong(run !== undefined)
  if (!run || !isLong) return null
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen && !run.isPlacing) onCancel()
      }}
      title="Importing your file"
      foot={
        <Button variant="secondary" disabled={run.isPlacing} onClick={onCancel}>
          Cancel
        </Button>
      }
    >
      <Progress run={run} />
    </Dialog>
  )
}

function Progress({ run: { name, part, isPlacing } }: { run: ImportRun }) {
  const labelId = useId()
  const percent = Math.round(part * 100)
  const isSent = part >= 1
  const label = isPlacing ? 'Adding the text…' : isSent ? 'Reading the document…' : 'Uploading…'
  return (
    <>
      <p id={labelId} className="truncate text-14 font-medium" title={name}>
        {name}
      </p>
      <div>
        <div
          role="progressbar"
          aria-labelledby={labelId}
          aria-valuetext={isSent ? label : `${percent} percent uploaded`}
          {...(!isSent && { 'aria-valuenow': percent })}
          className="h-1.5 overflow-hidden rounded-full bg-fill"
        >
          <div
            className={`h-full rounded-full bg-accent transition-[width] ${isSent ? 'motion-safe:animate-pulse' : ''}`}
            style={{ width: `${percent}%` }}
          />
        </div>
        <p className="mt-2 flex justify-between text-13 text-ink-soft">
          <span role="status">{label}</span>
          {!isSent && <span aria-hidden>{percent} %</span>}
        </p>
      </div>
    </>
  )
}

function useIsLong(isRunning: boolean): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setLong(true), quickMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isRunning])
  return isLong
}
