// The newsroom check's tab: what it says of a first paragraph of blanks, and how it looks with many issues.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openAccount } from './desk-steps.ts'
import { saveRelease } from './review-steps.ts'

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Newsroom check' })

async function openPanel(page: Page, content: string): Promise<void> {
  const account = await openAccount(page)
  await page.goto(`/write/${await saveRelease(page, account, content)}`)
  await page.getByRole('button', { name: /newsroom issue/ }).click()
  await expect(panel(page).getByRole('article').first()).toBeVisible()
}

test('a dateline of blanks says neither where nor when', async ({ page }) => {
  await openPanel(
    page,
    '<h1>Larkmoor Opens a Plant</h1><p>[CITY], [STATE], [MONTH DAY, YEAR] — Larkmoor Instruments will open a plant.</p>',
  )
  const answer = (question: string) => panel(page).getByRole('listitem').filter({ hasText: question })
  for (const question of ['where', 'when']) await expect(answer(question)).toContainText('missing')
  for (const question of ['who', 'what']) await expect(answer(question)).toContainText('answered')
})

/** A different unknown acronym in each sentence: one issue with as many places. */
const letters = 'BCDFGHJKLMNP'
const sentences = Array.from(
  { length: 120 },
  (_, at) => `<p>The ${letters[Math.floor(at / 12)]}${letters[at % 12]}Q pump works.</p>`,
)

test('two-digit issues and three-digit places have their room, the worst first, equal ones together, under one count', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPanel(
    page,
    `<h1>Larkmoor Opens a Plant</h1><p>Sales rose 12 percent in 2024 and 30 percent in 2025.</p>${sentences.join('')}`,
  )
  const all = panel(page).getByRole('button', { name: /^All \d+$/ })
  const count = Number(/\d+/.exec(await all.innerText())?.[0])
  expect(count).toBeGreaterThan(9)
  await expect(panel(page).getByRole('tab', { name: /^Newsroom/ })).toContainText(String(count))
  await expect(page.getByRole('button', { name: /newsroom issues/ })).toContainText(String(count))

  const controls = await panel(page)
    .getByRole('tab')
    .or(panel(page).getByRole('group').getByRole('button'))
    .all()
  const boxes = await Promise.all(controls.map((control) => control.boundingBox()))
  for (const [at, control] of controls.entries()) {
    const box = boxes[at]
    expect(
      await control.evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1440)
    for (const other of boxes.slice(at + 1))
      if (box && other && Math.abs(box.y - other.y) < box.height)
        expect(box.x + box.width <= other.x || other.x + other.width <= box.x).toBe(true)
  }

  const cards = panel(page).getByRole('article')
  const order = ['Error', 'Warning', 'Hint']
  const labels = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''))
  const ranks = labels.map((label) => order.findIndex((word) => label.startsWith(word)))
  expect(ranks).toEqual(ranks.toSorted())
  expect(new Set(ranks).size).toBeGreaterThan(1)

  const acronyms = cards.filter({ hasText: 'NAM-04' })
  await expect(acronyms).toContainText(/1 of \d{3}/)
  const percent = cards.filter({ hasText: 'NUM-03' })
  await expect(percent).toHaveCount(1)
  await expect(percent).toContainText('1 of 2')
  await expect(percent).toContainText('AP style')
  await expect(percent.getByRole('button', { name: 'Fix' })).toBeVisible()

  const scrolling = await panel(page).evaluate((element) => {
    const isScrolled = (each: Element) =>
      each.scrollHeight > each.clientHeight && /auto|scroll/.test(getComputedStyle(each).overflowY)
    return [element, ...element.querySelectorAll('*')].filter(isScrolled).length
  })
  expect(scrolling).toBe(1)
  const isPageTaller = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)
  expect(isPageTaller).toBe(false)
})
