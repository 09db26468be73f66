// A release as plain text: what goes into a mail, a form or a terminal.
import { writeCaption } from '#domain/document/picture.ts'
import { type ReleaseBlock, type ReleaseList, type ReleaseSpan, readSpans } from './release-tree.ts'

const ruleLine = '* * *'

/** Paragraphs with a blank line between, bullets and numbers before items, the address after a link's words. */
export function writePlainText(blocks: readonly ReleaseBlock[]): string {
  return blocks
    .map(writeBlock)
    .filter((text) => text !== '')
    .join('\n\n')
}

function writeBlock(block: ReleaseBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return writeLinks(block.spans)
    case 'list':
      return writeList(block)
    case 'quote':
      return indent(writePlainText(block.blocks), '    ')
    case 'rule':
      return ruleLine
    case 'picture':
      return `[Picture] ${writeCaption(block) || block.alt.trim()}`.trim()
  }
}

function writeList({ ordered, start, items }: ReleaseList): string {
  return items
    .map((item, index) => {
      const marker = ordered ? `${start + index}. ` : '- '
      const [first = '', ...rest] = item.map(writeBlock)
      const body = [first, ...rest.filter((text) => text !== '')].join('\n')
      return marker + indent(body, ' '.repeat(marker.length)).trimStart()
    })
    .join('\n')
}

function indent(text: string, by: string): string {
  return text.replace(/^(?=.)/gm, by)
}

/** A link whose words do not show its address is followed by it. */
function writeLinks(spans: readonly ReleaseSpan[]): string {
  return joinLinks(spans)
    .map(({ link, words }) => {
      const shown = words.trimEnd()
      if (!link || shown === '' || showsAddress(words, link)) return words
      return `${shown} (${bareAddress(link)})${words.slice(shown.length)}`
    })
    .join('')
}

function joinLinks(spans: readonly ReleaseSpan[]): { link: string | undefined; words: string }[] {
  const parts: { link: string | undefined; words: string }[] = []
  for (const span of spans) {
    const last = parts.at(-1)
    if (last && last.link === span.link) last.words += span.text
    else parts.push({ link: span.link, words: readSpans([span]) })
  }
  return parts
}

function bareAddress(link: string): string {
  return link.replace(/^(?:mailto|tel):/i, '')
}

function showsAddress(words: string, link: string): boolean {
  const bare = (address: string) =>
    bareAddress(address)
      .replace(/^https?:\/\/(?:www\.)?/i, '')
      .replace(/^www\./i, '')
      .replace(/\/$/, '')
      .replace(/[\s().-]/g, '')
      .toLowerCase()
  return bare(words) === bare(link)
}
