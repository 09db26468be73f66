// The changes of a proposal one by one: where each is in the old and in the proposed document, and what happens to both when it is
// accepted, rejected, or the text is edited in the meantime.
//
// The comparison works on words; places are counted in characters that are no white space, which both sides share whatever their
// spaces and paragraphs. A change reaches from the character before it to the one after it, so that spaces and paragraph ends are included.
import type { Node } from '@tiptap/pm/model'
import { Transform } from '@tiptap/pm/transform'
import { type DiffPart, diffWords } from '#domain/text/word-diff.ts'
import { listTextblocks, type Range } from '#web/features/editor/ai/facts/text-places.ts'

export interface ChangeRow {
  removed: string
  added: string
  /** Its place in the old document. */
  before: Range
  /** Its place in the proposed document. */
  after: Range
}

const sign = /\S/g
/** How a horizontal rule is compared; see read-lines.ts. */
const ruleSigns = 3

/** The place of every character except white space. */
function listSigns(doc: Node): Range[] {
  const signs: Range[] = []
  doc.descendants((node, position) => {
    if (node.type.name === 'horizontalRule')
      for (let index = 0; index < ruleSigns; index += 1)
        signs.push({ from: position, to: position + node.nodeSize })
    if (node.isText)
      for (const { index } of (node.text ?? '').matchAll(sign))
        signs.push({ from: position + index, to: position + index + 1 })
    return !node.isText
  })
  return signs
}

/** A change counted in signs: from the first of its own to the first after it, on both sides. */
interface SignChange {
  removed: string
  added: string
  old: Range
  now: Range
}

const countSigns = (text: string): number => text.match(sign)?.length ?? 0

function listSignChanges(parts: readonly DiffPart[]): SignChange[] {
  const changes: SignChange[] = []
  let [old, now] = [0, 0]
  for (const [index, { kind, text }] of parts.entries()) {
    const count = countSigns(text)
    const end = { old: kind === 'added' ? old : old + count, now: kind === 'removed' ? now : now + count }
    if (kind !== 'same') {
      const isNew = index === 0 || parts[index - 1]?.kind === 'same'
      if (isNew)
        changes.push({ removed: '', added: '', old: { from: old, to: old }, now: { from: now, to: now } })
      const last = changes.at(-1) as SignChange
      last[kind] += text
      last.old.to = end.old
      last.now.to = end.now
    }
    ;[old, now] = [end.old, end.now]
  }
  return changes
}

/** Every change of a comparison in order; none if the documents don't have the compared texts. */
export function listRows(parts: readonly DiffPart[], before: Node, after: Node): ChangeRow[] {
  const [old, now] = [listSigns(before), listSigns(after)]
  const all = (kind: DiffPart['kind']) =>
    parts.reduce((sum, part) => sum + (part.kind === kind ? 0 : countSigns(part.text)), 0)
  if (all('added') !== old.length || all('removed') !== now.length) return []
  return listSignChanges(parts).map((change) => ({
    removed: change.removed.trim(),
    added: change.added.trim(),
    before: toPlace(before, old, change.old),
    after: toPlace(after, now, change.now),
  }))
}

/** From the end of the sign before to the start of the sign after. */
function toPlace(doc: Node, signs: readonly Range[], { from, to }: Range): Range {
  return { from: signs[from - 1]?.to ?? 0, to: signs[to]?.from ?? doc.content.size }
}

/** The old document with one change made. */
export function acceptRow(before: Node, after: Node, row: ChangeRow): Node {
  return replaceIn(before, row.before, after, row.after)
}

/** The proposed document without one change. */
export function rejectRow(before: Node, after: Node, row: ChangeRow): Node {
  return replaceIn(after, row.after, before, row.before)
}

function replaceIn(doc: Node, place: Range, source: Node, from: Range): Node {
  return new Transform(doc).replace(place.from, place.to, source.slice(from.from, from.to)).doc
}

/** The changes made to a text that was edited in the meantime; a change whose words, or whose neighbors, were edited is left out. */
export function moveRows(
  before: Node,
  after: Node,
  edited: Node,
): { after: Node; retired: number; left: number } {
  const edits = listSignChanges(diffTexts(before, edited))
  const changes = listSignChanges(diffTexts(before, after))
  const [now, signs] = [listSigns(after), listSigns(edited)]
  const doc = new Transform(edited)
  const unedited = changes.filter(({ old }) => edits.every((edit) => !touches(edit.old, old)))
  for (const change of unedited.toReversed()) {
    const shift = edits.reduce(
      (sum, edit) => (edit.old.to <= change.old.from ? sum + length(edit.now) - length(edit.old) : sum),
      0,
    )
    const place = toPlace(edited, signs, { from: change.old.from + shift, to: change.old.to + shift })
    const source = toPlace(after, now, change.now)
    doc.replace(place.from, place.to, after.slice(source.from, source.to))
  }
  return { after: doc.doc, retired: changes.length - unedited.length, left: unedited.length }
}

const length = ({ from, to }: Range): number => to - from

/** The characters next to a change belong to it: it is made between them. */
function touches(edit: Range, change: Range): boolean {
  return edit.from <= change.to && edit.to >= change.from
}

function diffTexts(before: Node, after: Node): DiffPart[] {
  return diffWords(textOf(before), textOf(after)).parts
}

/** With the same characters as in the document. */
function textOf(doc: Node): string {
  const lines: string[] = []
  doc.descendants((node) => {
    if (node.type.name === 'horizontalRule') lines.push('* * *')
    if (node.isTextblock) lines.push(listTextblocks(doc.type.create(null, node))[0]?.text ?? '')
    return !node.isTextblock
  })
  return lines.join('\n')
}
