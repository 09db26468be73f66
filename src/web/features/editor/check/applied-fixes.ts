// Applied fixes with the text they replaced: each can be undone as long as its words are unchanged.
import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import type { Node, Slice } from '@tiptap/pm/model'
import type { Transaction } from '@tiptap/pm/state'
import type { Mapping } from '@tiptap/pm/transform'
import type { Finding } from '#domain/check/finding.ts'
import { byAi } from '#web/features/editor/ai/facts/fact-marks.ts'
import { Store } from '#web/lib/store.ts'
import { addFix, rangesOf } from './apply-fix.ts'

interface Place {
  readonly from: number
  readonly to: number
  readonly old: Slice
  readonly text: string
}

export interface AppliedFix {
  readonly id: number
  readonly rule: string
  readonly message: string
  readonly places: readonly Place[]
}

/** Enough for the list; Mod+Z goes further back. */
const maxFixes = 50

export class AppliedFixes {
  /** Newest first. */
  readonly list = new Store<readonly AppliedFix[]>([])
  readonly #editor: Editor
  #lastId = 0

  constructor(editor: Editor) {
    this.#editor = editor
    editor.on('transaction', this.#onTransaction)
  }

  close(): void {
    this.#editor.off('transaction', this.#onTransaction)
  }

  /** Fixes the findings of a document whose blocks start at these positions, in one undo step. */
  apply(findings: readonly Finding[], starts: readonly number[]): void {
    const { state } = this.#editor
    const fixed = withoutOverlap(findings, starts, state.doc)
    const { tr, doc } = state
    for (const { finding } of fixed) if (finding.fix) addFix(tr, finding.fix, starts)
    this.#dispatch(tr)
    const done = fixed.map(({ finding: { rule, message }, ranges }) => {
      this.#lastId += 1
      return { id: this.#lastId, rule, message, places: ranges.map((range) => toPlace(range, doc, tr)) }
    })
    this.list.set([...done, ...this.list.read()].slice(0, maxFixes))
  }

  /** Reverts the fix in its own undo step. */
  undo(id: number): void {
    const fix = this.list.read().find((each) => each.id === id)
    if (!fix) return
    const { tr } = this.#editor.state
    for (const { from, to, old } of fix.places.toSorted((one, other) => other.from - one.from))
      tr.replace(from, to, old)
    this.#dispatch(tr)
    this.list.set(this.list.read().filter((each) => each.id !== id))
  }

  #dispatch(tr: Transaction): void {
    this.#editor.view.dispatch(closeHistory(tr.setMeta(byAi, true)))
    this.#editor.view.dispatch(closeHistory(this.#editor.state.tr))
  }

  #onTransaction = ({ transaction }: { transaction: Transaction }): void => {
    const fixes = this.list.read()
    if (!transaction.docChanged || fixes.length === 0) return
    const { mapping, doc } = transaction
    const valid = fixes.flatMap((fix) => {
      const places = fix.places.map((place) => moveAlong(place, mapping))
      return places.every((place) => isUnchanged(place, doc)) ? [{ ...fix, places }] : []
    })
    this.list.set(valid)
  }
}

/** From last to first, so that earlier positions stay valid. Of two overlapping fixes one waits for the next check. */
function withoutOverlap(findings: readonly Finding[], starts: readonly number[], doc: Node) {
  const sorted = findings
    .flatMap((finding) => {
      const ranges = finding.fix ? rangesOf(finding.fix, starts, doc) : []
      const [from, to] = [
        Math.min(...ranges.map((range) => range.from)),
        Math.max(...ranges.map((range) => range.to)),
      ]
      return ranges.length === 0 ? [] : [{ finding, ranges, from, to }]
    })
    .toSorted((one, other) => other.from - one.from)
  let start = Number.POSITIVE_INFINITY
  return sorted.filter(({ from, to }) => {
    if (to >= start) return false
    start = from
    return true
  })
}

function toPlace(
  { from, to }: { from: number; to: number },
  before: Node,
  { mapping, doc }: Transaction,
): Place {
  const [start, end] = [mapping.map(from, -1), mapping.map(to, 1)]
  return { from: start, to: end, old: before.slice(from, to), text: doc.textBetween(start, end) }
}

/** Text typed next to new words isn't part of them; text typed where words were removed is. */
function moveAlong(place: Place, mapping: Mapping): Place {
  const side = place.from === place.to ? -1 : 1
  return { ...place, from: mapping.map(place.from, side), to: mapping.map(place.to, -side) }
}

function isUnchanged({ from, to, text }: Place, doc: Node): boolean {
  return from <= to && doc.textBetween(from, to) === text
}
