// Who else is here, in the top bar: those in the same document first.
import type { Role } from '#domain/rules/release/structure.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { Colleague } from './live-workspace.ts'

interface ColleagueListProps {
  colleagues: readonly Colleague[]
  /** The document that is open in this tab. */
  documentId: string | undefined
  nameOf: (userId: string) => string | undefined
}

const maxShown = 4

export function ColleagueList({ colleagues, documentId, nameOf }: ColleagueListProps) {
  const people = colleagues
    .map((colleague) => describe(colleague, documentId, nameOf(colleague.userId) ?? 'A colleague'))
    .sort((one, other) => Number(other.isHere) - Number(one.isHere))
  const more = people.slice(maxShown)
  if (people.length === 0) return null
  return (
    <ul aria-label="Colleagues online" className="flex flex-none items-center gap-1 max-md:hidden">
      {people.slice(0, maxShown).map(({ userId, words, initials, isHere, isIdle }) => (
        <li
          key={userId}
          title={words}
          className={classNames(
            'grid size-7 place-items-center rounded-full border text-12 font-medium',
            isHere ? 'border-accent bg-accent-tint text-ink' : 'border-line-strong bg-sheet text-ink-soft',
            isIdle && 'border-dashed',
          )}
        >
          <span aria-hidden>{initials}</span>
          <span className="sr-only">{words}</span>
        </li>
      ))}
      {more.length > 0 && (
        <li title={more.map(({ words }) => words).join('\n')} className="text-12 text-ink-soft">
          <span aria-hidden>+{more.length}</span>
          <span className="sr-only">{more.map(({ words }) => words).join(', ')}</span>
        </li>
      )}
    </ul>
  )
}

const partNames: Readonly<Partial<Record<Role, string>>> = {
  'release-line': 'the release line',
  headline: 'the headline',
  subhead: 'the subhead',
  lead: 'the lead',
  body: 'the body',
  crosshead: 'a subheading',
  'table-row': 'the body',
  'boilerplate-heading': 'the boilerplate',
  boilerplate: 'the boilerplate',
  contact: 'the contact',
  notice: 'a notice',
}

function describe(
  { userId, documentIds, parts, isIdle }: Colleague,
  documentId: string | undefined,
  name: string,
) {
  const isHere = documentId !== undefined && documentIds.includes(documentId)
  const part = documentId === undefined ? undefined : parts[documentId]
  const edited = isHere && part ? partNames[part] : undefined
  const elsewhere = documentIds.length > 0 ? 'in another document' : 'here'
  const place = edited ? `editing ${edited}` : isHere ? 'in this document' : elsewhere
  const description = isIdle ? `${name} is away` : `${name} is ${place}`
  return { userId, isHere, isIdle, words: description, initials: initialsOf(name) }
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}
