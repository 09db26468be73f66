import { NodeSelection } from '@tiptap/pm/state'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fromEditor } from '#domain/formats/from-editor.ts'
import { writeHtml } from '#domain/formats/html.ts'
import { hasText } from '#web/features/editor/document/read-document.ts'
import { html, openEditor, press, type } from '#web/features/editor/editor.test-support.ts'
import { openPictureDetails } from './picture-view.ts'

const id = '0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11'
const figure = `<figure data-picture="${id}" data-credit="Mara Voss" data-rights="Editorial use"><img alt="A store" width="1200" height="800"><figcaption>The first store</figcaption></figure>`
afterEach(() => document.body.replaceChildren())

function selectPicture(text: string) {
  const editor = openEditor(text)
  editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, 0)))
  return editor
}

describe('a picture in the text', () => {
  it('is written as it was read, by the server as well', () => {
    const text = `<p>Before</p>${figure}<p>After</p>`
    const editor = openEditor(text)
    expect(html(editor)).toBe(text)
    expect(writeHtml(fromEditor(editor.getJSON()))).toBe(text)
  })
  it('brings no address, handler or bytes along', () => {
    const bad = `<figure data-picture="${id}" onclick="x()"><img alt="A store" src="https://evil.test/x.png" srcset="x" onerror="x()"></figure>`
    expect(html(openEditor(bad))).toBe(`<figure data-picture="${id}"><img alt="A store"></figure>`)
    expect(html(openEditor('<p>Text</p><img src="data:image/png;base64,AA">'))).toBe('<p>Text</p>')
    expect(
      html(openEditor('<figure data-picture="../x"><img alt="x"><figcaption>Words</figcaption></figure>')),
    ).toBe('<p>Words</p>')
  })
  it('stays out of lists and quotes', () => {
    expect(html(openEditor(`<blockquote><p>Said</p>${figure}</blockquote>`))).toBe(
      `<blockquote><p>Said</p></blockquote>${figure}`,
    )
  })
  it('is worth saving without a word', () => {
    expect(hasText(openEditor(figure).state.doc)).toBe(true)
  })
  it('shows its caption, credit and what is missing', () => {
    const editor = openEditor(`${figure}<figure data-picture="${id}"><img alt=""></figure>`)
    const captions = [...editor.view.dom.querySelectorAll('figcaption')].map(({ textContent }) => textContent)
    expect(captions).toEqual([
      'The first store. Credit: Mara Voss. Editorial use. Edit details',
      'Add alt text and credit',
    ])
  })
  it('opens its details with Enter', () => {
    const editor = selectPicture(figure)
    const opened = vi.fn()
    editor.view.dom.addEventListener(openPictureDetails, opened)
    expect(press(editor, 'Enter')).toBe(true)
    expect(opened).toHaveBeenCalledOnce()
  })
  it('is not replaced by what is typed while it is selected', () => {
    const editor = selectPicture(figure)
    type(editor, 'Hi')
    expect(html(editor)).toBe(`${figure}<p>Hi</p>`)
  })
})
