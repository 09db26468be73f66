// Makes edits in formatted text. Formatting is kept, and an edit that would lose some is left out.
import { applyEdits } from '#domain/check/safe-edits.ts'
import { isSameLook, type ReleaseSpan } from '#domain/formats/release-tree.ts'
import type { TextEdit } from '#domain/rules/rule.ts'

/** The edits that lose no formatting. */
export function keepFormatting<Edit extends TextEdit>(
  spans: readonly ReleaseSpan[],
  edits: readonly Edit[],
): Edit[] {
  let [index, start] = [0, 0]
  return edits.filter((edit) => {
    // Edits come in order, so spans that end before this one are done.
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

/** Whether the edit keeps all formatting; a long replacement across several formats doesn't. */
function keepsLooks(touched: readonly ReleaseSpan[], edit: TextEdit): boolean {
  const [first] = touched
  if (first === undefined || touched.every((span) => isSameLook(span, first)))
    return !(first?.link && edit.to - edit.from > 0 && edit.text === '')
  return edit.text.length <= 3 && edit.to - edit.from <= 24 && touched.every(({ link }) => link === undefined)
}

/** The spans with the edits made. New text gets the formatting of the first character it replaces. */
export function applyEditsToSpans(spans: readonly ReleaseSpan[], edits: readonly TextEdit[]): ReleaseSpan[] {
  const result: ReleaseSpan[] = []
  let start = 0
  let first = 0
  for (const [index, span] of spans.entries()) {
    const end = start + span.text.length
    const isLast = index === spans.length - 1
    // Edits don't overlap, so those that end before this span are done.
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

/** The span's text with its edits. One that began in an earlier span is only deleted here. */
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
