// At the top of the tab Review: whether the approvals apply to the current text.

import { Check, Clock, MessageSquareWarning, TriangleAlert, Unlink } from 'lucide-react'
import type { ReactNode } from 'react'
import { describeOpenQuotes, listSpeakers } from '#domain/review/quotes.ts'
import type { ReviewerDraft } from '#domain/review/review.ts'
import type { SignOff, SignOffPerson, UncoveredPart } from '#domain/review/sign-off.ts'
import { formatList } from '#domain/text/format-list.ts'
import { useIsReadOnly } from '#web/lib/read-only.ts'
import { Button } from '#web/ui/button.tsx'
import { askReasons } from './review-labels.ts'

interface SignOffCardProps {
  signOff: SignOff
  /** Shows what changed since the version with this number. */
  onShowChanges: (version: number) => void
  /** Sends the text as it is now to these people; to everybody new without any. */
  onAsk: (people: readonly ReviewerDraft[]) => void
}

export function SignOffCard({ signOff, onShowChanges, onAsk }: SignOffCardProps) {
  const isReadOnly = useIsReadOnly()
  const { current } = signOff
  const people = signOff.people.filter(({ asked }) => !asked.isRevoked)
  const uncounted = signOff.people.filter(
    ({ asked, decision }) => asked.isRevoked && decision?.kind === 'approved',
  )
  const approved = people.filter(({ status }) => status.kind === 'approved')
  const stale = people.filter(({ status }) => status.kind === 'stale' && status.was === 'approved')
  const refused = people.filter(({ status }) => status.kind === 'changes')
  const waiting = people.filter(({ isAsked, status }) => isAsked && status.kind === 'stale')
  const again = people.filter(({ askAgain }) => askAgain !== undefined)
  return (
    <section aria-label="Sign-off" className="grid gap-3 border-b border-line px-4 py-4 text-14">
      {groupByVersion(approved).map(([version, group], index) => (
        <Line key={version} icon={<Check size={16} strokeWidth={1.5} aria-hidden className="text-good" />}>
          {namesOf(group)} approved version {version}
          {index === 0 && people.length > approved.length && (
            <span className="text-ink-soft">
              {' '}
              · {approved.length} of {people.length}
            </span>
          )}
        </Line>
      ))}
      {(approved.length + stale.length > 0 || signOff.unclaimed.length > 0) && (
        <OpenQuotes signOff={signOff} />
      )}
      {groupByVersion(stale).map(([version, group]) => (
        <Line
          key={version}
          icon={<TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="text-warn" />}
        >
          {namesOf(group)} approved version {version} ·{' '}
          <strong className="font-medium text-warn">changed since</strong>
          <Button
            variant="quiet"
            size="small"
            className="mt-1 -ml-3 flex!"
            onClick={() => onShowChanges(version)}
          >
            Show changes
          </Button>
        </Line>
      ))}
      {refused.length > 0 && (
        <Line icon={<MessageSquareWarning size={16} strokeWidth={1.5} aria-hidden className="text-bad" />}>
          {namesOf(refused)} asked for changes
        </Line>
      )}
      {current && waiting.length > 0 && (
        <Line icon={<Clock size={16} strokeWidth={1.5} aria-hidden className="text-ink-soft" />}>
          Waiting for {namesOf(waiting)} to respond to version {current.version}
        </Line>
      )}
      {approved.length + stale.length + refused.length + waiting.length === 0 && (
        <Line icon={<Clock size={16} strokeWidth={1.5} aria-hidden className="text-ink-soft" />}>
          {current
            ? `Nobody has approved version ${current.version} yet`
            : 'Edited since it was sent for review'}
        </Line>
      )}
      {groupByVersion(uncounted).map(([version, group]) => (
        <Line
          key={version}
          icon={<Unlink size={16} strokeWidth={1.5} aria-hidden className="text-ink-soft" />}
        >
          <span className="text-ink-soft">
            {namesOf(group)} approved version {version} · link revoked, no longer counts
          </span>
        </Line>
      ))}
      {signOff.uncovered.map((part) => (
        <Uncovered
          key={part.person.asked.id}
          part={part}
          onAsk={isReadOnly ? undefined : (draft) => onAsk([draft])}
        />
      ))}
      {!isReadOnly && (
        <>
          <AskAgain people={again} others={people.filter(({ mayAskAgain }) => mayAskAgain)} onAsk={onAsk} />
          <Button variant="secondary" size="small" className="justify-self-start" onClick={() => onAsk([])}>
            Send to more people
          </Button>
        </>
      )}
    </section>
  )
}

