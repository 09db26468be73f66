// HTML of a saved row, a version or a template -> a document of the schema.
import { type Node as ProseMirrorNode, DOMParser as ProseMirrorParser, type Schema } from '@tiptap/pm/model'
import { cleanHtml } from '#web/features/editor/paste/clean-html.ts'

export function parseHtml(schema: Schema, html: string): ProseMirrorNode {
  const body = cleanHtml(html, { isForeign: false })
  foldSourceLines(body)
  return ProseMirrorParser.fromSchema(schema).parse(body, { preserveWhitespace: true })
}

/** Runs of spaces are intended (Tab is four); runs with a line break are source formatting. */
function foldSourceLines(body: HTMLElement): void {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (text.nodeValue?.includes('\n')) text.nodeValue = foldLines(text, text.nodeValue)
  }
}

function foldLines(text: Node, value: string): string {
  const isInBlock = text.parentElement?.matches('p, h1, h2, h3, li, blockquote, div') ?? false
  const begun = isInBlock && !text.previousSibling ? value.replace(/^\s*\n\s*/, '') : value
  const ended = isInBlock && !text.nextSibling ? begun.replace(/(?<!\s)\s*\n\s*$/, '') : begun
  return ended.replace(/(?<!\s)\s*\n\s*/g, ' ')
}
