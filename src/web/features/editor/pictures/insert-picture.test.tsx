import { cleanup, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { maxPictureBytes } from '#domain/document/picture.ts'
import { html, openEditor } from '#web/features/editor/editor.test-support.ts'
import { CallError } from '#web/lib/api/call.ts'
import { PictureLibrary } from '#web/lib/pictures/picture-library.ts'
import { createStoredPictures } from '#web/lib/pictures/stored-pictures.ts'
import { Toaster } from '#web/ui/feedback/toaster.tsx'
import { insertPictures } from './insert-picture.ts'

const jpeg = [0xff, 0xd8, 0xff, 0xe0]
const nothing = () => Promise.reject(new CallError({ message: 'Object not found', status: 404 }))
const library = new PictureLibrary(
  'ana',
  {
    findWorkspace: async () => 'workspace',
    download: nothing,
    upload: nothing,
    isStored: async () => false,
    copy: async () => false,
  },
  createStoredPictures('ana'),
  async (picture) => picture,
)
const fileOf = (bytes: number, name = 'store.jpg') => {
  const content = new Uint8Array(bytes)
  content.set(jpeg)
  return new File([content], name, { type: 'image/jpeg' })
}

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 60, height: 40, close: () => undefined }))
  render(<Toaster />)
})
afterEach(() => {
  cleanup()
  toast.remove()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

describe('a chosen picture', () => {
  it('of 20 MB is inserted, and a larger one is refused by name', async () => {
    const editor = openEditor('<p>Text</p>')
    await insertPictures(editor, library, [fileOf(maxPictureBytes), fileOf(maxPictureBytes + 1, 'huge.jpg')])
    expect(html(editor)).toMatch(
      /^<p>Text<\/p><figure data-picture="[\w-]{36}"><img alt="" width="60" height="40"><\/figure><p><\/p>$/,
    )
    expect(await screen.findByText('huge.jpg can’t be added')).toBeTruthy()
    expect(screen.getByText('Pictures can be up to 20 MB.')).toBeTruthy()
  })

  it('of another format is refused with those that can be added', async () => {
    const editor = openEditor('<p>Text</p>')
    await insertPictures(editor, library, [new File(['BM'], 'scan.bmp', { type: 'image/bmp' })])
    expect(await screen.findByText('Use a JPEG, PNG, WebP or GIF file.')).toBeTruthy()
    expect(html(editor)).toBe('<p>Text</p>')
  })

  it('with too many pixels, or that can’t be read, is refused', async () => {
    const editor = openEditor('<p>Text</p>')
    vi.stubGlobal('createImageBitmap', async () => ({ width: 10_000, height: 5001, close: () => undefined }))
    await insertPictures(editor, library, [fileOf(100)])
    expect(await screen.findByText(/up to 50 megapixels/)).toBeTruthy()
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('Broken.')))
    await insertPictures(editor, library, [fileOf(100)])
    expect(await screen.findByText('The file is damaged or isn’t a picture.')).toBeTruthy()
    expect(html(editor)).toBe('<p>Text</p>')
  })

  it('is refused with others in one message, which names each and why', async () => {
    const editor = openEditor('<p>Text</p>')
    const scan = (name: string) => new File(['BM'], name, { type: 'image/bmp' })
    const drawing = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', {
      type: 'image/svg+xml',
    })
    await insertPictures(editor, library, [scan('one.bmp'), fileOf(100), drawing, scan('two.bmp')])
    expect(await screen.findByText('3 pictures can’t be added')).toBeTruthy()
    expect(
      screen.getByText(/^one\.bmp and two\.bmp: Use a JPEG, .* logo\.svg: SVG files can’t be added\./),
    ).toBeTruthy()
    expect(html(editor)).toMatch(/^<p>Text<\/p><figure/)
  })

  it('is refused with others for the one reason that they share', async () => {
    const editor = openEditor('<p>Text</p>')
    await insertPictures(editor, library, [
      new File([], 'a.png', { type: 'image/png' }),
      new File([], 'b.png', { type: 'image/png' }),
    ])
    expect(await screen.findByText('2 pictures can’t be added')).toBeTruthy()
    expect(screen.getByText('The file is empty.')).toBeTruthy()
  })

  it('is not added by a reader', async () => {
    const editor = openEditor('<p>Text</p>')
    editor.setEditable(false)
    await insertPictures(editor, library, [fileOf(100)])
    expect(html(editor)).toBe('<p>Text</p>')
  })
})
