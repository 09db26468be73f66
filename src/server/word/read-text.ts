// Plain text -> blocks: each line is a paragraph, unless the text was broken at a fixed width.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { tabText } from '#domain/interface-limits.ts'

const longLine = 50

export function readText(text: string): ReleaseBlock[] {
  const lines = text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029\f]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: no database and no Word file takes them
    .replace(/[\u0000-\u0008\u000b\u000e-\u001f\ufffe\uffff]/g, '')
    .split('\n')
    .map((line) => line.replace(/^\t+/, '').trimEnd().replaceAll('\t', tabText))
  const paragraphs = looksWrapped(lines) ? unwrap(lines) : lines.filter((line) => line !== '')
  return paragraphs.map((paragraph) => ({ type: 'paragraph', spans: [{ text: paragraph }] }))
}

/** A line goes on in the next one when it is long; a short one, as in an address, stands alone. */
function unwrap(lines: readonly string[]): string[] {
  const paragraphs: string[] = []
  let isGoingOn = false
  for (const line of lines) {
    if (line !== '' && isGoingOn) paragraphs.push(`${paragraphs.pop()} ${line.trimStart()}`)
    else if (line !== '') paragraphs.push(line)
    isGoingOn = line.length >= longLine
  }
  return paragraphs
}

/** Mail and terminals break lines near a fixed width: then most lines inside a paragraph are long and none is very long. */
function looksWrapped(lines: readonly string[]): boolean {
  const inner = lines.filter((line, index) => line !== '' && (lines[index + 1] ?? '') !== '')
  if (inner.length < 3 || !lines.some((line, index) => line === '' && index < lines.length - 1)) return false
  const long = inner.filter((line) => line.length >= longLine)
  return long.length > inner.length * 0.6 && lines.every((line) => line.length <= 100)
}
