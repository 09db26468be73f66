// What a LIKE pattern may cost PostgreSQL: for each place of a text it compares a part between two % until the first
// difference. How many such comparisons can be under way over one character depends on how much the part repeats itself.

/** Comparisons for one character of a text at most. */
export function likeCost(pattern: string, ignoresCase: boolean): number {
  const parts = split(ignoresCase ? pattern.toLowerCase() : pattern)
  // The first part is compared with the start of the text alone.
  return Math.max(1, ...parts.slice(1).map(overlaps))
}

type Part = (string | typeof anyCharacter)[]
const anyCharacter = Symbol('_')

/** The parts between the unescaped %. */
function split(pattern: string): Part[] {
  let last: Part = []
  const parts = [last]
  for (const [token] of pattern.matchAll(/\\.|[^\\]|\\$/gsu)) {
    if (token === '%') {
      last = []
      parts.push(last)
    } else last.push(token === '_' ? anyCharacter : token.replace(/^\\(?=.)/su, ''))
  }
  return parts
}

/** How many copies of a part's beginning can lie over each other, shifted. Where _ fits anything: as many as it is long. */
function overlaps(part: Part): number {
  if (part.includes(anyCharacter)) return part.length
  // For each beginning the longest end of it that is a beginning again, and how many such ends are inside each other.
  const borders = [0]
  const depths = [part.length > 0 ? 1 : 0]
  for (let at = 1; at < part.length; at += 1) {
    const border = nextBorder(part, at, borders)
    borders.push(border)
    depths.push(1 + (border > 0 ? (depths[border - 1] ?? 0) : 0))
  }
  return Math.max(...depths)
}

function nextBorder(part: Part, at: number, borders: readonly number[]): number {
  let border = borders[at - 1] ?? 0
  while (border > 0 && part[border] !== part[at]) border = borders[border - 1] ?? 0
  return part[border] === part[at] ? border + 1 : border
}
