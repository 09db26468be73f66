// The preflight on the writing screen: before an export it asks about serious issues, after a copy it shows them, because browsers allow
// the clipboard only during the key press itself.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OutgoingDocument, PreflightItem } from '#web/features/editor/check/read-preflight.ts'
import { documentCopied } from '#web/features/editor/document/copy-document.ts'
import { deskOf, type EditorHandle } from '#web/features/editor/editor-handle.ts'
import type { ExportFormat } from '#web/features/editor/files/export-formats.ts'
import { liveView } from '#web/features/editor/live-view.ts'

/** The issues and their summary, which is '' if there are none. */
interface Preflight {
  items: readonly PreflightItem[]
  summary: string
  /** How many quotes nobody has approved. */
  openQuotes: number
}

/** How a text is sent out. */
export type OutgoingFormat = ExportFormat | 'review'

export interface Asked extends Preflight {
  format: OutgoingFormat
  /** Gets the summary of open issues. */
  run: (summary: string) => void
}

interface PreflightQuestion {
  /** The issues when the text was copied, until the text changes. */
  copied: string | undefined
  /** The issues of a text that is about to be exported, and the export. */
  asked: Asked | undefined
  /** Runs an export or opens the review dialog; asks first if there are issues. */
  askBefore: (format: OutgoingFormat, run: (summary: string) => void) => Promise<void>
  dismiss: () => void
}

const nothing: Preflight = { items: [], summary: '', openQuotes: 0 }

/** Undefined if it can't be loaded, for example offline: that must not block an export. */
async function loadPreflight() {
  return await import('#web/features/editor/check/read-preflight.ts').catch((error: unknown) => {
    console.warn(error)
    return undefined
  })
}

export function usePreflight(
  handle: EditorHandle | undefined,
  document: OutgoingDocument,
): PreflightQuestion {
  const [copied, setCopied] = useState<string>()
  const [asked, setAsked] = useState<Asked>()
  /** The same notice is shown once. */
  const shownFor = useRef<string>(undefined)
  const showing = useRef(handle)

  async function runPreflight(format?: OutgoingFormat): Promise<Preflight> {
    if (!handle) return nothing
    const preflight = await loadPreflight()
    if (!preflight) return nothing
    const { countOpenQuotes, readPreflight, summarize } = preflight
    const { editor } = deskOf(handle)
    // Another document may be open by now.
    if (showing.current !== handle || editor.isDestroyed) return nothing
    // A review is how approvals come about.
    const { reviews, ...rest } = document
    const items = readPreflight(editor.state, format === 'review' || !reviews ? rest : { ...rest, reviews })
    return { items, summary: summarize(items), openQuotes: countOpenQuotes(editor.state, document) }
  }

  const noticeAfterCopy = useEffectEvent(async () => {
    const { items, summary } = await runPreflight()
    const trace = items.map(({ message }) => message).join('\n')
    if (trace !== shownFor.current) setCopied(summary === '' ? undefined : `Copied with ${summary}.`)
    shownFor.current = trace
  })
  const readAgain = useEffectEvent(() => {
    // The notice was about the text as it was copied.
    setCopied(undefined)
    if (asked) void runPreflight(asked.format).then((found) => setAsked((now) => now && { ...now, ...found }))
  })
  useEffect(() => {
    if (!handle) return
    const { editor } = deskOf(handle)
    const dom = liveView(editor)?.dom
    showing.current = handle
    // Loaded early, because the network may be gone when it is needed.
    void loadPreflight()
    const onCopied = () => void noticeAfterCopy()
    const onChanged = () => readAgain()
    dom?.addEventListener(documentCopied, onCopied)
    editor.on('update', onChanged)
    return () => {
      dom?.removeEventListener(documentCopied, onCopied)
      editor.off('update', onChanged)
      shownFor.current = undefined
      setCopied(undefined)
      setAsked(undefined)
    }
  }, [handle])
  return {
    copied,
    asked,
    askBefore: async (format, run) => {
      const found = await runPreflight(format)
      if (found.summary === '') run('')
      else setAsked({ ...found, format, run })
    },
    dismiss: () => {
      setCopied(undefined)
      setAsked(undefined)
    },
  }
}
