// What the product reads from a document. ProseMirror's nodes are immutable and shared between versions, so each top-level block is
// read once and a keystroke costs one block.

import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { countUtf8Bytes } from '#domain/text/text-length.ts'
import { countWords } from '#domain/text/word-count.ts'
import { findChangedBlocks, withPrevious } from './changed-blocks.ts'

function perBlock<Value>(read: (block: Node) => Value): (block: Node) => Value {
  const known = new WeakMap<Node, Value>()
  return (block) => {
    const old = known.get(block)
    if (old !== undefined) return old
    const value = read(block)
    known.set(block, value)
    return value
  }
}

const blockHtml = perBlock((block) => {
  const dom = DOMSerializer.fromSchema(block.type.schema).serializeNode(block)
  return dom instanceof Element ? dom.outerHTML : (dom.textContent ?? '')
})
const blockText = perBlock((block) => block.textBetween(0, block.content.size, '\n', leafText))
const blockWords = perBlock((block) => countWords(blockText(block)))
const blockBytes = perBlock((block) => countUtf8Bytes(blockHtml(block)))
/** A picture is something to save and to export. */
const blockHasText = perBlock((block) => block.type.name === 'picture' || /\S/.test(blockText(block)))

function leafText(leaf: Node): string {
  return leaf.type.name === 'hardBreak' ? '\n' : ''
}

/** An untouched page: one empty paragraph. */
export function isBlank(doc: Node): boolean {
  const { firstChild } = doc
  return doc.childCount === 1 && firstChild?.type.name === 'paragraph' && firstChild.content.size === 0
}

export function readHtml(doc: Node): string {
  return isBlank(doc) ? '' : doc.children.map(blockHtml).join('')
}

const countBlocks = (blocks: readonly Node[]) => blocks.reduce((sum, block) => sum + blockWords(block), 0)

/** Counts only what changed since the last call: even looking up each block is slow in hundreds of pages. */
export const readWords = withPrevious<number>((doc, previous) => {
  if (!previous) return countBlocks(doc.children)
  const { before, after } = findChangedBlocks(previous.doc, doc)
  return previous.result - countBlocks(before) + countBlocks(after)
})

export function readBytes(blocks: readonly Node[]): number {
  return blocks.reduce((sum, block) => sum + blockBytes(block), 0)
}

export function hasText(doc: Node): boolean {
  return doc.children.some(blockHasText)
}

/** The headline: the first heading that has text, if it is of the first level (domain/formats/release-parts.ts). */
export function readHeadline(doc: Node): string | undefined {
  for (const block of doc.children) {
    const text = block.type.name === 'heading' ? blockText(block).replace(/\s+/g, ' ').trim() : ''
    if (text !== '') return block.attrs.level === 1 ? text : undefined
  }
  return undefined
}
