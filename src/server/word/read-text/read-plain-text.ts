// Plain text -> blocks: each line is a paragraph, unless the text is hard-wrapped.

import { dropUnreadable } from '#domain/document/storable-text.ts'
import { tabText } from '#domain/editor/interface-limits.ts'
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { looksWrapped, unwrapLines } from './wrapped-text.ts'

export function readPlainText(text: string): ReleaseBlock[] {
  const lines = dropUnreadable(text.replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n'))
    .split('\n')
    .map((line) => line.replace(/^\t+/, '').trimEnd().replaceAll('\t', tabText))
  const paragraphs = looksWrapped(lines) ? unwrapLines(lines) : lines.filter((line) => line !== '')
  return paragraphs.map((paragraph) => ({ type: 'paragraph', spans: [{ text: paragraph }] }))
}
