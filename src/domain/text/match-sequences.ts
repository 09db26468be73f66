// What two long sequences have in common, found in time that grows with their length and not with its square: words that
// are together exactly once on both sides are anchors (patience diff), and only the stretches between them are compared
// step by step.
import { findShortestEdit, type Match } from './shortest-edit.ts'

/** Elements that must agree in a row to be an anchor. */
const anchorLength = 3

/** Stretches shorter than this on both sides are compared at once. */
const shortStretch = 300

type Stretch = { before: number; beforeEnd: number; after: number; afterEnd: number }

/** Runs of equal elements in order. `mayContinue` is asked between stretches; once it says no, the rest counts as changed. */
export function matchSequences(
  before: Int32Array,
  after: Int32Array,
  mayContinue: () => boolean,
): { matches: Match[]; isComplete: boolean } {
  const matches: Match[] = []
  const waiting: Stretch[] = [{ before: 0, beforeEnd: before.length, after: 0, afterEnd: after.length }]
  let isComplete = true
  for (let stretch = waiting.pop(); stretch !== undefined; stretch = waiting.pop()) {
    const inner = trim(before, after, stretch, matches)
    if (inner.before === inner.beforeEnd || inner.after === inner.afterEnd) continue
    if (!mayContinue()) {
      isComplete = false
      continue
    }
    const parts = isShort(inner) ? [] : splitAtAnchors(before, after, inner, matches)
    if (parts.length > 0) waiting.push(...parts)
    else compare(before, after, inner, matches)
  }
  return { matches: matches.sort((one, other) => one.before - other.before), isComplete }
}

const isShort = ({ before, beforeEnd, after, afterEnd }: Stretch): boolean =>
  beforeEnd - before < shortStretch && afterEnd - after < shortStretch

/** Takes the equal beginning and end off, as matches. */
function trim(before: Int32Array, after: Int32Array, stretch: Stretch, matches: Match[]): Stretch {
  let start = 0
  const room = Math.min(stretch.beforeEnd - stretch.before, stretch.afterEnd - stretch.after)
  while (start < room && before[stretch.before + start] === after[stretch.after + start]) start += 1
  let end = 0
  while (end < room - start && before[stretch.beforeEnd - 1 - end] === after[stretch.afterEnd - 1 - end])
    end += 1
  const inner = {
    before: stretch.before + start,
    beforeEnd: stretch.beforeEnd - end,
    after: stretch.after + start,
    afterEnd: stretch.afterEnd - end,
  }
  if (start > 0) matches.push({ before: stretch.before, after: stretch.after, length: start })
  if (end > 0) matches.push({ before: inner.beforeEnd, after: inner.afterEnd, length: end })
  return inner
}

function compare(before: Int32Array, after: Int32Array, stretch: Stretch, matches: Match[]): void {
  const found = findShortestEdit(
    before.subarray(stretch.before, stretch.beforeEnd),
    after.subarray(stretch.after, stretch.afterEnd),
  )
  for (const match of found ?? [])
    matches.push({
      before: stretch.before + match.before,
      after: stretch.after + match.after,
      length: match.length,
    })
}

/** The stretches between anchors, which become matches; none when there is no anchor. */
function splitAtAnchors(
  before: Int32Array,
  after: Int32Array,
  stretch: Stretch,
  matches: Match[],
): Stretch[] {
  const anchors = findAnchors(before, after, stretch)
  if (anchors.length === 0) return []
  const parts: Stretch[] = []
  let from = { before: stretch.before, after: stretch.after }
  for (const anchor of anchors) {
    // Anchors may overlap: the later one is shortened.
    if (anchor.before < from.before || anchor.after < from.after) continue
    parts.push({ ...from, beforeEnd: anchor.before, afterEnd: anchor.after })
    matches.push({ ...anchor, length: anchorLength })
    from = { before: anchor.before + anchorLength, after: anchor.after + anchorLength }
  }
  parts.push({ ...from, beforeEnd: stretch.beforeEnd, afterEnd: stretch.afterEnd })
  return parts
}

type Place = { before: number; after: number }

function findAnchors(before: Int32Array, after: Int32Array, stretch: Stretch): Place[] {
  const left = placeOnce(before, stretch.before, stretch.beforeEnd)
  const right = placeOnce(after, stretch.after, stretch.afterEnd)
  const common: Place[] = []
  for (const [key, place] of left) {
    const other = right.get(key)
    if (place >= 0 && other !== undefined && other >= 0) common.push({ before: place, after: other })
  }
  common.sort((one, other) => one.before - other.before)
  return longestRising(common)
}

/** Where each run of `anchorLength` elements begins; -1 for those that occur twice. */
function placeOnce(elements: Int32Array, start: number, end: number): Map<string, number> {
  const places = new Map<string, number>()
  for (let index = start; index + anchorLength <= end; index += 1) {
    const key = `${elements[index]},${elements[index + 1]},${elements[index + 2]}`
    places.set(key, places.has(key) ? -1 : index)
  }
  return places
}

/** The longest sequence of positions that increases on both sides: by patience sorting, each pile's top names the one it came after. */
function longestRising(places: readonly Place[]): Place[] {
  const piles: number[] = []
  const cameAfter = new Int32Array(places.length).fill(-1)
  for (const [index, { after }] of places.entries()) {
    const pile = findPile(piles, places, after)
    cameAfter[index] = piles[pile - 1] ?? -1
    piles[pile] = index
  }
  const rising: Place[] = []
  let index = piles.at(-1) ?? -1
  for (let place = places[index]; place !== undefined; place = places[index]) {
    rising.push(place)
    index = cameAfter[index] ?? -1
  }
  return rising.reverse()
}

/** The first pile whose top is not smaller. */
function findPile(piles: readonly number[], places: readonly Place[], after: number): number {
  let [low, high] = [0, piles.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const top = places[piles[middle] ?? 0]?.after ?? 0
    if (top < after) low = middle + 1
    else high = middle
  }
  return low
}
