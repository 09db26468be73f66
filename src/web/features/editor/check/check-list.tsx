// The findings as cards. J and K go from card to card while the focus is here (press rules 3.4).
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Report } from '#domain/checker/checker.ts'
import type { Finding } from '#domain/checker/finding.ts'
import { cardsOf, moveByKey } from '#web/features/editor/cards.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckCard } from './check-card.tsx'
import type { NewsroomCheck } from './newsroom-check.ts'

interface CheckListProps {
  check: NewsroomCheck
  report: Report
  findings: readonly Finding[]
  active: string | undefined
  /** Makes way for the sheet, when the list lies over it. */
  beforeShow: () => Promise<void>
}

const pageSize = 40

export function CheckList({ check, report, findings, active, beforeShow }: CheckListProps) {
  const list = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(pageSize)
  /** A card that goes takes the focus with it: the one that takes its place gets it. */
  const moveOn = (index: number, act: () => void) => {
    flushSync(act)
    const cards = cardsOf(list.current)
    ;(cards[index] ?? cards.at(-1) ?? list.current)?.focus()
  }
  return (
    <section
      ref={list}
      tabIndex={-1}
      aria-label="Findings"
      onKeyDown={(event) => moveByKey(event, list.current)}
    >
      {findings.slice(0, shown).map((finding, index) => (
        <CheckCard
          key={finding.key}
          finding={finding}
          words={wordsOf(report, finding)}
          isActive={active === finding.key}
          onActive={(isActive) => check.look(isActive ? finding.key : undefined)}
          onMend={() => moveOn(index, () => check.mend(finding))}
          onShow={() => void beforeShow().then(() => check.show(finding))}
          onIgnoreOnce={() => moveOn(index, () => check.ignoreOnce(finding))}
          onIgnoreHere={() => moveOn(index, () => check.ignoreHere(finding))}
          onTurnOff={() => moveOn(index, () => check.turnOff(finding))}
        />
      ))}
      {findings.length > shown && (
        <div className="p-4">
          <Button variant="secondary" size="small" onClick={() => setShown(shown + pageSize)}>
            Show {Math.min(pageSize, findings.length - shown)} more
          </Button>
        </div>
      )}
    </section>
  )
}

function wordsOf({ release }: Report, { place }: Finding): string {
  if (!place) return ''
  return release.parts[place.block]?.paragraph.text.slice(place.from, place.to) ?? ''
}
