import type { Editor } from '@tiptap/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { contentMaxBytes } from '#domain/document/document.ts'
import { html, openEditor } from '#web/features/editor/editor.test-support.ts'
import { editorMessages } from '#web/features/editor/editor-messages.ts'
import { pictureRefused } from '#web/features/editor/pictures/picture-messages.ts'
import * as toasts from '#web/ui/feedback/toast.tsx'
import {
  gmailClipboard,
  googleDocsClipboard,
  hostileClipboard,
  outlookClipboard,
  trackedClipboard,
  wordClipboard,
} from './clipboards.test-support.ts'

function pasteHtml(clipboard: string, into = ''): string {
  const editor = openEditor(into)
  editor.view.pasteHTML(clipboard)
  return html(editor)
}

describe('pasting from Word', () => {
  it('keeps headings, marks, links and nested lists, and drops the rest', () => {
    expect(pasteHtml(wordClipboard)).toBe(
      [
        '<h1>Larkmoor Sensor Cuts Water Loss</h1>',
        '<p><strong>DULUTH, Minn.</strong> — Larkmoor <em>will</em> sell a <u>leak sensor</u> on Dec. 1.</p>',
        '<ul><li><p>Clamps to a pipe</p><ul><li><p>Without cutting it</p></li></ul></li><li><p>Costs $89</p></li></ul>',
        '<p>Steps:</p>',
        '<ol><li><p>Order</p></li><li><p>Clamp</p></li></ol>',
        '<p>More at <a rel="noopener noreferrer" href="https://larkmoor.example/">larkmoor.example</a>.</p>',
      ].join(''),
    )
  })
})

describe('pasting tracked changes', () => {
  it('leaves out what was deleted and the comments, and keeps what was inserted', () => {
    expect(pasteHtml(trackedClipboard)).toBe('<p>Larkmoor will open in June.</p><p>More.</p>')
  })

  it('leaves out what was hidden', () => {
    expect(pasteHtml("<p>a<span style='display:none;mso-hide:all'> b</span> c</p><p hidden>d</p>")).toBe(
      '<p>a c</p>',
    )
  })

  it('keeps what is only struck through', () => {
    expect(pasteHtml('<p><s>$99</s> $89</p>')).toBe('<p>$99 $89</p>')
  })
})

describe('pasting figures above and below the line', () => {
  it.each([
    ['10<sup>6</sup> units of CO<sub>2</sub>', '10⁶ units of CO₂'],
    ['May 4<sup>th</sup>, Acme<sup>TM</sup>', 'May 4th, Acme™'],
    ['10<span style="vertical-align: super">6</span>', '10⁶'],
  ])('keeps them apart: %s', (clipboard, expected) => {
    expect(pasteHtml(`<p>${clipboard}</p>`)).toBe(`<p>${expected}</p>`)
  })
})

describe('pasting from Google Docs', () => {
  it('reads marks from styles and is not bold all over', () => {
    expect(pasteHtml(googleDocsClipboard)).toBe(
      [
        '<h2>About Larkmoor</h2>',
        '<p><strong>Bold</strong><em> italic</em><u> underlined</u> plain, ',
        '<a rel="noopener noreferrer" href="https://larkmoor.example">a link</a></p>',
        '<ul><li><p>One</p></li><li><p>Two</p></li></ul>',
      ].join(''),
    )
  })
})

describe('pasting from mail', () => {
  it('makes paragraphs of divisions and of double breaks', () => {
    expect(pasteHtml(gmailClipboard)).toBe(
      '<p>Hi Ines,</p><p>The <strong>numbers</strong> are in.<br>Loss fell 31%.</p><p>Best,</p><p>Maren</p>',
    )
  })

  it('drops the spacers of Outlook and makes a line of a row', () => {
    expect(pasteHtml(outlookClipboard)).toBe(
      '<p><strong>Subject line</strong></p><p>First paragraph.</p><p>Cell one | Cell two</p>',
    )
  })
})

