// The comments of a review on its two pages: how long the longest task is while all of them are drawn.
import type { Browser, Locator, Page } from '@playwright/test'
import type { ReviewRound } from './review-round.ts'

/** The page from its first request to its last comment. */
export async function drawForReviewer(browser: Browser, { link, stored }: ReviewRound): Promise<number> {
  const page = await openPage(browser, stored)
  await page.goto(link)
  const comments = page.getByRole('region', { name: 'Comments' })
  await comments.waitFor()
  await drawAll(page, comments)
  return readLongest(page)
}

/** The tab Review from the click that opens it to the last comment. */
export async function drawAtDesk(
  browser: Browser,
  site: string,
  { documentId, authorSession }: ReviewRound,
): Promise<number> {
  const page = await openPage(browser, { key: 'sb-localhost-auth-token', value: authorSession })
  await page.goto(`${site}/write/${documentId}`)
  await page.locator('.ProseMirror h1').waitFor()
  const open = page.getByRole('button', { name: /of 10 reviewers approved/ })
  await open.waitFor()
  // Wait until the desk has loaded the rest.
  await page.waitForTimeout(3000)
  await page.evaluate(() => Object.assign(window, { longestTask: 0 }))
  await open.click()
  const comments = page.getByRole('list', { name: 'Comments' })
  await comments.waitFor()
  await drawAll(page, comments)
  return readLongest(page)
}

async function openPage(browser: Browser, stored: { key: string; value: string }): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  await page.addInitScript(({ key, value }) => {
    localStorage.setItem(key, value)
    const tasks = { longestTask: 0 }
    Object.assign(window, tasks)
    new PerformanceObserver((list) => {
      const page = window as unknown as typeof tasks
      for (const { duration } of list.getEntries()) page.longestTask = Math.max(page.longestTask, duration)
    }).observe({ type: 'longtask', buffered: true })
  }, stored)
  return page
}

/** More are drawn whenever the end of the list is in sight. */
async function drawAll(page: Page, comments: Locator): Promise<void> {
  const rest = comments.getByText(/^\d+ more$/)
  while ((await rest.count()) > 0) {
    await rest.evaluateAll(([end]) => end?.scrollIntoView())
    await page.waitForTimeout(100)
  }
  await page.waitForTimeout(500)
}

const readLongest = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { longestTask: number }).longestTask)
