import { engagementPoints, seoPoints } from '#domain/headline/score.ts'
import { actionWords, emotionalWords, powerWords, urgencyWords } from '#domain/headline/word-lists.ts'

const lists = [
  ['Power words', powerWords, seoPoints.powerWord],
  ['Emotional words', emotionalWords, engagementPoints.emotionalWord],
  ['Action words', actionWords, engagementPoints.actionWord],
  ['Urgency words', urgencyWords, engagementPoints.urgencyWord],
] as const

/** Every word that can earn points: a score is worth nothing if nobody can check it. */
export function WordLists() {
  return (
    <details className="border-t border-line pt-4 text-14">
      <summary className="cursor-pointer py-1 font-medium">The word lists behind the scores</summary>
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
