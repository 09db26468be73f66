// Word has no list or quote elements, only paragraphs that belong to one. This joins them.
import type { ReleaseBlock, ReleaseList } from '#domain/formats/release-tree.ts'
import { type CaptionWords, joinCaptions } from './captions.ts'
import type { ListPlace } from './numbering.ts'

export interface FlowItem {
  block: ReleaseBlock
  place?: ListPlace
  /** The level of the list item that this paragraph continues. */
  continues?: number
  isQuote?: boolean
  /** What it says as the caption of a picture. */
  caption?: CaptionWords
  /** In place of a picture or chart that isn't kept. */
  isGap?: boolean
}

interface OpenList {
  list: ReleaseList
  level: number
  nextNumber: number
}

export function nestFlow(flow: readonly FlowItem[]): ReleaseBlock[] {
  const blocks: ReleaseBlock[] = []
  let lists: OpenList[] = []
  for (const item of gatherQuotes(joinCaptions(flow))) {
    if (item.place) addItem(blocks, lists, item.block, item.place)
    else if (item.continues !== undefined && lists.length > 0) continueItem(lists, item)
    else {
      lists = []
      blocks.push(item.block)
    }
  }
  return blocks
}

/** Consecutive quote paragraphs become one quote, which may contain lists. */
function gatherQuotes(flow: readonly FlowItem[]): FlowItem[] {
  if (!flow.some(({ isQuote }) => isQuote)) return [...flow]
  const gathered: FlowItem[] = []
  let quoted: FlowItem[] = []
  const endQuote = () => {
    const [first] = quoted
    const around = first && isInItem(first) ? { continues: first.continues ?? 0 } : {}
    if (first) gathered.push({ block: { type: 'quote', blocks: nestFlow(quoted) }, ...around })
    quoted = []
  }
  for (const { isQuote, ...item } of flow) {
    if (!isQuote || beginsQuote(quoted, item)) endQuote()
    if (isQuote) quoted.push(item)
    else gathered.push(item)
  }
  endQuote()
  return gathered
}

function isInItem({ place, continues }: FlowItem): boolean {
  return !place && continues !== undefined
}

/** A quote in a list item and one in the text are separate. */
function beginsQuote(quoted: readonly FlowItem[], item: FlowItem): boolean {
  const [first] = quoted
  if (!first || item.place) return false
  if (isInItem(first)) return !isInItem(item)
  return isInItem(item) && !quoted.some(({ place }) => place)
}

function addItem(blocks: ReleaseBlock[], lists: OpenList[], block: ReleaseBlock, place: ListPlace): void {
  while ((lists.at(-1)?.level ?? -1) > place.level) lists.pop()
  const top = lists.at(-1)
  if (top?.level === place.level && !goesOn(top, place)) lists.pop()
  if ((lists.at(-1)?.level ?? -1) < place.level) {
    const { ordered, number } = place
    const list: ReleaseList = { type: 'list', ordered, start: ordered ? number : 1, items: [] }
    const around = lists.at(-1)?.list.items.at(-1) ?? blocks
    around.push(list)
    lists.push({ list, level: place.level, nextNumber: number })
  }
  const open = lists.at(-1)
  open?.list.items.push([block])
  if (open) open.nextNumber = place.number + 1
}

/** Bullets always continue a list; numbers do if they are consecutive. */
function goesOn({ list, nextNumber }: OpenList, { ordered, number }: ListPlace): boolean {
  return list.ordered === ordered && (!ordered || number === nextNumber)
}

function continueItem(lists: readonly OpenList[], { block, continues = 0 }: FlowItem): void {
  const open = lists.findLast(({ level }) => level <= continues) ?? lists[0]
  open?.list.items.at(-1)?.push(block)
}