describe('pasting text', () => {
  it('makes a paragraph of each line', () => {
    const editor = openEditor()
    editor.view.pasteText('First line\r\n\r\nSecond <b>line</b>\nThird')
    expect(html(editor)).toBe('<p>First line</p><p>Second &lt;b&gt;line&lt;/b&gt;</p><p>Third</p>')
  })

  it('drops what no database takes', () => {
    const editor = openEditor()
    editor.view.pasteText('a\u0000b \ud800c')
    expect(html(editor)).toBe('<p>ab \ufffdc</p>')
  })

  it('keeps the lines of preformatted text', () => {
    expect(pasteHtml('<pre>one\ntwo\n\nthree</pre>')).toBe('<p>one</p><p>two</p><p>three</p>')
  })

  it.each([
    ['with breaks', '<pre>one<br>two</pre>'],
    ['with a division for each line', '<pre><div>one</div><div>two</div></pre>'],
    ['with marked words', '<pre><span>one\n</span><code>two</code></pre>'],
  ])('keeps the lines of preformatted text %s', (_how, clipboard) => {
    expect(pasteHtml(clipboard)).toBe('<p>one</p><p>two</p>')
  })
})

describe('hostile HTML', () => {
  it('leaves its text and its one good link', () => {
    const result = pasteHtml(hostileClipboard)
    expect(result).not.toMatch(
      /script|steal|style|class|onclick|onerror|iframe|svg|spy|target|opener"|img|form/,
    )
    expect(result).toContain('<a rel="noopener noreferrer" href="https://ok.example">ok</a>')
    expect(result).toContain('js js2 data local')
  })

  it('does no more when it was saved', () => {
    expect(html(openEditor(hostileClipboard))).not.toMatch(
      /script:|steal|style=|class=|onclick|iframe|<svg|spy/,
    )
  })
})

describe('headings beyond the third', () => {
  it('become the third', () => {
    expect(pasteHtml('<h4>a</h4><h6>b</h6>')).toBe('<h3>a</h3><h3>b</h3>')
  })
})

describe('a copy from the editor itself', () => {
  it('keeps blank lines, runs of spaces and the place it was cut', () => {
    const slice = '<p data-pm-slice="1 1 []">one    two</p><p></p><p>three</p>'
    expect(pasteHtml(slice, '<p>Before: </p>')).toBe('<p>Before: one    two</p><p></p><p>three</p>')
  })
})

