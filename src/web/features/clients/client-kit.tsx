// The kit of a client: boilerplates, spokespeople and media contacts, each edited in place.

import { type ReactNode, useState } from 'react'
import type { ClientPersonRow, ClientTextRow } from '#contract/tables.ts'
import type { KitPerson } from '#domain/client/kit.ts'
import { formatDay } from '#domain/time/calendar.ts'
import { Card } from '#web/ui/card.tsx'
import { DisclosureIcon } from '#web/ui/disclosure-icon.tsx'
import type { KitRows } from './clients-api.ts'
import { PersonForm, TextForm } from './kit-forms.tsx'
import { useKeptRows } from './unsaved-changes.tsx'
import { useKit } from './use-clients.ts'

interface ClientKitProps {
  clientId: string
  mayEdit: boolean
}

export function ClientKit(props: ClientKitProps) {
  const { data } = useKit(props.clientId)
  return data && <OpenKit {...props} kit={data} />
}

function OpenKit({ kit, ...around }: ClientKitProps & { kit: KitRows }) {
  const people = useKeptRows(kit.people)
  const of = (kind: KitPerson['kind']) => ({
    ...{ ...around, kind, drop: people.drop },
    people: kit.people.filter((person) => person.kind === kind),
    gone: people.gone.filter((person) => person.kind === kind),
  })
  return (
    <>
      <Texts {...around} texts={kit.texts} />
      <People {...of('spokesperson')} title="Spokespeople" add="Add a spokesperson" />
      <People {...of('contact')} title="Media contacts" add="Add a media contact" />
    </>
  )
}

function Texts({ texts, ...around }: ClientKitProps & { texts: readonly ClientTextRow[] }) {
  const { gone, drop } = useKeptRows(texts)
  const [added, setAdded] = useState(0)
  return (
    <Card
      title="Boilerplates"
      description="Generated releases end with the boilerplate whose label comes first alphabetically."
    >
      {[...texts, ...gone].map((text) => (
        <Entry key={text.id} name={text.label} detail={describeApproval(text)}>
          <TextForm {...around} row={text} isGone={gone.includes(text)} onDone={() => drop(text.id)} />
        </Entry>
      ))}
      {around.mayEdit && (
        <Entry key={`new-${added}`} name="Add a boilerplate" isNew>
          <TextForm {...around} onDone={() => setAdded(added + 1)} />
        </Entry>
      )}
    </Card>
  )
}

interface PeopleProps extends ClientKitProps {
  title: string
  kind: KitPerson['kind']
  people: readonly ClientPersonRow[]
  gone: readonly ClientPersonRow[]
  drop: (id: string) => void
  add: string
}

function People({ title, kind, people, gone, drop, add, ...around }: PeopleProps) {
  const [added, setAdded] = useState(0)
  return (
    <Card title={title}>
      {[...people, ...gone].map((person) => (
        <Entry key={person.id} name={person.name} detail={person.title}>
          <PersonForm
            {...{ ...around, kind }}
            row={person}
            isGone={gone.includes(person)}
            onDone={() => drop(person.id)}
          />
        </Entry>
      ))}
      {around.mayEdit && (
        <Entry key={`new-${added}`} name={add} isNew>
          <PersonForm {...{ ...around, kind }} onDone={() => setAdded(added + 1)} />
        </Entry>
      )}
    </Card>
  )
}

interface EntryProps {
  name: string
  detail?: string | undefined
  isNew?: boolean
  children: ReactNode
}

function Entry({ name, detail, isNew = false, children }: EntryProps) {
  return (
    <details className="group border-t border-line py-2.5 first:border-t-0">
      <summary className="touch-target flex cursor-pointer list-none items-center gap-2 rounded-control text-14 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className={isNew ? 'text-ink-soft' : 'font-medium'}>{name}</span>
          {detail && <span className="text-ink-soft"> · {detail}</span>}
        </span>
        <DisclosureIcon />
      </summary>
      <div className="pt-3 pb-2">{children}</div>
    </details>
  )
}

function describeApproval({ approved_by, approved_on }: ClientTextRow): string | undefined {
  if (!approved_by && !approved_on) return undefined
  const on = approved_on && ` on ${formatDay(approved_on)}`
  return `approved${approved_by ? ` by ${approved_by}` : ''}${on ?? ''}`
}
