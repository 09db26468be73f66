import { describe, expect, it } from 'vitest'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { findChangedBlocks } from './changed-blocks.ts'
import { readWords } from './read-document.ts'

const html = '<p>a</p><p>b</p><p>c</p>'

describe('the blocks that changed', () => {
  it.each([
    ['nothing', (text: string) => text, [], []],
    ['one in the middle', (text: string) => text.replace('b', 'B'), ['b'], ['B']],
    ['one more at the end', (text: string) => `${text}<p>d</p>`, [], ['d']],
    ['one less at the start', (text: string) => text.replace('<p>a</p>', ''), ['a'], []],
    ['all of them', () => '<p>x</p>', ['a', 'b', 'c'], ['x']],
  ])('are found: %s', (_name, change, before, after) => {
    const editor = openEditor(html)
    const old = editor.state.doc
    const { tr, schema } = editor.state
    const wanted = openEditor(change(html)).state.doc
    // As an edit does it: blocks that stay are the same objects.
    const kept = wanted.children.map(
      ({ textContent }) =>
        old.children.find((block) => block.textContent === textContent) ??
        schema.nodes.paragraph?.create(null, schema.text(textContent)),
    )
    const { doc } = tr.replaceWith(0, old.content.size, kept as never)
    const changed = findChangedBlocks(old, doc)
    expect(changed.before.map(({ textContent }) => textContent)).toEqual(before)
    expect(changed.after.map(({ textContent }) => textContent)).toEqual(after)
  })

  it('are the only ones counted again, and the total stays right, even between two documents', () => {
    const editor = openEditor('<p>one two</p><p>three</p>')
    expect(readWords(editor.state.doc)).toBe(3)
    editor.commands.insertContentAt(1, 'zero ')
    expect(readWords(editor.state.doc)).toBe(4)
    expect(readWords(openEditor('<p>another</p>').state.doc)).toBe(1)
    editor.commands.clearContent()
    expect(readWords(editor.state.doc)).toBe(0)
  })

  it('are found between neighbors that read the same', () => {
    const editor = openEditor('<p>a</p><p>a</p>')
    const [first] = editor.state.doc.children
    const { doc } = editor.state.tr.delete(0, first?.nodeSize ?? 0)
    const { before, after } = findChangedBlocks(editor.state.doc, doc)
    expect([before.length, after.length]).toEqual([1, 0])
  })
})
