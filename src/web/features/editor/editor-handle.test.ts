import type { Editor } from '@tiptap/core'
import { describe, expect, it, vi } from 'vitest'
import { html, openEditor, type } from './editor.test-support.ts'
import { createEditorHandle, type EditorHandle } from './editor-handle.ts'

function handleOf(editor: Editor): EditorHandle {
  const desk = {
    editor,
    actions: {},
    isBusy: false,
    isReadOnly: false,
    isSavedDocument: false,
    editLink() {},
    openGallery() {},
  }
  return createEditorHandle(() => desk)
}

describe('reading', () => {
  it('answers nothing for an untouched page', () => {
    const handle = handleOf(openEditor())
    expect(handle.readHtml()).toBe('')
    expect(handle.hasText()).toBe(false)
  })

  it('has text where a list item has some', () => {
    expect(handleOf(openEditor('<ul><li><p>d</p></li></ul>')).hasText()).toBe(true)
  })

  it('has no text where there is only a rule and spaces', () => {
    const handle = handleOf(openEditor('<p> </p><hr><p></p>'))
    expect(handle.hasText()).toBe(false)
    expect(handle.readHtml()).not.toBe('')
  })

  it.each([
    '<p>Four    spaces, <strong>bold</strong><br>and <em><u>both</u></em></p>',
    '<h1>A</h1><h2>B</h2><h3>C</h3><hr><p>&lt;b&gt; &amp; “quotes”</p>',
    '<ol start="3"><li><p>three</p><ul><li><p>nested</p></li></ul></li></ol><blockquote><p>q</p></blockquote>',
    '<p><a rel="noopener noreferrer" href="https://larkmoor.example/?a=1&amp;b=2">link</a> </p><p></p><p>    indented</p>',
  ])('gives back what it was given: %s', (saved) => {
    const once = handleOf(openEditor(saved)).readHtml()
    expect(once).toBe(saved)
    expect(handleOf(openEditor(once)).readHtml()).toBe(once)
  })

  it('reads source that was laid out in lines without keeping the layout', () => {
    expect(html(openEditor('<p>\n  One\n  <em>line\n</em></p>\n\n<p>Two</p>\n'))).toBe(
      '<p>One <em>line </em></p><p>Two</p>',
    )
  })

  it('serializes only the block that changed', () => {
    const editor = openEditor('<p>one</p><p>two</p><p>three</p>')
    const handle = handleOf(editor)
    handle.readHtml()
    const create = vi.spyOn(document, 'createElement')
    type(editor, '!')
    create.mockClear()
    expect(handle.readHtml()).toBe('<p>one</p><p>two</p><p>three!</p>')
    expect(create.mock.calls.length).toBe(1)
    expect(handle.readHtml()).toBe('<p>one</p><p>two</p><p>three!</p>')
    expect(create.mock.calls.length).toBe(1)
    create.mockRestore()
  })
})

describe('replacing', () => {
  it('is one undo step of its own', () => {
    const editor = openEditor('<p>a</p>')
    type(editor, 'b')
    handleOf(editor).replaceHtml('<h1>New</h1><p>text</p>')
    type(editor, 'X')
    editor.commands.undo()
    expect(html(editor)).toBe('<h1>New</h1><p>text</p>')
    editor.commands.undo()
    expect(html(editor)).toBe('<p>ab</p>')
  })

  it('reports the change', () => {
    const onUpdate = vi.fn()
    const editor = openEditor('<p>a</p>', onUpdate)
    handleOf(editor).replaceHtml('<p>b</p>')
    expect(onUpdate).toHaveBeenCalledTimes(1)
  })

  it('starts a new undo history for another document, and reports no change', () => {
    const onUpdate = vi.fn()
    const editor = openEditor('<p>a</p>', onUpdate)
    type(editor, 'b')
    onUpdate.mockClear()
    handleOf(editor).replaceHtml('<p>other</p>', { undoable: false })
    expect(html(editor)).toBe('<p>other</p>')
    editor.commands.undo()
    expect(html(editor)).toBe('<p>other</p>')
    expect(onUpdate).not.toHaveBeenCalled()
  })

  it('by what another tab has saved leaves the caret in its place', () => {
    const editor = openEditor('<p>One.</p><p>Two.</p>')
    editor.commands.setTextSelection(5)
    handleOf(editor).followHtml('<p>One.</p><p>Two, from there.</p>')
    type(editor, ' Here')
    expect(html(editor)).toBe('<p>One. Here</p><p>Two, from there.</p>')
    editor.commands.setTextSelection(2)
    handleOf(editor).followHtml('<p>Before.</p><p>One. Here</p><p>Two, from there.</p>')
    type(editor, 'x')
    expect(html(editor)).toBe('<p>Before.</p><p>Oxne. Here</p><p>Two, from there.</p>')
  })

  it('by what another tab has saved adds no undo step', () => {
    const editor = openEditor('<p>One.</p>')
    editor.commands.setTextSelection(5)
    type(editor, ' Mine.')
    handleOf(editor).followHtml('<p>One. Mine. Theirs.</p>')
    editor.commands.undo()
    expect(html(editor)).toBe('<p>One. Theirs.</p>')
    editor.commands.undo()
    expect(html(editor)).toBe('<p>One. Theirs.</p>')
  })

  it('empties the page', () => {
    const editor = openEditor('<p>a</p>')
    handleOf(editor).replaceHtml('')
    expect(handleOf(editor).readHtml()).toBe('')
  })

  it('keeps the last text readable after the editor has gone', () => {
    const editor = openEditor('<p>a</p>')
    const handle = handleOf(editor)
    type(editor, 'b')
    editor.destroy()
    expect(handle.readHtml()).toBe('<p>ab</p>')
  })
})
