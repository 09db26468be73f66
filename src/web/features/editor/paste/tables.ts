// A release has no tables: a row becomes a line, `Region | 2025 | 2026`, as on the server (release-html/table-row.ts).

const lineBlocks = 'p, div, h1, h2, h3, h4, h5, h6'
const notOneLine = `${lineBlocks}, br, ul, ol, li, blockquote, hr, pre`
const looseRows = /^\s*(?:<(?:meta|!--)[^>]*>\s*)*<(?:(td|th)|tr|tbody|thead|tfoot)[\s>]/i

/** Wraps loose cells in a table; a parser would join their text otherwise. */
export function wrapLooseRows(html: string): string {
  const loose = looseRows.exec(html)
  if (!loose) return html
  return loose[1] ? `<table><tr>${html}</tr></table>` : `<table>${html}</table>`
}

export function flattenTables(body: HTMLElement): void {
  // Last first: a nested table is text by the time its cell is read.
  for (const table of [...body.querySelectorAll('table')].reverse()) flattenTable(table)
}

function flattenTable(table: Element): void {
  const lines = [...table.querySelectorAll('caption, tr')].flatMap((row) =>
    row.localName === 'caption' ? [divisionOf(row)] : linesOf(row),
  )
  // A parser may put a table inside a paragraph.
  const paragraph = table.closest('p')
  table.replaceWith(...lines)
  paragraph?.replaceWith(divisionOf(paragraph))
}

/** A row of plain cells becomes one line; other cells become blocks. */
function linesOf(row: Element): Element[] {
  const cells = [...row.children].filter((cell) => cell.matches('td, th'))
  const lines = cells.map(lineOf)
  const filled = cells.findLastIndex((cell) => !isBlank(cell))
  if (cells.length === 1 || lines.includes(undefined))
    return cells.filter((cell) => !isBlank(cell)).map(divisionOf)
  if (filled === -1) return []
  const line = row.ownerDocument.createElement('p')
  for (const [index, nodes] of lines.slice(0, filled + 1).entries()) {
    if (index > 0) line.append(nodes?.length ? ' | ' : ' |')
    line.append(...(nodes ?? []))
  }
  return [line]
}

/** The cell's text if it is one line. */
function lineOf(cell: Element): Node[] | undefined {
  if (isBlank(cell)) return []
  const filled = [...cell.childNodes].filter((node) => !isBlank(node))
  const [only] = filled
  if (filled.length === 1 && only instanceof Element && only.matches(lineBlocks)) return lineOf(only)
  if (cell.querySelector(notOneLine) !== null) return undefined
  trimEdges(cell)
  return [...cell.childNodes]
}

function trimEdges(cell: Element): void {
  const texts: Node[] = []
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode)
  const filled = texts.filter((text) => !isBlank(text))
  const [first, last] = [filled[0], filled.at(-1)]
  for (const text of texts.slice(0, texts.indexOf(first as Node))) text.nodeValue = ''
  for (const text of texts.slice(texts.indexOf(last as Node) + 1)) text.nodeValue = ''
  if (first) first.nodeValue = first.nodeValue?.trimStart() ?? ''
  if (last) last.nodeValue = last.nodeValue?.trimEnd() ?? ''
}

function isBlank(node: Node): boolean {
  return node.textContent?.trim() === ''
}

function divisionOf(element: Element): Element {
  const division = element.ownerDocument.createElement('div')
  division.append(...element.childNodes)
  return division
}
