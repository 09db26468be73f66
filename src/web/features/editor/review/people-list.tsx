// Who was asked: whether the mail arrived, whether they opened it, what they said and decided; with Remind or Ask again, and Revoke.
import { useState } from 'react'
import type { DecisionRow, ReviewerRow } from '#contract/reviews.ts'
import { listApprovals } from '#domain/review/quotes.ts'
import { isAboutText, type ReviewerDraft, reminderMinutes } from '#domain/review/review.ts'
import type { SignOffPerson } from '#domain/review/sign-off.ts'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { useIsPast } from '#web/lib/use-is-past.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { MailProblem } from '#web/ui/feedback/mail-problem.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { FoldedText } from '#web/ui/folded.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { type DocumentReviews, remindReviewer, revokeReviewers } from './review-api.ts'
import { formatShortDay, formatTime, quoteNotApproved, roleNames } from './review-labels.ts'
import { reminded, revoked } from './review-messages.ts'
import type { ReviewChange } from './use-reviews.ts'

interface PeopleListProps {
  data: DocumentReviews
  people: readonly SignOffPerson[]
  change: ReviewChange
  /** Sends the text as it is now to these people. */
  onAsk: (people: readonly ReviewerDraft[]) => void
}

export function PeopleList({ data, people, change, onAsk }: PeopleListProps) {
  return (
    <ul aria-label="Reviewers" className="grid gap-4">
      {people.map((person) => {
        const reviewer = data.reviewers.find(({ id }) => id === person.asked.id)
        return reviewer && <Person key={reviewer.id} {...{ person, reviewer, data, change, onAsk }} />
      })}
    </ul>
  )
}

interface PersonProps extends Omit<PeopleListProps, 'people'> {
  person: SignOffPerson
  reviewer: ReviewerRow
}

function Person({ person, reviewer, data, change, onAsk }: PersonProps) {
  const ids = new Set(data.reviewers.filter(({ email }) => email === reviewer.email).map(({ id }) => id))
  const decision = data.decisions.findLast(
    ({ reviewer_id, kind }) => ids.has(reviewer_id) && isAboutText(kind),
  )
  const hasAnswered = decision?.reviewer_id === reviewer.id
  const quotes = listApprovals(data.decisions.filter(({ reviewer_id }) => ids.has(reviewer_id)))
  const comments = data.comments.filter(({ reviewer_id }) => ids.has(reviewer_id ?? '')).length
  const mail = data.mails.find(({ reviewer_id }) => reviewer_id === reviewer.id)
  const review = data.reviews.find(({ id }) => id === reviewer.review_id)
  const isReadOnly = useIsReadOnly()
  const follow = findFollowUp(person, hasAnswered)
  const mailedAt = Math.max(
    Date.parse(reviewer.reminded_at ?? '') || 0,
    Date.parse(review?.created_at ?? '') || 0,
  )
  const isOpen =
    reviewer.revoked_at === null && new Date(reviewer.expires_at) > new Date() && !review?.closed_at
  return (
    <li className="grid gap-1">
      <div className="flex items-start justify-between gap-2">
        <p className="min-w-0 text-14 wrap-anywhere">
          <span className="font-medium">{reviewer.name}</span>
          <span className="text-ink-soft"> · {roleNames[reviewer.role]}</span>
        </p>
        <StatusBadge person={person} hasExpired={!isOpen && reviewer.revoked_at === null} />
      </div>
      <p className="text-13 text-ink-soft wrap-anywhere">{describeProgress(reviewer, decision, comments)}</p>
      {[...Map.groupBy(quotes, ({ version }) => version)].map(([version, approved]) => (
        <p key={version} className="text-13 text-ink-soft">
          Approved {approved.length === 1 ? 'one quote' : `${approved.length} quotes`} in version {version}
        </p>
      ))}
      {decision && person.openQuotes > 0 && <p className="text-13 text-warn">{quoteNotApproved}</p>}
      {decision?.note && (
        <blockquote className="grid border-l-2 border-line-strong pl-3 text-14">
          <FoldedText text={decision.note} />
        </blockquote>
      )}
      <MailProblem mail={mail} email={reviewer.email} advice="Check the address and send the review again." />
      {isOpen ? (
        !isReadOnly && <Actions links={[...ids]} {...{ reviewer, follow, mailedAt, change, onAsk }} />
      ) : (
        <EndedLink links={[...ids]} {...{ person, reviewer, change, onAsk }} />
      )}
    </li>
  )
}

