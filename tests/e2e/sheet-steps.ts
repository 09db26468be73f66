// What tests of the page look at and do: its text, its selection, a paste.
import { expect, type Page } from '@playwright/test'
import { openAccount, sheet } from './desk-steps.ts'

/** What the writer sees, as HTML without the editor's own decorations. */
export function text(page: Page): Promise<string> {
  return sheet(page).evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement
    for (const mark of copy.querySelectorAll('.release-blank')) mark.replaceWith(...mark.childNodes)
    for (const filler of copy.querySelectorAll('.ProseMirror-trailingBreak, .ProseMirror-separator'))
      filler.remove()
    for (const each of copy.querySelectorAll('*'))
      for (const name of ['class', 'data-hint', 'rel']) each.removeAttribute(name)
    copy.normalize()
    return copy.innerHTML
  })
}

export const selected = (page: Page) => page.evaluate(() => getSelection()?.toString())

export async function paste(page: Page, clipboard: Record<string, string>): Promise<void> {
  await sheet(page).evaluate((element, entries) => {
    const clipboardData = new DataTransfer()
    for (const [kind, value] of Object.entries(entries)) clipboardData.setData(kind, value)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, clipboard)
}

export async function openSheet(page: Page, address = '/write'): Promise<void> {
  await openAccount(page)
  await page.goto(address)
  await expect(sheet(page)).toBeVisible()
}
