// In the status line: readiness, and a button that opens the panel.
import type { ReactNode } from 'react'
import { countIssues, describeReadiness, rateReadiness } from '#domain/check/readiness.ts'
import { useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import type { NewsroomCheck } from './newsroom-check.ts'

export function CheckStatus({ check, onOpen }: { check: NewsroomCheck; onOpen: () => void }) {
  const { report, issues } = useStore(check.state)
  if (!report) return null
  const counts = countIssues(issues)
  const open = issues.length
  return (
    <button
      type="button"
      onClick={onOpen}
      className="inline-flex h-7 max-md:h-11 cursor-pointer items-center gap-1.5 rounded-control px-1.5 font-medium text-ink hover:bg-fill"
    >
      <ReadinessRing value={rateReadiness(counts)} isBad={counts.error > 0} />
      <span>
        {open === 0 ? 'Ready' : open}{' '}
        <span data-spare className={open === 0 ? 'sr-only' : '@max-[30rem]:sr-only'}>
          {describeOpen(open)}
        </span>
      </span>
      <span className="sr-only">: {describeReadiness(counts)}</span>
    </button>
  )
}

function describeOpen(open: number): string {
  if (open === 0) return 'for the newsroom'
  return open === 1 ? 'newsroom issue' : 'newsroom issues'
}

/** The number of open issues next to the tab's name, the same as in the status line and the panel. */
export function CheckCount({ check }: { check: NewsroomCheck }) {
  const { issues } = useStore(check.state)
  if (issues.length === 0) return null
  return (
    <span className="rounded-full bg-fill px-1 text-12 text-ink-soft tabular-nums">
      {issues.length}
      <span className="sr-only"> open</span>
    </span>
  )
}

const circumference = 2 * Math.PI * 5.5

/** A progress ring; the text next to it says the same. */
export function ReadinessRing({ value, isBad }: { value: number; isBad: boolean }) {
  const color = isBad ? 'stroke-bad' : value < 1 ? 'stroke-warn' : 'stroke-good'
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden className="flex-none -rotate-90">
      <circle cx="8" cy="8" r="5.5" fill="none" strokeWidth="2.5" className="stroke-line" />
      <circle
        cx="8"
        cy="8"
        r="5.5"
        fill="none"
        strokeWidth="2.5"
        strokeDasharray={`${value * circumference} ${circumference}`}
        className={color}
      />
    </svg>
  )
}

interface CheckRemainderProps {
  check: NewsroomCheck
  fallback: ReactNode
  /** Before it: what the analysis came to. */
  lead?: string
  onOpen: () => void
}

/** Under the suggestions of an analysis: what the check still has. */
export function CheckRemainder({ check, fallback, lead, onOpen }: CheckRemainderProps) {
  const { issues } = useStore(check.state)
  const { error, warning } = countIssues(issues)
  if (error + warning === 0) return fallback
  const open = issues.length
  return (
    <div className="grid justify-items-start gap-3 px-4 py-5 text-14 text-ink-soft">
      <p>
        {lead} The newsroom check has {open} open {open === 1 ? 'issue' : 'issues'}.
      </p>
      <Button variant="secondary" size="small" onClick={onOpen}>
        Open newsroom check
      </Button>
    </div>
  )
}
