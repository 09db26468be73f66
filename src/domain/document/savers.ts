// Who saved a text, in words: only where it may have been somebody else.

export interface Saver {
  name: string
  is_me: boolean
}

/** What the question after a conflict says. `saver` is null where nobody is known, undefined until the server has answered. */
export function describeConflict(saver: Saver | null | undefined, at: string): string {
  if (saver === undefined) return `This document was saved elsewhere at ${at}.`
  if (saver === null || saver.is_me) return `Another tab or device saved this document at ${at}.`
  return `${saver.name} saved this document at ${at}.`
}

/** Whose each version is, by its number; empty if all are the reader's own. */
export function nameSavers(savers: readonly (Saver & { version: number })[]): ReadonlyMap<number, string> {
  if (savers.every(({ is_me }) => is_me)) return new Map()
  return new Map(savers.map(({ version, name, is_me }) => [version, is_me ? 'You' : name]))
}
