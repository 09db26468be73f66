// What an eye sees at the desk and no other test asks about: nothing covers, cuts off or pushes away anything else.
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { dialog, openDesk, panel } from './ai-steps.ts'
import { expectSaved, openAccount, savedState, sheet, sidebar, write } from './desk-steps.ts'
import { saveRelease } from './review-steps.ts'

const notes = `Copper Lantern Coffee Roasters of Asheville, North Carolina, opens a second roastery on Jan. 15, 2027.
The roastery has 14,000 square feet, 32 new jobs and room for 1.2 million pounds of coffee a year.
"Greenville kept showing up in our order book, so we stopped arguing with it," said Priya Raman, founder and chief executive.
Media contact: Dana Whitlock, Bright Small PR, dana@brightsmallpr.example, 864-555-0177
${Array.from({ length: 14 }, (_, at) => `Off the record: lease no. ${at} is not signed yet.`).join('\n')}`

interface Box {
  x: number
  y: number
  width: number
  height: number
}

async function boxOf(locator: Locator): Promise<Box> {
  await expect(locator).toBeVisible()
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
}

const isApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x ||
  other.x + other.width <= one.x ||
  one.y + one.height <= other.y ||
  other.y + other.height <= one.y

const isPageTaller = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight)

async function openGenerate(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  const form = dialog(page, 'Generate Content with AI')
  await form.getByPlaceholder('Enter your prompt here...').fill(notes)
  await form.getByText(/^Fact sheet: Copper Lantern/).click()
  await expect(form.getByLabel('Company', { exact: true })).toHaveValue('Copper Lantern Coffee Roasters')
  return form
}

test('every value of the fact sheet shows whole, however long it is', async ({ page }) => {
  await openDesk(page)
  const form = await openGenerate(page)
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Company', 'Quotes', 'Contact', 'Figures'])
      await expect
        .poll(
          () =>
            form
              .getByLabel(name, { exact: true })
              .evaluate((field) => field.scrollHeight - field.clientHeight),
          { message: `${name} at ${width} px` },
        )
        .toBeLessThanOrEqual(0)
  }
  // One that is left over has the whole row.
  await page.setViewportSize({ width: 1440, height: 900 })
  const widthOf = async (name: string) => (await boxOf(form.getByLabel(name, { exact: true }))).width
  expect(await widthOf('About the company')).toBeGreaterThan(2 * (await widthOf('Company')))
})

