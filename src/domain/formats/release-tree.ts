// A release as a small tree: what the editor's schema can represent and nothing else. Every format reads and writes this shape.
import type { Picture } from '#domain/document/picture.ts'

/** A piece of text with one look. `\n` inside the text is a line break within the paragraph. */
export interface ReleaseSpan {
  text: string
  bold?: true
  italic?: true
  underline?: true
  /** Address of the link: http, https, mailto or tel. */
  link?: string
}

export type HeadingLevel = 1 | 2 | 3

export interface ReleaseParagraph {
  type: 'paragraph'
  spans: ReleaseSpan[]
}

export interface ReleaseHeading {
  type: 'heading'
  level: HeadingLevel
  spans: ReleaseSpan[]
}

export interface ReleaseList {
  type: 'list'
  ordered: boolean
  /** Number of the first item; 1 in bullet lists. */
  start: number
  /** Each item begins with a paragraph. */
  items: ReleaseBlock[][]
}

export interface ReleaseQuote {
  type: 'quote'
  blocks: ReleaseBlock[]
}

export interface ReleaseRule {
  type: 'rule'
}

export interface ReleasePicture extends Picture {
  type: 'picture'
}

export type ReleaseBlock =
  | ReleaseParagraph
  | ReleaseHeading
  | ReleaseList
  | ReleaseQuote
  | ReleaseRule
  | ReleasePicture

/** The pictures of a release, in reading order. */
export function listPictures(blocks: readonly ReleaseBlock[]): ReleasePicture[] {
  return blocks.flatMap((block) => {
    if (block.type === 'picture') return [block]
    if (block.type === 'list') return block.items.flatMap(listPictures)
    return block.type === 'quote' ? listPictures(block.blocks) : []
  })
}

/** The text of spans without their looks. */
export function readSpans(spans: readonly ReleaseSpan[]): string {
  return spans.map(({ text }) => text).join('')
}

/** Whether two spans look alike, so that they can be one. */
export function isSameLook(one: ReleaseSpan, other: ReleaseSpan): boolean {
  return (
    one.bold === other.bold &&
    one.italic === other.italic &&
    one.underline === other.underline &&
    one.link === other.link
  )
}
