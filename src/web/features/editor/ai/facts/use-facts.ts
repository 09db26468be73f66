import type { Editor } from '@tiptap/core'
import { useEditorValue } from '#web/features/editor/use-editor-value.ts'
import { type FactPlace, listFacts } from './list-facts.ts'

const none: readonly FactPlace[] = []

/**
 * Every marked place; renders again when one is added, removed or changed, but not when it only moves. So positions may be outdated:
 * find a place by its index before acting on it (`findFact`).
 */
export function useFacts(editor: Editor | undefined): readonly FactPlace[] {
  return useEditorValue(editor, () => (editor ? listFacts(editor.state.doc) : none), areEqual)
}

function areEqual(one: readonly FactPlace[], other: readonly FactPlace[]): boolean {
  return one.length === other.length && one.every((place, index) => isSame(place, other[index]))
}

function isSame(place: FactPlace, other: FactPlace | undefined): boolean {
  if (place.kind !== other?.kind || place.text !== other.text) return false
  if (place.kind === 'fact') return true
  return other.kind === 'quote' && place.state === other.state && place.approval?.at === other.approval?.at
}

/** The current place; undefined if it is gone. */
export function findFact(editor: Editor, index: number, { text }: FactPlace): FactPlace | undefined {
  const now = listFacts(editor.state.doc)
  return now[index]?.text === text ? now[index] : now.find((place) => place.text === text)
}
