// The editor's document, as it gives it out in JSON -> a release tree.
import { readPicture } from '#domain/document/picture.ts'
import type { HeadingLevel, ReleaseBlock, ReleaseSpan } from './release-tree.ts'

/** A node as the editor writes it. */
export interface EditorNode {
  type?: string
  attrs?: Record<string, unknown> | undefined
  content?: EditorNode[] | undefined
  text?: string | undefined
  marks?: { type: string; attrs?: Record<string, unknown> | undefined }[] | undefined
}

/** Reads the whole document; nodes that a release does not know are left out. */
export function fromEditor(doc: EditorNode): ReleaseBlock[] {
  return (doc.content ?? []).flatMap(readNode)
}

function readNode(node: EditorNode): ReleaseBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ type: 'paragraph', spans: readInline(node) }]
    case 'heading':
      return [{ type: 'heading', level: readLevel(node.attrs?.level), spans: readInline(node) }]
    case 'bulletList':
      return [{ type: 'list', ordered: false, start: 1, items: (node.content ?? []).map(fromEditor) }]
    case 'orderedList': {
      const start = typeof node.attrs?.start === 'number' ? node.attrs.start : 1
      return [{ type: 'list', ordered: true, start, items: (node.content ?? []).map(fromEditor) }]
    }
    case 'blockquote':
      return [{ type: 'quote', blocks: fromEditor(node) }]
    case 'horizontalRule':
      return [{ type: 'rule' }]
    case 'picture': {
      const picture = readPicture(node.attrs ?? {})
      return picture ? [{ type: 'picture', ...picture }] : []
    }
    default:
      return []
  }
}

function readLevel(level: unknown): HeadingLevel {
  return level === 1 || level === 2 ? level : 3
}

function readInline({ content = [] }: EditorNode): ReleaseSpan[] {
  return content.flatMap((node) => {
    const text = node.type === 'hardBreak' ? '\n' : node.type === 'text' ? (node.text ?? '') : ''
    return text === '' ? [] : [{ text, ...readMarks(node) }]
  })
}

function readMarks({ marks = [] }: EditorNode): Omit<ReleaseSpan, 'text'> {
  const has = (type: string) => marks.some((mark) => mark.type === type)
  const href = marks.find(({ type }) => type === 'link')?.attrs?.href
  return {
    ...(has('bold') && { bold: true }),
    ...(has('italic') && { italic: true }),
    ...(has('underline') && { underline: true }),
    ...(typeof href === 'string' && { link: href }),
  }
}
