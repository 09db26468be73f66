// The 'Newsroom check' tab: readiness, the five Ws, issues by family, newswires and settings.
import { Check, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type FamilyId, familyOf } from '#domain/check/families.ts'
import { countIssues, describeReadiness, rateReadiness } from '#domain/check/readiness.ts'
import { describeFit, fitWires } from '#domain/check/wires.ts'
import { answerFiveWs, type FiveWs } from '#domain/rules/release/five-ws.ts'
import type { Release } from '#domain/rules/release/release.ts'
import { PanelSection } from '#web/features/editor/panel-section.tsx'
import { useStore } from '#web/lib/store.ts'
import { classNames } from '#web/ui/class-names.ts'
import { AppliedFixList } from './applied-fix-list.tsx'
import { CheckFilter } from './check-filter.tsx'
import { CheckList } from './check-list.tsx'
import { CheckSettings } from './check-settings.tsx'
import { ReadinessRing } from './check-status.tsx'
import type { NewsroomCheck } from './newsroom-check.ts'

interface CheckPanelProps {
  check: NewsroomCheck
  /** The marked facts. */
  facts: ReactNode
  beforeShow: () => Promise<void>
}

export function CheckPanel({ check, facts, beforeShow }: CheckPanelProps) {
  const view = useStore(check.state)
  const { report, findings, issues, active, picked } = view
  const [chosen, setFamily] = useState<FamilyId>()
  const isHidden = findings.some(({ key, rule }) => key === picked && familyOf(rule) !== chosen)
  const family = findings.some(({ rule }) => familyOf(rule) === chosen) && !isHidden ? chosen : undefined
  const choose = (next: FamilyId | undefined) => {
    check.pick(undefined)
    setFamily(next)
  }
  const counts = countIssues(issues)
  const shown = family === undefined ? issues : issues.filter(({ rule }) => familyOf(rule) === family)
  return (
    <>
      {facts}
      {report === undefined ? (
        <p className="px-4 py-5 text-14 text-ink-soft">Write a sentence or two, and we’ll check as you go.</p>
      ) : (
        <>
          <p role="status" className="flex items-center gap-2 px-4 pt-4 pb-3 text-14 font-semibold">
            <ReadinessRing value={rateReadiness(counts)} isBad={counts.error > 0} />
            {describeReadiness(counts)}
          </p>
          {report.release.lead && <FiveWsRow answers={answerFiveWs(report.release)} />}
          {issues.length > 0 && (
            <CheckFilter
              issues={issues}
              profile={report.release.settings.profile}
              family={family}
              onChange={choose}
            />
          )}
          <CheckList {...{ check, report, active, picked, beforeShow }} issues={shown} />
          <AppliedFixList check={check} />
          <PanelSection title="Wires">
            <WireList release={report.release} />
          </PanelSection>
        </>
      )}
      <PanelSection title="Settings">
        <CheckSettings check={check} view={view} />
      </PanelSection>
      <p className="px-4 py-4 text-12 text-ink-soft">
        This check runs in your browser and doesn’t send your text anywhere.
      </p>
    </>
  )
}

/** Which questions the first paragraph answers. */
function FiveWsRow({ answers }: { answers: FiveWs }) {
  return (
    <div className="grid gap-1.5 px-4 pb-3.5">
      <h3 className="eyebrow">The first paragraph says</h3>
      <ul className="flex flex-wrap gap-x-2.5 gap-y-1 text-13">
        {Object.entries(answers).map(([question, isAnswered]) => {
          const Icon = isAnswered ? Check : X
          return (
            <li key={question} className="inline-flex items-center gap-1">
              <Icon
                size={14}
                strokeWidth={2}
                aria-hidden
                className={classNames(isAnswered ? 'text-good' : 'text-bad')}
              />
              <span className={classNames(!isAnswered && 'text-ink-soft')}>{question}</span>
              <span className="sr-only">{isAnswered ? ' answered' : ' missing'}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** Whether the release fits the limits of the newswires. */
function WireList({ release }: { release: Release }) {
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
