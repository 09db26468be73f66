// The desk while somebody else changes what it shows: comments, a review, the trash, the plan. Nobody reloads anything.
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test'
import { awayMinutes } from '#domain/workspace/membership.ts'
import { newAddress } from './auth-steps.ts'
import { type Account, openAccount, saveAs, sheet, sidebar, write } from './desk-steps.ts'
import { toast } from './file-steps.ts'
import { headersOf, QuickReviewer, saveRelease } from './review-steps.ts'
import { openTogether } from './workspace-steps.ts'

const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Review' })
const people = (page: Page) => page.getByRole('list', { name: 'Colleagues online' }).getByRole('listitem')
const comments = (page: Page) => panel(page).getByRole('list', { name: 'Comments' }).getByRole('article')
const row = (page: Page): Locator => sidebar(page).getByRole('link', { name: /Shared launch/ })

/** Both have the same document open, with the tab for reviews. */
async function openBoth(page: Page, browser: Browser): Promise<Page> {
  const other = await openTogether(page, browser, 'Bell & Voss')
  await page.goto('/write')
  await expect(people(page)).toHaveText([/ is here/])
  await write(page, 'Larkmoor measures water. ')
  await saveAs(page, 'Shared launch')
  await row(other).click()
  await expect(people(page)).toHaveText([/is in this document/])
  for (const each of [page, other]) await each.getByRole('button', { name: 'Review', exact: true }).click()
  return other
}

test('a colleague sees a comment, its resolution, and the trash fill and empty', async ({
  page,
  browser,
}) => {
  const other = await openBoth(page, browser)
  await sheet(page).click()
  await sheet(page).getByText('Larkmoor measures water').selectText()
  await panel(page).getByRole('button', { name: 'Comment' }).click()
  await page.getByLabel('Comment for your team').fill('Is the name right?')
  await panel(page).getByRole('button', { name: 'Comment' }).click()
  await expect(comments(other)).toContainText(['Is the name right?'])
  await comments(page).first().getByRole('button', { name: 'Resolve' }).click()
  await expect(comments(other)).toHaveCount(0)

  await sidebar(other).getByRole('button', { name: 'Trash' }).click()
  await expect(sidebar(other).getByText(/^The trash is empty/)).toBeVisible()
  await other.goto('/write')
  await expect(row(other)).toBeVisible()
  await row(page).hover()
  await sidebar(page)
    .getByRole('button', { name: /Delete.*Shared launch/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(other)).toHaveCount(0)
  await sidebar(other).getByRole('button', { name: 'Trash' }).click()
  await expect(sidebar(other).getByText('30 days left')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(sidebar(other).getByText(/^The trash is empty/)).toBeVisible()
})

test('the author sees at once what a reviewer says and decides', async ({ page }) => {
  const account = await openAccount(page)
  const id = await saveRelease(page, account)
  const email = newAddress('mara')
  const joined = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => payload.toString().includes('Subscribed to PostgreSQL'),
    }),
  )
  await page.goto(`/write/${id}`)
  await expect(sheet(page)).toContainText('first store')
  await joined
  const sent = await page.request.post('/functions/v1/send-review', {
    headers: headersOf(account),
    data: { content_id: id, reviewers: [{ name: 'Mara Voss', email, role: 'client' }] },
  })
  expect(sent.status()).toBe(200)
  await page.getByRole('button', { name: '0 of 1 reviewers approved' }).click()
  const mara = new QuickReviewer(page, account)
  await mara.enter(email)
  await mara.comment({ passage: 'first store', body: 'We say shop.' })
  await expect(comments(page)).toContainText(['We say shop.'])
  await mara.decide('approved')
  await expect(panel(page)).toContainText('Mara Voss approved version 1')
})

test('a colleague who touches nothing is away, and back at the first key', async ({ page, browser }) => {
  const other = await openBoth(page, browser)
  await other.clock.install()
  await other.reload()
  // What is typed before one knows that somebody is there to see it is not shown.
  await expect(people(other)).toHaveText([/is in this document/])
  await write(other, 'And saves it.')
  await expect(people(page)).toHaveText([/is editing the (lead|body)/])
  await other.clock.fastForward(awayMinutes * 60_000 + 1000)
  await expect(people(page)).toHaveText([/is away/])
  await write(other, ' Again.')
  await expect(people(page)).toHaveText([/is editing the (lead|body)/])
  await other.close()
  await expect(people(page)).toHaveCount(0)
})

/** A second device of the same account. */
async function openDevice(browser: Browser, { session }: Account): Promise<Page> {
  const device = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await device.goto('/terms')
  await device.evaluate(
    (value) => localStorage.setItem('sb-localhost-auth-token', value),
    JSON.stringify(session),
  )
  return device
}

test('a plan that is bought, and a text that is saved, on one device show on the other', async ({
  page,
  browser,
}) => {
  const account = await openAccount(page)
  await page.goto(`/write/${await saveRelease(page, account)}`)
  await expect(sheet(page)).toContainText('first store')
  await expect(page.getByRole('link', { name: 'Upgrade' })).toBeVisible()
  const device = await openDevice(browser, account)
  await device.goto(page.url())
  await expect(sheet(device)).toContainText('first store')
  await write(device, ' Saved elsewhere.')
  await expect(sheet(page)).toContainText('Saved elsewhere.')
  await device.goto('/pricing')
  await device.getByRole('region', { name: 'Pro' }).getByRole('button', { name: 'Upgrade to Pro' }).click()
  await device.getByRole('button', { name: 'Pay $30.00' }).click()
  await expect(device.getByText('Welcome to Pro')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0)
  await device.context().close()
})
