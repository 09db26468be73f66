// Every text that leaves the desk is a version. A save that fails or takes long doesn't prevent the export.
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import type { ExportFormat } from '#web/features/editor/files/export-formats.ts'
import { withTimeout } from '#web/lib/api/with-timeout.ts'

type SavedDocument = Pick<OpenDocumentView, 'flush' | 'saveVersionBefore'>

interface Export {
  open: SavedDocument
  /** A viewer exports without a version. */
  isReadOnly: boolean
  /** What was open is recorded with a version of its own. */
  summary: string
  format: ExportFormat
  run: (format: ExportFormat) => void
}

/** How long an export waits for its version. */
const keepTimeoutMs = 2_000

/** Keeps the text as a version first, unless the newest one has it: then the file's name has its number. */
export async function keepAndRun({ open, isReadOnly, summary, format, run }: Export): Promise<void> {
  const isKept = navigator.onLine && !isReadOnly && summary === '' ? keep(open, format) : undefined
  // The clipboard is available only during the click.
  if (format !== 'mail') await isKept
  run(format)
}

async function keep(open: SavedDocument, format: ExportFormat): Promise<void> {
  try {
    await withTimeout(keepTimeoutMs, async () => {
      await open.flush()
      await open.saveVersionBefore('before_export', format)
    })
  } catch (error) {
    console.error(error)
  }
}

/** Saves the exported text as a version that lists the open issues. */
export async function record(open: SavedDocument, summary: string): Promise<void> {
  try {
    await open.flush()
    await open.saveVersionBefore('export', summary)
  } catch (error) {
    console.error(error)
  }
}
