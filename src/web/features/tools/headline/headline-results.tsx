// Everything below the headline box, loaded once there is a headline to analyze.
import { useMemo } from 'react'
import { tidyHeadline } from '#domain/headline/input.ts'
import { engagementPoints, seoPoints } from '#domain/headline/score.ts'
import { labelVerdict, rankHeadlines, reviewHeadline } from '#domain/headline/variants.ts'
import { actionWords, emotionalWords, powerWords, urgencyWords } from '#domain/headline/word-lists.ts'
import { resultMark, showResult } from '#web/features/tools/show-result.ts'
import { DisclosureIcon } from '#web/ui/disclosure-icon.tsx'
import { HeadlineReport } from './headline-report.tsx'
import type { Headlines } from './use-headlines.ts'
import { VariantsTable } from './variants-table.tsx'

/** Shows the analysis and announces the scores. */
export function showAnalysis(headline: string): void {
  const checked = reviewHeadline(tidyHeadline(headline))
  const { seoScore, engagementScore } = checked.analysis
  showResult(
    `SEO score ${seoScore} of 100, engagement score ${engagementScore} of 100. Newsroom check: ${labelVerdict(checked).label}.`,
  )
}

interface HeadlineResultsProps {
  headlines: Headlines
  /** Focuses the text box for the next variant. */
  onAdd: () => void
}

export function HeadlineResults({ headlines, onAdd }: HeadlineResultsProps) {
  const { analyzed, variants } = headlines
  const reviewed = useMemo(() => reviewHeadline(analyzed), [analyzed])
  const ranked = useMemo(() => rankHeadlines(variants.map(reviewHeadline)), [variants])
  return (
    <div {...resultMark} className="grid grid-cols-[minmax(0,1fr)] gap-10">
      <HeadlineReport reviewed={reviewed} />
      {ranked.length > 0 && <VariantsTable ranked={ranked} headlines={headlines} onAdd={onAdd} />}
      <WordLists />
    </div>
  )
}

const lists = [
  ['Power words', powerWords, seoPoints.powerWord],
  ['Emotional words', emotionalWords, engagementPoints.emotionalWord],
  ['Action words', actionWords, engagementPoints.actionWord],
  ['Urgency words', urgencyWords, engagementPoints.urgencyWord],
] as const

/** Every word that can earn points, so that readers can verify a score. */
function WordLists() {
  return (
    <details className="group border-t border-line pt-4 text-14">
      <summary className="touch-target flex cursor-pointer list-none items-center justify-between gap-2 py-1 font-medium [&::-webkit-details-marker]:hidden">
        The word lists behind the scores
        <DisclosureIcon />
      </summary>
      <dl className="mt-3 grid gap-4">
        {lists.map(([name, words, points]) => (
          <div key={name}>
            <dt className="font-medium">
              {name}, +{points} each
            </dt>
            <dd className="mt-1 max-w-[70ch] text-ink-soft">{words.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
