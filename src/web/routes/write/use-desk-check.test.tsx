import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { documentCopied } from '#web/features/editor/document/copy-document.ts'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { createEditorHandle } from '#web/features/editor/editor-handle.ts'
import { PreflightDialog } from '#web/features/editor/files/preflight-dialog.tsx'
import { useUnresolvedWarnings } from './use-desk-check.tsx'

afterEach(cleanup)

function show(html: string) {
  const editor = openEditor(html)
  const nothing = () => undefined
  const desk = { editor, actions: {}, isBusy: false, isSavedDocument: true }
  const handle = createEditorHandle(() => ({ ...desk, editLink: nothing, openGallery: nothing }))
  const download = vi.fn()
  function Desk() {
    const { copied, asked, warnBefore, dismiss } = useUnresolvedWarnings(handle)
    return (
      <>
        <button type="button" onClick={() => void warnBefore(download)}>
          Export
        </button>
        <p>{copied}</p>
        <PreflightDialog
          text={asked?.text}
          onReview={dismiss}
          onClose={dismiss}
          onExport={() => {
            dismiss()
            asked?.run()
          }}
        />
      </>
    )
  }
  render(<Desk />)
  return { editor, download }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('an export', () => {
  it('of an unfinished release asks before the download, once for the same items', async () => {
    const { download } = show('<p>[CITY]: Larkmoor said today.</p>')
    await press('Export')
    expect(await screen.findByText('1 blank hasn’t been filled in.')).toBeDefined()
    expect(download).not.toHaveBeenCalled()
    await press('Export anyway')
    expect(download).toHaveBeenCalledOnce()
    await press('Export')
    await waitFor(() => expect(download).toHaveBeenCalledTimes(2))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be reviewed first', async () => {
    const { download } = show('<p>[CITY]: Larkmoor said today.</p>')
    await press('Export')
    await userEvent.click(await screen.findByRole('button', { name: 'Review' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(download).not.toHaveBeenCalled()
  })

  it('of a finished release asks nothing', async () => {
    const { download } = show('<p>DULUTH: Larkmoor said today.</p>')
    await press('Export')
    await waitFor(() => expect(download).toHaveBeenCalledOnce())
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('what was unfinished in a copied text is not said any more after the text changed', async () => {
  const { editor } = show('<p>[CITY]: Larkmoor said today.</p>')
  editor.view.dom.dispatchEvent(new CustomEvent(documentCopied))
  expect(await screen.findByText('1 blank hasn’t been filled in.')).toBeDefined()
  act(() => void editor.commands.insertContent('!'))
  expect(screen.queryByText('1 blank hasn’t been filled in.')).toBeNull()
})
