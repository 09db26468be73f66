// Signs that lines share: an emoji, a code in brackets, a cell of a table. Where most lines with one sign are kept out and most others are
// not, the sign means something to its author, and no line with it is printed, whether or not the notes say what it means.
import { mayPrint, type SortedUnit } from '#domain/brief/unit.ts'
import { cells, type Line } from './lines.ts'

const lead =
  /^[\s>*•▸▪◦–—-]{0,12}(?<sign>\p{Extended_Pictographic}|[[({][^\])}\n]{1,16}[\])}]|[+!#§†‡¶~^»%=?]{1,3}(?=\s)|\p{Lu}[\p{Lu}_-]{3,24}(?=:))/u
const tag = /[[(](?<sign>[\p{Lu}\p{Extended_Pictographic}*#!]{1,3})[\])]/u
const trail = /(?<sign>\p{Extended_Pictographic})\s*$/u

/** What the line has in common with others of its sign. */
function listSigns({ text }: Line): string[] {
  const signs = [lead, tag, trail].flatMap((pattern) => pattern.exec(text)?.groups?.sign?.toLowerCase() ?? [])
  const row = cells(text)
  const marked = row.flatMap((cell, index) =>
    index > 0 && row.length > 2 && /^[\p{L}\p{P}\p{S}]{1,12}$/u.test(cell)
      ? [`${index} ${cell.toLowerCase()}`]
      : [],
  )
  const shown = shapes.flatMap(([name, shape]) => (shape.test(text) ? [name] : []))
  return [...new Set([...signs, ...marked, ...shown])]
}

/** Ways to set a line apart without a sign. */
const shapes: readonly (readonly [string, RegExp])[] = [
  ['capitals', /^(?=(?:[^\p{L}]*\p{L}){12})[^\p{Ll}]+$/u],
  ['footnote', /^\s*(?:[¹²³⁴-⁹]|\[\d{1,2}\])/u],
  ['brackets', /^\W{0,3}\(.+\)\W*$/u],
]

/** Most of them, when a sign is to count. */
const most = 0.5

/** Leaves to a person every line with a sign that mostly means silence. */
export function keepSignedOut(units: readonly SortedUnit[], lines: ReadonlyMap<number, Line>): void {
  const byLine = Map.groupBy(units, ({ line }) => line)
  const isMatter = (line: number) =>
    (byLine.get(line) ?? []).some(({ kind }) => kind !== 'furniture' && kind !== 'instruction')
  const isClosed = (line: number) =>
    (byLine.get(line) ?? []).some(({ kind }) => kind === 'private' || kind === 'foreign' || kind === 'unsure')
  const matter = [...lines.keys()].filter(isMatter)
  const groups = new Map<string, number[]>()
  for (const line of matter)
    for (const sign of listSigns(lines.get(line) ?? { text: '', number: line }))
      groups.set(sign, [...(groups.get(sign) ?? []), line])
  const share = (some: readonly number[]) => some.filter(isClosed).length / Math.max(1, some.length)
  for (const group of groups.values()) {
    const own = new Set(group)
    const others = matter.filter((line) => !own.has(line))
    if (group.length < 2 || others.length < 2 || share(group) < most || share(others) >= share(group))
      continue
    for (const line of group)
      for (const unit of byLine.get(line) ?? []) if (mayPrint(unit.kind)) unit.kind = 'unsure'
  }
}
