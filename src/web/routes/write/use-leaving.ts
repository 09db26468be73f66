// What is grave about a text when it leaves: asked about before an export, said right after a copy, because browsers hand out the clipboard
// only with the key press itself.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LeavingDocument, PreflightItem } from '#web/features/editor/check/read-preflight.ts'
import { documentCopied } from '#web/features/editor/document/copy-document.ts'
import { deskOf, type EditorHandle } from '#web/features/editor/editor-handle.ts'
import type { ExportFormat } from '#web/features/editor/files/export-formats.ts'
import { liveView } from '#web/features/editor/live-view.ts'

/** What is grave, and the same in a line; '' for nothing. */
interface Grave {
  items: readonly PreflightItem[]
  summary: string
}

/** How a text leaves. */
export type LeavingFormat = ExportFormat | 'review'

interface Asked extends Grave {
  format: LeavingFormat
  /** Gets what is open, in a line. */
  run: (summary: string) => void
}

interface Leaving {
  /** What was grave when the text was copied, until the text changes. */
  copied: string | undefined
  /** What is grave about a text that is about to be exported, and the export. */
  asked: Asked | undefined
  /** Runs an export or opens the dialog of a review, or asks first. */
  askBefore: (format: LeavingFormat, run: (summary: string) => void) => Promise<void>
  dismiss: () => void
}

const nothing: Grave = { items: [], summary: '' }

/** Undefined when it can't be loaded anymore, offline say: nobody's text stays here for that. */
async function loadPreflight() {
  return await import('#web/features/editor/check/read-preflight.ts').catch((error: unknown) => {
    console.warn(error)
    return undefined
  })
}

export function useLeaving(handle: EditorHandle | undefined, leaving: LeavingDocument): Leaving {
  const [copied, setCopied] = useState<string>()
  const [asked, setAsked] = useState<Asked>()
  /** A copy says the same once. */
  const saidOf = useRef<string>(undefined)
  const showing = useRef(handle)

  async function findGrave(format?: LeavingFormat): Promise<Grave> {
    if (!handle) return nothing
    const preflight = await loadPreflight()
    if (!preflight) return nothing
    const { readPreflight, summarize } = preflight
    const { editor } = deskOf(handle)
    // Another document may be open by now.
    if (showing.current !== handle || editor.isDestroyed) return nothing
    // A review is how approvals come about.
    const { reviews, ...rest } = leaving
    const items = readPreflight(editor, format === 'review' || !reviews ? rest : { ...rest, reviews })
    return { items, summary: summarize(items) }
  }

  const sayAfterCopy = useEffectEvent(async () => {
    const { items, summary } = await findGrave()
    const trace = items.map(({ message }) => message).join('\n')
    if (trace !== saidOf.current) setCopied(summary === '' ? undefined : `Copied with ${summary}.`)
    saidOf.current = trace
  })
  const readAgain = useEffectEvent(() => {
    // It was about the text as it was copied.
    setCopied(undefined)
    if (asked) void findGrave(asked.format).then((grave) => setAsked((now) => now && { ...now, ...grave }))
  })
  useEffect(() => {
    if (!handle) return
    const { editor } = deskOf(handle)
    const dom = liveView(editor)?.dom
    showing.current = handle
    // Here before it is needed: the network may be gone by then.
    void loadPreflight()
    const onCopied = () => void sayAfterCopy()
    const onChanged = () => readAgain()
    dom?.addEventListener(documentCopied, onCopied)
    editor.on('update', onChanged)
    return () => {
      dom?.removeEventListener(documentCopied, onCopied)
      editor.off('update', onChanged)
      saidOf.current = undefined
      setCopied(undefined)
      setAsked(undefined)
    }
  }, [handle])
  return {
    copied,
    asked,
    askBefore: async (format, run) => {
      const grave = await findGrave(format)
      if (grave.summary === '') run('')
      else setAsked({ ...grave, format, run })
    },
    dismiss: () => {
      setCopied(undefined)
      setAsked(undefined)
    },
  }
}
