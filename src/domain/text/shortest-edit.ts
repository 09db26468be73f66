// The shortest edit between two short sequences (Myers, 1986), given up when they differ too much to be worth it.

/** Runs of equal elements: where they begin on both sides and how long they are. */
export type Match = { before: number; after: number; length: number }

/** More edits than this are a rewrite, not an edit; it also bounds time and memory. */
const maxEdits = 400

type Elements = ArrayLike<number>

/** The matches between both in order; undefined when too many edits would be needed. */
export function findShortestEdit(before: Elements, after: Elements): Match[] | undefined {
  const maximum = Math.min(maxEdits, before.length + after.length)
  const middle = maximum + 1
  // How far each diagonal has come; kept for every number of edits to find the way back.
  const reach = new Int32Array(2 * maximum + 3)
  const steps: Int32Array[] = []
  for (let edits = 0; edits <= maximum; edits += 1) {
    steps.push(reach.slice(middle - edits - 1, middle + edits + 2))
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      const x = slide(before, after, enter(reach, middle, edits, diagonal), diagonal)
      reach[middle + diagonal] = x
      if (x >= before.length && x - diagonal >= after.length)
        return walkBack(steps, before.length, after.length)
    }
  }
  return undefined
}

const at = (numbers: Int32Array, index: number): number => numbers[index] ?? 0

/** Follows equal elements as far as they go. */
function slide(before: Elements, after: Elements, start: number, diagonal: number): number {
  let x = start
  while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x += 1
  return x
}

/** Whether the diagonal is entered by an addition (from above) or a removal (from the left). */
function isAddition(reach: Int32Array, middle: number, edits: number, diagonal: number): boolean {
  if (diagonal === -edits) return true
  return diagonal !== edits && at(reach, middle + diagonal - 1) < at(reach, middle + diagonal + 1)
}

function enter(reach: Int32Array, middle: number, edits: number, diagonal: number): number {
  if (edits === 0) return 0
  return isAddition(reach, middle, edits, diagonal)
    ? at(reach, middle + diagonal + 1)
    : at(reach, middle + diagonal - 1) + 1
}

function walkBack(steps: readonly Int32Array[], width: number, height: number): Match[] {
  const matches: Match[] = []
  let [x, y] = [width, height]
  for (const [edits, reach] of [...steps.entries()].reverse()) {
    const middle = edits + 1
    const diagonal = x - y
    const start = enter(reach, middle, edits, diagonal)
    if (x > start) matches.push({ before: start, after: start - diagonal, length: x - start })
    if (edits === 0) break
    const from = isAddition(reach, middle, edits, diagonal) ? diagonal + 1 : diagonal - 1
    x = at(reach, middle + from)
    y = x - from
  }
  return matches.reverse()
}
