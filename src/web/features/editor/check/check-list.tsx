// The issues as cards; equal findings are one issue with several places.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { listBulkFixes } from '#domain/check/bulk-fixes.ts'
import type { Report } from '#domain/check/checker.ts'
import { isStyle, labelFamily } from '#domain/check/families.ts'
import type { Finding } from '#domain/check/finding.ts'
import type { FindingGroup } from '#domain/check/group-findings.ts'
import type { Release } from '#domain/rules/release/release.ts'
import { listCards } from '#web/features/editor/card-keys.ts'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckCard } from './check-card.tsx'
import { textOf } from './finding-details.tsx'
import type { NewsroomCheck } from './newsroom-check.ts'

interface CheckListProps {
  check: NewsroomCheck
  report: Report
  issues: readonly FindingGroup[]
  active: string | undefined
  /** The finding whose mark was clicked. */
  picked: string | undefined
  /** Closes the list where it covers the page. */
  beforeShow: () => Promise<void>
}

const pageSize = 40

export function CheckList({ check, report, issues, active, picked, beforeShow }: CheckListProps) {
  const list = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(pageSize)
  // The card of a clicked mark must be rendered, however far down.
  const shownCount = Math.max(
    shown,
    1 + issues.findIndex(({ findings }) => findings.some(({ key }) => key === picked)),
  )
  const isReadOnly = useIsReadOnly()
  /** Moves the focus to the card that replaces a removed one. */
  const moveOn = (index: number, act: () => void) => {
    flushSync(act)
    const cards = listCards(list.current)
    ;(cards[index] ?? cards.at(-1) ?? list.current)?.focus()
  }
  return (
    <section ref={list} tabIndex={-1} aria-label="Issues">
      {!isReadOnly && (
        <FixAll
          issues={issues}
          release={report.release}
          onFix={(safe) => moveOn(0, () => check.applyFixes(...safe))}
        />
      )}
      {issues.slice(0, shownCount).map((issue, index) => (
        <CheckCard
          key={issue.key}
          issue={issue}
          profile={report.release.settings.profile}
          textOf={(finding) => textOf(report, finding)}
          active={active}
          picked={picked}
          onActive={(finding) => check.look(finding.key)}
          onStep={(finding) => check.step(finding)}
          onFix={(finding) => moveOn(index, () => check.applyFixes(finding))}
          onShow={(finding) => void beforeShow().then(() => check.show(finding))}
          onIgnoreOnce={(finding) => moveOn(index, () => check.ignoreOnce(finding))}
          onIgnoreHere={(finding) => moveOn(index, () => check.ignoreHere(finding))}
          onTurnOff={(finding) => moveOn(index, () => check.turnOff(finding))}
        />
      ))}
      {issues.length > shownCount && (
        <div className="p-4">
          <Button variant="secondary" size="small" onClick={() => setShown(shownCount + pageSize)}>
            Show {Math.min(pageSize, issues.length - shownCount)} more
          </Button>
        </div>
      )}
    </section>
  )
}

interface FixAllProps {
  issues: readonly FindingGroup[]
  release: Release
  onFix: (findings: readonly Finding[]) => void
}

/** AP style can be fixed all at once; changes to facts, claims or quotes are reviewed one by one. */
function FixAll({ issues, release, onFix }: FixAllProps) {
  const style = issues.filter(({ rule }) => isStyle(rule))
  const safe = listBulkFixes(
    style.flatMap(({ findings }) => findings),
    release,
  )
  if (safe.length < 2) return null
  return (
    <div className="border-b border-line px-4 py-3">
      <Button variant="secondary" size="small" onClick={() => onFix(safe)}>
        {labelFixAll(style, safe, labelFamily('style', release.settings.profile))}
      </Button>
    </div>
  )
}

/** Counts issues, as the chips above do, and only those that will be gone. */
function labelFixAll(issues: readonly FindingGroup[], safe: readonly Finding[], family: string): string {
  const fixed = new Set(safe)
  const count = issues.filter(({ findings }) => findings.every((finding) => fixed.has(finding))).length
  if (count === 0) return `Fix ${family} where it’s safe`
  if (count < issues.length) return `Fix ${count} of ${issues.length} in ${family}`
  return count === 1 ? `Fix ${family}` : `Fix all ${count} in ${family}`
}
