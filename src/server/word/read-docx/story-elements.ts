// What each element of a story does when it opens and closes.

import { readPicture } from '#domain/document/picture.ts'
import { dropUnreadable } from '#domain/document/storable-text.ts'
import { isSafeLink } from '#domain/editor/link-address.ts'
import { flattenRow } from '#server/release-html/table-row.ts'
import { joinPlace } from './field-code.ts'
import { addSpan, lookOfRun, type Paragraph } from './paragraph.ts'
import {
  addBlocks,
  endEquation,
  endFlow,
  endParagraph,
  endTextBox,
  flushJoined,
  leaveGap,
  type NoteKind,
  type StoryState,
  startEquation,
  startFlow,
  startParagraph,
  writeText,
} from './story-state.ts'
import { isOn, readRunProperty } from './styles.ts'
import { readSymbol } from './symbols.ts'

export type Attribute = (name: string) => string | undefined
type Opener = (state: StoryState, attribute: Attribute) => void
type Closer = (state: StoryState) => void

export const openers = new Map<string, Opener>([
  ['w:p', startParagraph],
  ['w:r', resetRun],
  ['w:tab', (state) => writeText(state, '\t')],
  ['w:ptab', (state) => writeText(state, '\t')],
  // A page or column break inside a paragraph becomes a line break; before or after the text it is trimmed.
  ['w:br', (state) => writeText(state, '\n')],
  ['w:cr', (state) => writeText(state, '\n')],
  ['w:noBreakHyphen', (state) => writeText(state, '\u2011')],
  ['w:sym', openSymbol],
  ['w:hyperlink', openLink],
  ['w:fldSimple', openSimpleField],
  ['w:fldChar', openFieldMark],
  ['w:listEntry', ({ fields }, attribute) => fields.addChoice(attribute('w:val') ?? '')],
  ['w:result', ({ fields }, attribute) => fields.choose(Number(attribute('w:val')))],
  ['w:footnoteReference', (state, attribute) => refer(state, 'footnote', attribute)],
  ['w:endnoteReference', (state, attribute) => refer(state, 'endnote', attribute)],
  // The paragraph mark before a table may be deleted; the table still stays separate from the text.
  ['w:tbl', openTable],
  ['w:tr', (state) => state.rows.push({ cells: [], isDeleted: false })],
  ['w:tc', startFlow],
  ['w:txbxContent', startFlow],
  ['w:footnote', openNote],
  ['w:endnote', openNote],
  ['w:showingPlcHdr', (state, attribute) => setPlaceholder(state, isOn(attribute('w:val')))],
  ['w:sdtContent', openControl],
  ['w:altChunk', (state, attribute) => addBlocks(state, state.context.chunkOf(attribute('r:id') ?? ''))],
  ['mc:AlternateContent', ({ alternatives }) => alternatives.push({ isTaken: false, written: 0 })],
  ['mc:Choice', openAlternative],
  ['mc:Fallback', openAlternative],
  ['m:oMath', startEquation],
  ['v:rect', openShape],
  ['v:textpath', openWordArt],
  ['wp:docPr', describePicture],
  ['v:shape', describePicture],
  ['pic:pic', openPicture],
  ['a:blip', (state, attribute) => showPicture(state, attribute('r:embed'))],
  [
    'v:imagedata',
    (state, attribute) => {
      openPicture(state)
      showPicture(state, attribute('r:id'))
    },
  ],
  ['c:chart', openChart],
  ['dgm:relIds', openChart],
  ['o:OLEObject', ({ context }) => context.findings.addObject()],
  ['w:commentRangeStart', ({ context }, attribute) => context.findings.startPassage(attribute('w:id') ?? '')],
  ['w:commentRangeEnd', ({ context }, attribute) => context.findings.endPassage(attribute('w:id') ?? '')],
])

