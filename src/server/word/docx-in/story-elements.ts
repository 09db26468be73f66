// What each element of a story does when it opens and closes.
import { isSafeLink } from '#domain/link-address.ts'
import { flattenRow } from '#server/release-html/table-row.ts'
import type { Paragraph } from './paragraph.ts'
import {
  addBlocks,
  endFlow,
  endParagraph,
  type NoteKind,
  type StoryState,
  startParagraph,
  writeText,
} from './story-state.ts'
import { isOn, readRunProperty } from './styles.ts'

export type Attribute = (name: string) => string | undefined
type Opener = (state: StoryState, attribute: Attribute) => void
type Closer = (state: StoryState) => void

export const openers = new Map<string, Opener>([
  ['w:p', startParagraph],
  ['w:r', resetRun],
  ['w:tab', (state) => writeText(state, '\t')],
  ['w:br', openBreak],
  ['w:cr', (state) => writeText(state, '\n')],
  ['w:noBreakHyphen', (state) => writeText(state, '\u2011')],
  ['w:sym', (state, attribute) => writeText(state, readSymbol(attribute('w:char')))],
  ['w:hyperlink', openLink],
  ['w:fldSimple', openSimpleField],
  ['w:fldChar', openFieldMark],
  ['w:footnoteReference', (state, attribute) => refer(state, 'footnote', attribute)],
  ['w:endnoteReference', (state, attribute) => refer(state, 'endnote', attribute)],
  ['w:tr', (state) => state.rows.push({ cells: [], isDeleted: false })],
  ['w:tc', (state) => state.flows.push([])],
  ['w:txbxContent', (state) => state.flows.push([])],
  ['w:footnote', openNote],
  ['w:endnote', openNote],
  ['w:showingPlcHdr', (state, attribute) => setPlaceholder(state, isOn(attribute('w:val')))],
  ['w:sdtContent', openControl],
  ['v:rect', openShape],
])

export const closers = new Map<string, Closer>([
  ['w:p', endParagraph],
  ['w:hyperlink', (state) => state.links.pop()],
  ['w:fldSimple', (state) => state.fields.end()],
  ['w:tc', (state) => state.rows.at(-1)?.cells.push(endFlow(state))],
  ['w:tr', closeRow],
  ['w:txbxContent', (state) => addBlocks(state, endFlow(state))],
  ['w:footnote', closeNote],
  ['w:endnote', closeNote],
])

/** A property of a paragraph or a run. */
export function readProperty(state: StoryState, name: string, attribute: Attribute): void {
  const paragraph = state.paragraphs.at(-1)
  if (!paragraph) return
  if (state.area === 'run') {
    if (name === 'w:rStyle') paragraph.run.styleId = attribute('w:val') ?? ''
    else readRunProperty(paragraph.run.look, name, attribute)
  } else readParagraphProperty(paragraph, name, attribute('w:val'))
}

function readParagraphProperty(paragraph: Paragraph, name: string, value: string | undefined): void {
  if (name === 'w:pStyle' && value) paragraph.styleId = value
  else if (name === 'w:numId' && value) paragraph.numId = value
  else if (name === 'w:ilvl') paragraph.level = Number(value)
  else if (name === 'w:bottom') paragraph.isRule = isOn(value) && value !== 'nil'
}

/** A deleted run goes; a deleted paragraph mark joins two paragraphs; a deleted row goes whole. */
export function openDeletion(state: StoryState): void {
  const paragraph = state.paragraphs.at(-1)
  const row = state.rows.at(-1)
  if (state.area === 'mark' && paragraph) paragraph.isJoined = true
  else if (state.area === 'row' && row) row.isDeleted = true
  else state.skipDepth = 1
}

function resetRun(state: StoryState): void {
  const paragraph = state.paragraphs.at(-1)
  if (paragraph) paragraph.run = { look: {} }
}

function openBreak(state: StoryState, attribute: Attribute): void {
  const type = attribute('w:type')
  if (type !== 'page' && type !== 'column') writeText(state, '\n')
}

function openLink(state: StoryState, attribute: Attribute): void {
  const address = state.context.linkOf(attribute('r:id') ?? '')?.trim()
  state.links.push(address && isSafeLink(address) ? address : undefined)
}

function openSimpleField({ fields }: StoryState, attribute: Attribute): void {
  fields.begin()
  fields.addCode(attribute('w:instr') ?? '')
  fields.separate()
}

function openFieldMark({ fields }: StoryState, attribute: Attribute): void {
  const type = attribute('w:fldCharType')
  if (type === 'begin') fields.begin()
  else if (type === 'separate') fields.separate()
  else if (type === 'end') fields.end()
}

function refer(state: StoryState, kind: NoteKind, attribute: Attribute): void {
  const id = attribute('w:id')
  if (id) state.paragraphs.at(-1)?.spans.push({ text: `[${state.context.numberOf(kind, id)}]` })
}

function openNote(state: StoryState, attribute: Attribute): void {
  // Separators and their like have a type.
  state.noteId = attribute('w:type') ? undefined : attribute('w:id')
  state.flows.push([])
}

function closeNote(state: StoryState): void {
  const blocks = endFlow(state)
  if (state.noteId !== undefined) state.notes.set(state.noteId, blocks)
}

function closeRow(state: StoryState): void {
  const row = state.rows.pop()
  if (row && !row.isDeleted) addBlocks(state, flattenRow(row.cells))
}

function setPlaceholder(state: StoryState, isPlaceholder: boolean): void {
  state.isPlaceholder = isPlaceholder
}

function openControl(state: StoryState): void {
  if (state.isPlaceholder) state.skipDepth = 1
  state.isPlaceholder = false
}

/** Word's own horizontal line is a drawing. */
function openShape(state: StoryState, attribute: Attribute): void {
  const paragraph = state.paragraphs.at(-1)
  const rule = attribute('o:hr')
  if (paragraph && rule !== undefined) paragraph.isRule = isOn(rule) && rule !== 'f'
}

/** Characters of symbol fonts lie in a private range; a bullet is the one that text has. */
function readSymbol(code: string | undefined): string {
  const character = Number.parseInt(code ?? '', 16)
  if (!(character > 0x1f && character <= 0xffff)) return ''
  if (character === 0xf0b7 || character === 0xf0a7) return '•'
  return character >= 0xe000 && character <= 0xf8ff ? '' : String.fromCharCode(character)
}
