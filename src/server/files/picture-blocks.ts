// What the readers of picture formats share: a picture keeps the parts that it needs to be shown, and every other byte becomes zero.

/** The picture may tell where it was taken, and we can't find out. */
export class LocationUnreadable extends Error {
  override name = 'LocationUnreadable'
}

export interface Range {
  start: number
  /** The first byte after it. */
  end: number
}

/** Overwrites what is between `from` and `to` and in none of the ranges. */
export function keepOnly(bytes: Buffer, kept: readonly Range[], { start: from, end: to }: Range): void {
  let at = from
  for (const { start, end } of kept.toSorted((one, other) => one.start - other.start)) {
    if (start >= to) break
    if (start > at) bytes.fill(0, at, start)
    at = Math.max(at, end)
  }
  if (at < to) bytes.fill(0, at, to)
}
