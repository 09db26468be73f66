// The hook with the real client, IndexedDB in memory and a stand-in for the network.
import { act, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { DocumentServicesProvider, documentServicesOf } from './document-services.tsx'
import { refuse, withNetwork } from './network.test-support.tsx'
import { type OpenDocumentView, useOpenDocument } from './use-open-document.ts'

const network = withNetwork()
const row = (id: string, content: string, updated_at = 't1') => ({
  id,
  title: `Title of ${id}`,
  content,
  type: 'press_release',
  is_generated: false,
  updated_at,
})

/** A screen with an editor that is a plain box, one for each editorKey. */
function Desk({
  id,
  onOpen,
  onInserted,
}: {
  id?: string
  onOpen: (open: OpenDocumentView) => void
  onInserted: () => void
}) {
  const box = useRef<HTMLTextAreaElement>(null)
  const editor = useRef<HTMLTextAreaElement>(null)
  const open = useOpenDocument({
    id,
    readHtml: () => editor.current?.value,
    showHtml: (html) => {
      if (box.current) box.current.value = html
    },
    onInserted,
  })
  onOpen(open)
  const { state } = open
  const editorKey = state.status === 'ready' ? state.editorKey : undefined
  // Like the real editor, which can be read until the effects of the next screen run.
  const begin = useEffectEvent((_editorKey: string | undefined) => {
    editor.current = box.current
    return () => {
      editor.current = null
    }
  })
  useEffect(() => begin(editorKey), [editorKey])
  if (state.status !== 'ready') return <p>{state.status}</p>
  return (
    <>
      <h1>{state.title}</h1>
      <textarea key={state.editorKey} ref={box} defaultValue={state.html} />
    </>
  )
}

function show(id?: string) {
  const onInserted = vi.fn()
  const latest: { open?: OpenDocumentView } = {}
  const desk = (next?: string) => (
    <DocumentServicesProvider userId="ana">
      <Desk
        {...(next !== undefined && { id: next })}
        onInserted={onInserted}
        onOpen={(open) => {
          latest.open = open
        }}
      />
    </DocumentServicesProvider>
  )
  const { rerender, unmount } = render(desk(id))
  return {
    onInserted,
    unmount,
    go: (next?: string) => rerender(desk(next)),
    type(html: string) {
      screen.getByRole<HTMLTextAreaElement>('textbox').value = html
      latest.open?.changed()
    },
    get open() {
      if (!latest.open) throw new Error('Nothing was opened.')
      return latest.open
    },
  }
}

const box = async () => await screen.findByRole<HTMLTextAreaElement>('textbox')
const saves = () => network.of('POST /rpc/save_document').map(({ body }) => body)

describe('opening a document', () => {
  it('loads it, saves a change with what it is based on, and takes the answer', async () => {
    network.answers = {
      'GET /content': () => [row('a', '<p>one</p>')],
      'POST /rpc/save_document': () => row('a', '', 't2'),
    }
    const desk = show('a')
    expect((await box()).value).toBe('<p>one</p>')
    expect(screen.getByRole('heading').textContent).toBe('Title of a')
    desk.type('<p>two</p>')
    expect(await act(() => desk.open.flush())).toBe(true)
    expect(saves()).toEqual([{ id: 'a', content: '<p>two</p>', based_on: 't1', cause: 'autosave' }])
    expect(desk.open.state).toMatchObject({ basedOn: 't2', saveState: { kind: 'saved', at: 't2' } })
  })

  it('that does not exist fails, and loads once it exists', async () => {
    const desk = show('a')
    expect(await screen.findByText('failed')).toBeDefined()
    network.answers = { 'GET /content': () => [row('a', '<p>one</p>')] }
    act(() => desk.open.reload())
    expect((await box()).value).toBe('<p>one</p>')
  })

  it('with an invalid address fails, too', async () => {
    network.answers = { 'GET /content': () => refuse(400, '22P02') }
    show('nonsense')
    expect(await screen.findByText('failed')).toBeDefined()
  })
})

describe('a new document', () => {
  it('keeps its editor when it is inserted and the address follows', async () => {
    network.answers = { 'POST /rpc/save_document': ({ body }) => row('new', String(body.content)) }
    const desk = show()
    const before = await box()
    desk.type('<p>News</p>')
    await act(() => desk.open.flush())
    expect(desk.onInserted).toHaveBeenCalledExactlyOnceWith('new')
    desk.go('new')
    expect(await box()).toBe(before)
    expect(network.of('GET /content')).toEqual([])
    desk.go()
    await waitFor(async () => expect(await box()).not.toBe(before))
    expect((await box()).value).toBe('')
  })
})

describe('going to another document', () => {
  it('saves the first one with its own text, never with that of the next', async () => {
    network.answers = {
      'GET /content': ({ query }) => [query.get('id') === 'eq.a' ? row('a', 'text a') : row('b', 'text b')],
      'POST /rpc/save_document': ({ body }) => row(String(body.id), '', 't2'),
    }
    const desk = show('a')
    await box()
    desk.type('text a, changed')
    desk.go('b')
    await waitFor(async () => expect((await box()).value).toBe('text b'))
    await waitFor(() => expect(saves()).toHaveLength(1))
    expect(saves()[0]).toMatchObject({ id: 'a', content: 'text a, changed' })
  })

  it('and back while offline finds the unsaved text', async () => {
    network.answers = {
      'GET /content': ({ query }) => [query.get('id') === 'eq.c' ? row('c', 'text c') : row('d', 'text d')],
      'POST /rpc/save_document': () => refuse(500),
    }
    const desk = show('c')
    await box()
    desk.type('text c, changed')
    desk.go('d')
    await waitFor(async () => expect((await box()).value).toBe('text d'))
    desk.go('c')
    await waitFor(() => expect(desk.open.state).toMatchObject({ status: 'ready', html: 'text c' }))
    expect(desk.open.state).toMatchObject({ recovery: { stored: { copy: { html: 'text c, changed' } } } })
    await act(() => desk.open.recover('mine'))
    expect((await box()).value).toBe('text c, changed')
    network.answers['POST /rpc/save_document'] = ({ body }) => row(String(body.id), '', 't2')
    expect(await act(() => desk.open.flush())).toBe(true)
  })

  it('sends unsynced text as soon as the server responds again', async () => {
    let isDown = true
    network.answers = {
      'GET /content': ({ query }) => [query.get('id') === 'eq.g' ? row('g', 'text g') : row('h', 'text h')],
      'POST /rpc/save_document': ({ body }) => (isDown ? refuse(503) : row(String(body.id), '', 't2')),
    }
    const desk = show('g')
    await box()
    desk.type('text g, changed')
    desk.go('h')
    await waitFor(async () => expect((await box()).value).toBe('text h'))
    await waitFor(() => expect(documentServicesOf('ana').unsynced.waiting.read().has('g')).toBe(true))
    isDown = false
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(documentServicesOf('ana').unsynced.waiting.read().size).toBe(0))
    expect(saves().at(-1)).toMatchObject({ id: 'g', content: 'text g, changed', based_on: 't1' })
  })
})

describe('browser events', () => {
  it('saves when the window loses the focus, and when it leaves the editor', async () => {
    network.answers = {
      'GET /content': () => [row('e', 'one')],
      'POST /rpc/save_document': ({ body }) => row('e', '', `t-${String(body.content)}`),
    }
    const desk = show('e')
    await box()
    desk.type('two')
    window.dispatchEvent(new Event('blur'))
    await waitFor(() => expect(saves()).toHaveLength(1))
    desk.type('three')
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ content: 'three', based_on: 't-two' }))
  })

  it('blocks leaving the page only when text would be lost', async () => {
    network.answers = { 'GET /content': () => [row('f', 'one')] }
    show('f')
    await box()
    const leaving = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(leaving)
    expect(leaving.defaultPrevented).toBe(false)
  })
})
