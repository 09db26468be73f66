// A template's blocks as HTML of the schema: release line, headline, subhead, dateline, boilerplate, contact, end mark.
import { dateline } from '#domain/release/skeletons.ts'

/** The first three blocks of every template: release line, headline, subhead. */
const leading = ['strong', 'h1', 'em'] as const

export function writeTemplateHtml(blocks: readonly string[]): string {
  return blocks.map((block, index) => writeBlock(block, leading[index])).join('')
}

function writeBlock(block: string, look: (typeof leading)[number] | undefined): string {
  const text = escapeHtml(block)
  if (look === 'h1') return `<h1>${text}</h1>`
  if (look) return `<p><${look}>${text}</${look}></p>`
  if (text.startsWith(dateline)) return `<p><strong>${dateline}</strong>${text.slice(dateline.length)}</p>`
  const [first = '', ...rest] = text.split('\n')
  if (rest.length === 0) return `<p>${text}</p>`
  // 'About …' heads its paragraph; 'Media contact' heads lines that belong together.
  if (rest.length === 1) return `<h2>${first}</h2><p>${rest.join()}</p>`
  return `<p><strong>${first}</strong><br>${rest.join('<br>')}</p>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
