// 'AI Analysis' (spec 2; decision 16): marked facts, then the suggestions, the newsroom check, and what was given.
import { TextSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { moveByKey, undoByKey } from '#web/features/editor/cards.ts'
import { useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/overlay/side-panel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { AiState } from './ai-state.ts'
import type { Analysis } from './analysis/analysis.ts'
import { SuggestionList } from './analysis/suggestion-list.tsx'
import { FactList } from './facts/fact-list.tsx'
import type { FactPlace } from './facts/list-facts.ts'
import type { WritingAi } from './writing-ai.ts'

export const panelTitle = 'AI Analysis'
const factsTitle = 'Facts'

/** The newsroom check. */
export interface SecondTab {
  title: string
  /** How many items are open there. */
  count: ReactNode
  /** Renders it with the marked facts, which both tabs show. */
  content: (around: { facts: ReactNode; makeWay: () => Promise<void> }) => ReactNode
  /** What it still has, under the suggestions; `fallback` where it has nothing. */
  remainder: (around: { fallback: ReactNode; onOpen: () => void }) => ReactNode
}

interface AiPanelProps {
  ai: WritingAi
  state: AiState
  facts: readonly FactPlace[]
  isSheet: boolean
  second: SecondTab | undefined
  /** Renders the tab 'Facts'; undefined while nothing is known about the document. */
  third: ((around: { makeWay: () => Promise<void> }) => ReactNode) | undefined
}

export function AiPanel({ ai, state, facts, isSheet, second, third }: AiPanelProps) {
  const { analysis, tab } = state
  const close = () => ai.patch({ isPanelOpen: false })
  const makeWay = async () => {
    if (!isSheet) return
    close()
    // The bottom sheet returns the focus once it has closed.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const factList = (isFolded: boolean) => (
    <FactList editor={ai.editor} facts={facts} isFolded={isFolded} beforeShow={makeWay} />
  )
  const first = (
    <FirstTab
      ai={ai}
      state={state}
      facts={factList(analysis !== undefined && !state.isReviewing)}
      second={second}
    />
  )
  const count = analysis && <Count analysis={analysis} />
  const isSecond = second !== undefined && tab === 'second'
  const isThird = third !== undefined && tab === 'facts'
  const tabs = listTabs(count, second, third !== undefined)
  const title = isThird ? factsTitle : isSecond ? second.title : panelTitle
  return (
    <SidePanel
      title={title}
      isSheet={isSheet}
      onClose={close}
      extra={tabs.length === 1 && count}
      hasTabs={tabs.length > 1}
      onKeyDown={(event) => {
        moveByKey(event, event.currentTarget)
        undoByKey(event, ai.editor)
      }}
    >
      {tabs.length > 1 ? (
        <Tabs label="Review" tabs={tabs} value={tab} onValueChange={(next) => ai.patch({ tab: next })}>
          {isThird && third({ makeWay })}
          {isSecond && second.content({ facts: factList(true), makeWay })}
          {!isThird && !isSecond && first}
        </Tabs>
      ) : (
        first
      )}
    </SidePanel>
  )
}

interface PanelTab {
  value: AiState['tab']
  label: ReactNode
}

function listTabs(count: ReactNode, second: SecondTab | undefined, hasFacts: boolean): PanelTab[] {
  const tabs: PanelTab[] = [{ value: 'first', label: <TabLabel title={panelTitle} count={count} /> }]
  if (second) tabs.push({ value: 'second', label: <TabLabel title={second.title} count={second.count} /> })
  if (hasFacts) tabs.push({ value: 'facts', label: factsTitle })
  return tabs
}

function TabLabel({ title, count }: { title: string; count: ReactNode }) {
  return (
    <>
      {title}
      {count}
    </>
  )
}

/** The number of open suggestions. */
function Count({ analysis }: { analysis: Analysis }) {
  const cards = useStore(analysis.cards)
  const open = cards.filter(({ status }) => status === 'open').length
  return (
    <span className="rounded-full bg-fill px-1 text-12 text-ink-soft tabular-nums">
      {open}
      <span className="sr-only"> open</span>
    </span>
  )
}

interface FirstTabProps {
  ai: WritingAi
  state: AiState
  facts: ReactNode
  second: SecondTab | undefined
}

function FirstTab({ ai, state: { analysis, isKeeping }, facts, second }: FirstTabProps) {
  const onOpen = () => ai.patch({ tab: 'second' })
  const remainder = (fallback: ReactNode) => second?.remainder({ fallback, onOpen }) ?? fallback
  return (
    <>
      {facts}
      {analysis ? (
        <SuggestionList key={analysis.id} {...{ ai, analysis, isKeeping, remainder }} />
      ) : (
        <div className="grid justify-items-start gap-3 px-4 py-5 text-14 text-ink-soft">
          <p>No analysis of this draft yet.</p>
          <Button variant="secondary" size="small" onClick={ai.analyze}>
            <TextSearch size={16} strokeWidth={1.5} aria-hidden />
            Analyze
          </Button>
        </div>
      )}
    </>
  )
}
