// A document's HTML as lines of text and their kinds, for the word diff. The HTML is parsed into a separate document, where no
// scripts run and nothing loads.

import { writeCaption } from '#domain/document/picture.ts'
import type { TextLink } from '#domain/text/link-changes.ts'
import { readLinks } from './link-changes.tsx'

export type LineKind = 'paragraph' | 'heading-1' | 'heading-2' | 'heading-3' | 'item' | 'quote'

export interface TextLines {
  /** The lines, separated by line breaks. */
  text: string
  kinds: LineKind[]
  links: TextLink[]
}

const kindsByTag: Record<string, LineKind> = {
  H1: 'heading-1',
  H2: 'heading-2',
  H3: 'heading-3',
  LI: 'item',
  BLOCKQUOTE: 'quote',
}

const containers = new Set(['UL', 'OL', 'LI', 'BLOCKQUOTE', 'DIV', 'SECTION', 'ARTICLE', 'BODY'])
const skipped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT', 'HEAD'])

export function readLines(html: string): TextLines {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const lines: { text: string; kind: LineKind }[] = []
  collect(body, 'paragraph', lines)
  return {
    text: lines.map(({ text }) => text).join('\n'),
    kinds: lines.map(({ kind }) => kind),
    links: readLinks(body),
  }
}

function collect(element: Element, kind: LineKind, lines: { text: string; kind: LineKind }[]): void {
  let loose = ''
  const close = () => {
    for (const text of loose.split('\n')) {
      const line = text.replace(/\s+/g, ' ').trim()
      if (line !== '') lines.push({ text: line, kind })
    }
    loose = ''
  }
  for (const node of element.childNodes) {
    if (node instanceof Element && isBlock(node)) {
      close()
      collectBlock(node, kind, lines)
    } else loose += readInline(node)
  }
  close()
}

function collectBlock(element: Element, around: LineKind, lines: { text: string; kind: LineKind }[]): void {
  if (element.tagName === 'HR') lines.push({ text: '* * *', kind: 'paragraph' })
  else if (element.tagName === 'FIGURE') lines.push({ text: readFigure(element), kind: 'paragraph' })
  else if (!skipped.has(element.tagName)) collect(element, kindsByTag[element.tagName] ?? around, lines)
}

const isBlock = ({ tagName }: Element): boolean =>
  containers.has(tagName) || skipped.has(tagName) || /^(P|H[1-6]|HR|FIGURE)$/.test(tagName)

/** A picture as text: caption, credit and rights, and the alt text. */
function readFigure(figure: Element): string {
  const texts = {
    caption: figure.querySelector('figcaption')?.textContent ?? '',
    credit: figure.getAttribute('data-credit') ?? '',
    rights: figure.getAttribute('data-rights') ?? '',
  }
  const alt = figure.querySelector('img')?.getAttribute('alt')?.trim()
  return ['[Picture]', writeCaption(texts), alt && `Alt text: ${alt}`].filter(Boolean).join(' ')
}

function readInline(node: Node): string {
  if (node instanceof Element && node.tagName === 'BR') return '\n'
  if (node instanceof Element) return [...node.childNodes].map(readInline).join('')
  return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').replaceAll('\n', ' ') : ''
}
