// The clipboard, with rich and plain text. Where the modern call is refused (no permission, no secure page, an old browser)
// the copy event of the page still works.

/** Puts both forms on the clipboard; throws when neither way works. */
export async function copyRichText(html: string, text: string): Promise<void> {
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    })
    await navigator.clipboard.write([item])
  } catch (cause) {
    if (!copyByEvent(html, text)) throw new Error('The clipboard refused the text.', { cause })
  }
}

/** Puts plain text on the clipboard; throws when neither way works. */
export async function copyPlainText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    if (!copyByEvent(undefined, text)) throw new Error('The clipboard refused the text.', { cause })
  }
}

function copyByEvent(html: string | undefined, text: string): boolean {
  let isSet = false
  const onCopy = (event: ClipboardEvent) => {
    if (!event.clipboardData) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (html !== undefined) event.clipboardData.setData('text/html', html)
    event.clipboardData.setData('text/plain', text)
    isSet = true
  }
  document.addEventListener('copy', onCopy, { capture: true, once: true })
  try {
    return document.execCommand('copy') && isSet
  } catch {
    // Some browsers throw instead of answering false.
    return false
  } finally {
    document.removeEventListener('copy', onCopy, { capture: true })
  }
}
