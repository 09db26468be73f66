// Crisis Response Statement Generator. Legal review comes first.
import { type FormEvent, lazy } from 'react'
import { crisisTypeLabels } from '#domain/crisis/types.ts'
import { preload, useLazyModule } from '#web/features/tools/use-lazy-module.ts'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/form/fields.tsx'
import { SelectField } from '#web/ui/form/select-field.tsx'
import { StaticHtml } from '#web/ui/static-html.tsx'

const LegalNotice = import.meta.env.SSR
  ? (await import('./crisis-notes.tsx')).LegalNotice
  : lazy(async () => ({ default: (await import('./crisis-notes.tsx')).LegalNotice }))
const BestPractices = import.meta.env.SSR
  ? (await import('./crisis-notes.tsx')).BestPractices
  : lazy(async () => ({ default: (await import('./crisis-notes.tsx')).BestPractices }))

const loadResult = () => import('./crisis-result.tsx')
const none: readonly string[] = []
const empty = {
  type: '',
  details: '',
  isMade: false,
  statement: '',
  reasons: none,
  words: none,
  clearedFor: none,
}

export function CrisisResponse({ title, description }: { title: string; description: string }) {
  const [input, change] = useSessionStorage('crisis-response', empty)
  const { module, load } = useLazyModule(loadResult, input.isMade)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const later = await load()
    const made = later?.makeStatement(input.type, input.details)
    // A new statement needs a new approval.
    if (made) change({ ...made, isMade: true, clearedFor: none })
  }
  const controls = (
    // Without script the form submits nowhere; an early click is replayed (lib/page/use-click-replay.ts).
    <form method="dialog" onSubmit={submit} onFocus={() => preload(loadResult)} className="grid gap-4">
      <SelectField
        label="Situation type"
        data-stored-field="type"
        value={input.type}
        onValueChange={(type) => change({ type })}
        options={[['', 'Choose a situation'], ...Object.entries(crisisTypeLabels)]}
      />
      <TextAreaField
        label="Situation details"
        hint="Your text never leaves this browser tab."
        data-stored-field="details"
        rows={7}
        placeholder="Only confirmed facts: what happened, when, where and who is affected."
        value={input.details}
        onValueChange={(details) => change({ details })}
        className="max-h-[60vh]"
      />
      <Button type="submit" className="h-11 w-full">
        Generate Statement
      </Button>
    </form>
  )
  return (
    <ToolPage title={title} description={description} controls={controls}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <StaticHtml id="crisis-legal-notice">
          <LegalNotice />
        </StaticHtml>
        {input.isMade && module && <module.CrisisResult statement={input} onChange={change} />}
        <StaticHtml id="crisis-best-practices">
          <BestPractices />
        </StaticHtml>
      </div>
    </ToolPage>
  )
}
