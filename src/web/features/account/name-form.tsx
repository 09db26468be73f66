import { useId, useState } from 'react'
import { ownName } from '#domain/account/own-name.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { useSubmit } from '#web/lib/api/use-submit.ts'
import { updateName } from '#web/lib/session/update-name.ts'
import type { AuthUser } from '#web/lib/supabase.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { Input } from '#web/ui/form/input.tsx'
import { nameTexts } from './account-messages.ts'

/** How others see the user: members of a workspace, reviewers, and readers of emails. */
export function NameForm({ user }: { user: AuthUser }) {
  const id = useId()
  const [known, setKnown] = useState(() => ownName.read(user.user_metadata))
  const [typed, setTyped] = useState(known)
  const { error, isBusy, submit } = useSubmit(async () => {
    const name = ownName.clean(typed)
    await updateName(name)
    setKnown(name)
    setTyped(name)
    void queryClient.invalidateQueries({ queryKey: ['workspace-people'] })
    showToast(name === '' ? nameTexts.removed : nameTexts.saved, 'success')
    return undefined
  })
  return (
    <form onSubmit={submit} className="grid gap-x-4 gap-y-1 text-14 md:grid-cols-[10rem_1fr]">
      <label htmlFor={id} className="text-ink-soft md:pt-2.5">
        Name
      </label>
      <div>
        <div className="flex gap-3">
          <Input
            id={id}
            aria-describedby={`${id}-hint`}
            aria-invalid={error === undefined ? undefined : true}
            autoComplete="name"
            maxLength={ownName.maxCharacters}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" variant="secondary" busy={isBusy} disabled={ownName.clean(typed) === known}>
            Save
          </Button>
        </div>
        <p
          id={`${id}-hint`}
          role={error === undefined ? undefined : 'alert'}
          className={error === undefined ? 'mt-1.5 text-13 text-ink-soft' : 'mt-1.5 text-13 text-bad'}
        >
          {error ?? nameTexts.hint}
        </p>
      </div>
    </form>
  )
}
