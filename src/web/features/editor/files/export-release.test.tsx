import { cleanup, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { createEditorHandle, type EditorHandle } from '#web/features/editor/editor-handle.ts'
import { Toaster } from '#web/ui/feedback/toaster.tsx'
import { exportRelease } from './export-release.ts'

const release =
  '<h1>Harbour &amp; Sons</h1><p><strong>DULUTH</strong> — Open.</p><ul><li><p>one</p></li></ul>'

function handleOf(html: string): EditorHandle {
  const editor = openEditor(html)
  const nothing = () => undefined
  const desk = { editor, actions: {}, isBusy: false, isReadOnly: false, isSavedDocument: true }
  return createEditorHandle(() => ({ ...desk, editLink: nothing, openGallery: nothing }))
}

const context = { title: 'My draft', readVersion: async () => 3 }

const saved: { name: string; content: Blob }[] = []

beforeEach(() => {
  saved.length = 0
  let latest: Blob
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: latest })
  })
  render(<Toaster />)
})

afterEach(() => {
  cleanup()
  toast.remove()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('exporting a release', () => {
  it.each([
    ['markdown', 'harbour-sons-v3.md', '# Harbour & Sons\n\n**DULUTH** — Open.\n\n- one\n'],
    ['text', 'harbour-sons-v3.txt', 'Harbour & Sons\n\nDULUTH — Open.\n\n- one\n'],
  ] as const)('as %s saves a file and names it', async (format, name, content) => {
    await exportRelease(handleOf(release), format, context)
    expect(saved.map((file) => file.name)).toEqual([name])
    expect(await saved[0]?.content.text()).toBe(content)
    expect(await screen.findByText(`Exported ${name}`)).toBeTruthy()
  })

  it('as a web page is called by its headline, else by the document’s title', async () => {
    await exportRelease(handleOf(release), 'html', context)
    await exportRelease(handleOf('<p>Text</p>'), 'html', context)
    const pages = await Promise.all(saved.map(({ content }) => content.text()))
    expect(pages[0]).toContain('<title>Harbour &amp; Sons</title>')
    expect(pages[1]).toContain('<title>My draft</title>')
  })

  it('on paper goes under the headline, and the page gets its name back', async () => {
    document.title = 'Write'
    let printedAs = ''
    vi.stubGlobal('print', () => {
      printedAs = document.title
    })
    await exportRelease(handleOf(release), 'pdf', context)
    expect(printedAs).toBe('Harbour & Sons')
    window.dispatchEvent(new Event('afterprint'))
    expect(document.title).toBe('Write')
  })

  it('for a mail says when the clipboard refuses', async () => {
    vi.stubGlobal('ClipboardItem', undefined)
    await exportRelease(handleOf(release), 'mail', context)
    expect(await screen.findByText('Failed to copy content. Please try again.')).toBeTruthy()
  })

  it('says how many pictures are missing', async () => {
    const picture = '<figure data-picture="0b9d6a52-7f0e-4a35-9c55-3a6b5b0f2d11"><img alt="A store"></figure>'
    vi.stubGlobal('fetch', async (address: URL | string) =>
      Response.json(
        String(address).endsWith('/app-config.json')
          ? { supabaseUrl: 'http://localhost:3000', supabaseKey: 'anon', links: {} }
          : { file: btoa('PK'), missing_pictures: 2 },
      ),
    )
    await exportRelease(handleOf(release + picture), 'word', context)
    expect(await screen.findByText(/^2 pictures couldn’t be included/)).toBeTruthy()
    for (const format of ['html', 'markdown'] as const) {
      toast.remove()
      await exportRelease(handleOf(release + picture), format, context)
      expect(await screen.findByText(/^1 picture couldn’t be included/)).toBeTruthy()
    }
  })

  it('as Word saves what the server made of the editor’s HTML', async () => {
    const asked: unknown[] = []
    vi.stubGlobal('fetch', async (address: URL | string, init: RequestInit = {}) => {
      if (String(address).endsWith('/app-config.json'))
        return Response.json({ supabaseUrl: 'http://localhost:3000', supabaseKey: 'anon', links: {} })
      asked.push(JSON.parse(String(init.body)))
      return Response.json(
        asked.length === 1 ? { file: btoa('PK\u00ff') } : { error: 'Broken.', code: 'unexpected' },
        { status: asked.length === 1 ? 200 : 500 },
      )
    })
    await exportRelease(handleOf(release), 'word', context)
    expect(asked).toEqual([{ content: release }])
    expect(saved.map((file) => file.name)).toEqual(['harbour-sons-v3.docx'])
    expect([...new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? [])]).toEqual([0x50, 0x4b, 0xff])
    toast.remove()
    await exportRelease(handleOf(release), 'word', context)
    expect(saved).toHaveLength(1)
    expect(await screen.findByText('Failed to export document. Please try again.')).toBeTruthy()
  })
})
