// One paragraph of Word while it is read: its runs become spans, its style and numbering say what kind of block it is.

import { lowerText, raiseText } from '#domain/formats/raised-text.ts'
import { isSameLook, type ReleaseBlock, type ReleaseSpan } from '#domain/formats/release-tree.ts'
import { tabText } from '#domain/interface-limits.ts'
import { dropUnreadable } from '#domain/storable-text.ts'
import type { FlowItem } from './flow.ts'
import type { CountItem } from './numbering.ts'
import type { RunLook, Styles } from './styles.ts'
import { readSymbolText } from './symbols.ts'

export interface Paragraph {
  styleId?: string
  numId?: string
  level?: number
  spans: ReleaseSpan[]
  /** The last character of its text so far. */
  last: string
  /** Text boxes that hang on it. */
  after: FlowItem[]
  /** Its mark was deleted: the text runs on into the next paragraph. */
  isJoined: boolean
  isRule: boolean
  run: { styleId?: string; look: RunLook }
}

export function createParagraph(): Paragraph {
  return { spans: [], last: '', after: [], isJoined: false, isRule: false, run: { look: {} } }
}

/** How the run looks that is being read: by its paragraph's style, its own style and itself. */
export function lookOfRun(paragraph: Paragraph, styles: Styles): RunLook {
  const { heading, look } = styles(paragraph.styleId)
  return {
    ...(heading ? { ...(look.hidden && { hidden: true }) } : look),
    ...styles(paragraph.run.styleId).look,
    ...paragraph.run.look,
  }
}

export function addText(paragraph: Paragraph, text: string, link: string | undefined, styles: Styles): void {
  const { bold, italic, underline, hidden, position, font } = lookOfRun(paragraph, styles)
  if (hidden) return
  const span: ReleaseSpan = {
    text: place(font ? readSymbolText(text, font) : text, position),
    ...(bold && { bold }),
    ...((italic || styles(paragraph.styleId).isSubtitle) && { italic: true }),
    // Links are underlined by everyone's style sheet: it is no emphasis.
    ...(underline && !link && { underline }),
    ...(link && { link }),
  }
  addSpan(paragraph, span)
}

/** Text of the same look goes on in the span before. */
export function addSpan(paragraph: Paragraph, span: ReleaseSpan): void {
  if (span.text !== '') paragraph.last = span.text.slice(-1)
  const last = paragraph.spans.at(-1)
  if (last && isSameLook(last, span)) last.text += span.text
  else paragraph.spans.push(span)
}

function place(text: string, position: RunLook['position']): string {
  if (position === 'raised') return raiseText(text)
  return position === 'lowered' ? lowerText(text) : text
}

export function finishParagraph(paragraph: Paragraph, styles: Styles, countItem: CountItem): FlowItem[] {
  const style = styles(paragraph.styleId)
  const spans = trimSpans(paragraph.spans)
  if (spans.length === 0) {
    const isRule = paragraph.isRule || style.isRule
    return [...(isRule ? [{ block: { type: 'rule' } satisfies ReleaseBlock }] : []), ...paragraph.after]
  }
  if (style.heading) {
    const heading = { type: 'heading', level: style.heading, spans: plainHeading(spans) } as const
    return [{ block: heading }, ...paragraph.after]
  }
  const numId = paragraph.numId ?? style.numbering?.id
  const place = numId ? countItem(numId, paragraph.level ?? style.numbering?.level ?? 0) : undefined
  const item: FlowItem = {
    block: { type: 'paragraph', spans },
    ...(place && { place }),
    ...(style.continues !== undefined && { continues: style.continues }),
    ...(style.isQuote && { isQuote: true }),
  }
  return [item, ...paragraph.after]
}

/** A heading that is bold all over is bold because it is a heading. */
function plainHeading(spans: ReleaseSpan[]): ReleaseSpan[] {
  if (!spans.every(({ bold }) => bold)) return spans
  return spans.map(({ bold: _, ...span }) => span)
}

/** Tabs at the start only indent; elsewhere they are what the Tab key writes here. */
function trimSpans(spans: readonly ReleaseSpan[]): ReleaseSpan[] {
  const readable = spans.map((span) => ({ ...span, text: dropUnreadable(span.text) }))
  const start = readable.findIndex(({ text }) => text.replace(/^[\t\n]+/, '') !== '')
  const end = readable.findLastIndex(({ text }) => text.trimEnd() !== '')
  const trimmed = start === -1 ? [] : readable.slice(start, end + 1)
  const first = trimmed[0]
  const last = trimmed.at(-1)
  if (first) first.text = first.text.replace(/^[\t\n]+/, '')
  if (last) last.text = last.text.trimEnd()
  for (const span of trimmed) span.text = span.text.replaceAll('\t', tabText)
  return trimmed
}
