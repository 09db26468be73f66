import type { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { html, openEditor } from '#web/features/editor/editor.test-support.ts'
import { acceptProposal, proposeChange } from './propose-change.ts'
import { readRangeHtml, readSelection } from './selected-text.ts'

const task = { kind: 'rewrite', preset: undefined, instruction: '', selection: undefined } as const
const item = (text: string) => `<li><p>${text}</p></li>`
const list = (...texts: string[]) => `<ul>${texts.map(item).join('')}</ul>`
const draft = `<p>Intro text.</p>${list('Apple one', 'Pear two', 'Plum three')}<p>Outro text.</p>`

function findWords(editor: Editor, words: string): number {
  let at = -1
  editor.state.doc.descendants((node, position) => {
    const start = node.isText ? (node.text?.indexOf(words) ?? -1) : -1
    if (start !== -1) at = position + start
  })
  return at
}

/** From the first words to the end of the last ones. */
function selectOver(editor: Editor, first: string, last: string): { from: number; to: number } {
  const range = { from: findWords(editor, first), to: findWords(editor, last) + last.length }
  editor.commands.setTextSelection(range)
  return readSelection(editor) ?? range
}

function rewriteOver(text: string, [first, last]: readonly [string, string], answer: string): string {
  const editor = openEditor(text)
  acceptProposal(editor, proposeChange(editor, task, answer, [], selectOver(editor, first, last)))
  return html(editor)
}

describe('rewriting a part of a list', () => {
  it('puts items in place of items', () => {
    expect(rewriteOver(draft, ['Apple one', 'Pear two'], list('A', 'B'))).toBe(
      `<p>Intro text.</p>${list('A', 'B', 'Plum three')}<p>Outro text.</p>`,
    )
    expect(rewriteOver(draft, ['Pear two', 'Plum three'], list('A', 'B', 'C'))).toBe(
      `<p>Intro text.</p>${list('Apple one', 'A', 'B', 'C')}<p>Outro text.</p>`,
    )
  })

  it('keeps the numbers of a numbered list', () => {
    const numbered = draft.replaceAll('ul>', 'ol>')
    expect(rewriteOver(numbered, ['Apple one', 'Pear two'], list('A', 'B'))).toBe(
      `<p>Intro text.</p>${list('A', 'B', 'Plum three').replaceAll('ul>', 'ol>')}<p>Outro text.</p>`,
    )
  })

  it('and of the paragraph before or after it keeps both apart', () => {
    expect(rewriteOver(draft, ['Pear two', 'Outro text.'], `${list('A', 'B')}<p>End.</p>`)).toBe(
      `<p>Intro text.</p>${list('Apple one', 'A', 'B')}<p>End.</p>`,
    )
    expect(rewriteOver(draft, ['Intro text.', 'Pear two'], `<p>Start.</p>${list('A', 'B')}`)).toBe(
      `<p>Start.</p>${list('A', 'B', 'Plum three')}<p>Outro text.</p>`,
    )
  })

  it('joins what is left of the first item and the last', () => {
    expect(rewriteOver(draft, ['one', 'Plum'], list('won', 'some'))).toBe(
      `<p>Intro text.</p>${list('Apple won', 'some three')}<p>Outro text.</p>`,
    )
  })

  it('makes paragraphs of items when that is proposed, and leaves no empty item', () => {
    expect(rewriteOver(draft, ['Apple one', 'Pear two'], '<p>A and B.</p>')).toBe(
      `<p>Intro text.</p><p>A and B.</p>${list('Plum three')}<p>Outro text.</p>`,
    )
  })

  it('keeps two paragraphs for one item in it', () => {
    expect(rewriteOver(draft, ['Pear two', 'Pear two'], '<p>A</p><p>B</p>')).toBe(
      draft.replace('<p>Pear two</p>', '<p>A</p><p>B</p>'),
    )
  })
})

describe('rewriting a part of the draft', () => {
  const quoted = '<p>Start.</p><blockquote><p>Mid one.</p><p>More two.</p></blockquote><p>End.</p>'

  it('leaves a quotation a quotation, whether or not the answer says so', () => {
    const expected = quoted.replace('Mid one.', 'A.').replace('More two.', 'B.')
    const over = ['Mid one.', 'More two.'] as const
    expect(rewriteOver(quoted, over, '<p>A.</p><p>B.</p>')).toBe(expected)
    expect(rewriteOver(quoted, over, '<blockquote><p>A.</p><p>B.</p></blockquote>')).toBe(expected)
  })

  it('gives an item whose text went a paragraph before the list that stays in it', () => {
    const nested = `<p>Intro text.</p><ul><li><p>Outer</p>${list('Inner')}</li></ul>`
    expect(rewriteOver(nested, ['Intro text.', 'Outer'], '<p>All.</p>')).toBe(
      `<p>All.</p><ul><li><p></p>${list('Inner')}</li></ul>`,
    )
    expect(rewriteOver(nested, ['Intro text.', 'Outer'], `<p>All.</p>${list('More')}`)).toBe(
      `<p>All.</p><ul><li><p>More</p>${list('Inner')}</li></ul>`,
    )
  })

  it('takes whole paragraphs where the selection only touches the next', () => {
    const editor = openEditor('<p>First part.</p><p>Second part.</p><p>Third.</p>')
    editor.commands.setTextSelection({ from: 1, to: findWords(editor, 'Second') })
    expect(readRangeHtml(editor.state.doc, readSelection(editor) ?? { from: 0, to: 0 })).toBe(
      '<p>First part.</p>',
    )
  })

  it('changes nothing where the answer is what was sent, wherever it begins and ends', () => {
    const text = `<h1>Head line</h1>${draft}${quoted}<ul><li><p>Outer item</p>${list('Inner item', 'Inmost item')}</li></ul>`
    const editor = openEditor(text)
    const { doc } = editor.state
    // Where a block begins, within it and where it ends: other places within it differ in nothing.
    const ends: number[] = []
    doc.descendants((node, position) => {
      if (!node.isText) return
      const firstWord = node.text?.match(/^\S+/)?.[0].length ?? 0
      ends.push(...new Set([position, position + firstWord, position + node.nodeSize]))
    })
    for (const from of ends)
      for (const to of ends.filter((end) => end > from)) {
        editor.commands.setTextSelection({ from, to })
        const range = readSelection(editor)
        if (!range) continue
        const { after } = proposeChange(editor, task, readRangeHtml(doc, range), [], range)
        expect(after.html, `${from} to ${to}`).toBe(text)
      }
  })
})
