// 'AI Analysis' (spec 2; decision 16): what waits for the writer's word, then the suggestions. A second tab is there when given.
import { TextSearch } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWatched } from '#web/lib/use-watched.ts'
import { Button } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import type { AiState } from './ai-state.ts'
import type { Analysis } from './analysis/analysis.ts'
import { SuggestionList } from './analysis/suggestion-list.tsx'
import { FactList } from './facts/fact-list.tsx'
import type { FactPlace } from './facts/list-facts.ts'
import type { WritingAi } from './writing-ai.ts'

export const panelTitle = 'AI Analysis'

/** The newsroom check, once there is one. */
export interface SecondTab {
  title: string
  content: ReactNode
}

interface AiPanelProps {
  ai: WritingAi
  state: AiState
  facts: readonly FactPlace[]
  isSheet: boolean
  second: SecondTab | undefined
}

export function AiPanel({ ai, state, facts, isSheet, second }: AiPanelProps) {
  const { analysis } = state
  const [tab, setTab] = useState<'first' | 'second'>('first')
  const first = <FirstTab ai={ai} state={state} facts={facts} isSheet={isSheet} />
  return (
    <SidePanel
      title={panelTitle}
      isSheet={isSheet}
      onClose={() => ai.patch({ isPanelOpen: false })}
      extra={analysis && <Count analysis={analysis} />}
    >
      {second ? (
        <Tabs
          label="Review"
          tabs={[
            { value: 'first', label: panelTitle },
            { value: 'second', label: second.title },
          ]}
          value={tab}
          onValueChange={setTab}
        >
          {tab === 'first' ? first : second.content}
        </Tabs>
      ) : (
        first
      )}
    </SidePanel>
  )
}

/** How many suggestions are still open. */
function Count({ analysis }: { analysis: Analysis }) {
  const cards = useWatched(analysis.cards)
  const open = cards.filter(({ status }) => status === 'open').length
  return (
    <span className="rounded-full bg-fill px-1.5 text-12 text-ink-soft tabular-nums">
      {open}
      <span className="sr-only"> open</span>
    </span>
  )
}

function FirstTab({ ai, state, facts, isSheet }: Omit<AiPanelProps, 'second'>) {
  const { analysis, isKeeping } = state
  const makeWay = async () => {
    if (!isSheet) return
    ai.patch({ isPanelOpen: false })
    // The sheet gives the focus back when it has gone.
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return (
    <>
      <FactList
        editor={ai.editor}
        facts={facts}
        isFolded={analysis !== undefined && !state.isReviewing}
        beforeShow={makeWay}
      />
      {analysis ? (
        <SuggestionList key={analysis.id} ai={ai} analysis={analysis} isKeeping={isKeeping} />
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
