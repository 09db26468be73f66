// Applied fixes, each with Undo.
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { PanelSection } from '#web/features/editor/panel-section.tsx'
import { useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import type { NewsroomCheck } from './newsroom-check.ts'

export function AppliedFixList({ check }: { check: NewsroomCheck }) {
  const fixes = useStore(check.done.list)
  const list = useRef<HTMLUListElement>(null)
  /** Moves the focus to the next line, or to the panel, when a line disappears. */
  const undo = (id: number, index: number) => {
    const panel = list.current?.closest<HTMLElement>('[tabindex="-1"]')
    flushSync(() => {
      check.done.undo(id)
      check.refresh()
    })
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    ;(buttons[index] ?? buttons.at(-1) ?? panel)?.focus()
  }
  if (fixes.length === 0) return null
  return (
    <PanelSection title="Done" count={fixes.length} isOpen>
      <ul ref={list} aria-label="Done" className="-my-1">
        {fixes.map(({ id, rule, message }, index) => (
          <li key={id} className="flex items-center gap-2 py-1 text-13">
            <span className="min-w-0 flex-1 text-ink-soft [overflow-wrap:anywhere]">
              {message} <span className="text-12 tabular-nums">{rule}</span>
            </span>
            <Button
              variant="secondary"
              size="small"
              aria-label={`Undo: ${message}`}
              onClick={() => undo(id, index)}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
