import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createUploadReport } from '#domain/document/upload-report.ts'
import { Toaster } from '#web/ui/feedback/toaster.tsx'
import { useImport } from './use-import.ts'

/** The browser's request, answered by hand. */
class HandRequest {
  static last: HandRequest | undefined
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  status = 0
  response: unknown
  address = ''
  form: FormData | undefined
  isAborted = false
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  open(_method: string, address: string) {
    this.address = address
    HandRequest.last = this
  }
  setRequestHeader() {}
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.isAborted = true
  }
  answer(status: number, response: unknown) {
    Object.assign(this, { status, response })
    this.onload()
  }
}

async function sent(): Promise<HandRequest> {
  await waitFor(() => expect(HandRequest.last?.form).toBeDefined())
  return HandRequest.last as HandRequest
}

function mountImport(place: Parameters<typeof useImport>[0]['place'], hasText = false) {
  return renderHook(({ documentKey }) => useImport({ documentKey, place, hasText: () => hasText }), {
    initialProps: { documentKey: 'one' },
  })
}

const docx = () => new File(['PK'], 'Harbour news.docx', { type: '' })

beforeEach(() => {
  HandRequest.last = undefined
  vi.stubGlobal('XMLHttpRequest', HandRequest)
  vi.stubGlobal('fetch', async () =>
    Response.json({ supabaseUrl: 'http://localhost:3000', supabaseKey: 'anon', uploadMb: 1, links: {} }),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(<Toaster />)
})

afterEach(() => {
  cleanup()
  toast.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('uploads the file, shows its progress and inserts the result', async () => {
  const place = vi.fn(async () => undefined)
  const { result } = mountImport(place)
  act(() => void result.current.start(docx()))
  const request = await sent()
  expect(request.address).toBe('http://localhost:3000/functions/v1/process-document')
  expect(request.form?.get('file')).toMatchObject({ name: 'Harbour news.docx' })
  act(() => request.upload.onprogress?.({ loaded: 30, total: 120 }))
  expect(result.current.run).toEqual({ name: 'Harbour news.docx', part: 0.25, isPlacing: false })
  await act(async () => request.answer(200, { text: 'A', html: '<p>A</p>', report: createUploadReport() }))
  expect(place).toHaveBeenCalledWith(
    { html: '<p>A</p>', target: 'this document' },
    { name: 'Harbour news.docx', report: createUploadReport() },
  )
  await waitFor(() => expect(result.current.run).toBeUndefined())
})

it('takes one file at a time', async () => {
  const { result } = mountImport(async () => undefined)
  act(() => void result.current.start(docx()))
  const first = await sent()
  await act(async () => result.current.start(docx()))
  expect(HandRequest.last).toBe(first)
})

it('sends nothing of another type', async () => {
  const { result } = mountImport(async () => undefined)
  await act(async () => result.current.start(new File(['x'], 'a.pdf', { type: 'application/pdf' })))
  expect(HandRequest.last).toBeUndefined()
  expect(screen.getByText('Invalid file type')).toBeTruthy()
  expect(screen.getByText('Please upload a .txt or .doc/.docx file')).toBeTruthy()
})

it('sends nothing beyond the limit, and says what the limit is', async () => {
  const { result } = mountImport(async () => undefined)
  const large = new File([new Uint8Array(1024 * 1024 + 1)], 'Harbour news.docx')
  await act(async () => result.current.start(large))
  expect(await screen.findByText('The file is larger than 1 MB.')).toBeTruthy()
  expect(HandRequest.last).toBeUndefined()
})

it.each(['canceling', 'opening another document'])('ends by %s, and places nothing', async (way) => {
  const place = vi.fn(async () => undefined)
  const { result, rerender } = mountImport(place)
  act(() => void result.current.start(docx()))
  const request = await sent()
  await act(async () => {
    if (way === 'canceling') result.current.cancel()
    else rerender({ documentKey: 'two' })
  })
  expect(request.isAborted).toBe(true)
  expect(result.current.run).toBeUndefined()
  await act(async () => request.answer(200, { text: 'A', html: '<p>A</p>', report: createUploadReport() }))
  expect(place).not.toHaveBeenCalled()
  expect(screen.queryByText('Error')).toBeNull()
})

it('says why when the server refuses, and can begin again', async () => {
  const place = vi.fn(async () => undefined)
  const { result } = mountImport(place)
  act(() => void result.current.start(docx()))
  const request = await sent()
  await act(async () => request.answer(422, { error: 'This file is damaged.', code: 'damaged' }))
  expect(await screen.findByText('This file is damaged.')).toBeTruthy()
  expect(place).not.toHaveBeenCalled()
  await waitFor(() => expect(result.current.run).toBeUndefined())
  act(() => void result.current.start(docx()))
  await waitFor(() => expect(HandRequest.last).not.toBe(request))
  // What was said about the first file is not shown for the second.
  expect(screen.queryByText('This file is damaged.')).toBeNull()
})

it('asks before it replaces a text, and places nothing when that is canceled', async () => {
  const place = vi.fn(async () => undefined)
  const { result } = mountImport(place, true)
  act(() => void result.current.start(docx()))
  const request = await sent()
  await act(async () => request.answer(200, { text: 'A', html: '<p>A</p>', report: createUploadReport() }))
  expect(result.current.question).toMatchObject({ name: 'Harbour news.docx', hasText: true })
  await act(async () => result.current.question?.answer(undefined))
  expect(result.current.question).toBeUndefined()
  expect(result.current.run).toBeUndefined()
  expect(place).not.toHaveBeenCalled()
})

it('asks about a file with more than text in it, and places what was chosen', async () => {
  const place = vi.fn(async () => undefined)
  const { result } = mountImport(place)
  act(() => void result.current.start(docx()))
  const request = await sent()
  const report = { ...createUploadReport(), tables: 1 }
  await act(async () => request.answer(200, { text: 'A', html: '<p>A</p>', report }))
  const choice = { html: '<p>B</p>', target: 'new document' } as const
  await act(async () => result.current.question?.answer(choice))
  expect(place).toHaveBeenCalledWith(choice, { name: 'Harbour news.docx', report })
})

it('stops asking when another document is opened', async () => {
  const place = vi.fn(async () => undefined)
  const { result, rerender } = mountImport(place, true)
  act(() => void result.current.start(docx()))
  const request = await sent()
  await act(async () => request.answer(200, { text: 'A', html: '<p>A</p>', report: createUploadReport() }))
  await act(async () => rerender({ documentKey: 'two' }))
  await waitFor(() => expect(result.current.question).toBeUndefined())
  expect(place).not.toHaveBeenCalled()
})
