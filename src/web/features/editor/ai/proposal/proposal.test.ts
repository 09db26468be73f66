import { describe, expect, it } from 'vitest'
import { countChanges, diffWords } from '#domain/text/word-diff.ts'
import { html, openEditor, select } from '#web/features/editor/editor.test-support.ts'
import { splitParagraphs } from '#web/ui/word-diff/diff-paragraphs.ts'
import { readLines } from '#web/ui/word-diff/read-lines.ts'
import { listChanges } from './changes-panel.tsx'
import { readAfter, readLineStyles, splitPieces } from './line-styles.ts'
import { acceptProposal, proposeChange } from './propose-change.ts'
import { countSelected, readRangeHtml, readSelection } from './selected-text.ts'

const task = { kind: 'rewrite', preset: undefined, instruction: '', selection: undefined } as const
const draft =
  '<h1>Big news</h1><p>We are <strong>very</strong> pleased to sell 40 sensors.</p><p>The end.</p>'

describe('a proposal', () => {
  it('changes nothing until it is accepted, then everything in one undo step', () => {
    const editor = openEditor(draft)
    const after = '<h1>News</h1><p>We sell 40 sensors.</p><p>The end.</p>'
    const proposal = proposeChange(editor, task, after, [])
    expect(html(editor)).toBe(draft)
    expect(proposal.changes).toEqual({ lost: [], added: [], changed: [] })
    expect(acceptProposal(editor, proposal)).toBe(true)
    expect(html(editor)).toBe(after)
    editor.commands.undo()
    expect(html(editor)).toBe(draft)
    editor.commands.redo()
    expect(html(editor)).toBe(after)
  })

  it('reports facts lost, added and changed', () => {
    const editor = openEditor('<p>We sold 40 sensors on Nov. 17.</p>')
    const { changes } = proposeChange(editor, task, '<p>We sold 50 sensors with Harold Finch.</p>', [])
    expect(changes.lost.map(({ text }) => text)).toEqual(['Nov. 17'])
    expect(changes.added.map(({ text }) => text)).toEqual(['Harold Finch'])
    expect(changes.changed.map(({ before, after }) => [before.text, after.text])).toEqual([['40', '50']])
  })

  it('reports the address of a link that is lost, not of one that moved or is written out', () => {
    const linked = '<a href="https://a.com/x">its tools</a>'
    const editor = openEditor(
      `<p>Acme uses ${linked} and <a href="https://b.com/y">more</a>.</p><p>Write to <a href="mailto:ann@acme.com">ann@acme.com</a>.</p>`,
    )
    const moved =
      '<p>Write to ann@acme.com.</p><p>Acme uses <a href="https://b.com/y">more</a> and new tools.</p>'
    const { changes } = proposeChange(editor, task, moved, [])
    expect(changes.lost.map(({ text }) => text)).toEqual(['https://a.com/x'])
    expect(changes.added).toEqual([])
    expect(changes.changed).toEqual([])
  })

  it('is refused when the sheet has changed since', () => {
    const editor = openEditor(draft)
    const proposal = proposeChange(editor, task, '<p>Other.</p>', [])
    editor.commands.insertContent('More')
    const now = html(editor)
    expect(acceptProposal(editor, proposal)).toBe(false)
    expect(html(editor)).toBe(now)
  })
})

describe('a rewrite of the selection', () => {
  it('replaces only that, and a heading stays a heading', () => {
    const editor = openEditor(draft)
    select(editor, 'Big')
    const range = readSelection(editor)
    acceptProposal(editor, proposeChange(editor, task, '<p>Good</p>', [], range))
    expect(html(editor)).toBe(draft.replace('Big', 'Good'))
  })

  it('may span and make paragraphs', () => {
    const editor = openEditor(draft)
    const { doc } = editor.state
    const range = { from: doc.child(0).nodeSize + 1, to: doc.content.size - 1 }
    expect(readRangeHtml(doc, range)).toBe(
      '<p>We are <strong>very</strong> pleased to sell 40 sensors.</p><p>The end.</p>',
    )
    acceptProposal(editor, proposeChange(editor, task, '<p>Here.</p><p>There.</p><p>Then.</p>', [], range))
    expect(html(editor)).toBe('<h1>Big news</h1><p>Here.</p><p>There.</p><p>Then.</p>')
  })

  it('is the whole release while a blank waits for its words', () => {
    const editor = openEditor('<p>It costs [PRICE, WITH TAX] from May.</p>')
    select(editor, '[PRICE, WITH TAX]')
    expect(readSelection(editor)).toBeUndefined()
    select(editor, 'costs [PRICE, WITH TAX]')
    expect(readSelection(editor)).toBeDefined()
  })

  it('takes whole words, and none when nothing or everything is selected', () => {
    const editor = openEditor(draft)
    select(editor, 'eased to se')
    const range = readSelection(editor)
    expect(range && editor.state.doc.textBetween(range.from, range.to)).toBe('pleased to sell')
    expect(range && countSelected(editor.state.doc, range)).toBe(3)
    expect(range && readRangeHtml(editor.state.doc, range)).toBe('<p>pleased to sell</p>')
    editor.commands.setTextSelection(3)
    expect(readSelection(editor)).toBeUndefined()
    editor.commands.selectAll()
    expect(readSelection(editor)).toBeUndefined()
  })
})

describe('the view of a proposal', () => {
  const [before, after] = [
    readLines('<p>One old line.</p><p>DULUTH — It is.</p>'),
    readLines('<p>One new line.</p><p>DULUTH — It was.</p>'),
  ]
  const paragraphs = splitParagraphs(diffWords(before.text, after.text).parts, before.kinds, after.kinds)

  it('lists each change with the words that go and come', () => {
    expect(listChanges(paragraphs)).toEqual([
      { removed: 'old', added: 'new' },
      { removed: 'is', added: 'was' },
    ])
  })

  it('lists as many changes as it counts, also one that only joins paragraphs', () => {
    const [two, one] = [readLines('<p>One is.</p><p>Two is.</p>'), readLines('<p>One was. Two is.</p>')]
    const { parts } = diffWords(two.text, one.text)
    const rows = listChanges(splitParagraphs(parts, two.kinds, one.kinds), countChanges(parts))
    expect(rows).toEqual([
      { removed: 'is', added: 'was' },
      { removed: '', added: '' },
    ])
  })

  it('sets lines as the sheet sets the proposed text', () => {
    const editor = openEditor('<p>FOR IMMEDIATE RELEASE</p><p><strong>DULUTH —</strong> It was.</p>')
    const styles = readLineStyles(editor.state.doc)
    expect(styles.get('FOR IMMEDIATE RELEASE')?.look).toBe('release-line')
    const line = paragraphs[1] as (typeof paragraphs)[number]
    expect(readAfter(line)).toBe('DULUTH — It was.')
    const [bold, rest] = splitPieces(line.pieces, styles.get(readAfter(line))?.bold ?? 0)
    expect(bold.map(({ text }) => text).join('')).toBe('DULUTH —')
    expect(rest.map(({ kind, text }) => `${kind}:${text}`)).toEqual([
      'same: It ',
      'removed:is',
      'added:was',
      'same:.',
    ])
  })
})
