import { describe, expect, it } from 'vitest'
import { html, openEditor } from '#web/features/editor/editor.test-support.ts'
import { excelClipboard } from './clipboards.test-support.ts'

function pasteHtml(clipboard: string): string {
  const editor = openEditor()
  editor.view.pasteHTML(clipboard)
  return html(editor)
}

describe('pasting a table', () => {
  it('makes a line of each row of a sheet', () => {
    expect(pasteHtml(excelClipboard)).toBe('<p>Revenue | 120 | 340</p><p>Profit | 12 | 45</p>')
  })

  it.each([
    [
      'cells as Word writes them',
      '<p>Before</p><table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Region</b><o:p></o:p></p></td><td><p class=MsoNormal>2025<o:p></o:p></p></td></tr></table><p>After</p>',
      '<p>Before</p><p><strong>Region</strong> | 2025</p><p>After</p>',
    ],
    ['rows cut out of their table', '<tr><td>a</td><td>b</td></tr>', '<p>a | b</p>'],
    ['cells cut out of their row', '<td>a</td><td>b</td>', '<p>a | b</p>'],
    [
      'an empty cell in its place',
      '<table><tr><td>a</td><td>&nbsp;</td><td>c</td><td></td></tr></table>',
      '<p>a | | c</p>',
    ],
    [
      'cells with more than a line',
      '<table><tr><td><p>a</p><p>b</p></td><td>c</td></tr></table>',
      '<p>a</p><p>b</p><p>c</p>',
    ],
    ['one cell', '<table><tr><td><h2>a</h2><p>b</p></td></tr></table>', '<h2>a</h2><p>b</p>'],
    [
      'a caption',
      '<table><caption>Sales</caption><tr><td>a</td><td>b</td></tr></table>',
      '<p>Sales</p><p>a | b</p>',
    ],
    [
      'a table in a table',
      '<table><tr><td>a</td><td><table><tr><td>b</td><td>c</td></tr></table></td></tr></table>',
      '<p>a | b | c</p>',
    ],
  ])('reads %s', (_what, clipboard, expected) => expect(pasteHtml(clipboard)).toBe(expected))

  it('does the same to one that was saved', () => {
    const saved = '<table><tbody><tr><td> a </td><td>b</td></tr></tbody></table><p>c</p>'
    expect(html(openEditor(saved))).toBe('<p>a | b</p><p>c</p>')
  })
})
