// Markdown as models write it although they were asked for HTML -> HTML of the editor's schema.
import { escapeHtml } from '#server/http/escape-html.ts'

const heading = /^(#{1,6})\s+(\S.*)$/
const bullet = /^\s*[-*•+]\s+(\S.*)$/
const numbered = /^\s*\d{1,3}[.)]\s+(\S.*)$/
const quote = /^\s*>\s?(.*)$/
const rule = /^\s*(?:-{3,}|_{3,}|\*{3,})\s*$/

/** Blocks are separated by blank lines; a line that begins a block of its own needs none. */
export function markdownToHtml(markdown: string): string {
  return markdown
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n/)
    .flatMap((chunk) => groupLines(chunk.split('\n').filter((line) => line.trim() !== '')))
    .map(writeGroup)
    .join('')
}

const tableRow = /^\s*\|.*\|\s*$/
const tableRule = /^[\s|:-]+$/

type Kind = 'heading' | 'ul' | 'ol' | 'quote' | 'rule' | 'table' | 'text'
interface Group {
  kind: Kind
  lines: string[]
}

function groupLines(lines: string[]): Group[] {
  const groups: Group[] = []
  for (const line of lines) {
    const kind = kindOf(line)
    const last = groups.at(-1)
    if (last?.kind === kind && kind !== 'heading' && kind !== 'rule') last.lines.push(line)
    else groups.push({ kind, lines: [line] })
  }
  return groups
}

function kindOf(line: string): Kind {
  if (heading.test(line)) return 'heading'
  if (rule.test(line)) return 'rule'
  if (tableRow.test(line)) return 'table'
  if (bullet.test(line)) return 'ul'
  if (numbered.test(line)) return 'ol'
  return quote.test(line) ? 'quote' : 'text'
}

function writeGroup({ kind, lines }: Group): string {
  const [first = ''] = lines
  switch (kind) {
    case 'heading': {
      const [, marks = '', text = ''] = heading.exec(first) ?? []
      const level = Math.min(marks.length, 3)
      return `<h${level}>${writeInline(text.trimEnd().replace(/ #{1,6}$/, ''))}</h${level}>`
    }
    case 'rule':
      return '<hr>'
    case 'table':
      return writeTable(lines)
    case 'ul':
    case 'ol': {
      const pattern = kind === 'ul' ? bullet : numbered
      const items = lines.map((line) => `<li><p>${writeInline(pattern.exec(line)?.[1] ?? '')}</p></li>`)
      return `<${kind}>${items.join('')}</${kind}>`
    }
    case 'quote':
      return `<blockquote><p>${lines.map((line) => writeInline(quote.exec(line)?.[1] ?? '')).join('<br>')}</p></blockquote>`
    default:
      return `<p>${lines.map(writeInline).join('<br>')}</p>`
  }
}

/** A table as readable lines, each row an item: "Size: 10 x 20; Price: $40". */
function writeTable(lines: readonly string[]): string {
  const rows = lines.filter((line) => !tableRule.test(line)).map(readCells)
  const hasHead = lines.some((line) => tableRule.test(line)) && rows.length > 1
  const [head = [], ...others] = rows
  const items = (hasHead ? others : rows).map((cells) =>
    cells.map((cell, index) => (hasHead && head[index] ? `${head[index]}: ${cell}` : cell)).join('; '),
  )
  return `<ul>${items.map((item) => `<li><p>${writeInline(item)}</p></li>`).join('')}</ul>`
}

function readCells(line: string): string[] {
  return line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
}

const inlineBold = /\*\*(?=\S)([^*<>]{1,300})(?<=\S)\*\*/g
const inlineLink = /\[([^\][<>]{1,300})\]\((https?:\/\/[^()\s<>"]{1,1000})\)/g
const headingParagraph = /<p>(#{1,6}) ([^<]{1,300})<\/p>/g

/** HTML in which a model left Markdown: the marks become formatting. */
export function formatMarkdownInHtml(html: string): string {
  return html
    .replaceAll(headingParagraph, (_, marks: string, text: string) => {
      const level = Math.min(marks.length, 3)
      return `<h${level}>${text}</h${level}>`
    })
    .replaceAll(inlineBold, '<strong>$1</strong>')
    .replaceAll(inlineLink, '<a href="$2">$1</a>')
}

/** Plain text without the marks of Markdown; links keep their address. */
export function dropMarkdown(text: string): string {
  return text
    .replaceAll(/^#{1,6} (?=\S)/gm, '')
    .replaceAll(/\*\*(?=\S)([^*\n]{1,300})(?<=\S)\*\*/g, '$1')
    .replaceAll(
      /\[([^\][\n]{1,300})\]\((https?:\/\/[^()\s]{1,1000})\)/g,
      (_, label: string, address: string) => (label === address ? address : `${label} (${address})`),
    )
}

function writeInline(text: string): string {
  return escapeHtml(text)
    .replace(/\[([^\][]{1,300})\]\(([^()\s]{1,1000})\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(\S(?:[^*]{0,300}\S)?)\*\*/g, '<strong>$1</strong>')
    .replace(/(?<![\w*])\*(\S(?:[^*]{0,300}\S)?)\*(?![\w*])/g, '<em>$1</em>')
}