test('in the generate dialog nothing scrolls inside what scrolls, however many lines the notes have', async ({
  page,
}) => {
  await openDesk(page)
  const form = await openGenerate(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  const lines = Array.from(
    { length: 30 },
    (_, at) => `The roastery in town ${at + 1} sells ${at + 2} kinds of coffee.`,
  )
  await form.getByPlaceholder('Enter your prompt here...').fill(`${notes}\n${lines.join('\n')}`)
  await expect(form.getByRole('list', { name: 'Lines of your notes' })).toContainText('town 30')
  const scrolling = await form.evaluate(
    (dialog) =>
      [...dialog.querySelectorAll('*')].filter(
        (element) =>
          !(element instanceof HTMLTextAreaElement) &&
          element.scrollHeight > element.clientHeight &&
          /auto|scroll/.test(getComputedStyle(element).overflowY),
      ).length,
  )
  expect(scrolling).toBe(1)
  const list = form.getByRole('list', { name: 'Lines of your notes' })
  const [all, kind] = await Promise.all([boxOf(list), boxOf(list.getByRole('combobox').first())])
  expect(kind.x + kind.width).toBeCloseTo(all.x + all.width, 0)
})

test('a dialog shows no hairline above what is not scrolled', async ({ page }) => {
  await openDesk(page)
  await write(page, 'Harbor opens.')
  await page.getByRole('button', { name: 'AI rewrite' }).click()
  const form = dialog(page, 'AI rewrite')
  await expect(form).toBeVisible()
  // One of two heights puts the middle of the window between two pixels.
  for (const height of [900, 901]) {
    await page.setViewportSize({ width: 1440, height })
    const { x, y } = await boxOf(form.locator('.scroll-edge'))
    const clip = { x: x + 40, y: Math.floor(y) - 2, width: 1, height: 5 }
    const { data } = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(new Set(data), `${height} px`).toEqual(new Set([255]))
  }
})

test('toasts are shown beside an open panel, not over it', async ({ page }) => {
  const account = await openAccount(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/write/${await saveRelease(page, account)}`)
  await page.getByRole('button', { name: /newsroom issue/ }).click()
  await expect(panel(page)).toBeVisible()
  const toasts = await page
    .locator('[data-toasts]')
    .evaluate((element) => element.getBoundingClientRect().right)
  expect(toasts).toBeLessThanOrEqual((await boxOf(panel(page))).x)
})

test('a long list in the panel scrolls in the panel alone', async ({ page }) => {
  await openDesk(page)
  const form = await openGenerate(page)
  await form.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(sheet(page)).toContainText('Copper Lantern')
  await page.setViewportSize({ width: 1440, height: 600 })
  await page.getByRole('button', { name: 'Facts', exact: true }).click()
  const facts = page.getByRole('complementary', { name: 'Facts' })
  await expect(facts.getByRole('list', { name: 'Kept out' })).toBeVisible()
  // The list is longer than the window: otherwise this would prove nothing.
  const content = facts.getByRole('tabpanel')
  expect((await boxOf(content)).height).toBeGreaterThan(600)
  expect(await isPageTaller(page)).toBe(false)
  for (const name of [/^Newsroom/, /^AI Analysis/]) {
    await page.getByRole('tab', { name }).click()
    expect(await isPageTaller(page)).toBe(false)
  }
})

test('the words that a draft is offline have their room at every width', async ({ page, context }) => {
  const account = await openAccount(page)
  const title = 'A very long headline that somebody pasted from an email without thinking about it at all'
  await page.goto(`/write/${await saveRelease(page, account, `<h1>${title}</h1><p>Text.</p>`)}`)
  await expect(sheet(page)).toContainText(title)
  await expectSaved(page)
  // The last part of the desk to come.
  await expect(page.getByRole('button', { name: 'Review' })).toBeVisible()
  await context.setOffline(true)
  await write(page, ' More.')
  await expect(savedState(page)).toHaveText('Offline – kept on this device')
  const bar = page.getByRole('banner')
  for (const width of [1440, 1024, 768]) {
    await page.setViewportSize({ width, height: 900 })
    const upgrade = bar.getByRole('link', { name: 'Upgrade' })
    await expect
      .poll(async () => isApart(await boxOf(savedState(page)), await boxOf(upgrade)), {
        message: `${width} px`,
      })
      .toBe(true)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  const [state, whole] = [await boxOf(savedState(page)), await boxOf(bar)]
  expect(state.y + state.height).toBeLessThanOrEqual(whole.y + whole.height)
})

test('a new draft that is offline has its title above those words on a phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page)
  await context.setOffline(true)
  await write(page, '# Harbor opens\nText.')
  await expect(savedState(page)).toHaveText('Offline – kept on this device')
  const [name, state] = [
    await boxOf(page.getByRole('banner').getByRole('heading', { level: 1 })),
    await boxOf(savedState(page)),
  ]
  expect(isApart(name, state)).toBe(true)
  expect(name.width).toBeGreaterThan(100)
  // The words take two lines, and the bar is high enough for both.
  const bar = await boxOf(page.getByRole('banner'))
  expect(name.y - bar.y).toBeGreaterThanOrEqual(6)
  expect(bar.y + bar.height - state.y - state.height).toBeGreaterThanOrEqual(6)
})

test('an analysis without suggestions says so before it names what the check has', async ({ page }) => {
  const account = await openAccount(page)
  await page.route('**/functions/v1/analyze-content', (route) => route.fulfill({ json: { analysis: '' } }))
  await page.goto(`/write/${await saveRelease(page, account)}`)
  await expect(page.getByRole('button', { name: /newsroom issue/ })).toBeVisible()
  await page.getByRole('button', { name: 'AI analyze' }).click()
  await expect(panel(page)).toContainText(/No suggestions\. The newsroom check has \d+ open issue/)
})

test('a toast has its button beside its first line', async ({ page }) => {
  await openDesk(page)
  await write(page, 'Text.')
  await page.keyboard.press('Control+s')
  await dialog(page, 'Save Draft').getByPlaceholder('Enter document title').fill('Pier')
  await dialog(page, 'Save Draft').getByRole('button', { name: 'Save' }).click()
  const middle = ({ y, height }: Box) => y + height / 2
  const words = await boxOf(page.getByText('Draft saved successfully'))
  const dismiss = await boxOf(page.getByRole('button', { name: 'Dismiss' }))
  expect(Math.abs(middle(words) - middle(dismiss))).toBeLessThanOrEqual(2)
})

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true })

  test('the buttons of a document leave its title the whole row', async ({ page }) => {
    const account = await openAccount(page)
    await saveRelease(page, account)
    await page.request.post('/rest/v1/rpc/save_document', {
      headers: { apikey: account.apikey, authorization: `Bearer ${account.session.access_token}` },
      data: { content: '<p>Text.</p>', title: 'A title that is longer than a row of the sidebar' },
    })
    await page.goto('/write')
    const row = sidebar(page).getByRole('link', { name: /^A title/ })
    const title = await boxOf(row.getByTitle(/^A title/))
    const whole = await boxOf(sidebar(page))
    expect(title.width).toBeGreaterThan(whole.width * 0.8)
    await expect(sidebar(page).getByRole('button', { name: /^Delete A title/ })).toHaveCSS('opacity', '1')
  })
})

test('a sign-off record that isn’t there says so under a heading', async ({ page }) => {
  await openAccount(page)
  await page.goto(`/sign-off/${crypto.randomUUID()}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This record isn’t available')
})
