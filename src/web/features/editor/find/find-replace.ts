// Find and replace in the document: marks every match, knows which one is current, and replaces one or all, each as one undo step.
import { type Editor, Extension } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import {
  type EditorState,
  NodeSelection,
  Plugin,
  PluginKey,
  TextSelection,
  type Transaction,
} from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { PictureField } from '#domain/document/picture.ts'
import { replaceInPicture } from '#web/features/editor/pictures/picture-fields.ts'
import type { PictureMark } from '#web/features/editor/pictures/picture-view.ts'
import {
  comparePlaces,
  type FindQuery,
  type FoundPlace,
  type FoundRange,
  findMatches,
  type MatchCache,
} from './find-matches.ts'

interface FindState {
  query: FindQuery
  cache: MatchCache
  matches: readonly FoundRange[]
  /** Index of the current match, -1 without one. */
  current: number
  marks: DecorationSet
}

/** A new query, or the place from which the current match is looked for, or the index of the current match. */
type FindMeta = { query: FindQuery } | { after: FoundPlace } | { current: number }

const key = new PluginKey<FindState>('findReplace')
const emptyQuery: FindQuery = { text: '', matchesCase: false, isWholeWord: false }

const startState: FindState = {
  query: emptyQuery,
  cache: new WeakMap(),
  matches: [],
  current: -1,
  marks: DecorationSet.empty,
}

function applyFind(tr: Transaction, old: FindState): FindState {
  const meta = tr.getMeta(key) as FindMeta | undefined
  if (!meta && (!tr.docChanged || old.query.text === '')) return old
  if (meta && 'query' in meta && meta.query.text === '') return startState
  const isNewQuery = meta !== undefined && 'query' in meta
  const query = isNewQuery ? meta.query : old.query
  const cache = isNewQuery ? new WeakMap() : old.cache
  const matches = isNewQuery || tr.docChanged ? findMatches(tr.doc, query, cache) : old.matches
  const current = findCurrent(tr, old, meta, matches)
  return { query, cache, matches, current, marks: markMatches(tr, matches, current) }
}

function findCurrent(
  tr: Transaction,
  old: FindState,
  meta: FindMeta | undefined,
  matches: readonly FoundRange[],
): number {
  if (meta && 'current' in meta) return meta.current
  const shown = old.matches[old.current]
  const follow = (place: FoundPlace) => ({ ...place, from: tr.mapping.map(place.from, -1) })
  const start = meta && 'after' in meta ? meta.after : shown ? follow(shown) : { from: tr.selection.from }
  const next = matches.findIndex((match) => comparePlaces(match, start) >= 0)
  return next === -1 && matches.length > 0 ? 0 : next
}

function markMatches(tr: Transaction, matches: readonly FoundRange[], current: number): DecorationSet {
  const marks = matches.map(({ from, to, inPicture }, index) => {
    const look = index === current ? 'release-found-current' : 'release-found'
    if (!inPicture) return Decoration.inline(from, to, { class: look })
    // Alt text isn't on the page, so the picture itself is marked.
    const mark: PictureMark = { ...inPicture, look }
    return Decoration.node(from, to, inPicture.field === 'alt' ? { class: look } : {}, { mark })
  })
  return DecorationSet.create(tr.doc, marks)
}

export const FindReplace = Extension.create({
  name: 'findReplace',

  addProseMirrorPlugins() {
    return [
      new Plugin<FindState>({
        key,
        state: { init: () => startState, apply: applyFind },
        props: { decorations: (state) => key.getState(state)?.marks },
      }),
    ]
  },
})

export interface Found {
  count: number
  /** The number of the current match, from 1; 0 without one. */
  current: number
  /** Which words of a picture have the current match. */
  field: PictureField | undefined
}

export function readFound(state: EditorState): Found {
  const { matches, current } = key.getState(state) ?? startState
  return { count: matches.length, current: current + 1, field: matches[current]?.inPicture?.field }
}

export function setFindQuery(editor: Editor, query: FindQuery): void {
  tell(editor, { query })
}

export function clearFind(editor: Editor): void {
  if (!editor.isDestroyed) tell(editor, { query: emptyQuery })
}

export function stepToMatch(editor: Editor, direction: 1 | -1): void {
  const { matches, current } = key.getState(editor.state) ?? startState
  if (matches.length > 0) tell(editor, { current: (current + direction + matches.length) % matches.length })
}

/** Selects the current match in the text, for when the focus returns there. */
export function selectMatch(editor: Editor): void {
  const { matches, current } = key.getState(editor.state) ?? startState
  const match = matches[current]
  if (!match) return
  const { doc, tr } = editor.state
  const selection = match.inPicture
    ? NodeSelection.create(doc, match.from)
    : TextSelection.create(doc, match.from, match.to)
  editor.view.dispatch(tr.setSelection(selection))
}

/** Replaces the current match and goes to the next. */
export function replaceMatch(editor: Editor, text: string): void {
  const { matches, current } = key.getState(editor.state) ?? startState
  const match = matches[current]
  const { tr } = editor.state
  if (!match) return
  if (replaceRange(tr, match, text)) {
    editor.view.dispatch(closeHistory(tr.setMeta(key, { after: placeAfter(match, text) })))
    showCurrent(editor)
  } else stepToMatch(editor, 1)
}

const placeAfter = ({ from, inPicture }: FoundRange, { length }: string): FoundPlace =>
  inPicture
    ? { from, inPicture: { field: inPicture.field, from: inPicture.from + length } }
    : { from: from + length }

/** Replaces all matches as one undo step, and returns how many were replaced. */
export function replaceAllMatches(editor: Editor, text: string): number {
  const { matches } = key.getState(editor.state) ?? startState
  const { tr } = editor.state
  const replaced = matches.toReversed().filter((match) => replaceRange(tr, match, text))
  if (replaced.length === 0) return 0
  editor.view.dispatch(closeHistory(tr))
  editor.view.dispatch(closeHistory(editor.state.tr))
  return replaced.length
}

/** The new text keeps the formatting of the old one. False if it would be too long for what is said about a picture. */
function replaceRange(tr: Transaction, { from, to, inPicture }: FoundRange, text: string): boolean {
  if (inPicture) return replaceInPicture(tr, from, inPicture, text)
  if (text === '') tr.delete(from, to)
  else tr.insertText(text, from, to)
  return true
}

function tell(editor: Editor, meta: FindMeta): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, meta).setMeta('addToHistory', false))
  showCurrent(editor)
}

/** The focus is in the search box, so the editor itself would not scroll. */
function showCurrent(editor: Editor): void {
  editor.view.dom.querySelector('.release-found-current')?.scrollIntoView({ block: 'nearest' })
}
