// Edits made in formatted text: its looks stay, and an edit that would flatten them is not made.
import { applyEdits } from '#domain/check/safe-edits.ts'
import { isSameLook, type ReleaseSpan } from '#domain/formats/release-tree.ts'
import type { TextEdit } from '#domain/rules/rule.ts'

/** Those of the settled edits that flatten no looks. */
export function keepLooks<Edit extends TextEdit>(
  spans: readonly ReleaseSpan[],
  edits: readonly Edit[],
): Edit[] {
  let [index, start] = [0, 0]
  return edits.filter((edit) => {
    // Edits come in order: spans that end before this one are passed for good.
    while (index < spans.length && start + lengthOf(spans[index]) <= edit.from) {
      start += lengthOf(spans[index])
      index += 1
    }
    let last = index
    for (let end = start; last < spans.length && end < edit.to; last += 1) end += lengthOf(spans[last])
    return keepsLooks(
      spans.slice(index, last).filter((span) => span.text !== ''),
      edit,
    )
  })
}

function lengthOf(span: ReleaseSpan | undefined): number {
  return span?.text.length ?? 0
}

/** A long replacement over several looks would flatten them. */
function keepsLooks(touched: readonly ReleaseSpan[], edit: TextEdit): boolean {
  const [first] = touched
  if (first === undefined || touched.every((span) => isSameLook(span, first)))
    return !(first?.link && edit.to - edit.from > 0 && edit.text === '')
  return edit.text.length <= 3 && edit.to - edit.from <= 24 && touched.every(({ link }) => link === undefined)
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

/** An edit that began in an earlier span is only cut here: its text is there. */
function cutSpan(text: string, start: number, edits: readonly TextEdit[]): string {
  const local = edits.map((edit) => ({
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
