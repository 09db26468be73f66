// Word pastes list items as paragraphs: class MsoListParagraph, a style `mso-list: l0 level2 lfo1`, and the bullet or number as
// text inside a span marked `mso-list: Ignore`. This turns each run of them into real, nested lists.

interface WordItem {
  paragraph: HTMLElement
  level: number
  isOrdered: boolean
}

const numbering = /^\(?(?:\d{1,3}|[a-z]|[ivxlc]{1,5})[.)]/i

export function joinWordLists(body: HTMLElement): void {
  let run: WordItem[] = []
  for (const paragraph of [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3')]) {
    const item = readItem(paragraph)
    const last = run.at(-1)
    if (last && (item === undefined || paragraph.previousElementSibling !== last.paragraph)) {
      buildLists(run)
      run = []
    }
    if (item) run.push(item)
  }
  buildLists(run)
}

function readItem(paragraph: HTMLElement): WordItem | undefined {
  const style = paragraph.getAttribute('style') ?? ''
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1]
  if (level === undefined) return undefined
  const marker = takeMarker(paragraph)
  return { paragraph, level: Number(level), isOrdered: numbering.test(marker) }
}

/** Removes and returns the bullet or number. */
function takeMarker(paragraph: HTMLElement): string {
  for (const span of paragraph.querySelectorAll('span')) {
    if (!/mso-list:\s*ignore/i.test(span.getAttribute('style') ?? '')) continue
    const marker = span.textContent.trim()
    span.remove()
    return marker
  }
  return ''
}

function buildLists(items: readonly WordItem[]): void {
  items[0]?.paragraph.before(...nest(items))
  for (const { paragraph } of items) paragraph.remove()
}

/** Builds nested lists: deeper items go into the item before, and another kind of marker starts another list. */
function nest(items: readonly WordItem[]): HTMLElement[] {
  const lists: HTMLElement[] = []
  for (let index = 0; index < items.length; ) {
    const { paragraph, level, isOrdered } = items[index] as WordItem
    let end = index + 1
    while (end < items.length && (items[end]?.level ?? 0) > level) end += 1
    const item = paragraph.ownerDocument.createElement('li')
    item.append(...paragraph.childNodes, ...nest(items.slice(index + 1, end)))
    listFor(lists, isOrdered ? 'ol' : 'ul', paragraph).append(item)
    index = end
  }
  return lists
}

function listFor(lists: HTMLElement[], tag: 'ol' | 'ul', near: Node): HTMLElement {
  const last = lists.at(-1)
  if (last?.localName === tag) return last
  const list = (near.ownerDocument ?? document).createElement(tag)
  lists.push(list)
  return list
}
