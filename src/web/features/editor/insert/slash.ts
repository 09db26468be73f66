import type { EditorState } from '@tiptap/pm/state'

export interface Slash {
  from: number
  to: number
  /** What was typed after it, in lower case. */
  query: string
}

/** Only after a space or at the start of a line: 'and/or' and addresses don't open the menu. */
const asked = /(?:^|\s)\/(?<query>[\p{L}\d]{0,20})$/u

/** The '/' before the cursor, with the letters after it. */
export function findSlash({ selection }: EditorState): Slash | undefined {
  const { $head, empty } = selection
  if (!empty || !$head.parent.isTextblock) return undefined
  const before = $head.parent.textBetween(
    Math.max(0, $head.parentOffset - 22),
    $head.parentOffset,
    undefined,
    '\n',
  )
  const query = asked.exec(before)?.groups?.query
  if (query === undefined) return undefined
  return { from: $head.pos - query.length - 1, to: $head.pos, query: query.toLowerCase() }
}

/** Those with a word that begins like the query. */
export function narrow<T>(parts: readonly T[], name: (part: T) => string, query: string): T[] {
  return parts.filter((part) =>
    name(part)
      .toLowerCase()
      .split(/[^\p{L}\d]+/u)
      .some((word) => word.startsWith(query)),
  )
}
