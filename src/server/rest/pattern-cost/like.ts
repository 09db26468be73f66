// The cost of a LIKE pattern in PostgreSQL: at each position of a text it compares a part between two % until the first difference.
// How many of those comparisons can overlap at one character depends on how much the part repeats itself.

/** The maximum number of comparisons per character of text. */
export function likeCost(pattern: string, ignoresCase: boolean): number {
  const parts = split(ignoresCase ? pattern.toLowerCase() : pattern)
  // The first part is compared only with the start of the text.
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

/** How many shifted copies of a part's prefix can overlap. With _, which matches anything: its length. */
function overlaps(part: Part): number {
  if (part.includes(anyCharacter)) return part.length
  // For each prefix the longest suffix that is also a prefix, and how many of those are nested.
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
