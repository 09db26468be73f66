import { afterEach, describe, expect, it } from 'vitest'
import { html, openEditor, select, selectedText } from '#web/features/editor/editor.test-support.ts'
import {
  applySuggestion,
  canApply,
  findAnchor,
  readReleaseText,
  readSelectedPassage,
  readSentText,
  readWords,
  showPassage,
} from './anchors.ts'
import { followUndo } from './follow-undo.ts'

afterEach(() => {
  document.body.innerHTML = ''
})

const text =
  '<h1>Tallow opens</h1><p>Bend, Ore. — The <strong>first</strong> store opens Friday.</p><p>The end.</p>'
const about = (passage: string, before = '', after = '') => ({ passage, before, after })

describe('a passage in the sheet', () => {
  it('is read from the selection and found again after an edit before it', () => {
    const editor = openEditor(text)
    select(editor, 'first')
    const passage = readSelectedPassage(editor)
    expect(passage).toMatchObject({ passage: 'first', before: 'Tallow opens\nBend, Ore. — The ' })
    editor.commands.insertContentAt(0, '<p>New words before it.</p>')
    if (passage) showPassage(editor, passage)
    expect(selectedText(editor)).toBe('first')
  })

  it('is nothing without a selection', () => expect(readSelectedPassage(openEditor(text))).toBeUndefined())

  it('is gone when its words are', () => {
    const editor = openEditor(text)
    expect(findAnchor(editor.state.doc, readWords(editor.state.doc), about('second store'))).toBeUndefined()
    expect(showPassage(editor, about('second store'))).toBe(false)
  })
})

describe('a suggestion', () => {
  it('takes the place of its passage in one undo step', () => {
    const editor = openEditor(text)
    expect(
      applySuggestion(editor, about('first store opens Friday', 'The '), 'first shop opens Monday'),
    ).toMatchObject({ original: 'first store opens Friday' })
    expect(readReleaseText(editor.state.doc)).toContain('The first shop opens Monday.')
    editor.commands.undo()
    expect(html(editor)).toBe(html(openEditor(text)))
  })

  it('that is empty cuts the passage; hostile words stay words', () => {
    const editor = openEditor(text)
    applySuggestion(editor, about(' opens Friday', 'store'), '')
    expect(readReleaseText(editor.state.doc)).toContain('The first store.')
    applySuggestion(editor, about('The end', 'store.', '.'), '<img src=x onerror=alert(1)>')
    expect(html(editor)).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('for words in two paragraphs, or for words that are gone, changes nothing', () => {
    const editor = openEditor(text)
    const before = html(editor)
    const across = about('opens Friday.The end')
    expect(
      canApply(editor.state.doc, findAnchor(editor.state.doc, readWords(editor.state.doc), across)),
    ).toBe(false)
    expect(applySuggestion(editor, across, 'x')).toBeUndefined()
    expect(applySuggestion(editor, about('nowhere'), 'x')).toBeUndefined()
    expect(html(editor)).toBe(before)
  })
})

describe('an applied suggestion', () => {
  function apply(editor: ReturnType<typeof openEditor>, passage: string, suggestion: string): boolean[] {
    const told: boolean[] = []
    const replacement = applySuggestion(editor, about(passage), suggestion)
    if (replacement) followUndo(editor, replacement, (isApplied) => told.push(isApplied))
    return told
  }

  it.each([
    ['replaced', 'first store opens Friday', 'first shop opens Monday'],
    ['cut', 'first store opens Friday', ''],
  ])(
    'tells of undo and redo of words that were %s, whatever was written around them',
    (_how, passage, words) => {
      const editor = openEditor(text)
      const told = apply(editor, passage, words)
      editor.commands.insertContentAt(1, 'New: ')
      editor.commands.undo()
      expect(told).toEqual([])
      editor.commands.undo()
      expect(told).toEqual([false])
      editor.commands.redo()
      expect(told).toEqual([false, true])
      editor.commands.undo()
      expect(told).toEqual([false, true, false])
      expect(html(editor)).toBe(html(openEditor(text)))
    },
  )

  it('stays applied when only what was typed after it is undone', () => {
    const editor = openEditor(text)
    const told = apply(editor, 'first store opens Friday', 'first shop opens Monday')
    editor.commands.insertContentAt(editor.state.selection.to, ' noon')
    editor.commands.undo()
    editor.commands.redo()
    expect(told).toEqual([])
  })
})

describe('a caption', () => {
  const figure = (caption: string) =>
    `<figure data-picture="0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11" data-credit="Mara Voss"><img alt="A store"><figcaption>${caption}</figcaption></figure>`
  const release = (caption = 'The first store in Bend') =>
    `<p>Doors open.</p>${figure('A door')}${figure(caption)}<p>The end.</p>`
  const shownText = 'Doors open.A door. Credit: Mara Voss.The first store in Bend. Credit: Mara Voss.The end.'

  it('is what a comment on a selected picture is about', () => {
    const editor = openEditor(release())
    const position = editor.state.doc.child(0).nodeSize + 1
    editor.commands.setNodeSelection(position)
    const passage = readSelectedPassage(editor)
    expect(passage).toMatchObject({ passage: 'The first store in Bend. Credit: Mara Voss.' })
    editor.commands.insertContentAt(0, '<p>New words before it.</p>')
    expect(passage && showPassage(editor, passage)).toBe(true)
    expect(editor.state.selection.toJSON()).toMatchObject({ type: 'node' })
    expect(editor.state.selection.from).toBeGreaterThan(position)
  })

  it('holds the passages that a reviewer selects in it, also across its ends', () => {
    const editor = openEditor(release())
    const quote = (passage: string) => {
      const at = shownText.indexOf(passage)
      return about(passage, shownText.slice(Math.max(0, at - 60), at), shownText.slice(at + passage.length))
    }
    for (const passage of ['first store', 'Mara Voss.The end', 'open.A door', 'Credit: Mara Voss.The first'])
      expect(showPassage(editor, quote(passage))).toBe(true)
  })

  it('takes a suggestion for its words, in one undo step that is followed', () => {
    const editor = openEditor(release())
    const told: boolean[] = []
    const replacement = applySuggestion(
      editor,
      about('first store in Bend.', 'The ', ' Credit: Mara'),
      'second store',
    )
    if (replacement) followUndo(editor, replacement, (isApplied) => told.push(isApplied))
    expect(html(editor)).toBe(release('The second store'))
    editor.commands.insertContentAt(1, 'New: ')
    editor.commands.undo()
    expect(told).toEqual([])
    editor.commands.undo()
    expect([html(editor), told]).toEqual([release(), [false]])
    editor.commands.redo()
    expect([html(editor), told]).toEqual([release('The second store'), [false, true]])
  })

  it('takes none for words of two fields, of two captions, or that would be too long', () => {
    const editor = openEditor(release())
    const applied = (passage: string, words = 'x') => applySuggestion(editor, about(passage), words)
    expect(applied('store in Bend. Credit: Mara Voss')).toBeUndefined()
    expect(applied('Credit: Mara Voss.The first store')).toBeUndefined()
    expect(applied('The first store in Bend', 'x'.repeat(3000))).toBeUndefined()
    expect(html(editor)).toBe(release())
  })
})

it('a text that was sent reads as the sheet does, whatever marks it has', () => {
  const editor = openEditor(text)
  expect(readSentText(editor, text.replaceAll(/<\/?strong>/g, ''))).toBe(readReleaseText(editor.state.doc))
})
