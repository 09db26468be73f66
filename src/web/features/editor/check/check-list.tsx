// The findings as cards.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Report } from '#domain/check/checker.ts'
import type { Finding } from '#domain/check/finding.ts'
import { listSafeTogether } from '#domain/check/safe-together.ts'
import type { Release } from '#domain/rules/release/release.ts'
import { cardsOf } from '#web/features/editor/cards.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckCard } from './check-card.tsx'
import { wordsOf } from './finding-details.tsx'
import type { NewsroomCheck } from './newsroom-check.ts'

interface CheckListProps {
  check: NewsroomCheck
  report: Report
  findings: readonly Finding[]
  active: string | undefined
  /** The finding whose mark was clicked. */
  picked: string | undefined
  /** Closes the list where it covers the sheet. */
  beforeShow: () => Promise<void>
}

const pageSize = 40

export function CheckList({ check, report, findings, active, picked, beforeShow }: CheckListProps) {
  const list = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(pageSize)
  // The card of a clicked mark must be rendered, however far down.
  const most = Math.max(shown, 1 + findings.findIndex(({ key }) => key === picked))
  /** Moves the focus to the card that replaces a removed one. */
  const moveOn = (index: number, act: () => void) => {
    flushSync(act)
    const cards = cardsOf(list.current)
    ;(cards[index] ?? cards.at(-1) ?? list.current)?.focus()
  }
  return (
    <section ref={list} tabIndex={-1} aria-label="Findings">
      <FixAll
        findings={findings}
        release={report.release}
        onFix={(safe) => moveOn(0, () => check.mend(...safe))}
      />
      {findings.slice(0, most).map((finding, index) => (
        <CheckCard
          key={finding.key}
          finding={finding}
          words={wordsOf(report, finding)}
          isActive={active === finding.key}
          isPicked={picked === finding.key}
          onActive={() => check.look(finding.key)}
          onMend={() => moveOn(index, () => check.mend(finding))}
          onShow={() => void beforeShow().then(() => check.show(finding))}
          onIgnoreOnce={() => moveOn(index, () => check.ignoreOnce(finding))}
          onIgnoreHere={() => moveOn(index, () => check.ignoreHere(finding))}
          onTurnOff={() => moveOn(index, () => check.turnOff(finding))}
        />
      ))}
      {findings.length > most && (
        <div className="p-4">
          <Button variant="secondary" size="small" onClick={() => setShown(most + pageSize)}>
            Show {Math.min(pageSize, findings.length - most)} more
          </Button>
        </div>
      )}
    </section>
  )
}

interface FixAllProps {
  findings: readonly Finding[]
  release: Release
  onFix: (findings: readonly Finding[]) => void
}

/** AP style can be fixed all at once; changes to facts, claims or quotes are reviewed one by one. */
function FixAll({ findings, release, onFix }: FixAllProps) {
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