interface EndedLinkProps extends Pick<PersonProps, 'person' | 'reviewer' | 'change' | 'onAsk'> {
  links: readonly string[]
}

/** A link that was revoked, or that has expired: who hasn't answered by then can be left out. */
function EndedLink({ person, reviewer, links, change, onAsk }: EndedLinkProps) {
  const isReadOnly = useIsReadOnly()
  const isRevoked = reviewer.revoked_at !== null
  const mayLeaveOut = !isRevoked && person.status.kind !== 'approved'
  return (
    <div className="flex flex-wrap items-center gap-1">
      <p className="text-13 text-ink-soft">{isRevoked ? 'Link revoked' : 'Link expired'}</p>
      {!isReadOnly && <AskButton follow="ask" {...{ reviewer, onAsk }} />}
      {!isReadOnly && mayLeaveOut && (
        <RevokeButton name={reviewer.name} {...{ links, change }} words={leaveOut} />
      )}
    </div>
  )
}

/** Who answered about this text isn't reminded of it, and a reminder would not lead to a text that has changed since. */
function findFollowUp(
  { status, isAsked, openQuotes }: SignOffPerson,
  hasAnswered: boolean,
): ActionsProps['follow'] {
  if (status.kind === 'changes') return 'ask'
  if (status.kind === 'approved' && openQuotes > 0) return 'quote'
  if (status.kind === 'approved' || hasAnswered) return undefined
  return isAsked ? 'remind' : 'ask'
}

/** For the text as it is now. */
function StatusBadge({ person, hasExpired }: { person: SignOffPerson; hasExpired: boolean }) {
  const { asked, status, decision, isAsked } = person
  if (asked.isRevoked) return <Badge>Not counted</Badge>
  if (status.kind === 'approved' && person.openQuotes > 0) return <Badge tone="warn">Quote pending</Badge>
  if (status.kind === 'approved') return <Badge tone="good">Approved</Badge>
  if (status.kind === 'changes') return <Badge tone="bad">Wants changes</Badge>
  // Nothing more will come by this link.
  if (hasExpired && (status.kind === 'waiting' || isAsked)) return <Badge tone="warn">No response</Badge>
  if (status.kind === 'waiting' || isAsked) return <Badge>Waiting</Badge>
  return (
    <Badge tone="warn">
      {status.was === 'approved' ? 'Approved' : 'Wanted changes to'} v{decision?.version}
    </Badge>
  )
}

function describeProgress(
  reviewer: ReviewerRow,
  decision: DecisionRow | undefined,
  comments: number,
): string {
  const said = comments === 0 ? '' : comments === 1 ? ' · 1 comment' : ` · ${comments} comments`
  if (decision) {
    const what = decision.kind === 'approved' ? 'Approved' : 'Asked for changes to'
    return `${what} version ${decision.version}, ${formatTime(decision.created_at)}${decision.is_old ? ' (after the release was edited)' : ''}${said}`
  }
  if (reviewer.opened_at) return `Opened ${formatTime(reviewer.opened_at)}${said || ', no response yet'}`
  return reviewer.reminded_at ? `Not opened · reminded ${formatTime(reviewer.reminded_at)}` : 'Not opened yet'
}

