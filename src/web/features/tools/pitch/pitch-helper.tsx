// Pitch Personalization Helper. Builds an editable opener from a name, a beat and optional recent work.
import { type FormEvent, lazy } from 'react'
import { preload, useLazyModule } from '#web/features/tools/use-lazy-module.ts'
import { ToolPage } from '#web/layout/tool-page.tsx'
import { useSessionStorage } from '#web/lib/storage/use-session-storage.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { StaticHtml } from '#web/ui/static-html.tsx'

const Tips = import.meta.env.SSR
  ? (await import('./pitch-tips.tsx')).PitchTips
  : lazy(async () => ({ default: (await import('./pitch-tips.tsx')).PitchTips }))

const loadResult = () => import('./pitch-result.tsx')
const empty = {
  journalistName: '',
  beat: '',
  recentWork: '',
  opener: '',
  generated: '',
  replaced: '',
}

const fields = [
  { name: 'journalistName', label: 'Journalist name', placeholder: 'Ana Ruiz' },
  { name: 'beat', label: 'Beat or coverage area', placeholder: 'housing and utilities' },
  { name: 'recentWork', label: 'Recent work (optional)', placeholder: 'your piece on unpaid water bills' },
] as const

export function PitchHelper({ title, description }: { title: string; description: string }) {
  const [input, change] = useSessionStorage('pitch-personalizer', empty)
  const { module, load } = useLazyModule(loadResult, input.generated !== '')
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const later = await load()
    const opener = later?.makeOpener(input)
    if (opener === undefined) return
    const isEdited = input.opener !== input.generated && input.opener.trim() !== ''
    change({ opener, generated: opener, replaced: isEdited ? input.opener : '' })
  }
  const controls = (
    // Without script the form submits nowhere; an early click is replayed (lib/page/use-click-replay.ts).
    <form method="dialog" onSubmit={submit} onFocus={() => preload(loadResult)} className="grid gap-4">
      {fields.map(({ name, label, placeholder }) => (
        <TextField
          key={name}
          label={label}
          data-stored-field={name}
          placeholder={placeholder}
          autoComplete="off"
          value={input[name]}
          onValueChange={(typed) => change({ [name]: typed })}
        />
      ))}
      <Button type="submit" className="h-11 w-full">
        Generate Personalized Opener
      </Button>
    </form>
  )
  return (
    <ToolPage title={title} description={description} controls={controls}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        {input.generated !== '' && module && (
          <module.PitchResult
            opener={input.opener}
            onChange={(opener) => change({ opener })}
            {...(input.replaced !== '' && {
              onBringBack: () => change({ opener: input.replaced, replaced: '' }),
            })}
          />
        )}
        <StaticHtml id="pitch-tips">
          <Tips />
        </StaticHtml>
      </div>
    </ToolPage>
  )
}
