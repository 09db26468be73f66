// One paragraph of Word while it is read: its runs become spans, its style and numbering say what kind of block it is.
import { isSameLook, type ReleaseBlock, type ReleaseSpan } from '#domain/formats/release-tree.ts'
import { tabText } from '#domain/interface-limits.ts'
import type { FlowItem } from './flow.ts'
import type { CountItem } from './numbering.ts'
import type { RunLook, Styles } from './styles.ts'

export interface Paragraph {
  styleId?: string
  numId?: string
  level?: number
  spans: ReleaseSpan[]
  /** Text boxes that hang on it. */
  after: FlowItem[]
  /** Its mark was deleted: the text runs on into the next paragraph. */
  isJoined: boolean
  isRule: boolean
  run: { styleId?: string; look: RunLook }
}

export function createParagraph(): Paragraph {
  return { spans: [], after: [], isJoined: false, isRule: false, run: { look: {} } }
}

export function addText(paragraph: Paragraph, text: string, link: string | undefined, styles: Styles): void {
  const style = styles(paragraph.styleId)
  const { bold, italic, underline, hidden } = {
    ...(style.heading ? {} : style.look),
    ...styles(paragraph.run.styleId).look,
    ...paragraph.run.look,
  }
  if (hidden) return
  const span: ReleaseSpan = {
    text,
    ...(bold && { bold }),
    ...((italic || style.isSubtitle) && { italic: true }),
    // Links are underlined by everyone's style sheet: it is no emphasis.
    ...(underline && !link && { underline }),
    ...(link && { link }),
  }
  const last = paragraph.spans.at(-1)
  if (last && isSameLook(last, span)) last.text += text
  else paragraph.spans.push(span)
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
  const trimmed = spans.map((span) => ({ ...span }))
  const isBlank = () => trimmed[0]?.text.replace(/^[\t\n]+/, '') === ''
  while (trimmed.length > 0 && isBlank()) trimmed.shift()
  while (trimmed.length > 0 && trimmed.at(-1)?.text.trimEnd() === '') trimmed.pop()
  const first = trimmed[0]
  const last = trimmed.at(-1)
  if (first) first.text = first.text.replace(/^[\t\n]+/, '')
  if (last) last.text = last.text.trimEnd()
  for (const span of trimmed) span.text = span.text.replaceAll('\t', tabText)
  return trimmed
}
