// In the dialog that sends a review: whose quotes are open, and which of the reviewers can approve them.
import type { ReactNode } from 'react'
import { isSpeaker, listSpeakers, mayBeSpeaker, type ReviewQuote } from '#domain/review/quotes.ts'
import { Button } from '#web/ui/button.tsx'

interface QuotesToApproveProps {
  /** The quotes of the text that aren't approved. */
  quotes: readonly ReviewQuote[]
  /** The reviewers' names as they are typed. */
  names: readonly string[]
  /** Others who have this text already. */
  asked: readonly string[]
  /** Gives the reviewer with this name the speaker's. */
  onRename: (name: string, speaker: string) => void
  /** Adds the speaker to the reviewers; undefined where there is no room for another one. */
  onAdd: ((speaker: string) => void) | undefined
}

export function QuotesToApprove(props: QuotesToApproveProps) {
  const { quotes } = props
  if (quotes.length === 0) return null
  return (
    <section aria-label="Quotes to approve" className="grid gap-2 rounded-control bg-fill p-3 text-13">
      <p className="text-ink-soft">
        Only the person quoted can approve a quote. Enter their name exactly as it appears in the release.
      </p>
      <ul className="grid gap-2">
        {listSpeakers(quotes).map((speaker) => (
          <Speaker key={speaker} speaker={speaker} {...props} />
        ))}
      </ul>
    </section>
  )
}

function Speaker(props: QuotesToApproveProps & { speaker: string }) {
  const { speaker, quotes, names, asked, onRename, onAdd } = props
  const count = quotes.filter((quote) => isSpeaker(speaker, quote.speaker)).length
  const isIn = (list: readonly string[]) => list.some((name) => isSpeaker(name, speaker))
  const state = isIn(names) ? 'will be asked to approve' : isIn(asked) ? 'already asked' : undefined
  const alike = state ? undefined : names.find((name) => mayBeSpeaker(name, speaker))
  return (
    <li className="grid justify-items-start gap-1 wrap-anywhere">
      <span>
        <span className="font-medium">{speaker}</span>, {count === 1 ? '1 quote' : `${count} quotes`}:{' '}
        {state ?? <span className="text-warn">no reviewer with this name</span>}
      </span>
      {alike !== undefined && (
        <SmallButton onClick={() => onRename(alike, speaker)}>
          Change “{alike.trim()}” to “{speaker}”
        </SmallButton>
      )}
      {state === undefined && alike === undefined && onAdd && (
        <SmallButton onClick={() => onAdd(speaker)}>Add {speaker}</SmallButton>
      )}
    </li>
  )
}

function SmallButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <Button variant="secondary" size="small" className="max-w-full" onClick={onClick}>
      {children}
    </Button>
  )
}
