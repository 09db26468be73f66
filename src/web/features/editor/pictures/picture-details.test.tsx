import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { pictureLimits } from '#domain/document/picture.ts'
import { html, openEditor, press } from '#web/features/editor/editor.test-support.ts'
import { PictureDetails } from './picture-details.tsx'

const id = '0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11'
const figure = `<figure data-picture="${id}"><img alt=""></figure>`

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Opens the form as the keyboard does: the picture is selected, then Enter. */
async function open() {
  const editor = openEditor(`<p>Text</p>${figure}<p>End</p>`)
  render(<PictureDetails editor={editor} isOff={false} />)
  act(() => {
    editor.commands.setNodeSelection(6)
    press(editor, 'Enter')
  })
  await screen.findByLabelText('Alt text')
  return editor
}

describe('the details of a picture', () => {
  it('begin at the alt text, go by Tab, are saved by Enter and are one undo step', async () => {
    const editor = await open()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Alt text')))
    await userEvent.keyboard('A store{Tab}The first store{Tab}Mara Voss{Tab}Free{Enter}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(html(editor)).toContain(
      `<figure data-picture="${id}" data-credit="Mara Voss" data-rights="Free"><img alt="A store"><figcaption>The first store</figcaption></figure>`,
    )
    await waitFor(() => expect(document.activeElement).toBe(editor.view.dom))
    act(() => void editor.commands.undo())
    expect(html(editor)).toContain(figure)
  })

  it('are saved by Escape, too, and lines become one', async () => {
    const editor = await open()
    await userEvent.click(screen.getByLabelText('Caption'))
    await userEvent.paste('The first\n\nstore')
    await userEvent.keyboard('{Escape}')
    expect(html(editor)).toContain('<figcaption>The first store</figcaption>')
  })

  it('say how many characters are left before a long text is cut', async () => {
    const editor = await open()
    const long = 'x'.repeat(pictureLimits.credit - 1)
    await userEvent.click(screen.getByLabelText('Credit'))
    await userEvent.paste(long)
    expect(screen.getByText('1 character left')).toBeTruthy()
    await userEvent.keyboard('yz')
    expect(screen.getByText('0 characters left')).toBeTruthy()
    await userEvent.keyboard('{Enter}')
    expect(html(editor)).toContain(`data-credit="${long}y"`)
  })

  it('remain typed when a tablet is turned and they move to a sheet from the bottom', async () => {
    const media = Object.assign(new EventTarget(), { matches: false })
    vi.spyOn(window, 'matchMedia').mockReturnValue(media as unknown as MediaQueryList)
    const editor = await open()
    await userEvent.type(screen.getByLabelText('Alt text'), 'A store')
    media.matches = true
    act(() => void media.dispatchEvent(new Event('change')))
    expect(await screen.findByDisplayValue('A store')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Credit'), 'Mara Voss{Enter}')
    expect(html(editor)).toContain(`data-credit="Mara Voss"><img alt="A store">`)
  })

  it('can delete the picture, which undo brings back', async () => {
    const editor = await open()
    await userEvent.type(screen.getByLabelText('Alt text'), 'A store')
    await userEvent.click(screen.getByRole('button', { name: 'Delete picture' }))
    expect(html(editor)).toBe('<p>Text</p><p>End</p>')
    act(() => void editor.commands.undo())
    expect(html(editor)).toContain(figure)
  })

  it('don’t open for a reader', () => {
    const editor = openEditor(`<p>Text</p>${figure}`)
    editor.setEditable(false)
    render(<PictureDetails editor={editor} isOff={false} />)
    act(() => {
      editor.commands.setNodeSelection(6)
      press(editor, 'Enter')
    })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
