import { type Badge as BadgeLabel, badgeFor, type ScoreLine } from '#domain/headline/score.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'

const looks: Record<BadgeLabel, { tone: 'good' | 'info' | 'warn'; bar: string }> = {
  Excellent: { tone: 'good', bar: 'bg-good' },
  Good: { tone: 'info', bar: 'bg-info' },
  'Needs Work': { tone: 'warn', bar: 'bg-warn' },
}

interface ScoreCardProps {
  title: string
  score: number
  lines: readonly ScoreLine[]
}

/** A score with its badge, its bar and the words it adds up from. */
export function ScoreCard({ title, score, lines }: ScoreCardProps) {
  const label = badgeFor(score)
  return (
    <section
      aria-label={title}
      className="py-6 max-md:not-first:border-t max-md:not-first:border-line md:not-first:border-l md:not-first:border-line md:not-first:pl-8 md:first:pr-8"
    >
      <h2 className="mb-2 text-14 text-ink-soft">{title}</h2>
      <div className="flex items-baseline gap-3">
        <span className="font-serif text-60 font-medium tracking-[-0.03em] lining-nums">{score}</span>
        <span className="text-14 text-ink-soft">of 100</span>
        <span className="ml-auto">
          <Badge tone={looks[label].tone}>{label}</Badge>
        </span>
      </div>
      <div aria-hidden className="mark-track mt-3.5 mb-4 h-1.5 rounded-[1px] bg-fill">
        <div
          className={classNames('mark-fill h-full rounded-[1px]', looks[label].bar)}
          style={{ width: `${score}%` }}
        />
      </div>
      <table className="w-full text-14 tabular-nums">
        <caption className="sr-only">How we calculate the {title}</caption>
        <tbody>
          {lines.map(({ label: reason, points }, index) => (
            <tr key={reason}>
              <th scope="row" className="py-1 text-left font-normal">
                {reason}
              </th>
              <td className="py-1 pl-4 text-right align-top font-medium">
                {index === 0 ? points : signed(points)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-rule font-semibold">
            <th scope="row" className="pt-1.5 text-left">
              Total
            </th>
            <td className="pt-1.5 pl-4 text-right">{score}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`)
