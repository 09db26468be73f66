// Converts streamed plain text to HTML; headings are recognized by their form.
import { escapeHtml } from '#web/features/editor/document/escape-html.ts'

/** Characters: a longer first line is a paragraph, not a headline. */
const longestTitleLine = 140
const sectionTitle = /^(?:about\b.{1,80}|(?:media |press )?contacts?|notes to editors)$/i
/** Lines above a headline. */
const releaseLine = /^(?:for immediate release|embargoed\b.*|news release|press release)$/i

export function plainToHtml(text: string): string {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
  const first = blocks.findIndex((block) => !releaseLine.test(block))
  return blocks.map((block, index) => writeBlock(block, index === first && blocks.length > 1)).join('')
}

function writeBlock(block: string, mayBeHeadline: boolean): string {
  const html = escapeHtml(block).replaceAll(/(?<!\s)\s*\n\s*/g, '<br>')
  if (mayBeHeadline && isHeadline(block)) return `<h1>${html}</h1>`
  const isSection = sectionTitle.test(block) && !/[.:!?]$/.test(block)
  return isSection ? `<h2>${html}</h2>` : `<p>${html}</p>`
}

/** The first line of a release, unless it ends like a sentence or is a dateline. */
function isHeadline(block: string): boolean {
  return block.length <= longestTitleLine && !/[\n—]|[.:;,!?…”"]$/.test(block)
}
