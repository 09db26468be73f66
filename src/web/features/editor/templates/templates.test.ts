import type { Editor } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { releaseStructures } from '#domain/release/structure.ts'
import { releaseTemplates } from '#domain/release/templates.ts'
import { html, openEditor, press, selectedText, type } from '#web/features/editor/editor.test-support.ts'
import { fillTemplate, writeTemplateHtml } from './fill-template.ts'
import { countBlanks, isFillingBlanks } from './template-blanks.ts'

const everything = [...releaseTemplates, ...Object.values(releaseStructures)]

describe('a template as HTML', () => {
  it.each(everything.map(({ blocks }) => [blocks]))('loses no word of its blocks', (blocks) => {
    const { doc } = openEditor(writeTemplateHtml(blocks)).state
    const words = doc.textBetween(0, doc.content.size, ' ', ' ')
    expect(words).toBe(blocks.join(' ').replaceAll('\n', ' '))
  })

  it('sets headline, subhead, dateline, boilerplate and contact apart', () => {
    expect(
      writeTemplateHtml([
        'FOR IMMEDIATE RELEASE',
        'R&D <wins>',
        '[SUBHEAD]',
        '[CITY], [STATE], [MONTH DAY, YEAR] — [COMPANY] did it.',
        'About [COMPANY]\n[COMPANY] does things.',
        'Media contact\n[FULL NAME]\n[EMAIL]',
        '###',
      ]),
    ).toBe(
      [
        '<p><strong>FOR IMMEDIATE RELEASE</strong></p>',
        '<h1>R&amp;D &lt;wins&gt;</h1>',
        '<p><em>[SUBHEAD]</em></p>',
        '<p><strong>[CITY], [STATE], [MONTH DAY, YEAR] —</strong> [COMPANY] did it.</p>',
        '<h2>About [COMPANY]</h2><p>[COMPANY] does things.</p>',
        '<p><strong>Media contact</strong><br>[FULL NAME]<br>[EMAIL]</p>',
        '<p>###</p>',
      ].join(''),
    )
  })
})

