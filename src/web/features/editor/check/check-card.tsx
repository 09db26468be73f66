import { useEffect, useRef, useState } from 'react'
import type { Finding } from '#domain/check/finding.ts'
import type { FindingGroup } from '#domain/check/group-findings.ts'
import type { StyleProfile } from '#domain/rules/release/settings.ts'
import { PanelCard } from '#web/features/editor/panel-card.tsx'
import { type FindingActions, FindingDetails } from './finding-details.tsx'
import { severityLooks } from './severity-glyph.tsx'

type ActionsOnFinding = { [Name in keyof FindingActions]-?: (finding: Finding) => void }

interface CheckCardProps extends ActionsOnFinding {
  issue: FindingGroup
  profile: StyleProfile | undefined
  textOf: (finding: Finding) => string
  /** Keys of the selected finding, and of the one whose mark was clicked. */
  active: string | undefined
  picked: string | undefined
  onActive: (finding: Finding) => void
  /** Goes to another place of the issue. */
  onStep: (finding: Finding) => void
}

/** One issue: its current place in full, and a way to the others. */
export function CheckCard({
  issue,
  profile,
  textOf: wordsOf,
  active,
  picked,
  onActive,
  onStep,
  ...actions
}: CheckCardProps) {
  const card = useRef<HTMLElement>(null)
  const [chosen, setChosen] = useState<string>()
  const { findings } = issue
  const isPicked = findings.some(({ key }) => key === picked)
  const wanted = isPicked ? picked : chosen
  const at = Math.max(
    0,
    findings.findIndex(({ key }) => key === wanted),
  )
  const finding = findings[at] ?? findings[0]
  const isActive = findings.some(({ key }) => key === active)
  useEffect(() => {
    if (isPicked) card.current?.scrollIntoView({ block: 'nearest' })
  }, [isPicked])
  const step = (by: number) => {
    const next = findings[(at + by + findings.length) % findings.length] ?? finding
    setChosen(next.key)
    onStep(next)
  }
  return (
    <PanelCard
      ref={card}
      label={`${severityLooks[finding.severity].word}: ${finding.message}`}
      onFocus={() => onActive(finding)}
      onPointerEnter={() => onActive(finding)}
      isActive={isActive}
      className="scroll-mt-16 px-4 py-3.5 transition-colors"
    >
      <FindingDetails
        finding={finding}
        profile={profile}
        matchedText={wordsOf(finding)}
        isActive={isActive}
        {...(findings.length > 1 && { places: { at, count: findings.length, onStep: step } })}
        onFix={() => actions.onFix(finding)}
        onShow={() => actions.onShow(finding)}
        onIgnoreOnce={() => actions.onIgnoreOnce(finding)}
        onIgnoreHere={() => actions.onIgnoreHere(finding)}
        onTurnOff={() => actions.onTurnOff(finding)}
      />
    </PanelCard>
  )
}
