// The document as the newsroom check reads it. Nodes are immutable and shared between versions, so each block is read once, and an
// unchanged block is recognized by identity.
import type { Mark, Node } from '@tiptap/pm/model'
import { readPicture } from '#domain/document/picture.ts'
import type { Range } from '#domain/language/ranges.ts'
import type { Block, Link } from '#domain/rules/release/block.ts'
import type { PictureWords, QuoteState } from '#domain/rules/release/release.ts'
import type { CheckSettings } from '#domain/rules/release/settings.ts'
import { listFacts } from '#web/features/editor/ai/facts/list-facts.ts'

export interface ReadBlocks {
  blocks: Block[]
  /** The position of each block's first character. */
  starts: number[]
}

type Kind = Block['type']

const known: Readonly<Record<Kind, WeakMap<Node, Block>>> = {
  heading: new WeakMap(),
  paragraph: new WeakMap(),
  listItem: new WeakMap(),
  quote: new WeakMap(),
}

export function readBlocks(doc: Node): ReadBlocks {
  const read: ReadBlocks = { blocks: [], starts: [] }
  doc.descendants((node, position, parent) => {
    if (!node.isTextblock) return true
    read.blocks.push(readBlock(node, kindOf(node, parent)))
    read.starts.push(position + 1)
    return false
  })
  return read
}

function kindOf(node: Node, parent: Node | null): Kind {
  if (node.type.name === 'heading') return 'heading'
  if (parent?.type.name === 'listItem') return 'listItem'
  return parent?.type.name === 'blockquote' ? 'quote' : 'paragraph'
}

function readBlock(node: Node, type: Kind): Block {
  const old = known[type].get(node)
  if (old) return old
  const links: Link[] = []
  const italics: Range[] = []
  let isBold = node.childCount > 0
  node.forEach((child, from) => {
    const range = { from, to: from + child.nodeSize }
    const href = markOf(child, 'link')?.attrs.href
    if (typeof href === 'string') links.push({ ...range, href })
    if (markOf(child, 'italic')) italics.push(range)
    if (child.isText && /\S/.test(child.text ?? '') && !markOf(child, 'bold')) isBold = false
  })
  const block: Block = {
    type,
    text: node.textBetween(0, node.content.size, undefined, '\n'),
    ...(links.length > 0 && { links: joinLinks(links) }),
    ...(italics.length > 0 && { italics }),
    ...(isBold && { isBold }),
    ...(type === 'heading' && { level: Number(node.attrs.level) }),
  }
  known[type].set(node, block)
  return block
}

function markOf(node: Node, name: string): Mark | undefined {
  return node.marks.find(({ type }) => type.name === name)
}

/** Bold inside a link splits its text, not the link. */
function joinLinks(links: readonly Link[]): Link[] {
  const joined: Link[] = []
  for (const link of links) {
    const last = joined.at(-1)
    if (last?.to === link.from && last.href === link.href)
      joined[joined.length - 1] = { ...last, to: link.to }
    else joined.push(link)
  }
  return joined
}

/** What the checker is asked about a document. */
export const askCheck = ({ blocks, doc }: ReadBlocks & { doc: Node }, settings: CheckSettings) =>
  [blocks, settings, readQuotes(doc), undefined, readPictures(doc)] as const

/** What is said about the pictures, which are at the top level. */
function readPictures(doc: Node): PictureWords[] {
  return doc.children.flatMap((node) => {
    const picture = node.type.name === 'picture' ? readPicture(node.attrs) : undefined
    return picture ? [picture] : []
  })
}

/** The quotes written by AI, with their approval state. */
function readQuotes(doc: Node): QuoteState[] {
  return listFacts(doc).flatMap((place) => {
    if (place.kind !== 'quote') return []
    const approvedText = place.approval?.words
    const state = place.state === 'draft' ? 'draft' : 'approved'
    return [{ text: place.text, state, ...(approvedText !== undefined && { approvedText }) } as const]
  })
}
