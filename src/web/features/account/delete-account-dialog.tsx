import { type SubmitEvent, useId, useState } from 'react'
import { confirmsDeletion, deletionWord } from '#domain/account/account-deletion.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { describeOutcome, type EndingWorkspace } from './account-messages.ts'
import { useDeleteAccount } from './use-delete-account.ts'

interface DeleteAccountDialogProps {
  userId: string
  /** The user's shared workspaces, and what happens to them. */
  workspaces: readonly EndingWorkspace[]
  removeLocalCopies: () => Promise<void>
  onClose: () => void
}

/** Asks for a typed word: one click must not delete an account. */
export function DeleteAccountDialog({
  userId,
  workspaces,
  removeLocalCopies,
  onClose,
}: DeleteAccountDialogProps) {
  const [typed, setTyped] = useState('')
  const { isBusy, problem, run, proofForm } = useDeleteAccount(userId, removeLocalCopies)
  const formId = useId()

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    if (confirmsDeletion(typed)) run()
  }

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title="Delete your account?"
      description={`Your ${workspaces.length > 0 ? 'personal ' : ''}documents, clients and media kits, your trash, your profile and your sign-in details will be permanently deleted. Any active subscription ends right away: you won’t be charged again, and the rest of the paid period isn’t refunded.`}
      foot={
        <>
          <Button variant="quiet" disabled={isBusy} onClick={onClose}>
            Keep my account
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            busy={isBusy}
            disabled={!confirmsDeletion(typed)}
          >
            Delete Account
          </Button>
        </>
      }
    >
      {workspaces.length > 0 && (
        <ul
          aria-label="Your shared workspaces"
          className="mb-5 grid gap-2 rounded-card bg-paper-sunk px-4 py-3 text-14"
        >
          {workspaces.map(({ id, name, outcome }) => (
            <li key={id} className="wrap-anywhere">
              <span className="font-medium">{name}</span>
              <span className={outcome?.kind === 'deleted' ? 'block text-bad' : 'block text-ink-soft'}>
                {describeOutcome(outcome)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <form id={formId} onSubmit={submit}>
        <TextField
          label={`Type ${deletionWord} to confirm`}
          error={problem}
          value={typed}
          readOnly={isBusy}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onValueChange={setTyped}
        />
      </form>
      {proofForm}
    </Dialog>
  )
}
