import { useEffect, useRef } from 'react'
import { parseAnalysis } from '#domain/ai/analysis.ts'
import type { AiTask } from '#web/features/editor/ai/ai-task.ts'
import { SuggestionDiff } from '#web/features/editor/ai/analysis/suggestion-diff.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

interface StreamingTextProps {
  task: AiTask
  text: string
  isRunning: boolean
}

/** Shown until the first words arrive. */
const beginnings = {
  generate: 'Reading your prompt',
  rewrite: 'Reading your draft',
  analyze: 'Reading your draft',
} as const satisfies Record<AiTask['kind'], string>

/** Scrolls with the text until the user scrolls up. Screen readers announce the run, not each word. */
export function StreamingText({ task, text, isRunning }: StreamingTextProps) {
  const scroller = useRef<HTMLElement>(null)
  const isFollowing = useRef(true)
  useEffect(() => {
    const { current } = scroller
    if (text !== '' && current && isFollowing.current) current.scrollTop = current.scrollHeight
  }, [text])
  return (
    <ScrollRegion
      ref={scroller}
      label="Text so far"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isFollowing.current = scrollHeight - scrollTop - clientHeight < 40
      }}
      className="release min-h-0 flex-1 overflow-y-auto px-5 py-6 md:px-16 md:py-9"
    >
      {text === '' && <span className="text-ink-soft italic">{beginnings[task.kind]}</span>}
      {task.kind === 'analyze' ? <ArrivingSuggestions text={text} /> : <PlainText text={text} />}
      {isRunning && (
        <span aria-hidden className="ml-0.5 inline-block h-[1.1em] w-0.5 bg-accent align-[-0.2em]" />
      )}
    </ScrollRegion>
  )
}

function PlainText({ text }: { text: string }) {
  return <span className="whitespace-pre-wrap">{text}</span>
}

/** Complete blocks only: the last one may still grow. */
function ArrivingSuggestions({ text }: { text: string }) {
  const end = text.lastIndexOf('\n\n')
  const suggestions = parseAnalysis(end === -1 ? '' : text.slice(0, end))
  return suggestions.map((suggestion) => (
    <p key={suggestion.original}>
      <SuggestionDiff suggestion={suggestion} />
    </p>
  ))
}
