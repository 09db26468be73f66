// Copies rich and plain text. If the Clipboard API fails (no permission, insecure page, old browser) the page's copy event still works.

/** Copies both forms; throws if neither way works. */
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

/** Copies plain text; throws if neither way works. */
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
    // Some browsers throw instead of returning false.
    return false
  } finally {
    document.removeEventListener('copy', onCopy, { capture: true })
  }
}
