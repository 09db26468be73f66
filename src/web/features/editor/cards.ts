// Lists of cards beside the sheet: J and K move between them while the list has the focus.
import type { KeyboardEvent } from 'react'

export const cardsOf = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-card]') ?? []),
]

export function moveByKey(event: KeyboardEvent, list: HTMLElement | null): void {
  const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
  if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return
  const cards = cardsOf(list)
  const index = cards.findIndex((card) => card.contains(document.activeElement))
  cards[index + step]?.focus()
}
