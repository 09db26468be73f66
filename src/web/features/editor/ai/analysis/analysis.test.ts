import type { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listFacts } from '#web/features/editor/ai/facts/list-facts.ts'
import { listTextblocks } from '#web/features/editor/ai/facts/text-places.ts'
import { html, openEditor, select, type } from '#web/features/editor/editor.test-support.ts'
import { Analysis } from './analysis.ts'
import { locateSuggestion } from './locate-suggestion.ts'
import { readAnchor, setActive } from './suggestion-anchors.ts'

afterEach(() => vi.restoreAllMocks())

function analyze(text: string, original: string, improved: string) {
  const editor = openEditor(text)
  const analysis = new Analysis(editor, [{ original, improved }])
  const status = () => {
    analysis.refresh()
    return analysis.cards.read()[0]?.status
  }
  return { editor, analysis, status }
}

const found = (editor: Editor, original: string) => {
  const range = locateSuggestion(listTextblocks(editor.state.doc), original)
  return range && editor.state.doc.textBetween(range.from, range.to)
}

describe('a suggestion is found', () => {
  it('in the paragraph that is its original', () => {
    const editor = openEditor('<p>Other text.</p><p>In order to  start, press it.</p>')
    expect(found(editor, 'In order to start, press it.')).toBe('In order to  start, press it.')
  })

  it('inside the paragraph that contains it', () => {
    const editor = openEditor('<p>First. In order to start, press (it). Last.</p>')
    expect(found(editor, 'In order to start, press (it).')).toBe('In order to start, press (it).')
  })

  it('by most of its words when the text has moved on, in the sentence that has them', () => {
    const editor = openEditor(
      '<p>Prices rose. Property managers today receive alerts about leaking toilets. Nobody knew.</p>',
    )
    expect(found(editor, 'Property managers receive alerts about leaking toilets quickly.')).toBe(
      'Property managers today receive alerts about leaking toilets.',
    )
  })

  it('in the whole sentence where a stop inside it ends none', () => {
    const editor = openEditor(
      '<p>Prices rose. Dr. Ines Lee of Acme Inc. tested the leaking toilets alone in May. Nobody knew.</p>',
    )
    expect(found(editor, 'Dr. Ines Lee of Acme Inc. tested leaking toilets quickly in May.')).toBe(
      'Dr. Ines Lee of Acme Inc. tested the leaking toilets alone in May.',
    )
  })

  it('nowhere when too few of its words are left', () => {
    const editor = openEditor('<p>Property owners get a text message.</p>')
    expect(found(editor, 'Property managers receive alerts about leaking toilets quickly.')).toBeUndefined()
  })
})

describe('applying a suggestion', () => {
  it('replaces its words in one undo step and keeps formatting and links', () => {
    const text =
      '<p>Before. <strong>Larkmoor</strong> will utilize <a href="https://x.example">the sensor</a> in order to save <em>water</em>. After.</p>'
    const { editor, analysis } = analyze(
      text,
      'Larkmoor will utilize the sensor in order to save water.',
      'Larkmoor will use the sensor to save water.',
    )
    const saved = html(editor)
    expect(analysis.apply(0)).toBe(true)
    expect(html(editor)).toBe(saved.replace('utilize', 'use').replace('in order to save', 'to save'))
    editor.commands.undo()
    expect(html(editor)).toBe(saved)
  })

  it('gives a replaced word the look of what it replaces', () => {
    const { editor, analysis } = analyze(
      '<p>We <strong>utilize</strong> it daily.</p>',
      'We utilize it daily.',
      'We use it daily.',
    )
    analysis.apply(0)
    expect(html(editor)).toBe('<p>We <strong>use</strong> it daily.</p>')
  })

  it('keeps line breaks that the suggestion does not know of', () => {
    const { editor, analysis } = analyze(
      '<p>We utilize<br>it daily.</p>',
      'We utilize it daily.',
      'We use it daily.',
    )
    analysis.apply(0)
    expect(html(editor)).toBe('<p>We use<br>it daily.</p>')
  })

  it('marks a fact that the suggestion brings in', () => {
    const { editor, analysis } = analyze(
      '<p>We sell many sensors.</p>',
      'We sell many sensors.',
      'We sell 900 sensors.',
    )
    analysis.apply(0)
    expect(listFacts(editor.state.doc).map(({ text }) => text)).toEqual(['900'])
  })

  it('keeps a fact marked that it only says shorter or once more', () => {
    const { editor, analysis } = analyze(
      '<p>It opens on <span data-fact="date">January 5, 2031</span>, said <span data-fact="name">Harold Finch</span>.</p>',
      'It opens on January 5, 2031, said Harold Finch.',
      'Finch said it opens in January 2031. Finch will come.',
    )
    analysis.apply(0)
    expect(listFacts(editor.state.doc).map(({ text }) => text)).toEqual(['Finch', 'January 2031', 'Finch'])
  })

  it('is compared with the current sentence, and names the facts it would remove', () => {
    const original = 'Property managers receive alerts about leaking toilets quickly.'
    const { editor, analysis } = analyze(
      `<p>${original}</p>`,
      original,
      'Property managers hear of leaking toilets.',
    )
    const card = () => analysis.cards.read()[0]
    expect(card()).toMatchObject({ current: undefined, lost: [] })
    select(editor, 'quickly')
    type(editor, 'within 15 minutes')
    analysis.refresh()
    expect(card()).toMatchObject({
      status: 'open',
      current: 'Property managers receive alerts about leaking toilets within 15 minutes.',
      lost: ['15 minutes'],
    })
  })

  it('does nothing once the text is gone', () => {
    const { editor, analysis, status } = analyze(
      '<p>We utilize it daily.</p><p>End.</p>',
      'We utilize it daily.',
      'We use it.',
    )
    editor.commands.setContent('<p>Something else entirely.</p>')
    expect(analysis.apply(0)).toBe(false)
    expect(status()).toBe('stale')
    expect(html(editor)).toBe('<p>Something else entirely.</p>')
  })
})

