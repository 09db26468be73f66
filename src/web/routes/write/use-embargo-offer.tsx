// After a run of the AI: the embargo that the notes give, offered to the document's details.
import { type ReactNode, useState } from 'react'
import type { DocumentBrief } from '#domain/brief/document-brief.ts'
import type { EmbargoEnd } from '#domain/document/embargo-end.ts'
import { EmbargoQuestion } from '#web/features/documents/details/embargo-question.tsx'

interface EmbargoOffer {
  /** Reads the notes: they may be new. */
  read: (brief: DocumentBrief | undefined) => void
  notice: ReactNode
}

export function useEmbargoOffer(
  userId: string,
  documentId: string | undefined,
  /** Another one is another document's. */
  desk: object | undefined,
): EmbargoOffer {
  const [found, setFound] = useState<{ desk: object; end: EmbargoEnd | undefined }>()
  const end = found?.desk === desk ? found?.end : undefined
  return {
    read: (brief) => {
      if (!brief || !desk) return
      readEnd(brief).then(
        (next) => setFound({ desk, end: next }),
        (error: unknown) => console.error(error),
      )
    },
    notice: end && <EmbargoQuestion key="embargo" {...{ userId, documentId, end }} />,
  }
}

/** The reader of notes isn't part of the desk's first script. */
async function readEnd(brief: DocumentBrief): Promise<EmbargoEnd | undefined> {
  const [{ readNotes }, { readEmbargoEnd }] = await Promise.all([
    import('#web/features/editor/ai/dialogs/sheet/read-notes.ts'),
    import('#domain/document/embargo-end.ts'),
  ])
  const { embargo } = readNotes(brief).sheet
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return embargo === null ? undefined : readEmbargoEnd(embargo, { now: new Date(), ownZone })
}
