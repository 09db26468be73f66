// Mail and terminals break lines near a fixed width. Such lines are joined to paragraphs again; bullets, contacts and addresses, whose lines
// end where their writer ended them, stay apart.

const longLine = 50
const widthMax = 100
/** How far short of the width a line may fall although the next word would have fitted. */
const slack = 5
const bullet = /^\s*(?:[-–—*•·▪■◦]|\(?\d{1,3}[.)])\s+\S/
const label = /^\s*\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}:(?:\s|$)/u
const contact = /^\s*(?:[^\s@]+@[^\s@]+\.[^\s@]+|https?:\/\/\S+|www\.\S+|\+?[\d(][\d\s().-]{6,})/i

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

/** Lines without a blank one between them; a bullet and a label such as "Phone:" begin a group. */
function groupLines(lines: readonly string[]): string[][] {
  const groups: string[][] = []
  let isNew = true
  for (const line of lines) {
    if (line === '') {
      isNew = true
      continue
    }
    if (isNew || bullet.test(line) || label.test(line)) groups.push([line])
    else groups.at(-1)?.push(line)
    isNew = false
  }
  return groups
}

/** A line that ends early was meant to end there; where many do, all lines are lines of their own. */
function joinGroup(group: readonly string[], width: number): string[] {
  const [first = '', ...rest] = group
  const isContact = label.test(first) && rest.some((line) => contact.test(line))
  const early = rest.filter((line, index) => endsEarly(group[index] ?? '', line, width))
  if (isContact || early.length * 4 > rest.length) return [...group]
  const paragraphs = [first]
  for (const [index, line] of rest.entries()) {
    if (endsEarly(group[index] ?? '', line, width)) paragraphs.push(line)
    else paragraphs.push(`${paragraphs.pop()} ${line.trimStart()}`)
  }
  return paragraphs
}

function endsEarly(line: string, next: string, width: number): boolean {
  const word = /\S+/.exec(next)?.[0] ?? ''
  return line.length + 1 + word.length <= width - slack
}
