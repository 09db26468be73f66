// Covers the screen while AI is writing: the text as it arrives, and Stop.
import { Square } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { countWords } from '#domain/text/word-count.ts'
import type { AiTask } from '#web/features/editor/ai/ai-task.ts'
import type { WritingAi } from '#web/features/editor/ai/writing-ai.ts'
import { useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyCap } from '#web/ui/commands/key-cap.tsx'
import { StreamingText } from './streaming-text.tsx'

/** `writer` is the name of who writes. */
export function BusyOverlay({ ai, writer }: { ai: WritingAi; writer: string }) {
  const run = useStore(ai.run.state)
  if (run.status === 'idle') return null
  const isRunning = run.status === 'running'
  return (
    <Frame
      title={isRunning ? 'AI is processing your request...' : 'Stopped'}
      task={run.task}
      text={run.text}
      isRunning={isRunning}
      onEscape={isRunning ? () => ai.run.stop() : ai.arrived.setAside}
    >
      {isRunning ? (
        <>
          <span className="text-13 text-ink-soft">
            {writer}. Your draft won’t change until this finishes.
          </span>
          <Button
            variant="secondary"
            aria-keyshortcuts="Escape"
            onClick={() => ai.run.stop()}
            className="max-md:h-12"
          >
            <Square size={16} strokeWidth={1.5} aria-hidden />
            Stop
            <span aria-hidden className="max-md:hidden">
              <KeyCap keys="Esc" />
            </span>
          </Button>
        </>
      ) : (
        <StoppedActions ai={ai} kind={run.task.kind} />
      )}
    </Frame>
  )
}

interface FrameProps {
  title: string
  task: AiTask
  text: string
  isRunning: boolean
  onEscape: () => void
  children: ReactNode
}

function Frame({ title, task, text, isRunning, onEscape, children }: FrameProps) {
  const foot = useRef<HTMLDivElement>(null)
  // The last button is the main one: Stop while it runs (see onOpenAutoFocus), and after that keeping the text.
  useEffect(() => {
    if (!isRunning) focusLast(foot.current)
  }, [isRunning])
  const words = countWords(text)
  return (
    <Primitive.Root open>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-paper/80" />
        <Primitive.Content
          aria-describedby={undefined}
          // The portal renders after the first effect: only now is there a button to focus.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            focusLast(foot.current)
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onPointerDownOutside={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => {
            event.preventDefault()
            // A key held down must not answer the next question.
            if (!event.repeat) onEscape()
          }}
          className="fixed inset-0 z-40 mx-auto flex max-w-[46rem] animate-appear flex-col bg-sheet shadow-pop focus:outline-none md:inset-x-5 md:inset-y-10 md:rounded-sheet"
        >
          <div className="flex items-baseline justify-between gap-6 px-5 pt-5 pb-4 md:px-16 md:pt-6">
            <Primitive.Title className="title-3">{title}</Primitive.Title>
            <span className="text-13 whitespace-nowrap text-ink-soft tabular-nums">
              {words > 0 && task.kind !== 'analyze' && `${words} ${words === 1 ? 'word' : 'words'}`}
            </span>
          </div>
          <div className="relative h-0.5 flex-none overflow-hidden bg-line">
            {isRunning && <span className="absolute inset-y-0 left-0 w-2/5 animate-travel bg-accent" />}
          </div>
          <StreamingText task={task} text={text} isRunning={isRunning} />
          <div
            ref={foot}
            className="flex flex-none items-center justify-between gap-3 border-t border-line px-5 py-3.5 max-md:flex-col max-md:items-stretch md:pr-6 md:pl-16"
          >
            {children}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

function focusLast(foot: HTMLElement | null): void {
  ;[...(foot?.querySelectorAll('button') ?? [])].at(-1)?.focus()
}

const keepLabels = {
  generate: 'Keep this text',
  rewrite: 'Review this text',
  analyze: 'Keep these suggestions',
} as const

function StoppedActions({ ai, kind }: { ai: WritingAi; kind: AiTask['kind'] }) {
  return (
    <>
      <Button variant="quiet" onClick={ai.arrived.discard} className="max-md:h-12">
        {kind === 'analyze' ? 'Discard' : 'Discard and return to the prompt'}
      </Button>
      <span className="flex gap-2 max-md:flex-col">
        {kind === 'rewrite' && (
          <Button variant="secondary" onClick={() => void ai.arrived.copy()} className="max-md:h-12">
            Copy this text
          </Button>
        )}
        <Button onClick={ai.arrived.keep} className="max-md:h-12">
          {keepLabels[kind]}
        </Button>
      </span>
    </>
  )
}
