// Limits nesting before HTML is parsed: 80 kB of nested <b> would block the page for seconds. Also renames event handlers, which browsers
// report as policy violations even in inert documents.

/** Deeper than any real text; elements beyond it are removed, but not their text. */
const maxDepth = 100

// Matches to the end of the text if no > follows, so that no part is read twice. A > in a quoted value doesn't end a tag.
const tag = /<(\/?)([a-z][^\s/>]*)(?:[^>=]|=(?:"[^"]*"|'[^']*')?)*(?:>|$)/gi
/** A quoted value, which is left as it is, or the beginning of a handler's name. */
const valueOrHandler = /=(?:"[^"]*"|'[^']*')|on(?<=(?:^<[^\s/>]{1,20}\/|[\s"'])on)(?=[a-z]+\s*=)/gi
/** Void elements, and those that need no end tag. */
const unnested = new Set(
  'area base br col embed hr img input link meta param source track wbr p li td th tr tbody thead tfoot dt dd option colgroup html head body'.split(
    ' ',
  ),
)
const inline = new Set(
  'a abbr b big cite code del em font i ins s small span strike strong sub sup u'.split(' '),
)

export function limitNesting(html: string): string {
  const opened = new Map<string, number>()
  const removed = new Map<string, number>()
  let depth = 0
  let lastEnd = -1

  /** A line break in place of removed blocks, one for a run of them. */
  const gapFor = (name: string, start: number, end: number): string => {
    const isRun = start === lastEnd
    lastEnd = end
    return isRun || inline.has(name) ? '' : '<br>'
  }
  /** Whether the element stays. */
  const openElement = (name: string): boolean => {
    const isKept = depth < maxDepth
    if (isKept) depth += 1
    count(isKept ? opened : removed, name, 1)
    return isKept
  }
  const closeElement = (name: string): boolean => {
    if (count(removed, name, -1)) return false
    if (count(opened, name, -1)) depth -= 1
    return true
  }
  return html.replace(tag, (whole: string, slash: string, tagName: string, start: number) => {
    const name = tagName.toLowerCase()
    const isKept = unnested.has(name) || (slash ? closeElement(name) : openElement(name))
    if (!isKept) return gapFor(name, start, start + whole.length)
    return whole.replace(valueOrHandler, (part) => (part.startsWith('=') ? part : `data-${part}`))
  })
}

/** Counts up or down, never below zero; returns whether it did. */
function count(counts: Map<string, number>, name: string, by: 1 | -1): boolean {
  const now = (counts.get(name) ?? 0) + by
  if (now < 0) return false
  counts.set(name, now)
  return true
}
