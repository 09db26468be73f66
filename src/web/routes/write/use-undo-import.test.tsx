import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { EditorHandle } from '#web/features/editor/editor-handle.ts'
import { Toaster } from '#web/ui/feedback/toaster.tsx'
import { useUndoImport } from './use-undo-import.ts'

const before = '<p>My own words.</p>'
const from = 'Untitled Document'
const to = 'release'
const message = { title: 'Imported release.docx' }

/** A desk with a text on its page. */
function mountDesk(hadText = true) {
  let text = before
  const rename = vi.fn()
  const handle = {
    readHtml: () => text,
    replaceHtml(html: string) {
      text = html
      view.result.current.checkUndone()
    },
  } as EditorHandle
  const view = renderHook(
    (props) => useUndoImport({ documentKey: 'one', title: to, rename, handle, ...props }),
    {
      initialProps: {} as { documentKey?: string; title?: string },
    },
  )
  text = '<p>From the file.</p>'
  act(() => view.result.current.offer(message, { before, title: { from, to }, hadText }))
  return { ...view, rename, handle, readHtml: () => text }
}

beforeEach(() => void render(<Toaster />))
afterEach(() => {
  cleanup()
  toast.remove()
})

it('brings text and title back by the toast, which then goes', async () => {
  const { rename, readHtml } = mountDesk()
  await act(async () => screen.getByRole('button', { name: 'Undo' }).click())
  expect(readHtml()).toBe(before)
  expect(rename).toHaveBeenCalledExactlyOnceWith(from)
  expect(screen.queryByText(message.title)).toBeNull()
})

it('brings the title back when the writer undoes the import by hand', () => {
  const { rename, handle } = mountDesk()
  act(() => handle.replaceHtml('<p>From the file, edited.</p>'))
  expect(rename).not.toHaveBeenCalled()
  act(() => handle.replaceHtml(before))
  expect(rename).toHaveBeenCalledExactlyOnceWith(from)
})

it('leaves a title alone that the writer chose since', () => {
  const { rename, handle, rerender } = mountDesk()
  rerender({ title: 'Harbour news' })
  act(() => handle.replaceHtml(before))
  expect(rename).not.toHaveBeenCalled()
})

it('offers nothing to bring back where there was no text', () => {
  mountDesk(false)
  expect(screen.getByText(message.title)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('takes the offer away with the document', () => {
  const { rerender } = mountDesk()
  act(() => rerender({ documentKey: 'two' }))
  expect(screen.queryByText(message.title)).toBeNull()
})
