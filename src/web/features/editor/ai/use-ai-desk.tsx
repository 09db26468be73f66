// Connects the editor's AI with the screen: toolbar actions, dialogs, overlay, the proposal's cover, panel, fact strip and status line.
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import type { AppConfig } from '#contract/app-config.ts'
import type { EditorActions, EditorHandle } from '#web/features/editor/editor-handle.ts'
import type { DocumentFacts, FactsView } from '#web/features/editor/facts/document-facts.ts'
import type { SheetCover } from '#web/features/editor/sheet-cover.tsx'
import { loadAppConfig } from '#web/lib/api/app-config.ts'
import { Store, useStore } from '#web/lib/store.ts'
import { createMediaQuery } from '#web/lib/use-media-query.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useHasDialog } from '#web/ui/overlay/dialog-behavior.ts'
import type { AiContext } from './ai-context.ts'
import { AiDialogs } from './ai-dialogs.tsx'
import { AiPanel, type ReviewTab, type SecondTab } from './ai-panel.tsx'
import { type AiState, startState } from './ai-state.ts'
import { AiStatus, WriterStatus } from './ai-status.tsx'
import { FactPopover } from './facts/fact-popover.tsx'
import { FactStrip } from './facts/fact-strip.tsx'
import { useFacts } from './facts/use-facts.ts'
import { ProposalPanel, useProposalCover } from './proposal/use-proposal-cover.tsx'
import type { RunState } from './run/ai-run.ts'
import { BusyOverlay } from './run/busy-overlay.tsx'
import { type NamedWriter, nameWriter } from './writer-line.tsx'
import { WritingAi } from './writing-ai.ts'

/** Whether the side panel fits next to the sheet; otherwise it is a bottom sheet. */
const useHasPanelRoom = createMediaQuery('(width >= 1200px)', true)

export interface AiDesk {
  actions: Pick<EditorActions, 'generate' | 'rewrite' | 'analyze'>
  /** AI is writing or a proposal is waiting: other actions are disabled. */
  isBusy: boolean
  cover: SheetCover | undefined
  /** The panel, dialogs and overlay. */
  panel: ReactNode
  notice: ReactNode
  status: ReactNode
  /** Opens the panel on its second tab. */
  openSecond: () => void
  openReview: () => void
  isSecondShown: boolean
}

const nobody = new Store<AiState>(startState)

export function useAiDesk(
  handle: EditorHandle | undefined,
  context: AiContext,
  second?: SecondTab,
  fourth?: ReviewTab,
): AiDesk {
  const ai = useWritingAi(handle, context)
  const state = useStore(ai?.state ?? nobody)
  const isRunning = useIsRunning(ai)
  const facts = useFacts(ai?.editor)
  const configured = useWriter()
  const writer = nameWriter(context.writer, configured)
  const isSheet = useFrozen(!useHasPanelRoom(), useHasDialog())
  const { proposal, isPanelOpen, strip } = state
  const { cover, view, isListOpen, closeList } = useProposalCover(ai, state, {
    isBuiltin: writer.isBuiltin,
    isSheet,
  })
  const actions = useActions(ai)
  useDropOutdatedStrip(ai, strip)
  useFactsSync(ai, context.facts)
  const third = useFactsTab(ai, state, context)
  const openPanel = () => ai?.patch({ isPanelOpen: true, tab: 'first', isReviewing: false })
  const openSecond = () => ai?.patch({ isPanelOpen: true, tab: 'second' })
  const openFacts = () => ai?.patch({ isPanelOpen: true, tab: 'facts', strip: undefined })
  const review = () => ai?.patch({ isPanelOpen: true, tab: 'first', isReviewing: true, strip: undefined })
  return {
    actions,
    isBusy: isRunning || proposal !== undefined,
    cover,
    panel: (
      <>
        {view && (
          <ProposalPanel
            view={view}
            decisions={state.isKeeping ? undefined : ai?.decisions}
            isSheet={isSheet}
            isOpen={!isSheet || isListOpen}
            onClose={closeList}
          />
        )}
        {ai && !view && isPanelOpen && (
          <AiPanel key={state.analysis?.id} {...{ ai, state, facts, isSheet, second, third, fourth }} />
        )}
        {ai && <AiLayers ai={ai} state={state} writer={writer} isBusy={isRunning} />}
      </>
    ),
    notice: strip && !view && (
      <FactStrip
        key="facts"
        report={strip}
        onReview={review}
        onFacts={third && openFacts}
        onClose={() => ai?.patch({ strip: undefined })}
      />
    ),
    openSecond,
    openReview: () => ai?.patch({ isPanelOpen: true, tab: 'review' }),
    isSecondShown: !view && isPanelOpen && state.tab === 'second',
    status: (
      <>
        {!isPanelOpen && (
          <AiStatus facts={facts} analysis={state.analysis} onReview={review} onOpen={openPanel} />
        )}
        <WriterStatus name={writer.name} onOpen={third && openFacts} />
      </>
    ),
  }
}

