import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ReviewView } from '#contract/reviews.ts'
import { Button } from '#web/ui/button.tsx'
import { FoldedText } from '#web/ui/folded.tsx'
import { InOrder } from '#web/ui/in-order.tsx'
import { LinkChanges } from '#web/ui/word-diff/link-changes.tsx'
import type { ChangedWords, Removal } from './changed-words.ts'
import type { ReviewActions } from './use-review.ts'

interface RoundNoticeProps {
  version: number
  previous: NonNullable<ReviewView['previous']>
  /** What changed since then; undefined while it isn't known. */
  found: ChangedWords | undefined
  isComparing: boolean
  /** Undefined while there is nothing to compare with. */
  onCompare: ((isComparing: boolean) => void) | undefined
}

/** Above the text in the second round: what the reviewer said last time, and what is new since. */
export function RoundNotice({ version, previous, found, isComparing, onCompare }: RoundNoticeProps) {
  const { decision, is_same } = previous
  return (
    <section
      aria-label="Since you last read it"
      className="mb-4 grid justify-items-start gap-3 rounded-card border border-line bg-sheet p-4 text-14"
    >
      <p className="wrap-anywhere">
        {is_same ? (
          `This is the text you’ve already read. Nothing has changed since version ${previous.version}.`
        ) : (
          <>
            <span className="font-medium">This is version {version}.</span> {describeLast(previous)}
          </>
        )}
      </p>
      {decision?.note && (
        <blockquote className="grid border-l-2 border-line-strong pl-3">
          <FoldedText text={decision.note} />
        </blockquote>
      )}
      {!is_same && <p role="status">{found && describeChanges(found, isComparing)}</p>}
      {!isComparing && found && <Removals removals={found.removals} />}
      {!isComparing && found && <LinkChanges changes={found.links} />}
      {onCompare && (
        <Button variant="secondary" size="small" onClick={() => onCompare(!isComparing)}>
          {isComparing ? 'Back to the release' : 'Compare with what you read'}
        </Button>
      )}
    </section>
  )
}

interface NewerNoticeProps {
  newer: NonNullable<ReviewView['newer']>
  onOpen: ReviewActions['openNewest']
}

/** Above everything else for a reviewer who opened an older mail. */
export function NewerNotice({ newer, onOpen }: NewerNoticeProps) {
  return (
    <section
      aria-label="Newer version"
      className="mb-6 grid justify-items-start gap-3 rounded-card border border-accent bg-sheet p-4"
    >
      <p>
        <span className="font-medium">This is an older version.</span> You’ve since been sent version{' '}
        {newer.version}. Review that one instead.
      </p>
      <OpenNewest {...{ newer, onOpen }} />
    </section>
  )
}

export function OpenNewest({ newer: { version }, onOpen }: NewerNoticeProps) {
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function open(): Promise<void> {
    setBusy(true)
    setProblem(await onOpen((token) => void navigate(`/review/${token}`, { replace: true })))
    setBusy(false)
  }
  return (
    <>
      <Button className="justify-self-start" busy={isBusy} onClick={() => void open()}>
        Open version {version}
      </Button>
      {problem !== undefined && (
        <p role="alert" className="text-14 text-bad">
          {problem}
        </p>
      )}
    </>
  )
}

function describeLast({ version, decision }: NonNullable<ReviewView['previous']>): string {
  if (!decision) return `You read version ${version}.`
  const what = decision.kind === 'approved' ? 'approved' : 'asked for changes to'
  return `You ${what} version ${version}${decision.note ? ':' : '.'}`
}

/** More are only in the comparison. */
const shownRemovals = 5

/** Removed words can't be marked in a text they aren't in. */
function Removals({ removals }: { removals: readonly Removal[] }) {
  if (removals.length === 0) return null
  const more = removals.length - shownRemovals
  return (
    <ul aria-label="Removed words" className="grid gap-1">
      <InOrder items={removals.slice(0, shownRemovals)}>
        {({ before, words, after }) => (
          <li className="line-clamp-4 wrap-anywhere">
            {before !== '' && '…'}
            {before} <del>{words}</del> {after}
            {after !== '' && '…'}
          </li>
        )}
      </InOrder>
      {more > 0 && <li>And {more} more. Compare to see them.</li>}
    </ul>
  )
}

function describeChanges({ count, ranges, removals }: ChangedWords, isComparing: boolean): string {
  if (count === 0) return 'The wording is the same. Only formatting or pictures changed.'
  const since = `${count === 1 ? '1 change' : `${count} changes`} since then.`
  const marked = ranges.length > 0 ? ' New words are marked in the text.' : ''
  return isComparing ? since : `${since}${marked}${removals.length > 0 ? ' These words were removed:' : ''}`
}
