// What a keystroke, an opening and an autosave cost on a page.
import type { Page } from '@playwright/test'
import { type EditorPage, mainThreadMs } from './editor-pages.ts'

/** Puts the cursor at the end of a paragraph in the middle of the text. */
export async function placeCursor({ page }: EditorPage, paragraph: number): Promise<void> {
  await page.locator('.ProseMirror p').nth(paragraph).click()
  await page.keyboard.press('End')
  await page.waitForTimeout(500)
}

/** Types words and returns the main thread's time for each key, up to the frame after it. */
export async function typeKeys(opened: EditorPage, count: number): Promise<number[]> {
  const costs: number[] = []
  for (let key = 0; key < count; key += 1) {
    const before = await mainThreadMs(opened)
    await opened.page.keyboard.press(key % 6 === 5 ? 'Space' : 'e')
    await opened.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    costs.push((await mainThreadMs(opened)) - before)
  }
  return costs
}

/** How to show a document on the page: click a link in the sidebar, or call the bare editor. */
export type OpenAction = { press: string } | { url: string; headers: Record<string, string> }

/** Milliseconds from the request to the moment this headline is on the page and laid out. */
export function timeOpening(page: Page, headline: string, request: OpenAction): Promise<number> {
  return page.evaluate(
    ({ headline, request }) => {
      const start = performance.now()
      const shown = new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          const sheet = document.querySelector<HTMLElement>('.ProseMirror')
          if (sheet?.querySelector('h1')?.textContent !== headline) return
          watch.disconnect()
          // Reading the height forces the layout.
          resolve(sheet.offsetHeight > 0 ? performance.now() - start : 0)
        })
        watch.observe(document.body, { childList: true, subtree: true, characterData: true })
      })
      if ('press' in request) document.querySelector<HTMLElement>(`a[href="${request.press}"]`)?.click()
      else
        void (window as unknown as { bare: { open(url: string, headers: object): void } }).bare.open(
          request.url,
          request.headers,
        )
      return shown
    },
    { headline, request },
  )
}

/** Types one character, waits until it is saved, and returns the longest task since half a second after the key. */
export async function longestTaskOfAutosave(page: Page): Promise<number> {
  await page.evaluate(() => {
    const tasks: { at: number; duration: number }[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) tasks.push({ at: startTime, duration })
    }).observe({ type: 'longtask' })
  })
  const answered = page.waitForResponse((response) => response.url().includes('/rpc/save_document'))
  await page.keyboard.press('e')
  const from = await page.evaluate(() => performance.now())
  await answered
  await page.waitForTimeout(500)
  return page.evaluate((since) => {
    const { tasks } = window as unknown as { tasks: { at: number; duration: number }[] }
    return Math.max(0, ...tasks.filter(({ at }) => at > since + 500).map(({ duration }) => duration))
  }, from)
}
