// Fixes paragraphs of email clients: double line breaks, spacers of &nbsp;, lines of a <pre>.

const blocks = 'p, div, li, td, th, blockquote, h1, h2, h3, h4, h5, h6, ul, ol, table, hr, pre, figure'

export function fixParagraphs(body: HTMLElement): void {
  for (const pre of body.querySelectorAll('pre')) splitLines(pre)
  for (const lineBreak of body.querySelectorAll('br')) if (isBetweenBlocks(lineBreak)) lineBreak.remove()
  for (const block of [body, ...body.querySelectorAll('p, div, td, blockquote')]) splitAtDoubleBreaks(block)
  for (const block of body.querySelectorAll('p, div')) {
    if (/^[\s\u00a0]*$/.test(block.textContent) && block.querySelector(blocks) === null) block.remove()
  }
}

/** Google Docs writes blank lines as line breaks between blocks. */
function isBetweenBlocks(lineBreak: Element): boolean {
  const { previousElementSibling: before, nextElementSibling: after } = lineBreak
  const isAlone = before !== null && before === lineBreak.previousSibling
  return isAlone && before.matches(blocks) && (after === null || after.matches(blocks))
}

function splitLines(pre: Element): void {
  for (const end of pre.querySelectorAll('br, div, p')) end.after('\n')
  const lines = pre.textContent.split(/\r?\n/).filter((line) => line.trim() !== '')
  pre.replaceWith(...lines.map((line) => paragraphOf(pre, [line])))
}

/** Splits `a<br><br>b` into two paragraphs. */
function splitAtDoubleBreaks(block: Element): void {
  const parts = partsOf(block)
  if (parts.length === 1) return
  const split = parts.flatMap((part) => (part.some(containsBlock) ? part : [paragraphOf(block, part)]))
  if (block.tagName === 'P') block.replaceWith(...split)
  else block.replaceChildren(...split)
}

/** The children between runs of two and more line breaks. */
function partsOf(block: Element): Node[][] {
  const parts: Node[][] = []
  let breaks: Node[] = []
  for (const child of block.childNodes) {
    if (child.nodeName === 'BR') breaks.push(child)
    else if (breaks.length === 0 || !isWhiteSpace(child)) {
      if (parts.length === 0 || breaks.length > 1) parts.push([child])
      else parts.at(-1)?.push(...breaks, child)
      breaks = []
    }
  }
  return parts.length === 0 ? [[]] : parts
}

function isWhiteSpace(node: Node): boolean {
  return node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() === ''
}

function containsBlock(node: Node): boolean {
  return node instanceof Element && (node.matches(blocks) || node.querySelector(blocks) !== null)
}

function paragraphOf(near: Element, content: readonly (Node | string)[]): Element {
  const paragraph = near.ownerDocument.createElement('p')
  paragraph.append(...content)
  return paragraph
}