interface ActionsProps {
  reviewer: ReviewerRow
  /** All links of this reviewer. */
  links: readonly string[]
  /** How to follow up: a reminder of the text they have, the text as it is now, or the same text for the quote in it. */
  follow: 'remind' | 'ask' | 'quote' | undefined
  /** When the last mail about this text went out, in milliseconds. */
  mailedAt: number
  change: ReviewChange
  onAsk: PeopleListProps['onAsk']
}

function Actions({ reviewer, links, follow, mailedAt, change, onAsk }: ActionsProps) {
  const { id, name, expires_at } = reviewer
  async function remind(): Promise<void> {
    if (await change(() => remindReviewer({ reviewer_id: id }))) showToast(reminded(name), 'success')
  }
  return (
    <div className="-ml-3 flex flex-wrap items-center gap-1">
      {follow === 'remind' && (
        <RemindButton name={name} from={mailedAt + reminderMinutes * 60_000} onRemind={() => void remind()} />
      )}
      {(follow === 'ask' || follow === 'quote') && <AskButton {...{ reviewer, follow, onAsk }} />}
      <RevokeButton {...{ name, links, change }} words={revokeLink} />
      <span className="ml-auto text-12 text-ink-soft">Expires {formatShortDay(expires_at)}</span>
    </div>
  )
}

interface RevokeWords {
  label: string
  /** What screen readers say. */
  about: (name: string) => string
  title: (name: string) => string
  effect: (name: string) => string
}

const revokeLink: RevokeWords = {
  label: 'Revoke link',
  about: (name) => `Revoke link for ${name}`,
  title: (name) => `Revoke ${name}’s link?`,
  effect: (name) =>
    `${name} won’t be able to open, comment on or approve this release, and won’t count toward sign-off.`,
}

/** For a link that has expired without an answer: nobody else could end the wait. */
const leaveOut: RevokeWords = {
  label: 'Leave out',
  about: (name) => `Leave ${name} out`,
  title: (name) => `Leave ${name} out of the sign-off?`,
  effect: (name) =>
    `${name}’s link has expired. If you leave ${name} out, the release can be approved without them.`,
}

interface RevokeButtonProps extends Pick<ActionsProps, 'links' | 'change'> {
  name: string
  words: RevokeWords
}

function RevokeButton({ name, links, change, words }: RevokeButtonProps) {
  const [isAsking, setAsking] = useState(false)
  async function revoke(): Promise<void> {
    if (await change(() => revokeReviewers(links))) showToast(revoked(name), 'success')
  }
  return (
    <>
      <Button variant="quiet" size="small" aria-label={words.about(name)} onClick={() => setAsking(true)}>
        {words.label}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={words.title(name)}
        description={`${words.effect(name)} Their comments and decisions stay in the record. To ask ${name} again later, choose Ask again next to their name.`}
        confirmLabel={words.label}
        onConfirm={() => void revoke()}
      />
    </>
  )
}

interface AskButtonProps extends Pick<ActionsProps, 'reviewer' | 'onAsk'> {
  follow: 'ask' | 'quote'
}

function AskButton({ reviewer: { name, email, role }, follow, onAsk }: AskButtonProps) {
  const label = follow === 'ask' ? 'Ask again' : 'Ask for quote approval'
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={`${label}: ${name}`}
      onClick={() => onAsk([{ name, email, role }])}
    >
      {label}
    </Button>
  )
}

/** There from the time at which the server sends another mail; until then, says when that is. */
function RemindButton({ name, from, onRemind }: { name: string; from: number; onRemind: () => void }) {
  const isOpen = useIsPast(from)
  if (!isOpen)
    return (
      <p className="ml-3 w-full text-13 text-ink-soft">
        You can send a reminder after {formatTime(new Date(from).toISOString())}
      </p>
    )
  return (
    <Button variant="quiet" size="small" aria-label={`Remind ${name}`} onClick={onRemind}>
      Remind
    </Button>
  )
}