describe('filling in a template', () => {
  function openTemplate() {
    const editor = openEditor('<p>Old text</p>')
    fillTemplate(editor, { template: 'product-launch' })
    return editor
  }

  it('selects the first blank', () => {
    expect(selectedText(openTemplate())).toBe('[COMPANY]')
  })

  it('opens every template and structure by its id, and nothing else', () => {
    const editor = openEditor()
    for (const { id } of releaseTemplates) expect(fillTemplate(editor, { template: id })).toBe(true)
    for (const id of Object.keys(releaseStructures))
      expect(fillTemplate(editor, { structure: id })).toBe(true)
    expect(fillTemplate(editor, { template: 'toString' })).toBe(false)
    expect(fillTemplate(editor, { structure: 'toString' })).toBe(false)
  })

  it('goes to the next on Tab and to the one before on Shift+Tab', () => {
    const editor = openTemplate()
    press(editor, 'Tab')
    expect(selectedText(editor)).toBe('[PRODUCT]')
    press(editor, 'Tab')
    expect(selectedText(editor)).toBe('[BUYERS]')
    press(editor, 'Tab', { shiftKey: true })
    expect(selectedText(editor)).toBe('[PRODUCT]')
  })

  it('moves to the next one after the answer was typed', () => {
    const editor = openTemplate()
    const before = countBlanks(editor.state)
    type(editor, 'Larkmoor')
    expect(countBlanks(editor.state)).toBe(before - 1)
    press(editor, 'Tab')
    expect(selectedText(editor)).toBe('[PRODUCT]')
  })

  it('goes round the ends', () => {
    const editor = openTemplate()
    press(editor, 'Tab', { shiftKey: true })
    expect(selectedText(editor)).toBe('[PHONE WITH AREA CODE]')
    press(editor, 'Tab')
    expect(selectedText(editor)).toBe('[COMPANY]')
  })

  it('inserts spaces again after Esc', () => {
    const editor = openTemplate()
    press(editor, 'Escape')
    editor.commands.setTextSelection(editor.state.selection.to)
    press(editor, 'ArrowRight')
    press(editor, 'Tab')
    expect(isFillingBlanks(editor.state)).toBe(false)
    expect(html(editor)).toContain('    ')
  })

  it('inserts spaces after the caret has left the answer', () => {
    const editor = openTemplate()
    type(editor, 'Larkmoor')
    editor.commands.setTextSelection(editor.state.doc.content.size - 1)
    press(editor, 'Tab')
    expect(html(editor)).toContain('    ')
    expect(selectedText(editor)).toBe('')
  })

  it('inserts spaces again when nothing is left to fill in', () => {
    const editor = openEditor()
    fillTemplate(editor, { template: 'product-launch' })
    while (countBlanks(editor.state) > 0) {
      type(editor, 'x')
      press(editor, 'Tab')
    }
    expect(html(editor)).not.toMatch(/\[[A-Z]/)
    expect(html(editor)).toContain('x    ')
  })

  it('is undone in one step, back to the old text', () => {
    const editor = openTemplate()
    editor.commands.undo()
    expect(html(editor)).toBe('<p>Old text</p>')
    expect(countBlanks(editor.state)).toBe(0)
  })

  it('keeps what was typed after it apart from it', () => {
    const editor = openTemplate()
    type(editor, 'Larkmoor')
    editor.commands.undo()
    expect(html(editor)).toContain('<h1>[COMPANY] to Sell')
  })
})

describe('blanks on the sheet', () => {
  it('are marked as long as they are there, wherever they come from', () => {
    const editor = openEditor('<p>Call [FULL NAME] now</p>')
    const marks = () =>
      [...editor.view.dom.querySelectorAll('.release-blank')].map((mark) => mark.textContent)
    expect(marks()).toEqual(['[FULL NAME]'])
    type(editor, ' or [EMAIL')
    expect(marks()).toEqual(['[FULL NAME]'])
    type(editor, ']')
    expect(marks()).toEqual(['[FULL NAME]', '[EMAIL]'])
    press(editor, 'Tab')
    expect(html(editor)).toBe('<p>Call [FULL NAME] now or [EMAIL]    </p>')
  })

  /** Presses the mouse on the text of the first blank, as the view reports it. */
  function click(editor: Editor, count: 1 | 2, modifiers: MouseEventInit = {}): boolean {
    const { view } = editor
    const mark = view.dom.querySelector('.release-blank')
    const event = new MouseEvent('mouseup', { button: 0, bubbles: true, ...modifiers })
    mark?.dispatchEvent(event)
    const position = view.posAtDOM(mark as Element, 0) + 2
    const name = count === 1 ? 'handleClick' : 'handleDoubleClick'
    return view.someProp(name, (handle) => handle(view, position, event)) ?? false
  }

  it.each([1, 2] as const)('are selected whole by %i click(s), and typing replaces them', (count) => {
    const editor = openEditor('<p>Call [FULL NAME] now</p>')
    expect(click(editor, count)).toBe(true)
    expect(selectedText(editor)).toBe('[FULL NAME]')
    type(editor, 'Ana')
    expect(html(editor)).toBe('<p>Call Ana now</p>')
  })

  it('leave a click with Shift to the browser', () => {
    const editor = openEditor('<p>Call [FULL NAME] now</p>')
    expect(click(editor, 1, { shiftKey: true })).toBe(false)
  })

  it('are walked with Tab after a click, and after the answer', () => {
    const editor = openEditor('<p>[CITY], [STATE] and [DATE]</p>')
    click(editor, 1)
    press(editor, 'Tab')
    expect(selectedText(editor)).toBe('[STATE]')
    type(editor, 'Ore.')
    press(editor, 'Tab')
    expect(selectedText(editor)).toBe('[DATE]')
    press(editor, 'Tab', { shiftKey: true })
    expect(selectedText(editor)).toBe('[CITY]')
  })
})
