// The newsroom check on the writing screen: its tab, its status, and a warning before a release is exported, or after it was copied,
// with blanks or unapproved quotes.
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import type { SecondTab } from '#web/features/editor/ai/ai-panel.tsx'
import { CheckNotice } from '#web/features/editor/check/check-notice.tsx'
import { CheckCount, CheckStatus } from '#web/features/editor/check/check-status.tsx'
import { readUnresolved } from '#web/features/editor/check/read-unresolved.ts'
import { useNewsroomCheck } from '#web/features/editor/check/use-newsroom-check.ts'
import { documentCopied } from '#web/features/editor/document/copy-document.ts'
import { deskOf, type EditorActions, type EditorHandle } from '#web/features/editor/editor-handle.ts'
import { PreflightDialog } from '#web/features/editor/files/preflight-dialog.tsx'
import { liveView } from '#web/features/editor/live-view.ts'

const CheckPanel = lazy(async () => ({
  default: (await import('#web/features/editor/check/check-panel.tsx')).CheckPanel,
}))

const CheckPopover = lazy(async () => ({
  default: (await import('#web/features/editor/check/check-popover.tsx')).CheckPopover,
}))

export type FileActions = Pick<EditorActions, 'upload' | 'export'>

interface DeskCheck {
  tab: SecondTab | undefined
  status: (onOpen: () => void) => ReactNode
  notice: (onOpen: () => void) => ReactNode
  /** Asks before an export of an unfinished release. */
  preflight: (onOpen: () => void) => ReactNode
  /** The card next to a mark while the panel is closed. */
  popover: (around: { isOff: boolean; onOpenPanel: () => void }) => ReactNode
  /** The same actions; an export asks first when something is unfinished, once for the same items. */
  watchExport: (actions: FileActions) => FileActions
}

export function useDeskCheck(
  { state }: OpenDocumentView,
  handle: EditorHandle | undefined,
  userId: string,
): DeskCheck {
  const documentId = state.status === 'ready' ? state.id : undefined
  const check = useNewsroomCheck(handle, { userId, documentId })
  const { copied, asked, warnBefore, dismiss } = useUnresolvedWarnings(handle)
  return {
    tab: check && {
      title: 'Newsroom check',
      count: <CheckCount check={check} />,
      content: ({ facts, makeWay }) => (
        <Suspense fallback={null}>
          <CheckPanel check={check} facts={facts} beforeShow={makeWay} />
        </Suspense>
      ),
    },
    status: (onOpen) => check && <CheckStatus key="check" check={check} onOpen={onOpen} />,
    popover: (around) =>
      check && (
        <Suspense fallback={null}>
          <CheckPopover check={check} {...around} />
        </Suspense>
      ),
    notice: (onOpen) =>
      copied !== undefined && (
        <CheckNotice
          key="check"
          text={copied}
          onReview={() => {
            dismiss()
            onOpen()
          }}
          onClose={dismiss}
        />
      ),
    preflight: (onOpen) => (
      <PreflightDialog
        text={asked?.text}
        onReview={() => {
          dismiss()
          onOpen()
        }}
        onExport={() => {
          dismiss()
          asked?.run()
        }}
        onClose={dismiss}
      />
    ),
    watchExport: ({ export: run, ...rest }) => ({
      ...rest,
      ...(run && {
        export: (format) => void warnBefore(() => run(format)),
      }),
    }),
  }
}

interface Warnings {
  /** What was unfinished when the text was copied, until the text changes. */
  copied: string | undefined
  /** What is unfinished in a text about to be exported, and the export. */
  asked: { text: string; run: () => void } | undefined
  /** Runs an export, or asks first. */
  warnBefore: (run: () => void) => Promise<void>
  dismiss: () => void
}

/** Warns of the same items once, and again when others are unfinished. */
export function useUnresolvedWarnings(handle: EditorHandle | undefined): Warnings {
  const [copied, setCopied] = useState<string>()
  const [asked, setAsked] = useState<Warnings['asked']>()
  const warnedOf = useRef<string>(undefined)
  const showing = useRef(handle)
  async function findNew(): Promise<string | undefined> {
    if (!handle) return undefined
    const found = await readUnresolved(deskOf(handle).editor.state.doc)
    // Another document may be open by now.
    if (showing.current !== handle || found?.trace === warnedOf.current) return undefined
    warnedOf.current = found?.trace
    return found?.text
  }
  const warnOfCopy = useEffectEvent(async () => setCopied(await findNew()))
  useEffect(() => {
    if (!handle) return
    const { editor } = deskOf(handle)
    const dom = liveView(editor)?.dom
    showing.current = handle
    const onCopied = () => void warnOfCopy()
    // It was about the text as it was copied (decision 31).
    const onChanged = () => setCopied(undefined)
    dom?.addEventListener(documentCopied, onCopied)
    editor.on('update', onChanged)
    return () => {
      dom?.removeEventListener(documentCopied, onCopied)
      editor.off('update', onChanged)
      warnedOf.current = undefined
      setCopied(undefined)
      setAsked(undefined)
    }
  }, [handle])
  return {
    copied,
    asked,
    warnBefore: async (run) => {
      const text = await findNew()
      if (text === undefined) run()
      else setAsked({ text, run })
    },
    dismiss: () => {
      setCopied(undefined)
      setAsked(undefined)
    },
  }
}
