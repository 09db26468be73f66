// One client: who they are, how they write, what must not be said, their kit, and archiving them.
import { useMutation } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ClientRow } from '#contract/tables.ts'
import { exportName } from '#domain/document/export-name.ts'
import { showRefusal } from '#web/lib/api/refusal.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { ClientForm } from './client-form.tsx'
import { ClientKit } from './client-kit.tsx'
import { archived, unarchived } from './client-messages.ts'
import { changeClient, exportClient } from './clients-api.ts'
import { AskAboutUnsavedChanges } from './unsaved-changes.tsx'
import { showClient } from './use-clients.ts'

interface ClientPageProps {
  client: ClientRow
  /** Viewers only read. */
  mayEdit: boolean
}

/** `mediaKit` is the client's files. */
export function ClientPage({ client, mayEdit, mediaKit }: ClientPageProps & { mediaKit?: ReactNode }) {
  return (
    <AskAboutUnsavedChanges>
      <div className="grid gap-5">
        <ClientForm client={client} mayEdit={mayEdit} />
        <ClientKit clientId={client.id} mayEdit={mayEdit} />
        {mediaKit}
        <ClientEnd client={client} mayEdit={mayEdit} />
      </div>
    </AskAboutUnsavedChanges>
  )
}

function ClientEnd({ client, mayEdit }: ClientPageProps) {
  const isArchived = client.archived_at !== null
  const archive = useMutation({
    mutationFn: () => changeClient(client.id, { archived_at: isArchived ? null : new Date().toISOString() }),
    onSuccess: (changed) => {
      showClient(changed)
      showToast(isArchived ? unarchived(client.name) : archived(client.name), 'success')
    },
    onError: showRefusal,
  })
  const download = useMutation({
    mutationFn: () => exportClient(client, `${exportName({ headline: client.name })}.zip`),
    onError: showRefusal,
  })
  return (
    <Card
      title="Export or archive"
      description="The export includes the client kit, every document (as a Word file, and as JSON with its versions) and the media kit files with their captions, credits and rights. Archiving hides the client from menus and deletes nothing."
    >
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          {!download.isPending && <Download size={16} strokeWidth={1.5} aria-hidden />}
          Export everything
        </Button>
        {mayEdit && (
          <Button variant="secondary" busy={archive.isPending} onClick={() => archive.mutate()}>
            {!archive.isPending &&
              (isArchived ? (
                <ArchiveRestore size={16} strokeWidth={1.5} aria-hidden />
              ) : (
                <Archive size={16} strokeWidth={1.5} aria-hidden />
              ))}
            {isArchived ? 'Restore client' : 'Archive client'}
          </Button>
        )}
      </div>
    </Card>
  )
}
