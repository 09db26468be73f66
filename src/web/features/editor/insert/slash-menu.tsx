// '/' in the text offers what can be inserted. The caret stays in the text: letters narrow the list, arrow keys choose, Enter inserts.
import type { Editor } from '@tiptap/core'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import type { Insertion } from '#domain/client/insertions.ts'
import type { EditorDesk } from '#web/features/editor/editor-handle.ts'
import { liveView } from '#web/features/editor/live-view.ts'
import { useEditorValue } from '#web/features/editor/use-editor-value.ts'
import { ListboxOption } from '#web/ui/commands/listbox-option.tsx'
import { Popover } from '#web/ui/overlay/popover.tsx'
import { insertionIcons, nameInsertion } from './insert-menu.tsx'
import { insertPart } from './insert-part.ts'
import { findSlash, narrow } from './slash.ts'

export function SlashMenu({ desk }: { desk: EditorDesk }) {
  const { editor, insertions = [] } = desk
  const slash = useEditorValue(
    editor,
    () => findSlash(editor.state),
    (one, other) => one?.from === other?.from && one?.query === other?.query,
  )
  const [dismissed, setDismissed] = useState<number>()
  const [chosen, setChosen] = useState({ key: '', index: 0 })
  const shown = slash && slash.from !== dismissed ? narrow(insertions, nameInsertion, slash.query) : []
  const isOpen = shown.length > 0 && !desk.isBusy
  const key = `${slash?.from} ${slash?.query}`
  const index = chosen.key === key ? Math.min(chosen.index, shown.length - 1) : 0
  const listId = useId()
  const pick = (part: Insertion | undefined) => {
    const now = findSlash(editor.state)
    if (part && now) insertPart(editor, part, now)
  }
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isOpen || event.isComposing) return
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (move !== undefined) setChosen({ key, index: (index + move + shown.length) % shown.length })
    else if (event.key === 'Enter' || event.key === 'Tab') pick(shown[index])
    else if (event.key === 'Escape') setDismissed(slash?.from)
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  useEffect(() => {
    const dom = liveView(editor)?.dom
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    // Before the text's own keys.
    dom?.addEventListener('keydown', listener, true)
    return () => dom?.removeEventListener('keydown', listener, true)
  }, [editor])
  useActiveOption(editor, isOpen ? `${listId}-${index}` : undefined, listId)
  return (
    <Popover
      open={isOpen}
      onOpenChange={(open) => !open && setDismissed(slash?.from)}
      label="Insert"
      anchor={() => caretRectangle(editor, slash?.from)}
      onClosed={() => undefined}
      leavesFocus
    >
      <div role="listbox" id={listId} aria-label="Insert" className="-m-2.5 grid">
        {shown.map((part, at) => {
          const Icon = insertionIcons[part.group]
          return (
            <ListboxOption
              key={part.id}
              id={`${listId}-${at}`}
              isActive={at === index}
              onMouseDown={(event) => event.preventDefault()}
              // A resting pointer chooses nothing: one row looks chosen, and Enter takes it.
              onMouseMove={() => at !== index && setChosen({ key, index: at })}
              onClick={() => pick(part)}
              className="min-h-9 gap-2.5 px-2"
            >
              <Icon size={18} strokeWidth={1.5} aria-hidden className="flex-none text-ink-soft" />
              <span className="min-w-0 truncate">{nameInsertion(part)}</span>
            </ListboxOption>
          )
        })}
      </div>
    </Popover>
  )
}

/** Tells screen readers which option the keys are on while the focus stays in the text. */
function useActiveOption(editor: Editor, option: string | undefined, listId: string): void {
  useEffect(() => {
    const dom = liveView(editor)?.dom
    if (!dom || option === undefined) return
    dom.setAttribute('aria-controls', listId)
    dom.setAttribute('aria-activedescendant', option)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, option, listId])
}

function caretRectangle(editor: Editor, position = 0): DOMRect {
  const at = Math.min(position, editor.state.doc.content.size)
  const { left, top, bottom } = liveView(editor)?.coordsAtPos(at) ?? new DOMRect()
  return new DOMRect(left, top, 0, bottom - top)
}