describe('a paste beyond the limit', () => {
  const show = vi.spyOn(toasts, 'showToast')
  afterEach(() => show.mockClear())

  function paste(editor: Editor, text: string): void {
    editor.view.pasteText(text)
  }

  it('changes nothing and says so', () => {
    const editor = openEditor('<p>Mine</p>')
    paste(editor, 'x'.repeat(contentMaxBytes))
    expect(html(editor)).toBe('<p>Mine</p>')
    expect(show).toHaveBeenCalledWith(editorMessages.pasteTooLarge, 'error')
  })

  it('counts bytes, the tags and what is there already', () => {
    const editor = openEditor(`<p>${'é'.repeat(1_000_000)}</p><p></p>`)
    const room = contentMaxBytes - 2_000_000 - 2 * '<p></p>'.length
    paste(editor, 'x'.repeat(room + 1))
    expect(show).toHaveBeenCalledTimes(1)
    paste(editor, 'x'.repeat(room - 10))
    expect(show).toHaveBeenCalledTimes(1)
    expect(html(editor).length).toBeGreaterThan(3_900_000)
  })

  it('makes room for what it replaces', () => {
    const editor = openEditor(`<p>${'x'.repeat(2_600_000)}</p>`)
    editor.commands.selectAll()
    paste(editor, 'y'.repeat(2_600_000))
    expect(show).not.toHaveBeenCalled()
    expect(html(editor).startsWith('<p>yyy')).toBe(true)
  })

  function pasteClipboard(editor: Editor, entries: Readonly<Record<string, string>>): void {
    const clipboardData = new DataTransfer()
    for (const [kind, value] of Object.entries(entries)) clipboardData.setData(kind, value)
    editor.view.dom.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }))
  }
  const longHtml = `<p class="${'x'.repeat(contentMaxBytes / 4)}"><b>Short</b></p>`

  it('takes the plain text of HTML that is too long to read, and says so', () => {
    const editor = openEditor()
    pasteClipboard(editor, { 'text/html': longHtml, 'text/plain': 'Short' })
    expect(html(editor)).toBe('<p>Short</p>')
    expect(show).toHaveBeenCalledExactlyOnceWith(editorMessages.pastedPlain)
  })

  it('does not count the pictures in it', () => {
    const editor = openEditor()
    const picture = `<img src="data:image/png;base64,${'x'.repeat(contentMaxBytes / 4)}">`
    pasteClipboard(editor, { 'text/html': `<p><b>Short</b>${picture}</p>`, 'text/plain': 'Short' })
    expect(html(editor)).toBe('<p><strong>Short</strong></p>')
  })

  it('reads HTML that comes without text at any length a document has', () => {
    const editor = openEditor()
    pasteClipboard(editor, { 'text/html': longHtml })
    expect(html(editor)).toBe('<p><strong>Short</strong></p>')
  })

  it('refuses a text whose many short lines would not fit, before it makes a paragraph of each', () => {
    const editor = openEditor('<p>Mine</p>')
    const make = vi.spyOn(editor.view, 'someProp')
    pasteClipboard(editor, { 'text/plain': 'a short line\n'.repeat(contentMaxBytes / 16) })
    expect(make).not.toHaveBeenCalledWith('clipboardTextParser', expect.anything())
    expect(html(editor)).toBe('<p>Mine</p>')
    expect(show).toHaveBeenCalledWith(editorMessages.pasteTooLarge, 'error')
  })

  it('refuses HTML that is longer than a document and comes without text', () => {
    const editor = openEditor('<p>Mine</p>')
    pasteClipboard(editor, { 'text/html': longHtml.replace('Short', 'x'.repeat(contentMaxBytes)) })
    expect(html(editor)).toBe('<p>Mine</p>')
    expect(show).toHaveBeenCalledWith(editorMessages.pasteTooLarge, 'error')
  })

  it('reads a copy from the editor itself at any length a document has', () => {
    const editor = openEditor()
    const own = `<p data-pm-slice="1 1 []" class="${'x'.repeat(contentMaxBytes / 4)}"><b>Short</b></p>`
    pasteClipboard(editor, { 'text/html': own, 'text/plain': 'Short' })
    expect(html(editor)).toBe('<p><strong>Short</strong></p>')
  })
})

describe('pasting pictures', () => {
  function paste(entries: Record<string, string>, files: File[] = []) {
    const told = vi.spyOn(toasts, 'showToast')
    told.mockClear()
    const editor = openEditor()
    const clipboardData = new DataTransfer()
    for (const [kind, value] of Object.entries(entries)) clipboardData.setData(kind, value)
    for (const file of files) clipboardData.items.add(file)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    editor.view.dom.dispatchEvent(event)
    return told.mock.calls.map(([message]) => message)
  }

  it('says that a picture is left out when there is only its address', () => {
    const message = pictureRefused('remote')
    expect(paste({ 'text/html': '<p>Our team</p><img src="https://a.example/team.jpg">' })).toEqual([message])
    expect(paste({ 'text/html': '<p>Our team</p><img src="file:///C:/clip_image001.png">' })).toEqual([
      message,
    ])
  })

  it('says nothing about a text without pictures, or with a counting pixel', () => {
    expect(paste({ 'text/html': '<p>Our team</p>' })).toEqual([])
    expect(paste({ 'text/html': gmailClipboard })).toEqual([])
  })
})