/** An approved release says nothing about its quotes: only their speakers can approve them. */
function OpenQuotes({ signOff: { openQuotes, unclaimed } }: Pick<SignOffCardProps, 'signOff'>) {
  if (openQuotes.length === 0) return null
  return (
    <Line icon={<TriangleAlert size={16} strokeWidth={1.5} aria-hidden className="text-warn" />}>
      <strong className="font-medium text-warn">{describeOpenQuotes(openQuotes)}</strong>
      {unclaimed.length > 0 && (
        <span className="block text-13 text-ink-soft">
          No reviewer is named {formatList(listSpeakers(unclaimed), 'disjunction')}.
        </span>
      )}
    </Line>
  )
}

const namesOf = (people: readonly SignOffPerson[]) => formatList(people.map(({ asked }) => asked.name))

function groupByVersion(people: readonly SignOffPerson[]): [number, SignOffPerson[]][] {
  return [...Map.groupBy(people, ({ decision }) => decision?.version ?? 0)].sort(
    ([one], [other]) => other - one,
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <span className="mt-0.5 flex-none">{icon}</span>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </div>
  )
}

interface AskAgainProps {
  /** Whose part changed. */
  people: readonly SignOffPerson[]
  /** Who approved another text, in which their own part was the same. */
  others: readonly SignOffPerson[]
  onAsk: SignOffCardProps['onAsk']
}

const toDrafts = (people: readonly SignOffPerson[]): ReviewerDraft[] =>
  people.map(({ asked: { name, email, role } }) => ({ name, email, role }))

/** The people whose part changed, and why; and an offer to ask everybody else whose approved text changed. */
function AskAgain({ people, others, onAsk }: AskAgainProps) {
  if (people.length + others.length === 0) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2 rounded-control bg-fill p-3">
      {people.length > 0 && (
        <>
          <p className="text-13">This text needs another look from {groupByReason(people).join('; ')}.</p>
          <Button size="small" onClick={() => onAsk(toDrafts(people))}>
            {nameAsk(people)}
          </Button>
        </>
      )}
      {others.length > 0 && (
        <>
          <p className="text-13">
            {formatList(others.map(({ asked, decision }) => `${asked.name} (version ${decision?.version})`))}{' '}
            approved an earlier version. The status changes to Approved once they approve this one, too.
          </p>
          <Button variant="secondary" size="small" onClick={() => onAsk(toDrafts([...people, ...others]))}>
            {people.length === 0 ? nameAsk(others) : nameAskAll(people.length + others.length)}
          </Button>
        </>
      )}
    </div>
  )
}

/** Those with the same reason together: ten people rarely have ten. */
const groupByReason = (people: readonly SignOffPerson[]): string[] =>
  [...Map.groupBy(people, describeReasons)].map(([reason, group]) => `${namesOf(group)} (${reason})`)

function describeReasons({ askAgain = 'legal', openQuotes }: SignOffPerson): string {
  const isQuoteToo = openQuotes > 0 && (askAgain === 'changes' || askAgain === 'legal')
  return isQuoteToo ? `${askReasons[askAgain]}, ${askReasons['open-quote']}` : askReasons[askAgain]
}

function nameAsk(people: readonly SignOffPerson[]): string {
  return people.length === 1
    ? `Ask ${people[0]?.asked.name ?? ''} again`
    : `Ask ${people.length} people again`
}

const nameAskAll = (count: number) => (count === 2 ? 'Ask both again' : `Ask all ${count} again`)

interface UncoveredProps {
  part: UncoveredPart
  /** Undefined for whoever may only read. */
  onAsk: ((draft: ReviewerDraft) => void) | undefined
}

/** Somebody would have to see this text again, and their link was revoked: says who, and how to ask. */
function Uncovered({ part: { person, reason }, onAsk }: UncoveredProps) {
  const { name, email, role } = person.asked
  const version = person.decision?.version
  return (
    <div className="grid justify-items-start gap-2 rounded-control bg-fill p-3">
      <p className="text-13">
        {reason === 'legal'
          ? `Legal needs to see this text. ${name} reviewed version ${version}, but that link was revoked. Send it to ${name} or another lawyer.`
          : `${name}’s quote has changed since version ${version}, and that link was revoked. Only ${name} can approve it.`}
      </p>
      {onAsk && (
        <Button
          size="small"
          onClick={() => onAsk(reason === 'legal' ? { name: '', email: '', role } : { name, email, role })}
        >
          {reason === 'legal' ? 'Send to Legal' : `Ask ${name} again`}
        </Button>
      )}
    </div>
  )
}