/** The value, which doesn't change while a dialog is open: a sheet that came up now would cover it. */
function useFrozen(value: boolean, isFrozen: boolean): boolean {
  const [frozen, setFrozen] = useState(value)
  if (!isFrozen && frozen !== value) setFrozen(value)
  return isFrozen ? frozen : value
}

const FactsPanel = lazyPart(
  async () => (await import('#web/features/editor/facts/facts-panel.tsx')).FactsPanel,
)

const unknown = new Store<FactsView | undefined>(undefined)

function useFactsTab(ai: WritingAi | undefined, { brief }: AiState, context: AiContext) {
  const { facts, documentId, writer, decisions } = context
  const view = useStore<FactsView | undefined>(facts?.state ?? unknown)
  if (!ai || !facts || !view) return undefined
  return ({ makeWay }: { makeWay: () => Promise<void> }) => (
    <Suspense fallback={null}>
      <FactsPanel
        editor={ai.editor}
        brief={brief}
        facts={view}
        onChange={(next) => ai.patch({ brief: next })}
        onAddNotes={ai.openGenerate}
        beforeShow={makeWay}
        decisions={decisions}
        documentId={documentId}
        writer={writer}
        keepOnServer={view.keepOnServer}
        onKeepOnServer={(keepOnServer) => facts.change({ keepOnServer })}
      />
    </Suspense>
  )
}

/** The brief of the dialogs and what is kept with the document are one. What this tab has and the server has not comes first. */
function useFactsSync(ai: WritingAi | undefined, facts: DocumentFacts | undefined): void {
  useEffect(() => {
    if (!ai || !facts) return
    const unsaved = ai.readUnsavedBrief()
    if (unsaved) facts.change({ brief: unsaved })
    const sync = () => ai.syncFacts(facts.state.read())
    sync()
    return facts.state.subscribe(sync)
  }, [ai, facts])
}

/** A statement about facts disappears when the text it was about changes. */
function useDropOutdatedStrip(ai: WritingAi | undefined, strip: AiState['strip']): void {
  useEffect(() => {
    if (!ai || !strip) return
    const drop = () => ai.patch({ strip: undefined })
    ai.editor.on('update', drop)
    return () => void ai.editor.off('update', drop)
  }, [ai, strip])
}

interface AiLayersProps {
  ai: WritingAi
  state: AiState
  writer: NamedWriter
  isBusy: boolean
}

/** Dialogs, overlay, the card next to a mark, and announcements for screen readers. */
function AiLayers({ ai, state, writer, isBusy }: AiLayersProps) {
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {state.announcement}
      </p>
      <AiDialogs ai={ai} state={state} writer={writer} isBusy={isBusy} />
      <BusyOverlay ai={ai} writer={writer.name} />
      <FactPopover
        editor={ai.editor}
        hasKit={ai.context().kit !== undefined}
        isOff={isBusy || state.proposal !== undefined}
      />
    </>
  )
}

/** One per open document: answers must not end up in another document. */
function useWritingAi(handle: EditorHandle | undefined, context: AiContext): WritingAi | undefined {
  const latest = useRef(context)
  useEffect(() => {
    latest.current = context
  })
  const [ai, setAi] = useState<WritingAi>()
  useEffect(() => {
    if (!handle) return
    const created = new WritingAi(handle, () => latest.current)
    setAi(created)
    created.resume()
    return () => {
      setAi(undefined)
      created.close()
    }
  }, [handle])
  const { documentId } = context
  useEffect(() => {
    if (documentId !== undefined) ai?.followId(documentId)
  }, [ai, documentId])
  return ai
}

const idle = new Store<RunState>({ status: 'idle' })

/** Without the streamed text: only the overlay renders that. */
function useIsRunning(ai: WritingAi | undefined): boolean {
  return useStore(ai?.run.state ?? idle, ({ status }) => status !== 'idle')
}

/** Stable functions, so that the toolbar doesn't render again for each document. */
function useActions(ai: WritingAi | undefined): AiDesk['actions'] {
  const latest = useRef(ai)
  useEffect(() => {
    latest.current = ai
  })
  return useMemo(
    () => ({
      generate: () => latest.current?.openGenerate(),
      rewrite: () => latest.current?.openRewrite(),
      analyze: () => latest.current?.analyze(),
    }),
    [],
  )
}

type WriterKind = AppConfig['ai']['writer']

/** The writer of this installation; undefined until it is known. */
function useWriter(): WriterKind | undefined {
  const [writer, setWriter] = useState<WriterKind>()
  useEffect(() => {
    loadAppConfig().then(
      (config) => setWriter(config.ai?.writer),
      (error: unknown) => console.error(error),
    )
  }, [])
  return writer
}
