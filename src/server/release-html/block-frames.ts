// The blocks that hold blocks while HTML is read: lists, items, quotes and the cells of tables. Beyond `frameMaxDepth` they are not
// opened anymore, only their text continues, so that nothing later meets a tree it cannot walk.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { flattenRow } from './table-row.ts'

const frameMaxDepth = 40
const startMax = 2_147_483_647

/** Kinds of which one ends the one before it. */
const siblings: ReadonlySet<FrameKind> = new Set(['item', 'row', 'cell'])
const impliedAround = new Map<FrameKind, { kind: FrameKind; tag: string }>([
  ['item', { kind: 'list', tag: 'ul' }],
  ['cell', { kind: 'row', tag: 'tr' }],
])

interface Frame {
  kind: 'root' | 'list' | 'item' | 'quote' | 'table' | 'row' | 'cell'
  tag: string
  blocks: ReleaseBlock[]
  /** Items of a list, cells of a row. */
  parts: ReleaseBlock[][]
  start: number
}

export type FrameKind = Exclude<Frame['kind'], 'root'>

export interface BlockFrames {
  add(block: ReleaseBlock): void
  open(kind: FrameKind, tag: string, start?: string): void
  /** Closes the innermost open frame of that tag; nothing happens when a frame in `stops` comes first. */
  close(tag: string, stops?: readonly FrameKind[]): void
  finish(): ReleaseBlock[]
}

export function createBlockFrames(): BlockFrames {
  const root = createFrame('root', '')
  const frames = [root]
  const notOpened = new Map<string, number>()
  const top = () => frames.at(-1) as Frame

  const pop = () => {
    const frame = frames.pop() as Frame
    if (frame.kind === 'item') top().parts.push(beginWithParagraph(frame.blocks))
    else if (frame.kind === 'cell') top().parts.push(frame.blocks)
    else for (const block of finishFrame(frame)) add(block)
  }
  const add = (block: ReleaseBlock) => {
    // Text straight inside a list or a row is an item or a cell of its own.
    if (top().kind === 'list') top().parts.push(beginWithParagraph([block]))
    else if (top().kind === 'row') top().parts.push([block])
    else top().blocks.push(block)
  }
  const push = (kind: FrameKind, tag: string, start?: string) => {
    const frame = createFrame(kind, tag)
    if (tag === 'ol' && start && /^\s*\d+\s*$/.test(start)) frame.start = Math.min(Number(start), startMax)
    frames.push(frame)
  }
  /** Opens and closes what the new frame implies. */
  const makePlace = (kind: FrameKind) => {
    if (siblings.has(kind) && top().kind === kind) pop()
    if (kind === 'row' && top().kind === 'cell') close('tr', ['table'])
    const around = impliedAround.get(kind)
    if (around && top().kind !== around.kind) push(around.kind, around.tag)
    // A list straight inside a list belongs to the item before it.
    if (kind === 'list' && top().kind === 'list') reopenItem(frames)
  }
  const close = (tag: string, stops: readonly FrameKind[]) => {
    const index = frames.findLastIndex((frame) => frame.tag === tag)
    const isStopped = frames.slice(index + 1).some(({ kind }) => stops.some((stop) => stop === kind))
    if (index < 1 || isStopped) return
    while (frames.length > index) pop()
  }

  return {
    add,
    open(kind, tag, start) {
      if (frames.length >= frameMaxDepth) {
        notOpened.set(tag, (notOpened.get(tag) ?? 0) + 1)
        return
      }
      makePlace(kind)
      push(kind, tag, start)
    },
    close(tag, stops = []) {
      const skipped = notOpened.get(tag) ?? 0
      if (skipped > 0) {
        notOpened.set(tag, skipped - 1)
        return
      }
      close(tag, stops)
    },
    finish() {
      while (frames.length > 1) pop()
      return root.blocks
    },
  }
}

function createFrame(kind: Frame['kind'], tag: string): Frame {
  return { kind, tag, blocks: [], parts: [], start: 1 }
}

function reopenItem(frames: Frame[]): void {
  const item = createFrame('item', 'li')
  item.blocks = frames.at(-1)?.parts.pop() ?? []
  frames.push(item)
}

function finishFrame(frame: Frame): ReleaseBlock[] {
  if (frame.kind === 'table') return frame.blocks
  if (frame.kind === 'row') return flattenRow(frame.parts)
  if (frame.kind === 'list') {
    const { parts: items, start, tag } = frame
    return items.length === 0 ? [] : [{ type: 'list', ordered: tag === 'ol', start, items }]
  }
  return frame.blocks.length === 0 ? [] : [{ type: 'quote', blocks: frame.blocks }]
}

/** The schema's rule: an item's first block is a paragraph. */
function beginWithParagraph(blocks: ReleaseBlock[]): ReleaseBlock[] {
  const [first, ...rest] = blocks
  if (first?.type === 'paragraph') return blocks
  if (first?.type === 'heading') return [{ type: 'paragraph', spans: first.spans }, ...rest]
  return [{ type: 'paragraph', spans: [] }, ...blocks]
}
