// 'AI Analysis': marked facts, then the suggestions, the newsroom check, and what was given.
import { TextSearch } from 'lucide-react'
import type { ReactNode } from 'react'
import { moveFocusByKey, undoByKey } from '#web/features/editor/card-keys.ts'
import { useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/overlay/side-panel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { AiState } from './ai-state.ts'
import type { Analysis } from './analysis/analysis.ts'
import { type Remainder, SuggestionList } from './analysis/suggestion-list.tsx'
import { FactList } from './facts/fact-list.tsx'
import type { FactPlace } from './facts/list-facts.ts'
import type { WritingAi } from './writing-ai.ts'

const panelTitle = 'AI Analysis'
const factsTitle = 'Facts'
const reviewTitle = 'Review'

/** The newsroom check. */
export interface SecondTab {
  title: string
  /** The title as the tab shows it, where there is little room. */
  label: ReactNode
  /** How many items are open there. */
  count: ReactNode
  /** Renders it with the marked facts, which both tabs show. */
  content: (props: { facts: ReactNode; makeWay: () => Promise<void> }) => ReactNode
  /** What it still has, under the suggestions or after the words that there are none; `fallback` where it has nothing. */
  remainder: (props: Remainder & { onOpen: () => void }) => ReactNode
}

interface AiPanelProps {
  ai: WritingAi
  state: AiState
  facts: readonly FactPlace[]
  isSheet: boolean
  second: SecondTab | undefined
  /** Renders the tab 'Facts'; undefined while nothing is known about the document. */
  third: ((props: TabProps) => ReactNode) | undefined
  fourth: ReviewTab | undefined
}

interface TabProps {
  makeWay: () => Promise<void>
}

/** The tab 'Review'; there is none before the first save. */
export interface ReviewTab {
  /** How many comments are open. */
  count: number
  content: (props: TabProps) => ReactNode
}

export function AiPanel({ ai, state, facts, isSheet, second, third, fourth }: AiPanelProps) {
  const { analysis, tab } = state
  const close = () => ai.patch({ isPanelOpen: false })
  const makeWay = async () => {
    if (!isSheet) return
    close()
    // The bottom sheet returns the focus once it has closed.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  const factList = (isFolded: boolean) => (
    <FactList
      editor={ai.editor}
      hasKit={ai.context().kit !== undefined}
      beforeShow={makeWay}
      {...{ facts, isFolded }}
    />
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
  const tabs = listTabs(count, { second, third, fourth })
  const shown = tabs.find(({ value }) => value === tab) ?? tabs[0]
  const contents: Record<AiState['tab'], () => ReactNode> = {
    first: () => first,
    second: () => second?.content({ facts: factList(true), makeWay }),
    facts: () => third?.({ makeWay }),
    review: () => fourth?.content({ makeWay }),
  }
  return (
    <SidePanel
      title={shown?.title ?? panelTitle}
      isSheet={isSheet}
      onClose={close}
      extra={tabs.length === 1 && count}
      hasTabs={tabs.length > 1}
      subject={`${shown?.value} ${state.drafts}`}
      onKeyDown={(event) => {
        moveFocusByKey(event, event.currentTarget)
        undoByKey(event, ai.editor)
      }}
    >
      {tabs.length > 1 ? (
        <Tabs
          label="Panel"
          tabs={tabs}
          value={shown?.value ?? 'first'}
          onValueChange={(next) => ai.patch({ tab: next })}
        >
          {contents[shown?.value ?? 'first']()}
        </Tabs>
      ) : (
        first
      )}
    </SidePanel>
  )
}

interface PanelTab {
  value: AiState['tab']
  title: string
  label: ReactNode
}

function listTabs(
  count: ReactNode,
  { second, third, fourth }: Pick<AiPanelProps, 'second' | 'third' | 'fourth'>,
): PanelTab[] {
  const toTab = (value: AiState['tab'], title: string, open?: ReactNode, label: ReactNode = title) => ({
    ...{ value, title, label: <TabLabel title={label} count={open} /> },
  })
  return [
    toTab('first', panelTitle, count),
    ...(second ? [toTab('second', second.title, second.count, second.label)] : []),
    ...(third ? [toTab('facts', factsTitle)] : []),
    ...(fourth ? [toTab('review', reviewTitle, <OpenCount count={fourth.count} />)] : []),
  ]
}

function TabLabel({ title, count }: { title: ReactNode; count: ReactNode }) {
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
  return <OpenCount count={cards.filter(({ status }) => status === 'open').length} isAlways />
}

function OpenCount({ count, isAlways = false }: { count: number; isAlways?: boolean }) {
  if (count === 0 && !isAlways) return null
  return (
    <span className="rounded-full bg-fill px-1 text-12 text-ink-soft tabular-nums">
      {count}
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
  const remainder = (rest: Remainder) => second?.remainder({ ...rest, onOpen }) ?? rest.fallback
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
