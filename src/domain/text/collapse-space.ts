const oddSpace = /\s\s|[^\S ]/

/** The text on one line, with single spaces. */
export function collapseSpace(text: string): string {
  return (oddSpace.test(text) ? text.replaceAll(/\s+/g, ' ') : text).trim()
}
