// The analysis of one headline.
import type { HeadlineAnalysis } from '#domain/headline/score.ts'
import type { CheckedHeadline } from '#domain/headline/variants.ts'
import { findNumbers } from '#domain/headline/word-marks.ts'
import { CopyButton } from '#web/features/tools/copy-button.tsx'
import { OpenInEditor } from '#web/features/tools/open-in-editor.tsx'
import { successMessages } from '#web/messages.ts'
import { HeadlinePreview } from './headline-preview.tsx'
import { NewsroomCheck } from './newsroom-check.tsx'
import { ScoreCard } from './score-card.tsx'
import { SurfaceCuts } from './surface-cuts.tsx'

export function HeadlineReport({ reviewed }: { reviewed: CheckedHeadline }) {
  const { headline, analysis } = reviewed
  return (
    <>
      <div>
        <HeadlinePreview headline={headline} />
        <div className="mt-6 flex flex-wrap gap-2 print:hidden">
          <CopyButton text={headline} done={successMessages.contentCopied} />
          <OpenInEditor makeBlocks={() => [{ type: 'heading', level: 1, spans: [{ text: headline }] }]} />
        </div>
      </div>
      <SurfaceCuts headline={headline} charCount={analysis.charCount} />
      <div className="grid border-y border-line md:grid-cols-2">
        <ScoreCard title="SEO score" score={analysis.seoScore} lines={analysis.seoLines} />
        <ScoreCard
          title="Engagement score"
          score={analysis.engagementScore}
          lines={analysis.engagementLines}
        />
      </div>
      <div className="grid items-start gap-x-16 gap-y-10 md:grid-cols-2">
        <NewsroomCheck reviewed={reviewed} />
        <AnalysisGrid headline={headline} analysis={analysis} />
      </div>
      <Recommendations recommendations={analysis.recommendations} />
    </>
  )
}

function AnalysisGrid({ headline, analysis }: { headline: string; analysis: HeadlineAnalysis }) {
  const rows = [
    ['Words', analysis.wordCount.toLocaleString('en-US')],
    ['Characters', analysis.charCount.toLocaleString('en-US')],
    ['Power words', listed(analysis.foundPowerWords)],
    ['Emotional words', listed(analysis.foundEmotionalWords)],
    ['Action words', listed(analysis.foundActionWords)],
    ['Urgency words', listed(analysis.foundUrgencyWords)],
    ['Numbers', analysis.hasNumbers ? listed(findNumbers(headline)) : 'none'],
  ]
  return (
    <section>
      <h2 className="title-3 mb-2.5">Analysis</h2>
      <dl className="border-t border-line text-14">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line py-2.5">
            <dt className="shrink-0 text-ink-soft">{name}</dt>
            <dd className="text-right font-medium wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const maxListed = 12

function listed(words: readonly string[]): string {
  if (words.length === 0) return 'none'
  const more = words.length - maxListed
  return words.slice(0, maxListed).join(', ') + (more > 0 ? ` and ${more.toLocaleString('en-US')} more` : '')
}

function Recommendations({ recommendations }: { recommendations: readonly string[] }) {
  return (
    <section>
      <h2 className="title-3 mb-2.5">Recommendations</h2>
      <ul className="border-t border-line text-14">
        {recommendations.length === 0 && (
          <li className="border-b border-line py-2.5">Nothing to add. Your headline covers every point.</li>
        )}
        {recommendations.map((text) => (
          <li key={text} className="border-b border-line py-2.5 text-pretty">
            {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
