// Mail and terminals wrap lines at a fixed width. Those lines are joined into paragraphs again; bullets, contacts, addresses, programs and
// columns, whose line breaks are intended, stay separate.
import { joinLines, readQuoteMarks } from './join-lines.ts'

const longLine = 50
const widthMax = 100
/** How much shorter than the width a line may be although the next word would have fit. */
const tolerance = 5
const bullet = /^\s*(?:[-–—*•·▪■◦]|\(?\d{1,3}[.)])\s+\S/
const label = /^\s*\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}:(?:\s|$)/u
const contact = /^\s*(?:[^\s@]+@[^\s@]+\.[^\s@]+|https?:\/\/\S+|www\.\S+|\+?[\d(][\d\s().-]{6,})/i

/** A line of a program starts with a time. */
const hour = /^\s*\d{1,2}(?:[:h]\d{2}(?!\d)|\s?[ap]\.?m\b)/i
const columns = /\S {3,}\S/

/** Whether most lines inside a paragraph are long and none is very long. */
export function looksWrapped(lines: readonly string[]): boolean {
  const inner = innerLines(lines)
  if (inner.length < 3 || !lines.some((line, index) => line === '' && index < lines.length - 1)) return false
  const long = inner.filter((line) => line.length >= longLine)
  return long.length > inner.length * 0.6 && lines.every((line) => line.length <= widthMax)
}

export function unwrapLines(lines: readonly string[]): string[] {
  const width = innerLines(lines).reduce((longest, line) => Math.max(longest, line.length), 0)
  return groupLines(lines).flatMap((group) => joinGroup(group, width))
}

function innerLines(lines: readonly string[]): string[] {
  return lines.filter((line, index) => line !== '' && (lines[index + 1] ?? '') !== '')
}

/** Lines without a blank one between them; a bullet, a label such as "Phone:" or quoted mail starts a new group. */
function groupLines(lines: readonly string[]): string[][] {
  const groups: string[][] = []
  let isNew = true
  for (const line of lines) {
    if (line === '') {
      isNew = true
      continue
    }
    const group = groups.at(-1)
    if (isNew || !group || beginsGroup(line, group)) groups.push([line])
    else group.push(line)
    isNew = false
  }
  return groups
}

function beginsGroup(line: string, group: readonly string[]): boolean {
  const [first = ''] = group
  if (bullet.test(line) || label.test(line)) return true
  if (hour.test(line) && hour.test(first)) return true
  if (columns.test(line) && columns.test(group.at(-1) ?? '')) return true
  return readQuoteMarks(line) !== readQuoteMarks(first)
}

/** A line that ends early was meant to end there; if many do, all lines stay separate. */
function joinGroup(group: readonly string[], width: number): string[] {
  const [first = '', ...rest] = group
  const isContact = label.test(first) && rest.some((line) => contact.test(line))
  const early = rest.filter((line, index) => endsEarly(group[index] ?? '', line, width))
  if (isContact || early.length * 4 > rest.length) return [...group]
  const paragraphs = [[first]]
  for (const [index, line] of rest.entries()) {
    if (endsEarly(group[index] ?? '', line, width)) paragraphs.push([line])
    else paragraphs.at(-1)?.push(line)
  }
  return paragraphs.map(joinLines)
}

function endsEarly(line: string, next: string, width: number): boolean {
  const word = /[^\s>]\S*/.exec(next)?.[0] ?? ''
  return line.length + 1 + word.length <= width - tolerance
}
