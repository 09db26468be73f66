// The newsroom check at the desk: marks, fixes, ignoring, and what is kept of it.
import { expect, type Page, test } from '@playwright/test'
import { panel } from './ai-steps.ts'
import { type Account, openAccount, sheet } from './desk-steps.ts'
import { expectAccessible, expectToFit } from './page-checks.ts'

const release =
  '<p>FOR IMMEDIATE RELEASE</p><h1>Brightwater to Open 40-Worker Bakery in Dayton</h1>' +
  '<p>DAYTON, Ohio, Nov. 17, 2026 — Brightwater Foods will open a bakery in [CITY] on Jan. 12 to supply bread to 61 school kitchens.</p>' +
  '<p>Sales rose 30 percent in 2025, according to <strong>its annual report</strong>.</p>' +
  '<p>“The ovens are six miles away,” stated Ruth Okafor, operations director at Brightwater Foods.</p>'

async function openRelease(page: Page, account?: Account): Promise<Account> {
  const { session, apikey, email } = account ?? (await openAccount(page))
  const headers = { apikey, authorization: `Bearer ${session.access_token}`, prefer: 'return=representation' }
  const data = { title: 'Bakery', content: release, type: 'press_release' }
  const [row] = await (await page.request.post('/rest/v1/content', { headers, data })).json()
  await page.goto(`/write/${row.id}`)
  return { session, apikey, email }
}

const waitForWrite = (page: Page, table: string) =>
  page.waitForResponse(
    (response) => response.url().includes(`/${table}`) && response.request().method() === 'POST',
  )
const status = (page: Page) => page.getByRole('button', { name: /newsroom issue/ })
const card = (page: Page, rule: string) => page.getByRole('article').filter({ hasText: rule })

test('marks what a newsroom would mind, fixes it in one undo step, and remembers what was ignored', async ({
  page,
}) => {
  const account = await openRelease(page)
  const mark = sheet(page).locator('.check-warning', { hasText: '30 percent' })
  await expect(mark).toBeVisible()
  await expect(sheet(page).locator('.check-error', { hasText: '[CITY]' })).toBeVisible()
  const beside = page.getByRole('dialog', { name: 'Newsroom check' })
  await mark.click()
  await expect(beside).toContainText('NUM-03')
  await expectAccessible(page)
  await beside.getByRole('button', { name: 'Fix' }).click()
  await expect(sheet(page)).toContainText('Sales rose 30% in 2025')
  await expect(beside).toHaveCount(0)
  await sheet(page).press('Control+z')
  await expect(mark).toBeVisible()
  await status(page).click()
  await expect(panel(page).getByRole('tab', { name: /^Newsroom check/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)

  await panel(page)
    .getByRole('button', { name: /^AP style/ })
    .click()
  await expect(card(page, 'STR-16')).toHaveCount(0)
  await card(page, 'NUM-03').getByRole('button', { name: 'Fix' }).click()
  await expect(sheet(page)).toContainText('Sales rose 30% in 2025')
  await expect(mark).toHaveCount(0)
  await expect(panel(page)).toHaveAccessibleName('Newsroom check')
  await page.keyboard.press('Control+z')
  await expect(sheet(page)).toContainText('Sales rose 30 percent in 2025, according to its annual report.')
  await expect(mark).toBeVisible()
  await card(page, 'NUM-03').getByRole('button', { name: 'Fix' }).click()
  await expect(mark).toHaveCount(0)
  const done = panel(page).getByRole('list', { name: 'Done' })
  await done.getByRole('button', { name: 'Undo: Write % with figures' }).click()
  await expect(mark).toBeVisible()
  await expect(done).toHaveCount(0)

  await card(page, 'NUM-03').getByRole('button', { name: 'Ignore' }).click()
  const kept = waitForWrite(page, 'check_ignored')
  await card(page, 'NUM-03').getByRole('button', { name: 'Ignore once' }).click()
  await expect(mark).toHaveCount(0)
  await kept
  await page.reload()
  await expect(sheet(page).locator('.check-warning', { hasText: 'stated' })).toBeVisible()
  await expect(mark).toHaveCount(0)

  await status(page).click()
  await card(page, 'QUO-02').getByRole('button', { name: 'Ignore' }).click()
  const turned = waitForWrite(page, 'check_settings')
  await card(page, 'QUO-02').getByRole('button', { name: 'Turn rule off' }).click()
  await turned
  await openRelease(page, account)
  await expect(mark).toBeVisible()
  await expect(sheet(page).locator('.check-warning', { hasText: 'stated' })).toHaveCount(0)
  await status(page).click()
  await panel(page).getByText('Settings', { exact: true }).click()
  await panel(page).getByRole('button', { name: 'Turn QUO-02 on' }).click()
  await expect(sheet(page).locator('.check-warning', { hasText: 'stated' })).toBeVisible()
})

test('goes from card to card by J and K in the panel, and writes them in the text', async ({ page }) => {
  await openRelease(page)
  await status(page).click()
  const cards = panel(page).getByRole('article')
  await expect(cards.first()).toBeVisible()
  await panel(page)
    .getByRole('tab', { name: /^Newsroom check/ })
    .focus()
  await page.keyboard.press('j')
  await expect(cards.first()).toBeFocused()
  await page.keyboard.press('j')
  await expect(cards.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(cards.first()).toBeFocused()
  await card(page, 'QUO-02').getByRole('button', { name: 'Show' }).click()
  await expect(sheet(page)).toBeFocused()
  await page.keyboard.type('jk')
  await expect(sheet(page)).toContainText('six miles away,” jk Ruth Okafor')
})

test('fits a phone, and says at a copy what is still open, once of the same gaps', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await openRelease(page)
  await status(page).click()
  const sheetPanel = page.getByRole('dialog', { name: 'Newsroom check' })
  await expect(sheetPanel.getByRole('article').first()).toBeVisible()
  await expect(sheetPanel.getByRole('tab', { name: /^Newsroom check/ })).toBeInViewport({ ratio: 1 })
  await expect(sheetPanel.getByRole('heading', { name: 'The first paragraph says' })).toBeInViewport()
  await expectToFit(page, [390])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheetPanel).toHaveCount(0)
  await page.getByRole('button', { name: 'Copy' }).click()
  const notice = page.getByText('Copied with 1 blank.')
  await expect(notice).toBeVisible()
  await notice.locator('..').getByRole('button', { name: 'Dismiss' }).click()
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Content copied to clipboard').first()).toBeVisible()
  await expect(notice).toHaveCount(0)
  await sheet(page).press('Control+End')
  await page.keyboard.type(' Call TK.')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied with 2 blanks.')).toBeVisible()
})

for (const [keys, name] of [
  ['Control+h', 'Version history'],
  ['Control+k', 'Commands'],
] as const)
  test(`${keys} works while the card of an underlined word is beside the text`, async ({ page }) => {
    await openRelease(page)
    await sheet(page).getByText('30 percent', { exact: true }).click()
    const card = page.getByRole('dialog', { name: 'Newsroom check' })
    await expect(card).toBeVisible()
    await page.keyboard.press(keys)
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await expect(card).toHaveCount(0)
  })
