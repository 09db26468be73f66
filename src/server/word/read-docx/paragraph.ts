// One Word paragraph while it is read: its runs become spans; style and numbering determine the kind of block.

import { dropUnreadable } from '#domain/document/storable-text.ts'
import { tabText } from '#domain/editor/interface-limits.ts'
import { isSameLook, type ReleaseSpan } from '#domain/formats/release-tree.ts'
import { toSubscript, toSuperscript } from '#domain/formats/superscript.ts'
import { type CaptionWords, joinOwnCaptions, readCaption } from './captions.ts'
import type { FlowItem } from './flow.ts'
import type { CountItem, ListPlace } from './numbering.ts'
import type { RunLook, StyleMeaning, Styles } from './styles.ts'
import { readSymbolText } from './symbols.ts'

export interface Paragraph {
  styleId?: string
  numId?: string
  level?: number
  spans: ReleaseSpan[]
  /** Those of its words that are marked as parts of a caption. */
  marked: Partial<CaptionWords>
  /** The last character of its text so far. */
  last: string
  /** Text boxes anchored to it. */
  after: FlowItem[]
  /** Its paragraph mark was deleted: the text continues in the next paragraph. */
  isJoined: boolean
  isRule: boolean
  /** It has hidden text. */
  hasHidden: boolean
  run: { styleId?: string; look: RunLook }
}

export function createParagraph(): Paragraph {
  return {
    spans: [],
    marked: {},
    last: '',
    after: [],
    isJoined: false,
    isRule: false,
    hasHidden: false,
    run: { look: {} },
  }
}

/** The format of the current run: from the paragraph's style, its own style and itself. */
export function lookOfRun(paragraph: Paragraph, styles: Styles): RunLook {
  // A title's own formatting is not emphasis.
  const { heading, isSubtitle, look } = styles(paragraph.styleId)
  return {
    ...(heading || isSubtitle ? { ...(look.hidden && { hidden: true }) } : look),
    ...styles(paragraph.run.styleId).look,
    ...paragraph.run.look,
  }
}

export function addText(paragraph: Paragraph, text: string, link: string | undefined, styles: Styles): void {
  const { bold, italic, underline, hidden, position, font } = lookOfRun(paragraph, styles)
  if (hidden) {
    paragraph.hasHidden = true
    return
  }
  const span: ReleaseSpan = {
    text: place(font ? readSymbolText(text, font) : text, position),
    ...(bold && { bold }),
    ...((italic || styles(paragraph.styleId).isSubtitle) && { italic: true }),
    // The underline of links is not emphasis.
    ...(underline && !link && { underline }),
    ...(link && { link }),
  }
  const { captionField } = styles(paragraph.run.styleId)
  if (captionField) paragraph.marked[captionField] = (paragraph.marked[captionField] ?? '') + span.text
  addSpan(paragraph, span)
}

/** Text with the same format continues the previous span. */
export function addSpan(paragraph: Paragraph, span: ReleaseSpan): void {
  if (span.text !== '') paragraph.last = span.text.slice(-1)
  const last = paragraph.spans.at(-1)
  if (last && isSameLook(last, span)) last.text += span.text
  else paragraph.spans.push(span)
}

function place(text: string, position: RunLook['position']): string {
  if (position === 'superscript') return toSuperscript(text)
  return position === 'subscript' ? toSubscript(text) : text
}

export function finishParagraph(paragraph: Paragraph, styles: Styles, countItem: CountItem): FlowItem[] {
  const style = styles(paragraph.styleId)
  const spans = trimSpans(paragraph.spans)
  // Empty items are numbered, hidden ones are not.
  const isHidden = spans.length === 0 && paragraph.hasHidden
  const place = isHidden ? undefined : findPlace(paragraph, style, countItem)
  const item = spans.length === 0 ? finishEmpty(paragraph, style, place) : finishText(spans, style, place)
  const caption = item && style.isCaption && !place ? readCaption(spans, paragraph.marked) : undefined
  return joinOwnCaptions([...(item ? [{ ...item, ...(caption && { caption }) }] : []), ...paragraph.after])
}

function finishEmpty(
  { isRule }: Paragraph,
  style: StyleMeaning,
  place: ListPlace | undefined,
): FlowItem | undefined {
  if (isRule || style.isRule)
    return { block: { type: 'rule' }, ...(place?.isBlank && { continues: place.level }) }
  if (style.heading || !place || place.isBlank || place.label) return undefined
  return { block: { type: 'paragraph', spans: [] }, place }
}

function finishText(spans: ReleaseSpan[], style: StyleMeaning, place: ListPlace | undefined): FlowItem {
  const label = place?.label ? [{ text: `${place.label} ` }] : []
  if (style.heading)
    return { block: { type: 'heading', level: style.heading, spans: [...label, ...plainHeading(spans)] } }
  return {
    block: { type: 'paragraph', spans: [...label, ...spans] },
    ...placeInFlow(place),
    ...(style.continues !== undefined && { continues: style.continues }),
    ...(style.isQuote && { isQuote: true }),
  }
}

function findPlace(paragraph: Paragraph, style: StyleMeaning, countItem: CountItem): ListPlace | undefined {
  const numId = paragraph.numId ?? style.numbering?.id
  const place = numId ? countItem(numId, paragraph.level ?? style.numbering?.level ?? 0) : undefined
  return place && { ...place, level: place.level || (style.listLevel ?? 0) }
}

function placeInFlow(place: ListPlace | undefined): Pick<FlowItem, 'place' | 'continues'> {
  if (!place || place.label) return {}
  return place.isBlank ? { continues: place.level } : { place }
}

/** A heading that is entirely bold is bold because it is a heading. */
function plainHeading(spans: ReleaseSpan[]): ReleaseSpan[] {
  if (!spans.every(({ bold }) => bold)) return spans
  return spans.map(({ bold: _, ...span }) => span)
}

/** Leading tabs only indent; others become what the Tab key inserts in the editor. */
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
