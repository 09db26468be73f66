// Keys for the lists of cards in the side panel: J and K move between cards while the panel has the focus.
import type { Editor } from '@tiptap/core'
import type { KeyboardEvent } from 'react'
import { isShortcut } from '#web/ui/commands/key-names.ts'

export const listCards = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
]

/** From a tab or filter, J moves to the first card. In a field, both keys type letters. */
export function moveFocusByKey(event: KeyboardEvent, panel: HTMLElement | null): void {
  const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
  if (step === 0 || event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return
  const cards = listCards(panel)
  const index = cards.findIndex((card) => card.contains(document.activeElement))
  cards[index + step]?.focus()
}

/** Undo works in the panel too, without focusing the text first. */
export function undoByKey(event: KeyboardEvent, editor: Editor): void {
  if (isField(event.target) || !editor.isEditable) return
  const isUndo = isShortcut(event.nativeEvent, 'Mod+Z')
  if (!isUndo && !isShortcut(event.nativeEvent, 'Mod+Shift+Z')) return
  event.preventDefault()
  if (isUndo) editor.commands.undo()
  else editor.commands.redo()
}

function isField(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable=true]') !== null
  )
}
