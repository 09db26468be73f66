import type { Editor } from '@tiptap/core'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { html } from '#web/features/editor/editor.test-support.ts'
import { createEditor } from '#web/features/editor/use-release-editor.ts'
import type { PictureApi } from '#web/lib/pictures/picture-api.ts'
import { PictureLibrary } from '#web/lib/pictures/picture-library.ts'
import { createStoredPictures } from '#web/lib/pictures/stored-pictures.ts'
import * as toasts from '#web/ui/feedback/toast.tsx'
import { pictureRefused } from './picture-messages.ts'

const jpeg = btoa('\u00ff\u00d8\u00ff\u00e0 a photo')
const id = '0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11'
const stored = new Set<string>()
const api: PictureApi = {
  findWorkspace: async () => 'workspace',
  download: () => Promise.reject(new TypeError('Failed to fetch')),
  upload: async (workspaceId, picture) => void stored.add(`${workspaceId}/${picture}`),
  isStored: async (workspaceId, picture) => stored.has(`${workspaceId}/${picture}`),
  async copy(workspaceId, picture) {
    const isKnown = stored.has(`elsewhere/${picture}`)
    if (isKnown) stored.add(`${workspaceId}/${picture}`)
    return isKnown
  },
}

let editor: Editor
let removed: MockInstance<(id: string) => void>
const told = vi.spyOn(toasts, 'showToast')

beforeEach(() => {
  stored.clear()
  told.mockClear()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  vi.stubGlobal('createImageBitmap', async () => ({ width: 60, height: 40, close: () => undefined }))
  const user = crypto.randomUUID()
  const library = new PictureLibrary(user, api, createStoredPictures(user), async (picture) => picture)
  const element = document.body.appendChild(document.createElement('div'))
  editor = createEditor(element, '', 'description', () => undefined, library)
  removed = vi.spyOn(library, 'remove')
})
afterEach(() => {
  editor.destroy()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function paste(clipboard: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', clipboard)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  editor.view.dom.dispatchEvent(event)
}
const messages = () => told.mock.calls.map(([message]) => message)

describe('a picture inside pasted HTML', () => {
  it('is stored with its size and alt text', async () => {
    paste(
      `<p>Team</p><p><img alt="Mara &amp; &quot;Jo&quot;" onerror="x()" src="data:image/jpeg;base64,${jpeg}"></p><p>After</p>`,
    )
    await vi.waitFor(() =>
      expect(html(editor)).toMatch(
        /^<p>Team<\/p><figure data-picture="[\w-]{36}"><img alt="Mara &amp; &quot;Jo&quot;" width="60" height="40"><\/figure><p>After<\/p>$/,
      ),
    )
    await vi.waitFor(() => expect(stored.size).toBe(1))
    expect(messages()).toEqual([])
  })

  it('is refused for the reasons for which a dropped one is, and the text is pasted', async () => {
    const cases = [
      ['pixels', jpeg, async () => ({ width: 9000, height: 6000, close: () => undefined })],
      ['broken', jpeg, () => Promise.reject(new Error('Broken.'))],
      ['svg', btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'), undefined],
      ['type', btoa('not a picture'), undefined],
    ] as const
    for (const [problem, bytes, decode] of cases) {
      if (decode) vi.stubGlobal('createImageBitmap', decode)
      told.mockClear()
      paste(
        `<p>Team</p><img src="data:image/jpeg;base64,${bytes}"><img src="data:image/png;base64,${bytes}">`,
      )
      await vi.waitFor(() => expect(messages()).toEqual([pictureRefused(problem)]))
    }
    await vi.waitFor(() => expect(editor.getText()).toContain('Team'))
    expect(html(editor)).not.toContain('figure')
    expect(stored.size).toBe(0)
  })
})

describe('a picture of another document', () => {
  const figure = `<figure data-picture="${id}" data-credit="Mara Voss" data-rights="Editorial use"><img alt="A store" width="60" height="40"><figcaption>The store</figcaption></figure>`

  it('that was copied is stored in the workspace of this one', async () => {
    stored.add(`elsewhere/${id}`)
    paste(`<p data-pm-slice="0 0 []">Before</p>${figure}<p>After</p>`)
    expect(html(editor)).toContain(figure)
    await vi.waitFor(() => expect(stored.has(`workspace/${id}`)).toBe(true))
  })

  it('that came with its bytes keeps its words, and is stored even if nobody else has it', async () => {
    paste(`<p>Before</p>${figure.replace('<img ', `<img src="data:image/jpeg;base64,${jpeg}" `)}<p>After</p>`)
    await vi.waitFor(() => expect(html(editor)).toContain(figure))
    await vi.waitFor(() => expect(stored.has(`workspace/${id}`)).toBe(true))
    expect(messages()).toEqual([])
  })
})

it('a picture that was deleted is reported once its last place is gone, and one that moved isn’t', () => {
  const figure = `<figure data-picture="${id}"><img alt="A store"></figure>`
  editor.commands.setContent(`<p>One</p>${figure}<p>Two</p>${figure}<p>Three</p>`)
  const deleteFirst = () => {
    const at = editor.state.doc.children.findIndex(({ type }) => type.name === 'picture')
    const from = editor.state.doc.children.slice(0, at).reduce((sum, { nodeSize }) => sum + nodeSize, 0)
    editor.view.dispatch(editor.state.tr.delete(from, from + 1))
  }
  deleteFirst()
  expect(removed).not.toHaveBeenCalled()
  deleteFirst()
  expect(removed.mock.calls).toEqual([[id]])
})