export const closers = new Map<string, Closer>([
  ['w:p', endParagraph],
  ['pic:pic', closePicture],
  ['w:hyperlink', (state) => state.links.pop()],
  ['w:fldSimple', (state) => writeText(state, state.fields.end())],
  ['mc:AlternateContent', ({ alternatives }) => alternatives.pop()],
  ['mc:Choice', closeAlternative],
  ['m:oMath', endEquation],
  ['w:tc', (state) => state.rows.at(-1)?.cells.push(endFlow(state))],
  ['w:tr', closeRow],
  ['w:txbxContent', endTextBox],
  ['w:footnote', closeNote],
  ['w:endnote', closeNote],
  ['w:ins', ({ context, written }) => context.findings.endChange(written)],
  ['w:del', ({ context, written }) => context.findings.endChange(written)],
])

/** A property of a paragraph or a run. */
export function readProperty(state: StoryState, name: string, attribute: Attribute): void {
  const paragraph = state.paragraphs.at(-1)
  if (!paragraph) return
  if (state.area === 'run') {
    if (name === 'w:rStyle') setRunStyle(state, paragraph, attribute('w:val') ?? '')
    else readRunProperty(paragraph.run.look, name, attribute)
  } else readParagraphProperty(paragraph, name, attribute)
}

/** LibreOffice gives a run with a note reference two styles: if one of them hides it, it is hidden. */
function setRunStyle({ context }: StoryState, { run }: Paragraph, styleId: string): void {
  run.styleId = styleId
  if (context.styles(styleId).look.hidden) run.look.hidden = true
}

function readParagraphProperty(paragraph: Paragraph, name: string, attribute: Attribute): void {
  const value = attribute('w:val')
  if (name === 'w:pStyle' && value) paragraph.styleId = value
  else if (name === 'w:numId' && value) paragraph.numId = value
  else if (name === 'w:ilvl') paragraph.level = Number(value)
  else if (name === 'w:framePr') paragraph.isJoined ||= isDropCapital(attribute('w:dropCap'))
  else if (name === 'w:bottom') paragraph.isRule = isOn(value) && value !== 'nil'
}

/** A drop cap is its own paragraph, and the word continues in the next. */
function isDropCapital(value: string | undefined): boolean {
  return value === 'drop' || value === 'margin'
}

/** Elements around changed text: what is accepted with them, and how they are counted. The two halves of a move are one change. */
const changeElements = {
  'w:ins': { adds: true, kind: 'inserted' },
  'w:moveTo': { adds: true, kind: 'moved' },
  'w:del': { adds: false, kind: 'deleted' },
  'w:moveFrom': { adds: false, kind: undefined },
} as const

type ChangeElement = keyof typeof changeElements

export function isChange(name: string): name is ChangeElement {
  return Object.hasOwn(changeElements, name)
}

export function openChange(state: StoryState, name: ChangeElement, attribute: Attribute): void {
  const { adds, kind } = changeElements[name]
  const { changes, findings } = state.context
  if (kind) findings.startChange(kind, attribute('w:author'), state.written)
  if (adds === (changes === 'reject')) openDeletion(state)
}

/** A deleted run is dropped, a deleted paragraph mark joins two paragraphs, a deleted row is dropped entirely. */
function openDeletion(state: StoryState): void {
  const paragraph = state.paragraphs.at(-1)
  const row = state.rows.at(-1)
  if (state.area === 'mark' && paragraph) paragraph.isJoined = true
  else if (state.area === 'row' && row) row.isDeleted = true
  else state.skipDepth = 1
}

function openTable(state: StoryState): void {
  flushJoined(state)
  state.context.findings.addTable()
}

/** A picture is content too: the older form of it that may follow is not read. */
function openPicture(state: StoryState): void {
  state.written += 1
  state.isPicture = true
  state.context.findings.addPicture()
}

function closePicture(state: StoryState): void {
  state.isPicture = false
  state.alt = ''
}

