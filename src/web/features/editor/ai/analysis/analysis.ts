// The suggestions of one analysis and their state, which follows the text: an undone suggestion can be applied again, and
// one whose paragraph is gone is stale.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Slice } from '@tiptap/pm/model'
import type { Suggestion } from '#domain/ai/analysis.ts'
import { compareFacts } from '#domain/facts/compare-facts.ts'
import { byAi } from '#web/features/editor/ai/facts/fact-marks.ts'
import { markFacts } from '#web/features/editor/ai/facts/mark-facts.ts'
import { listTextblocks, type Range, readBlockText } from '#web/features/editor/ai/facts/text-places.ts'
import { Store } from '#web/lib/store.ts'
import { isSameText, locateSuggestion } from './locate-suggestion.ts'
import { replaceWords } from './replace-words.ts'
import { forgetAnchors, moveTo, readAnchor } from './suggestion-anchors.ts'

export type CardStatus = 'open' | 'applied' | 'stale' | 'dismissed'

export interface SuggestionCard {
  id: number
  suggestion: Suggestion
  status: CardStatus
  /** The words Apply would replace, if they differ from the original. */
  current: string | undefined
  /** Facts that Apply would lose. */
  lost: readonly string[]
  /** The text before it was applied; undefined once that place was edited. */
  undo: { old: Slice; text: string } | undefined
  /** The words it replaced, which may differ from the original after a fuzzy match. */
  replaced: string | undefined
}

export class Analysis {
  static #count = 0
  /** Distinguishes one analysis from the next. */
  readonly id = ++Analysis.#count
  readonly cards: Store<readonly SuggestionCard[]>
  readonly #editor: Editor

  constructor(editor: Editor, suggestions: readonly Suggestion[]) {
    this.#editor = editor
    this.cards = new Store(
      suggestions.map((suggestion, id) => ({
        id,
        suggestion,
        status: 'stale',
        current: undefined,
        lost: [],
        undo: undefined,
        replaced: undefined,
      })),
    )
    forgetAnchors(editor)
    this.refresh()
  }

  /** Applies a suggestion in one undo step; false if no paragraph matches anymore. `given` is material besides the draft. */
  apply(id: number, sources: readonly string[] = []): boolean {
    const card = this.#find(id)
    this.refresh()
    const range = readAnchor(this.#editor.state, id)
    if (!card || !range || this.#find(id)?.status !== 'open') return false
    const { state } = this.#editor
    const { tr, doc } = state
    const old = doc.slice(range.from, range.to)
    const before = this.#read(range)
    const replaced = replaceWords(tr, range, card.suggestion.improved)
    markFacts(state, tr, sources, replaced)
    this.#dispatch(tr, id, replaced)
    const text = this.#read(replaced)
    this.#patch(id, { status: 'applied', undo: { old, text }, replaced: before })
    return true
  }

  /** Reverts a suggestion in one undo step. */
  undo(id: number): void {
    const range = readAnchor(this.#editor.state, id)
    const undo = this.#find(id)?.undo
    if (!undo || !range || this.#read(range) !== undo.text) {
      this.refresh()
      return
    }
    const { tr } = this.#editor.state
    tr.replace(range.from, range.to, undo.old)
    this.#dispatch(tr.setMeta(byAi, true), id, { from: range.from, to: range.from + undo.old.size })
    this.#patch(id, { status: 'open', undo: undefined })
  }

  dismiss(id: number): void {
    this.#patch(id, { status: 'dismissed' })
  }

  /** Makes a change to the text and dismisses the suggestions whose passage it replaced. */
  clearReplaced(change: () => void): void {
    this.refresh()
    const open = this.cards.read().filter(({ status }) => status === 'open')
    const passages = new Map(open.map(({ id }) => [id, this.#readPassage(id)]))
    change()
    for (const [id, passage] of passages) if (this.#readPassage(id) !== passage) this.dismiss(id)
    this.refresh()
  }

  #readPassage(id: number): string {
    const range = readAnchor(this.#editor.state, id)
    return range ? this.#read(range) : ''
  }

  /** Updates each card's state from the current text. */
  refresh(): void {
    const blocks = listTextblocks(this.#editor.state.doc)
    const moved = new Map<number, Range>()
    const next = this.cards.read().map((old) => {
      const { status, range } = this.#look(old, blocks)
      if (range) moved.set(old.id, range)
      const card = this.#compare(old, status, range)
      const isGone = card.undo && status === 'applied' && !this.#isAsApplied(card)
      const undo = status === 'applied' && !isGone ? card.undo : undefined
      return status === card.status && undo === card.undo ? card : { ...card, status, undo }
    })
    if (moved.size > 0) {
      const { state, view } = this.#editor
      view.dispatch(moveTo(state.tr, moved))
    }
    const old = this.cards.read()
    if (next.some((card, index) => card !== old[index])) this.cards.set(next)
  }

  #look(
    card: SuggestionCard,
    blocks: ReturnType<typeof listTextblocks>,
  ): { status: CardStatus; range?: Range } {
    const { status, suggestion } = card
    if (status === 'dismissed') return { status }
    const anchor = readAnchor(this.#editor.state, card.id)
    const text = anchor ? this.#read(anchor) : ''
    if (text !== '' && isSameText(text, suggestion.original)) return { status: 'open' }
    if (text !== '' && isSameText(text, suggestion.improved)) return { status: 'applied' }
    if (status === 'applied') return { status: text !== '' && text === card.replaced ? 'open' : status }
    const range = locateSuggestion(blocks, suggestion.original)
    return range ? { status: 'open', range } : { status: 'stale' }
  }

  /** What Apply would do to the current words. */
  #compare(card: SuggestionCard, status: CardStatus, range: Range | undefined): SuggestionCard {
    if (status !== 'open') return card
    const { original, improved } = card.suggestion
    const place = range ?? readAnchor(this.#editor.state, card.id)
    const text = place ? this.#read(place) : original
    const current = isSameText(text, original) ? undefined : text
    if (current === card.current && card.status === 'open') return card
    const { lost, changed } = compareFacts(current ?? original, improved)
    const gone = [...lost, ...changed.map(({ before }) => before)]
    return { ...card, current, lost: gone.map((fact) => fact.text) }
  }

  #isAsApplied({ id, undo }: SuggestionCard): boolean {
    const range = readAnchor(this.#editor.state, id)
    return range !== undefined && undo !== undefined && this.#read(range) === undo.text
  }

  #find(id: number): SuggestionCard | undefined {
    return this.cards.read().find((card) => card.id === id)
  }

  #read({ from, to }: Range): string {
    return from < to ? readBlockText(this.#editor.state.doc, from, to) : ''
  }

  #patch(id: number, part: Partial<SuggestionCard>): void {
    this.cards.set(this.cards.read().map((card) => (card.id === id ? { ...card, ...part } : card)))
  }

  #dispatch(tr: Editor['state']['tr'], id: number, range: Range): void {
    const { view } = this.#editor
    view.dispatch(closeHistory(moveTo(tr, new Map([[id, range]]))))
    view.dispatch(closeHistory(this.#editor.state.tr))
  }
}
