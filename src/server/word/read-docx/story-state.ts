// The state of reading a story: open paragraphs, cells, text boxes, links and fields, and how to handle the next text.
import type { ReleaseBlock } from '#domain/formats/release-tree.ts'
import { createEquation, type Equation, needsBlank } from './equation.ts'
import { createFields, type Fields } from './fields.ts'
import type { Findings } from './findings.ts'
import { type FlowItem, nestFlow } from './flow.ts'
import type { CountItem } from './numbering.ts'
import { addText, createParagraph, finishParagraph, type Paragraph } from './paragraph.ts'
import type { Section } from './sections.ts'
import type { Styles } from './styles.ts'

export type NoteKind = 'footnote' | 'endnote'

export interface StoryContext {
  styles: Styles
  countItem: CountItem
  /** The URL of a link by relation id. */
  linkOf(id: string): string | undefined
  /** The blocks of an embedded file by relation id. */
  chunkOf(id: string): ReleaseBlock[]
  /** The id of a picture by relation id; undefined when it isn't kept. */
  pictureOf(id: string): string | undefined
  /** The number of a referenced note. */
  numberOf(kind: NoteKind, id: string): number
  /** Replaces a page number. */
  pageMark: string
  /** What happens to tracked changes. */
  changes: 'accept' | 'reject'
  findings: Findings
}

export interface StoryState {
  context: StoryContext
  /** The last one is the innermost open cell, text box or note. */
  flows: FlowItem[][]
  rows: { cells: ReleaseBlock[][]; isDeleted: boolean }[]
  paragraphs: Paragraph[]
  /** The URL of each open link. */
  links: (string | undefined)[]
  fields: Fields
  equation: Equation | undefined
  notes: Map<string, ReleaseBlock[]>
  noteId: string | undefined
  sections: Section[]
  /** Open alternatives, with the number of text pieces before each. */
  alternatives: { isTaken: boolean; written: number }[]
  /** Pieces of text so far. */
  written: number
  /** A paragraph with a deleted mark, to be joined with the next. */
  joined: Paragraph | undefined
  /** The kind of properties being read. */
  area: 'none' | 'paragraph' | 'mark' | 'run' | 'row' | 'section' | 'section-in-paragraph'
  /** The next content control has only placeholder text. */
  isPlaceholder: boolean
  /** A picture is being read, with this alt text. */
  isPicture: boolean
  alt: string
  skipDepth: number
}

/** Deeper cells and text boxes add to the enclosing one, so that depth costs nothing. */
const flowsMax = 20

export function createStoryState(
  context: StoryContext,
  ignoredFields: ReadonlySet<number> | undefined,
): StoryState {
  return {
    context,
    flows: [[]],
    rows: [],
    paragraphs: [],
    links: [],
    fields: createFields(ignoredFields, context.pageMark),
    equation: undefined,
    notes: new Map(),
    noteId: undefined,
    sections: [],
    alternatives: [],
    written: 0,
    joined: undefined,
    area: 'none',
    isPlaceholder: false,
    isPicture: false,
    alt: '',
    skipDepth: 0,
  }
}

export function writeText(state: StoryState, text: string): void {
  const paragraph = state.paragraphs.at(-1)
  if (!paragraph || !state.fields.isSeen()) return
  if (text.trim() !== '') state.written += 1
  state.context.findings.addText(text)
  if (state.equation) state.equation.add(text)
  else addText(paragraph, text, state.links.at(-1) ?? state.fields.link(), state.context.styles)
}

export function startEquation(state: StoryState): void {
  state.equation ??= createEquation()
}

export function endEquation(state: StoryState): void {
  const text = state.equation?.text() ?? ''
  const paragraph = state.paragraphs.at(-1)
  state.equation = undefined
  if (!paragraph || text === '') return
  paragraph.run = { look: {} }
  writeText(state, needsBlank(paragraph.last, text) ? ` ${text}` : text)
}

export function startParagraph(state: StoryState): void {
  const paragraph = createParagraph()
  state.context.findings.addText(' ')
  if (state.joined) {
    paragraph.spans = state.joined.spans
    paragraph.marked = state.joined.marked
    paragraph.after = state.joined.after
    state.joined = undefined
  }
  state.paragraphs.push(paragraph)
}

export function endParagraph(state: StoryState): void {
  const paragraph = state.paragraphs.pop()
  if (paragraph?.isJoined) state.joined = paragraph
  else if (paragraph) addParagraph(state, paragraph)
}

/** A joined paragraph without a successor stays on its own. */
export function flushJoined(state: StoryState): void {
  if (state.joined) addParagraph(state, state.joined)
  state.joined = undefined
}

export function startFlow(state: StoryState): void {
  const around = state.flows.at(-1)
  state.flows.push(around && state.flows.length >= flowsMax ? around : [])
}

export function endFlow(state: StoryState): ReleaseBlock[] {
  return nestFlow(popFlow(state))
}

/** A text box with nothing but captions belongs to the picture that is anchored with it. */
export function endTextBox(state: StoryState): void {
  const flow = popFlow(state)
  if (flow.every(({ caption }) => caption)) addItems(state, flow)
  else addBlocks(state, nestFlow(flow))
}

function popFlow(state: StoryState): FlowItem[] {
  flushJoined(state)
  const flow = state.flows.pop() ?? []
  return flow === state.flows.at(-1) ? [] : flow
}

/** Inserts finished blocks at the current position. */
export function addBlocks(state: StoryState, blocks: readonly ReleaseBlock[]): void {
  addItems(
    state,
    blocks.map((block) => ({ block })),
  )
}

/** Something was here that a release can't have. */
export function leaveGap(state: StoryState): void {
  addItems(state, [{ block: { type: 'paragraph', spans: [] }, isGap: true }])
}

function addItems(state: StoryState, items: readonly FlowItem[]): void {
  const target = state.paragraphs.at(-1)?.after ?? state.flows.at(-1)
  for (const item of items) target?.push(item)
}

function addParagraph(state: StoryState, paragraph: Paragraph): void {
  const { styles, countItem } = state.context
  for (const item of finishParagraph(paragraph, styles, countItem)) state.flows.at(-1)?.push(item)
}
