// Plain text -> a release: a blank line ends a paragraph, a single line end stays inside it.
import type { ReleaseBlock } from './release-tree.ts'

/** The paragraphs of a text; none for a blank one. */
export function fromPlainText(text: string): ReleaseBlock[] {
  return text
    .split(/(?:\r\n|\r|\n)[^\S\r\n]*(?:\r\n|\r|\n)/)
    .map((paragraph) => paragraph.trim().replace(/(?<!\s)\s*(?:\r\n|\r|\n)\s*/g, '\n'))
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({ type: 'paragraph', spans: [{ text: paragraph }] }))
}
