// Print and Word on the page of a record. Both have the whole release in them, so they are asked about what is open like any other export.
import { getSchema } from '@tiptap/core'
import { FileType, Printer } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { emptyBrief } from '#domain/brief/document-brief.ts'
import { recordPrefix } from '#domain/document/version-cause.ts'
import { chooseSignedText, type SignOffRecord } from '#domain/review/record.ts'
import type { OutgoingDocument, PreflightItem } from '#web/features/editor/check/read-preflight.ts'
import { parseHtml } from '#web/features/editor/document/parse-html.ts'
import { createExtensions } from '#web/features/editor/extensions/extensions.ts'
import { loadFacts } from '#web/features/editor/facts/facts-api.ts'
import { exported, exportFailed, withMissing } from '#web/features/editor/files/file-messages.ts'
import { requestWordFile, wordType } from '#web/features/editor/files/files-api.ts'
import { downloadFile } from '#web/lib/download.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/feedback/toast.tsx'
import { type DocumentReviews, type RecordedDocument, recordExport } from './review-api.ts'
import { writeSignOffFile } from './sign-off-file.ts'

const PreflightDialog = lazy(async () => ({
  default: (await import('#web/features/editor/files/preflight-dialog.tsx')).PreflightDialog,
}))

export interface RecordActionsProps {
  documentId: string
  row: RecordedDocument
  record: SignOffRecord
  reviews: DocumentReviews
  /** What the document's client and details say about texts that leave. */
  readRules: () => Promise<Pick<OutgoingDocument, 'clientWords' | 'embargoEnd'>>
  /** The desk, where issues can be fixed. */
  releasePath: string
}

interface OpenIssues {
  items: readonly PreflightItem[]
  summary: string
}

type Way = 'print' | 'word'

export function RecordActions(props: RecordActionsProps) {
  const { documentId, row, record, releasePath } = props
  const [busy, setBusy] = useState<Way>()
  const [asked, setAsked] = useState<OpenIssues & { way: Way }>()
  const signed = chooseSignedText(record)
  const content = signed?.content ?? row.content

  async function leave(way: Way, summary: string): Promise<void> {
    setAsked(undefined)
    setBusy(way)
    if (summary !== '') {
      const prefix = signed ? recordPrefix(signed.version) : ''
      await recordExport(documentId, content, `${prefix}${summary}`).catch((error: unknown) =>
        console.error(error),
      )
    }
    if (way === 'word') await saveWordFile(row, record)
    setBusy(undefined)
    // Once the dialog is gone: it would be on the paper.
    if (way === 'print') setTimeout(() => window.print(), 50)
  }

  async function askOrLeave(way: Way): Promise<void> {
    setBusy(way)
    // What can't be asked must not block the export.
    const found = await readOpenIssues(props, content).catch((error: unknown) => {
      console.error(error)
      return undefined
    })
    if (!found || found.items.length === 0) return await leave(way, '')
    setBusy(undefined)
    setAsked({ ...found, way })
  }

  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button busy={busy === 'print'} onClick={() => void askOrLeave('print')}>
        <Printer size={18} strokeWidth={1.5} aria-hidden />
        Print or save as PDF
      </Button>
      <Button variant="secondary" busy={busy === 'word'} onClick={() => void askOrLeave('word')}>
        <FileType size={18} strokeWidth={1.5} aria-hidden />
        Download as Word
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <PreflightDialog
            items={asked.items}
            openQuotes={0}
            link={
              <Link to={releasePath} className="link text-14">
                Open the release
              </Link>
            }
            onExport={() => void leave(asked.way, asked.summary)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Of the text that leaves, which needn't be the document's current one. */
async function readOpenIssues(
  { documentId, reviews, readRules }: RecordActionsProps,
  content: string,
): Promise<OpenIssues> {
  const [{ readPreflight, summarize }, facts, rules] = await Promise.all([
    import('#web/features/editor/check/read-preflight.ts'),
    loadFacts(documentId),
    readRules(),
  ])
  const schema = getSchema(createExtensions())
  const items = readPreflight(
    { doc: parseHtml(schema, content), schema },
    { neverSay: facts?.neverSay ?? [], brief: facts?.brief ?? emptyBrief, reviews, ...rules },
  )
  return { items, summary: summarize(items) }
}

async function saveWordFile(row: RecordedDocument, record: SignOffRecord): Promise<void> {
  try {
    const { html, lastPage, name } = writeSignOffFile(row, record)
    const { bytes, missingPictures } = await requestWordFile(html, lastPage)
    downloadFile(`${name}.docx`, new Blob([bytes], { type: wordType }))
    if (missingPictures > 0) showToast(withMissing(exported(`${name}.docx`), missingPictures), 'error')
  } catch (error) {
    console.error(error)
    showToast(exportFailed(error), 'error')
  }
}
