import { useMutation } from '@tanstack/react-query'
import { Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { moneyBackDays } from '#domain/billing/plan.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { downloadMyData } from './account-api.ts'
import { dataFailed, describeShared, type EndingWorkspace } from './account-messages.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

interface DeleteAccountCardProps {
  userId: string
  /** The user's shared workspaces, and what happens to them. */
  workspaces: readonly EndingWorkspace[]
  removeLocalCopies: () => Promise<void>
}

export function DeleteAccountCard({ userId, workspaces, removeLocalCopies }: DeleteAccountCardProps) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title="Delete Account">
      <p className="max-w-[58ch] text-14 text-ink-soft">
        Deletes your {workspaces.length > 0 && 'personal '}documents, clients and media kits, your trash, your
        profile and your sign-in details. {describeShared(workspaces)}Any active subscription ends right away,
        and the rest of the paid period isn’t refunded. To use the {moneyBackDays}-day money-back guarantee on
        the first payment, contact support before you delete. This can’t be undone, so download your work
        first: your documents with their versions, your files, your clients and your account data.
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <DownloadButton />
        <Button
          variant="secondary"
          className="border-bad text-bad hover:border-bad"
          onClick={() => setAsking(true)}
        >
          <Trash2 size={16} strokeWidth={1.5} aria-hidden />
          Delete Account
        </Button>
      </div>
      {isAsking && (
        <DeleteAccountDialog
          userId={userId}
          workspaces={workspaces}
          removeLocalCopies={removeLocalCopies}
          onClose={() => setAsking(false)}
        />
      )}
    </Card>
  )
}

/** Every document as Word and as JSON with its versions, the account itself, and the clients. */
function DownloadButton() {
  const { mutate, isPending } = useMutation({
    mutationFn: downloadMyData,
    onError: (error) => {
      console.error(error)
      showToast(dataFailed(error), 'error')
    },
  })
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
      {!isPending && <Download size={16} strokeWidth={1.5} aria-hidden />}
      Download my data
    </Button>
  )
}