/** Word writes the alt text before the picture. */
function describePicture(state: StoryState, attribute: Attribute): void {
  // Where there is no description, some programs have it in the title.
  state.alt = attribute('descr') || attribute('alt') || attribute('title') || ''
}

/** The picture itself, if a release can have it. A shape filled with a picture is not one. */
function showPicture(state: StoryState, relation: string | undefined): void {
  const id = state.isPicture && relation !== undefined ? state.context.pictureOf(relation) : undefined
  const picture = id === undefined ? undefined : readPicture({ id, alt: state.alt })
  if (picture) addBlocks(state, [{ type: 'picture', ...picture }])
  else if (state.isPicture) leaveGap(state)
  closePicture(state)
}

function openChart(state: StoryState): void {
  state.context.findings.addObject()
  leaveGap(state)
}

function resetRun(state: StoryState): void {
  const paragraph = state.paragraphs.at(-1)
  if (paragraph) paragraph.run = { look: {} }
}

function openSymbol(state: StoryState, attribute: Attribute): void {
  const paragraph = state.paragraphs.at(-1)
  // The symbol has its own font; the run's font applies to the letters next to it.
  const font = paragraph?.run.look.font
  if (paragraph) paragraph.run.look.font = ''
  writeText(state, readSymbol(Number.parseInt(attribute('w:char') ?? '', 16), attribute('w:font')))
  if (paragraph && font !== undefined) paragraph.run.look.font = font
}

function openLink(state: StoryState, attribute: Attribute): void {
  const address = state.context.linkOf(attribute('r:id') ?? '')?.trim()
  const link = address && isSafeLink(address) ? joinPlace(address, attribute('w:anchor')) : undefined
  state.links.push(link ?? state.links.at(-1))
}

function openSimpleField({ fields }: StoryState, attribute: Attribute): void {
  fields.begin()
  fields.addCode(attribute('w:instr') ?? '')
  fields.separate()
}

function openFieldMark(state: StoryState, attribute: Attribute): void {
  const type = attribute('w:fldCharType')
  if (type === 'begin') state.fields.begin()
  else if (type === 'separate') state.fields.separate()
  else if (type === 'end') writeText(state, state.fields.end())
}

function refer(state: StoryState, kind: NoteKind, attribute: Attribute): void {
  const id = attribute('w:id')
  const paragraph = state.paragraphs.at(-1)
  // A note with a hidden reference is hidden.
  if (!id || !paragraph || !state.fields.isSeen()) return
  if (!lookOfRun(paragraph, state.context.styles).hidden)
    addSpan(paragraph, { text: `[${state.context.numberOf(kind, id)}]` })
}

function openNote(state: StoryState, attribute: Attribute): void {
  // Separators have a type.
  state.noteId = (attribute('w:type') ?? 'normal') === 'normal' ? attribute('w:id') : undefined
  startFlow(state)
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

/** The same content for programs of different versions: the first with text is read. */
function openAlternative(state: StoryState): void {
  const alternative = state.alternatives.at(-1)
  if (alternative?.isTaken) state.skipDepth = 1
  else if (alternative) alternative.written = state.written
}

function closeAlternative({ alternatives, written }: StoryState): void {
  const alternative = alternatives.at(-1)
  if (alternative && written > alternative.written) alternative.isTaken = true
}

/** Word's own horizontal line is a drawing. */
function openShape(state: StoryState, attribute: Attribute): void {
  const paragraph = state.paragraphs.at(-1)
  const rule = attribute('o:hr')
  if (paragraph && rule !== undefined) paragraph.isRule = isOn(rule) && rule !== 'f'
}

/** WordArt. */
function openWordArt(state: StoryState, attribute: Attribute): void {
  const text = dropUnreadable(attribute('string') ?? '').trim()
  if (text === '') return
  state.written += 1
  addBlocks(state, [{ type: 'paragraph', spans: [{ text }] }])
}
