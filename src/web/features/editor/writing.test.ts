import { describe, expect, it } from 'vitest'
import { html, openEditor, press, select, type } from './editor.test-support.ts'
import { clearFormatting } from './toolbar/format-commands.ts'

describe('typing', () => {
  it.each([
    ['# Headline', '<h1>Headline</h1>'],
    ['## Section', '<h2>Section</h2>'],
    ['### Small', '<h3>Small</h3>'],
    ['- item', '<ul><li><p>item</p></li></ul>'],
    ['1. item', '<ol><li><p>item</p></li></ol>'],
    ['> quoted', '<blockquote><p>quoted</p></blockquote>'],
    ['a **bold** b', '<p>a <strong>bold</strong> b</p>'],
    ['an *italic* b', '<p>an <em>italic</em> b</p>'],
    ['#### no fourth level', '<p>#### no fourth level</p>'],
    ['~~no strike~~ `no code`', '<p>~~no strike~~ `no code`</p>'],
  ])('reads the markdown of %j', (keys, result) => {
    const editor = openEditor()
    type(editor, keys)
    expect(html(editor)).toBe(result)
  })

  it('draws a rule for three dashes, although two have become one', () => {
    const editor = openEditor()
    type(editor, '---')
    expect(html(editor)).toContain('<hr>')
  })

  it('sets typographer’s signs', () => {
    const editor = openEditor()
    type(editor, `"It's the '90s -- wait..."`)
    expect(html(editor)).toBe('<p>“It’s the ’90s — wait…”</p>')
  })

  it('gives the plain sign back on Backspace', () => {
    const editor = openEditor()
    type(editor, 'say "')
    press(editor, 'Backspace')
    expect(html(editor)).toBe('<p>say "</p>')
  })

  it('gives the plain sign back on undo, and keeps the words', () => {
    const editor = openEditor()
    type(editor, 'a --')
    editor.commands.undo()
    expect(html(editor)).toBe('<p>a --</p>')
  })

  it('leaves addresses alone', () => {
    const editor = openEditor()
    type(editor, 'see https://a.example/x--y')
    expect(html(editor)).toContain('x--y')
  })

  it('makes a link of an address once it is finished', () => {
    const editor = openEditor()
    type(editor, 'https://larkmoor.example/sensor ')
    expect(html(editor)).toBe(
      '<p><a rel="noopener noreferrer" href="https://larkmoor.example/sensor">https://larkmoor.example/sensor</a> </p>',
    )
  })

  const linked = (href: string, words: string) => `<a rel="noopener noreferrer" href="${href}">${words}</a>`

  it.each([
    ['at www.a.example, now', `at ${linked('https://www.a.example', 'www.a.example')}, now`],
    ['ask press@a.example now', `ask ${linked('mailto:press@a.example', 'press@a.example')} now`],
    ['[the sensor](a.example/s) now', `${linked('https://a.example/s', 'the sensor')} now`],
    ['[words](javascript:alert(1)) now', '[words](javascript:alert(1)) now'],
  ])('turns addresses in %j into links', (keys, result) => {
    const editor = openEditor()
    type(editor, keys)
    expect(html(editor)).toBe(`<p>${result}</p>`)
  })

  it.each(['###', '#', '-', '1.', '>'])('starts a new paragraph below %s with Enter', (mark) => {
    const editor = openEditor('<p>Text</p>')
    press(editor, 'Enter')
    type(editor, mark)
    press(editor, 'Enter')
    type(editor, 'Note')
    expect(html(editor)).toBe(`<p>Text</p><p>${mark.replace('>', '&gt;')}</p><p>Note</p>`)
  })

  it('makes a link of an address that Enter finishes, and continues in a new paragraph', () => {
    const editor = openEditor()
    type(editor, 'press@a.example')
    press(editor, 'Enter')
    type(editor, 'b')
    expect(html(editor)).toBe(`<p>${linked('mailto:press@a.example', 'press@a.example')}</p><p>b</p>`)
  })

  it.each(['www.a.example ', '[it](a.example)'])('gives %j back as it was typed on Backspace', (keys) => {
    const editor = openEditor()
    type(editor, keys)
    press(editor, 'Backspace')
    expect(html(editor)).toBe(`<p>${keys}</p>`)
  })

  it('undoes a run of typing sentence by sentence', () => {
    const editor = openEditor('<p>Kept.</p>')
    type(editor, ' One is here. Two is here. Three')
    editor.commands.undo()
    expect(html(editor)).toBe('<p>Kept. One is here. Two is here. </p>')
    editor.commands.undo()
    expect(html(editor)).toBe('<p>Kept. One is here. </p>')
    editor.commands.redo()
    expect(html(editor)).toBe('<p>Kept. One is here. Two is here. </p>')
  })

  it('undoes a very long sentence in parts', () => {
    const editor = openEditor()
    type(editor, 'a b c d e f g h i j k l m n')
    editor.commands.undo()
    expect(html(editor)).toBe('<p>a b c d e f g h i j k l </p>')
  })

  it('gives back what was deleted before it takes away what was typed', () => {
    const editor = openEditor()
    type(editor, 'Typed at once')
    for (let left = 4; left > 0; left -= 1) {
      press(editor, 'Backspace')
      editor.commands.deleteRange({ from: editor.state.selection.from - 1, to: editor.state.selection.from })
    }
    expect(html(editor)).toBe('<p>Typed at </p>')
    editor.commands.undo()
    expect(html(editor)).toBe('<p>Typed at once</p>')
  })

  it('undoes a burst of typing in one step', () => {
    const editor = openEditor('<p>Kept.</p>')
    type(editor, ' Typed at once')
    editor.commands.undo()
    expect(html(editor)).toBe('<p>Kept.</p>')
  })
})

