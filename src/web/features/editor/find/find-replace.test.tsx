import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { html, openEditor, select, selectedText } from '#web/features/editor/editor.test-support.ts'
import { FindBar } from './find-bar.tsx'

afterEach(cleanup)

function show(text: string, selected?: string) {
  const editor = openEditor(text)
  if (selected === undefined) editor.commands.setTextSelection(1)
  else select(editor, selected)
  const onClose = vi.fn()
  const desk = {
    ...{ editor, actions: {}, isBusy: false, isReadOnly: false, isSavedDocument: true },
    editLink: () => undefined,
    openGallery: () => undefined,
  }
  render(<FindBar desk={desk} openedAt={1} onClose={onClose} />)
  const marks = (name: string) =>
    [...editor.view.dom.querySelectorAll(`.${name}`)].map((mark) => mark.textContent)
  return {
    editor,
    onClose,
    found: () => marks('release-found'),
    current: () => marks('release-found-current'),
  }
}

const status = () => screen.getByRole('status').textContent
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('finding', () => {
  it('marks and counts every match, and goes round by Enter and Shift+Enter', async () => {
    const { found, current } = show('<h1>Sensor news</h1><p>One sensor, two sensors</p>')
    await type('Find', 'sensor')
    expect(status()).toBe('1 of 3')
    expect([current(), found()]).toEqual([['Sensor'], ['sensor', 'sensor']])
    await userEvent.keyboard('{Enter}')
    expect(status()).toBe('2 of 3')
    await userEvent.keyboard('{Shift>}{Enter}{Enter}{/Shift}')
    expect(status()).toBe('3 of 3')
  })

  it('can match case and whole words', async () => {
    show('<p>Sensor sensor sensors</p>')
    await type('Find', 'sensor')
    expect(status()).toBe('1 of 3')
    await press('Match case')
    expect(status()).toBe('1 of 2')
    await press('Whole words')
    expect(status()).toBe('1 of 1')
    await type('Find', 'x')
    expect(status()).toBe('No matches')
  })

  it('takes signs as they are, finds curly quotes by straight ones, and words across bold and plain', async () => {
    show('<p>It’s $9.99 (net) for <strong>lea</strong>ks</p>')
    await type('Find', "It's $9.99 (net) for leaks")
    expect(status()).toBe('1 of 1')
  })

  it('starts with the selected words, and Esc goes back to the match in the text', async () => {
    const { editor, onClose } = show('<p>One sensor, two sensors</p>', 'two')
    expect((screen.getByLabelText('Find') as HTMLInputElement).value).toBe('two')
    await userEvent.keyboard('{Escape}')
    expect(onClose).toHaveBeenCalledOnce()
    expect(selectedText(editor)).toBe('two')
  })

  it('counts again while the text is changed, and leaves no marks behind', async () => {
    const { editor, found, current } = show('<p>One sensor</p>')
    await type('Find', 'sensor')
    act(() => void editor.commands.insertContentAt(1, 'A sensor. '))
    expect(status()).toBe('2 of 2')
    cleanup()
    expect([...found(), ...current()]).toEqual([])
  })
})

describe('replacing', () => {
  it('one goes to the next, keeps the formatting and is one undo step', async () => {
    const { editor } = show('<p>A <strong>sensor</strong> and a sensor</p>')
    await type('Find', 'sensor')
    await type('Replace with', 'probe')
    await press('Replace')
    expect(html(editor)).toBe('<p>A <strong>probe</strong> and a sensor</p>')
    expect(status()).toBe('1 of 1')
    await press('Replace')
    expect(html(editor)).toBe('<p>A <strong>probe</strong> and a probe</p>')
    act(() => void editor.commands.undo())
    expect(html(editor)).toBe('<p>A <strong>probe</strong> and a sensor</p>')
  })

  it('all is one undo step, even when the new words contain the old ones', async () => {
    const { editor } = show('<h1>Sensor</h1><p>sensor sensor</p>')
    await type('Find', 'sensor')
    await type('Replace with', 'sensors')
    await press('Replace all')
    expect(html(editor)).toBe('<h1>sensors</h1><p>sensors sensors</p>')
    expect(status()).toBe('3 replaced')
    act(() => void editor.commands.undo())
    expect(html(editor)).toBe('<h1>Sensor</h1><p>sensor sensor</p>')
  })

  it('with nothing deletes the matches', async () => {
    const { editor } = show('<p>very very good</p>')
    await type('Find', 'very ')
    await press('Replace all')
    expect(html(editor)).toBe('<p>good</p>')
  })
})

