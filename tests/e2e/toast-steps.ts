// Toasts leave by themselves after two or four seconds, which a busy machine may need just to look. So every page remembers what it has shown.
import { expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    shownToasts?: string[]
  }
}

/** To be called before the page opens. */
export async function rememberToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown: string[] = []
    window.shownToasts = shown
    const note = () => {
      const text = document.querySelector('[data-toasts]')?.textContent ?? ''
      if (text !== '' && text !== shown.at(-1)) shown.push(text)
    }
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** A toast with all these words has been shown since the last one that was asked for. */
export async function expectToast(page: Page, ...words: readonly string[]): Promise<string> {
  let found: string | undefined
  const take = async () => {
    found = await page.evaluate((all) => {
      const shown = window.shownToasts ?? []
      const at = shown.findIndex((text) => all.every((word) => text.includes(word)))
      return at === -1 ? undefined : shown.splice(0, at + 1).at(-1)
    }, words)
    return found !== undefined
  }
  await expect.poll(take, { message: `a toast with “${words.join('”, “')}”` }).toBe(true)
  return found ?? ''
}
