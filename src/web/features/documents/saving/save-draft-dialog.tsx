// The dialog 'Save Draft': asks for a title, and says so when another document already has it.

import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { checkTitle } from '#domain/document/document.ts'
import { mayConfirmSave } from '#domain/document/save-decision.ts'
import { slowReadMs } from '#domain/document/save-state.ts'
import { describeEdited } from '#domain/time/relative-time.ts'
import { titleProblems } from '#web/features/documents/document-messages.ts'
import { findSameTitle } from '#web/features/documents/documents-api.ts'
import { useWorkspaceScope } from '#web/features/documents/workspace-scope.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { withTimeout } from '#web/lib/api/with-timeout.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'

interface SaveDraftDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  userId: string
  /** The open document, which does not count as another one. */
  documentId: string | undefined
  isSaving: boolean
  /** The headline, to start from. */
  suggestedTitle: string
  /** `sameTitle`: the dialog has said that saving updates the other document of this title. */
  onSave: (title: string, sameTitle: boolean) => void
}

/** A slow save continues when the dialog is closed. Only Cancel is disabled, as it could not cancel the save. */
export function SaveDraftDialog(props: SaveDraftDialogProps) {
  return props.open && <OpenDialog key={String(props.open)} {...props} />
}

function OpenDialog(props: SaveDraftDialogProps) {
  const { onOpenChange, userId, documentId, isSaving, suggestedTitle, onSave } = props
  const [title, setTitle] = useState(suggestedTitle)
  const formId = useId()
  const check = checkTitle(title)
  const { twin: duplicate, look } = useSameTitle(userId, check.ok ? check.title : '', documentId)
  const mayConfirm = mayConfirmSave(title, isSaving)
  const isTooLong = !check.ok && check.problem === 'too_long'

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!mayConfirm || !check.ok) return
    // Even if the user is faster than the lookup, the notice shows before anything is saved.
    if (duplicate === undefined && (await look())) return
    onSave(check.title, duplicate !== undefined)
  }

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Save Draft"
      foot={
        <>
          <Button variant="quiet" disabled={isSaving} onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button type="submit" form={formId} disabled={!mayConfirm}>
            {isSaving ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <TextField
          label="Title"
          error={isTooLong ? titleProblems.too_long : undefined}
          placeholder="Enter document title"
          autoComplete="off"
          value={title}
          disabled={isSaving}
          onFocus={(event) => event.target.select()}
          onValueChange={setTitle}
        />
        <div role="status">
          {duplicate !== undefined && (
            <div className="mt-4">
              <Notice>
                You already have “{duplicate.title}”, {describeEdited(duplicate.updated_at, new Date())}.
                Saving updates it; its current text stays in its version history.
              </Notice>
            </div>
          )}
        </div>
      </form>
    </Dialog>
  )
}

/** The other document with this title, looked up while typing; `look` returns whether there is one. */
function useSameTitle(userId: string, title: string, documentId: string | undefined) {
  const { listedId } = useWorkspaceScope()
  const options = {
    queryKey: ['same-title', userId, listedId ?? null, documentId, title],
    queryFn: () =>
      withTimeout(slowReadMs, async () => (await findSameTitle(userId, title, documentId, listedId)) ?? null),
    staleTime: 5_000,
  }
  const query = useQuery({ ...options, enabled: title !== '' })
  const look = async () => {
    try {
      return (await queryClient.fetchQuery(options)) !== null
    } catch {
      // Unreachable: a second document with this title does no harm, and the save reports the problem.
      return false
    }
  }
  return { twin: query.data ?? undefined, look }
}

/** Something worth knowing before continuing. */
function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-control bg-info-tint px-4 py-3 text-14">
      <Info size={18} strokeWidth={1.5} aria-hidden className="mt-px flex-none text-info" />
      <div className="min-w-0 break-words">{children}</div>
    </div>
  )
}