describe('the words about a picture', () => {
  const id = '0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11'
  const figure = (alt: string, caption: string, credit: string) =>
    `<figure data-picture="${id}" data-credit="${credit}"><img alt="${alt}"><figcaption>${caption}</figcaption></figure>`

  it('are found: caption and credit are marked, alt text is named', async () => {
    const { editor, found, current } = show(
      `<p>A sensor</p>${figure('Sensor in a hand', 'The sensor, a sensor', 'Sensor Studio')}<p>Sensors</p>`,
    )
    await type('Find', 'sensor')
    expect(status()).toBe('1 of 6')
    expect(found()).toEqual([expect.stringContaining('sensor'), 'sensor', 'sensor', 'Sensor', 'Sensor'])
    await userEvent.keyboard('{Enter}{Enter}')
    expect([status(), current()]).toEqual(['3 of 6', ['sensor']])
    expect(editor.view.dom.querySelector('figcaption')?.textContent).toContain(
      'The sensor, a sensor. Credit: Sensor Studio.',
    )
    await userEvent.keyboard('{Enter}{Enter}')
    expect(status()).toBe('5 of 6, in alt text')
    expect(editor.view.dom.querySelector('figure')?.className).toContain('release-found-current')
    await userEvent.keyboard('{Escape}')
    expect(editor.state.selection.toJSON()).toMatchObject({ type: 'node' })
  })

  it('are replaced, one after another or all at once, each in one undo step', async () => {
    const before = `<p>News</p>${figure('One sensor', 'A sensor, a sensor', 'Sensor')}<p>A sensor</p>`
    const { editor } = show(before)
    await type('Find', 'sensor')
    await type('Replace with', 'new sensor')
    await press('Replace')
    expect(html(editor)).toContain('<figcaption>A new sensor, a sensor<')
    expect(status()).toBe('2 of 5')
    await press('Replace')
    expect(html(editor)).toContain('<figcaption>A new sensor, a new sensor<')
    await press('Replace')
    await press('Replace')
    await press('Replace')
    const after = `<p>News</p>${figure('One new sensor', 'A new sensor, a new sensor', 'new sensor')}<p>A new sensor</p>`
    expect(html(editor)).toBe(after)
    for (let step = 0; step < 5; step += 1) act(() => void editor.commands.undo())
    expect(html(editor)).toBe(before)
    await press('Replace all')
    expect([html(editor), status()]).toEqual([after, '5 replaced'])
    act(() => void editor.commands.undo())
    expect(html(editor)).toBe(before)
  })

  it('stay as they are where they would be too long', async () => {
    const long = 'x'.repeat(290)
    const { editor } = show(
      `<p>News</p><figure data-picture="${id}" data-credit="Mara ${long}"><img alt=""></figure><p>Mara</p>`,
    )
    await type('Find', 'Mara')
    await type('Replace with', 'Mara Josephine Voss')
    await press('Replace')
    expect(status()).toBe('2 of 2')
    await press('Replace all')
    expect(status()).toBe('1 replaced')
    expect(html(editor)).toBe(
      `<p>News</p><figure data-picture="${id}" data-credit="Mara ${long}"><img alt=""></figure><p>Mara Josephine Voss</p>`,
    )
  })
})
