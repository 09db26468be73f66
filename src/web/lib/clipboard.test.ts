import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyPlainText, copyRichText } from './clipboard.ts'

const write = vi.fn()

/** A browser whose copy command fires a copy event, and what that event was given. */
function withCopyCommand(answer: boolean): Map<string, string> {
  const copied = new Map<string, string>()
  const clipboardData = { setData: (type: string, value: string) => copied.set(type, value) }
  document.execCommand = () => {
    if (answer)
      document.dispatchEvent(Object.assign(new Event('copy', { cancelable: true }), { clipboardData }))
    return answer
  }
  return copied
}

describe('copying rich text', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    write.mockReset()
  })

  it('puts both forms on the clipboard', async () => {
    vi.stubGlobal('navigator', { clipboard: { write } })
    vi.stubGlobal(
      'ClipboardItem',
      class {
        forms: Record<string, Blob>
        constructor(forms: Record<string, Blob>) {
          this.forms = forms
        }
      },
    )
    await copyRichText('<b>a</b>', 'a')
    const [[item]] = write.mock.calls[0] as [[{ forms: Record<string, Blob> }]]
    expect(await item.forms['text/html']?.text()).toBe('<b>a</b>')
    expect(await item.forms['text/plain']?.text()).toBe('a')
  })

  it('goes by the copy event where the clipboard cannot be asked', async () => {
    vi.stubGlobal('navigator', {})
    const copied = withCopyCommand(true)
    await copyRichText('<b>a</b>', 'a')
    expect(Object.fromEntries(copied)).toEqual({ 'text/html': '<b>a</b>', 'text/plain': 'a' })
  })

  it('fails when neither way works', async () => {
    vi.stubGlobal('navigator', { clipboard: { write: () => Promise.reject(new Error('denied')) } })
    withCopyCommand(false)
    await expect(copyRichText('<b>a</b>', 'a')).rejects.toThrow('The clipboard refused the text.')
  })
})

describe('copying plain text', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('asks the clipboard', async () => {
    const writeText = vi.fn()
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await copyPlainText('a')
    expect(writeText).toHaveBeenCalledExactlyOnceWith('a')
  })

  it('goes by the copy event where the clipboard is blocked, and fails when that is blocked too', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
    const copied = withCopyCommand(true)
    await copyPlainText('a')
    expect(Object.fromEntries(copied)).toEqual({ 'text/plain': 'a' })
    withCopyCommand(false)
    await expect(copyPlainText('a')).rejects.toThrow('The clipboard refused the text.')
  })
})