describe('Tab', () => {
  it('inserts four spaces', () => {
    const editor = openEditor('<p>a</p>')
    expect(press(editor, 'Tab')).toBe(true)
    expect(html(editor)).toBe('<p>a    </p>')
  })

  it('inserts four spaces in a list too, where Mod+] indents', () => {
    const editor = openEditor('<ul><li><p>a</p></li><li><p>b</p></li></ul>')
    editor.commands.setTextSelection(editor.state.doc.content.size - 3)
    press(editor, 'Tab')
    expect(html(editor)).toBe('<ul><li><p>a</p></li><li><p>b    </p></li></ul>')
    press(editor, ']', { ctrlKey: true })
    expect(html(editor)).toBe('<ul><li><p>a</p><ul><li><p>b    </p></li></ul></li></ul>')
  })

  it('leaves the text after Esc, forward and back', () => {
    const editor = openEditor('<p>a</p>')
    press(editor, 'Escape')
    expect(press(editor, 'Tab')).toBe(false)
    press(editor, 'Escape')
    press(editor, 'Shift', { shiftKey: true })
    expect(press(editor, 'Tab', { shiftKey: true })).toBe(false)
    expect(html(editor)).toBe('<p>a</p>')
  })

  it('inserts spaces again when another key came after Esc', () => {
    const editor = openEditor('<p>a</p>')
    press(editor, 'Escape')
    press(editor, 'ArrowLeft')
    expect(press(editor, 'Tab')).toBe(true)
  })

  it('inserts spaces again when a press in the text came after Esc', () => {
    const editor = openEditor('<p>a</p>')
    press(editor, 'Escape')
    editor.view.dom.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    expect(press(editor, 'Tab')).toBe(true)
    expect(html(editor)).toBe('<p>a    </p>')
  })

  it('stays in the text on Shift+Tab', () => {
    const editor = openEditor('<p>a</p>')
    expect(press(editor, 'Tab', { shiftKey: true })).toBe(true)
    expect(html(editor)).toBe('<p>a</p>')
  })
})

describe('clear formatting', () => {
  it('clears marks and block types of a selection', () => {
    const editor = openEditor('<h1>A <strong>b</strong></h1><ul><li><p><u>c</u></p></li></ul>')
    editor.commands.selectAll()
    clearFormatting(editor)
    expect(html(editor)).toBe('<p>A b</p><p>c</p>')
  })

  it('clears the paragraph at the cursor when nothing is selected', () => {
    const editor = openEditor('<h2><em>A</em> b</h2><p><strong>c</strong></p>')
    editor.commands.setTextSelection(2)
    clearFormatting(editor)
    expect(html(editor)).toBe('<p>A b</p><p><strong>c</strong></p>')
    expect(editor.state.selection.from).toBe(2)
  })

  it('has a key', () => {
    const editor = openEditor('<p><strong>word</strong></p>')
    select(editor, 'word')
    press(editor, '\\', { ctrlKey: true })
    expect(html(editor)).toBe('<p>word</p>')
  })
})
