// Everything below the headline box, loaded once there is a headline to analyze.
import { useMemo } from 'react'
import { tidyHeadline } from '#domain/headline/input.ts'
import { labelVerdict, rankHeadlines, reviewHeadline } from '#domain/headline/variants.ts'
import { resultMark, showResult } from '#web/features/tools/show-result.ts'
import { HeadlineReport } from './headline-report.tsx'
import type { Headlines } from './use-headlines.ts'
import { VariantsTable } from './variants-table.tsx'
import { WordLists } from './word-lists.tsx'

/** Shows the analysis of what is in the box, and says its figures. */
export function showAnalysis(headline: string): void {
  const checked = reviewHeadline(tidyHeadline(headline))
  const { seoScore, engagementScore } = checked.analysis
  showResult(
    `SEO score ${seoScore} of 100, engagement score ${engagementScore} of 100. Newsroom check: ${labelVerdict(checked).label}.`,
  )
}

interface HeadlineResultsProps {
  headlines: Headlines
  /** Takes the writer to the box for the next wording. */
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