describe('a card', () => {
  const text =
    '<p>We utilize it daily.</p><p>Property managers receive alerts about leaking toilets quickly.</p>'

  it('is undone by its own button', () => {
    const { editor, analysis, status } = analyze(text, 'We utilize it daily.', 'We use it daily.')
    analysis.apply(0)
    expect(status()).toBe('applied')
    analysis.undo(0)
    expect(html(editor)).toBe(text)
    expect(status()).toBe('open')
  })

  it('follows the editor’s own undo and redo', () => {
    const { editor, analysis, status } = analyze(text, 'We utilize it daily.', 'We use it daily.')
    analysis.apply(0)
    editor.commands.undo()
    expect(status()).toBe('open')
    editor.commands.redo()
    expect(status()).toBe('applied')
  })

  it('is open again when a fuzzy match is undone', () => {
    const moved = text.replace('receive', 'now receive')
    const original = 'Property managers receive alerts about leaking toilets quickly.'
    const { editor, analysis, status } = analyze(moved, original, 'Managers hear of leaks at once.')
    analysis.apply(0)
    expect(html(editor)).toContain('<p>Managers hear of leaks at once.</p>')
    editor.commands.undo()
    expect(html(editor)).toBe(moved)
    expect(status()).toBe('open')
  })

  it('offers no undo once the place was edited', () => {
    const { editor, analysis, status } = analyze(text, 'We utilize it daily.', 'We use it daily.')
    analysis.apply(0)
    select(editor, 'daily')
    type(editor, 'often')
    expect(status()).toBe('applied')
    expect(analysis.cards.read()[0]?.undo).toBeUndefined()
  })

  it('moves with its paragraph, is stale when that is gone, and open again when it is back', () => {
    const { editor, status } = analyze(text, 'We utilize it daily.', 'We use it daily.')
    editor.commands.insertContentAt(0, '<p>New first paragraph.</p>')
    expect(status()).toBe('open')
    const range = readAnchor(editor.state, 0)
    expect(range && editor.state.doc.textBetween(range.from, range.to)).toBe('We utilize it daily.')
    select(editor, 'We utilize it daily.')
    type(editor, 'DocumentGoneError')
    expect(status()).toBe('stale')
    editor.commands.undo()
    expect(status()).toBe('open')
  })

  it('marks its place while it is looked at', () => {
    const { editor } = analyze(text, 'We utilize it daily.', 'We use it daily.')
    setActive(editor, 0)
    expect(editor.view.dom.querySelector('.release-suggested')?.textContent).toBe('We utilize it daily.')
    setActive(editor, undefined)
    expect(editor.view.dom.querySelector('.release-suggested')).toBeNull()
  })

  it('stays away once dismissed', () => {
    const { analysis, status } = analyze(text, 'We utilize it daily.', 'We use it daily.')
    analysis.dismiss(0)
    expect(status()).toBe('dismissed')
  })
})

describe('an accepted rewrite', () => {
  const text = '<p>We are very pleased to sell sensors in Ohio.</p><p>Other text.</p>'
  const original = 'We are very pleased to sell sensors in Ohio.'

  it('clears the suggestion whose passage it replaced, also where its words are still alike', () => {
    const { editor, analysis, status } = analyze(text, original, 'We sell sensors.')
    analysis.clearReplaced(() => {
      select(editor, 'are very pleased to ')
      editor.commands.deleteSelection()
    })
    expect(status()).toBe('dismissed')
  })

  it('leaves the suggestion about another passage open', () => {
    const { editor, analysis, status } = analyze(text, original, 'We sell sensors.')
    analysis.clearReplaced(() => {
      select(editor, 'Other')
      editor.commands.deleteSelection()
    })
    expect(status()).toBe('open')
  })
})
