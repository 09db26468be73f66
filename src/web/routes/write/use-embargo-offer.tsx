// The embargo that the notes give, read after a run of the AI, or else the one that the release line names, offered to the document's details.

import { type ReactNode, useEffect, useState } from 'react'
import type { DocumentBrief } from '#domain/brief/document-brief.ts'
import type { EmbargoEnd } from '#domain/document/embargo-end.ts'
import { ownZone } from '#domain/time/zoned-time.ts'
import { EmbargoQuestion } from '#web/features/documents/details/embargo-question.tsx'
import type { CheckView, NewsroomCheck } from '#web/features/editor/check/newsroom-check.ts'
import { useStore } from '#web/lib/store.ts'

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
  check: Pick<NewsroomCheck, 'state'> | undefined,
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
    notice: end ? (
      <EmbargoQuestion key="embargo" {...{ userId, documentId, end }} />
    ) : (
      check && <LineQuestion key="line" {...{ userId, documentId, check }} />
    ),
  }
}

interface LineQuestionProps {
  userId: string
  documentId: string | undefined
  check: Pick<NewsroomCheck, 'state'>
}

/** A release line that names an embargo, as the check has read it. */
const readLine = ({ report }: CheckView): string | undefined =>
  report?.release.of('release-line').find(({ paragraph }) => /\bembargo/i.test(paragraph.text))?.paragraph
    .text

function LineQuestion({ userId, documentId, check }: LineQuestionProps) {
  const line = useStore(check.state, readLine)
  const [found, setFound] = useState<{ line: string; end: EmbargoEnd | undefined }>()
  useEffect(() => {
    if (line === undefined) return
    let isShown = true
    import('#domain/document/embargo-line.ts').then(
      ({ readLineEnd }) =>
        isShown && setFound({ line, end: readLineEnd(line, { now: new Date(), ownZone: ownZone() }) }),
      (error: unknown) => console.error(error),
    )
    return () => {
      isShown = false
    }
  }, [line])
  const end = found?.line === line ? found?.end : undefined
  return end && <EmbargoQuestion key={end.until} source="line" {...{ userId, documentId, end }} />
}

/** The reader of notes isn't part of the desk's first script. */
async function readEnd(brief: DocumentBrief): Promise<EmbargoEnd | undefined> {
  const [{ readNotes }, { readEmbargoEnd }] = await Promise.all([
    import('#web/features/editor/ai/dialogs/sheet/read-notes.ts'),
    import('#domain/document/embargo-end.ts'),
  ])
  const { embargo } = readNotes(brief).sheet
  return embargo === null ? undefined : readEmbargoEnd(embargo, { now: new Date(), ownZone: ownZone() })
}
