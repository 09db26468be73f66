// The newsroom check on the writing screen: its tab, its status, and a warning when a release is exported with blanks.
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { OpenDocumentView } from '#web/features/documents/use-open-document.ts'
import type { SecondTab } from '#web/features/editor/ai/ai-panel.tsx'
import { CheckNotice } from '#web/features/editor/check/check-notice.tsx'
import { CheckCount, CheckStatus } from '#web/features/editor/check/check-status.tsx'
import { readUnresolved } from '#web/features/editor/check/read-unresolved.ts'
import { useNewsroomCheck } from '#web/features/editor/check/use-newsroom-check.ts'
import { documentCopied } from '#web/features/editor/document/copy-document.ts'
import { deskOf, type EditorActions, type EditorHandle } from '#web/features/editor/editor-handle.ts'
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
  /** The card next to a mark while the panel is closed. */
  popover: (around: { isOff: boolean; onOpenPanel: () => void }) => ReactNode
  /** The same actions; an export warns about open items, once for the same items. */
  watchExport: (actions: FileActions) => FileActions
}

export function useDeskCheck(
  { state }: OpenDocumentView,
  handle: EditorHandle | undefined,
  userId: string,
): DeskCheck {
  const documentId = state.status === 'ready' ? state.id : undefined
  const check = useNewsroomCheck(handle, { userId, documentId })
  const [loose, setLoose] = useState<string>()
  const warnedOf = useRef<string>(undefined)
  const showing = useRef(handle)
  const warn = useEffectEvent(async () => {
    if (!handle) return
    const found = await readUnresolved(deskOf(handle).editor.state.doc)
    // Another document may be open by now.
    if (showing.current !== handle) return
    // Once for the same items, and again when others are open.
    if (found?.trace === warnedOf.current) return
    warnedOf.current = found?.trace
    setLoose(found?.text)
  })
  useEffect(() => {
    if (!handle) return
    const dom = liveView(deskOf(handle).editor)?.dom
    showing.current = handle
    if (!dom) return
    const onCopied = () => void warn()
    dom.addEventListener(documentCopied, onCopied)
    return () => {
      dom.removeEventListener(documentCopied, onCopied)
      warnedOf.current = undefined
      setLoose(undefined)
    }
  }, [handle])
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
      loose !== undefined && (
        <CheckNotice
          key="check"
          text={loose}
          onReview={() => {
            setLoose(undefined)
            onOpen()
          }}
          onClose={() => setLoose(undefined)}
        />
      ),
    watchExport: ({ export: run, ...rest }) => ({
      ...rest,
      ...(run && {
        export: (format) => {
          run(format)
          void warn()
        },
      }),
    }),
  }
}
