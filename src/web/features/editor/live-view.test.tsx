import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FactPopover } from './ai/facts/fact-popover.tsx'
import { CheckPopover } from './check/check-popover.tsx'
import { NewsroomCheck } from './check/newsroom-check.ts'
import { openEditor } from './editor.test-support.ts'
import { createEditorHandle } from './editor-handle.ts'
import { liveView } from './live-view.ts'

afterEach(cleanup)

/** As after a switch to another document, before the components around the page have rendered. */
function leaveSheet() {
  const editor = openEditor('<p>Sales rose 30 percent.</p>')
  editor.destroy()
  return editor
}

describe('a text that is no longer shown', () => {
  it('has no view, and one on the sheet has', () => {
    const editor = openEditor()
    expect(liveView(editor)?.dom.isConnected).toBe(true)
    editor.destroy()
    expect(liveView(editor)).toBeUndefined()
  })

  it('does not bring the card of a fact down', () => {
    const editor = leaveSheet()
    const { unmount } = render(<FactPopover editor={editor} hasKit={false} isOff={false} />)
    unmount()
  })

  it('does not bring the newsroom check or its card down', () => {
    const keeping = { savePreferenceChange: vi.fn(), saveIgnoredChange: vi.fn() }
    const check = new NewsroomCheck(leaveSheet(), () => keeping)
    const { unmount } = render(<CheckPopover check={check} isOff={false} onOpenPanel={vi.fn()} />)
    unmount()
    check.close()
  })

  it('can still be read through its handle, and can’t be focused', () => {
    const editor = openEditor('<p>Last words</p>')
    const handle = createEditorHandle(() => ({
      editor,
      actions: {},
      isBusy: false,
      isReadOnly: false,
      isSavedDocument: true,
      editLink: vi.fn(),
      openGallery: vi.fn(),
    }))
    editor.destroy()
    handle.focus()
    expect(handle.readHtml()).toBe('<p>Last words</p>')
  })
})
