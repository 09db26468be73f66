// The kit of a client: boilerplates, spokespeople and media contacts, each edited in place.
import type { ReactNode } from 'react'
import type { ClientPersonRow, ClientTextRow } from '#contract/tables.ts'
import type { KitPerson } from '#domain/client/kit.ts'
import { Card } from '#web/ui/card.tsx'
import { type ClientKitProps, PersonForm, TextForm } from './kit-forms.tsx'
import { useKit } from './use-clients.ts'

export function ClientKit({ clientId, mayEdit }: ClientKitProps) {
  const { data } = useKit(clientId)
  if (data === undefined) return null
  const speakers = data.people.filter(({ kind }) => kind === 'spokesperson')
  const contacts = data.people.filter(({ kind }) => kind === 'contact')
  const around = { clientId, mayEdit }
  return (
    <>
      <Card
        title="Boilerplates"
        description="Generated releases end with the first boilerplate, in alphabetical order by label."
      >
        {data.texts.map((text) => (
          <Entry key={text.id} name={text.label} detail={describeApproval(text)}>
            <TextForm {...around} row={text} />
          </Entry>
        ))}
        {mayEdit && (
          <Entry key={`new-${data.texts.length}`} name="Add a boilerplate" isNew>
            <TextForm {...around} />
          </Entry>
        )}
      </Card>
      <People
        {...around}
        title="Spokespeople"
        kind="spokesperson"
        people={speakers}
        add="Add a spokesperson"
      />
      <People {...around} title="Media contacts" kind="contact" people={contacts} add="Add a media contact" />
    </>
  )
}

interface PeopleProps extends ClientKitProps {
  title: string
  kind: KitPerson['kind']
  people: ClientPersonRow[]
  add: string
}

function People({ title, kind, people, add, ...around }: PeopleProps) {
  return (
    <Card title={title}>
      {people.map((person) => (
        <Entry key={person.id} name={person.name} detail={person.title}>
          <PersonForm {...around} kind={kind} row={person} />
        </Entry>
      ))}
      {around.mayEdit && (
        <Entry key={`new-${people.length}`} name={add} isNew>
          <PersonForm {...around} kind={kind} />
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
    <details className="border-t border-line py-2.5 first:border-t-0">
      <summary className="cursor-pointer rounded-control text-14 wrap-anywhere">
        <span className={isNew ? 'text-ink-soft' : 'font-medium'}>{name}</span>
        {detail && <span className="text-ink-soft"> · {detail}</span>}
      </summary>
      <div className="pt-3 pb-2">{children}</div>
    </details>
  )
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function describeApproval({ approved_by, approved_on }: ClientTextRow): string | undefined {
  if (!approved_by && !approved_on) return undefined
  const on = approved_on && ` on ${dateFormat.format(new Date(`${approved_on}T00:00:00Z`))}`
  return `approved${approved_by ? ` by ${approved_by}` : ''}${on ?? ''}`
}
