// Changes of a text as ranges, so that they can be made inside formatted text and explained one by one.
import { isSameLook, type ReleaseSpan } from '#domain/formats/release-tree.ts'

export interface TextEdit {
  from: number
  to: number
  text: string
  why: string
}

/** Sorted by place; of two that overlap the earlier one stays, then the longer one. */
export function settleEdits(edits: readonly TextEdit[]): TextEdit[] {
  const settled: TextEdit[] = []
  let end = 0
  for (const edit of edits.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    if (edit.from < end) continue
    settled.push(edit)
    end = Math.max(edit.to, edit.from + 1)
  }
  return settled
}

/** The text with settled edits made. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = ''
  let at = 0
  for (const edit of edits) {
    result += text.slice(at, edit.from) + edit.text
    at = edit.to
  }
  return result + text.slice(at)
}

/** The spans with settled edits made; new text takes the look of the first character it replaces. */
export function applyEditsToSpans(spans: readonly ReleaseSpan[], edits: readonly TextEdit[]): ReleaseSpan[] {
  const result: ReleaseSpan[] = []
  let start = 0
  let first = 0
  for (const [index, span] of spans.entries()) {
    const end = start + span.text.length
    const isLast = index === spans.length - 1
    // Settled edits lie apart: those that end before this span are of no more concern.
    while (first < edits.length && isBefore(edits[first], start)) first += 1
    const own: TextEdit[] = []
    for (let at = first; at < edits.length; at += 1) {
      const edit = edits[at]
      if (edit === undefined || !(edit.from < end || (isLast && edit.from === end))) break
      own.push(edit)
    }
    pushSpan(result, { ...span, text: cutSpan(span.text, start, own) })
    start = end
  }
  return result
}

function isBefore(edit: TextEdit | undefined, start: number): boolean {
  return edit !== undefined && edit.to <= start && edit.from < start
}

/** An edit that began in an earlier span is only cut here: its text stands there. */
function cutSpan(text: string, start: number, edits: readonly TextEdit[]): string {
  const local = edits.map((edit) => ({
    ...edit,
    from: Math.max(edit.from - start, 0),
    to: Math.min(edit.to - start, text.length),
    text: edit.from >= start ? edit.text : '',
  }))
  return applyEdits(text, local)
}

function pushSpan(spans: ReleaseSpan[], span: ReleaseSpan): void {
  const last = spans.at(-1)
  if (span.text === '') return
  if (last !== undefined && isSameLook(last, span)) last.text += span.text
  else spans.push(span)
}
