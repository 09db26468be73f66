// One document in two places: tabs of one browser, and two devices of one account.
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { expectSaved, openAccount, saveAs, savedState, sheet, title, write } from './desk-steps.ts'

/** A second device: another browser profile, signed in to the same account. */
async function openOtherDevice(context: BrowserContext, page: Page): Promise<Page> {
  const browser = context.browser()
  if (!browser) throw new Error('There is no browser to open another profile in.')
  const other = await (await browser.newContext()).newPage()
  const stored = await page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'))
  await other.goto(new URL('/terms', page.url()).href)
  await other.evaluate((value) => localStorage.setItem('sb-localhost-auth-token', value ?? ''), stored)
  return other
}

test('a second tab is notified at once, and an unchanged one follows what the other saves', async ({
  page,
  context,
}) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'One. ')
  await saveAs(page, 'Shared')
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(sheet(other)).toHaveText('One. ')
  const notice = 'This document is open in another tab.'
  await expect(page.getByText(notice)).toBeVisible()
  await expect(other.getByText(notice)).toBeVisible()
  await write(other, 'Two.')
  await expectSaved(other)
  await expect(sheet(page)).toHaveText('One. Two.')
  await other.close()
  await expect(page.getByText(notice)).toHaveCount(0)
})

test.describe('a document edited elsewhere', () => {
  async function makeConflict(page: Page, context: BrowserContext): Promise<Page> {
    // A page that hears of the other device's save follows it, and then there is no conflict.
    await page.routeWebSocket(/realtime/, (socket) => socket.close())
    await openAccount(page)
    await page.goto('/write')
    await write(page, 'Common ground. ')
    await saveAs(page, 'Statement')
    const other = await openOtherDevice(context, page)
    await other.goto(page.url())
    await expect(sheet(other)).toHaveText('Common ground. ')
    // Right after a key the state is still that of the text before: only the answer tells that this one has arrived.
    const arrived = other.waitForResponse('**/rest/v1/rpc/save_document*')
    await write(other, 'Theirs.')
    await arrived
    await expectSaved(other)
    await write(page, 'Mine.')
    await expect(page.getByRole('dialog', { name: 'Edited elsewhere' })).toBeVisible()
    return other
  }

  test('is compared, and overwritten with the other text kept as a version', async ({ page, context }) => {
    const other = await makeConflict(page, context)
    const dialog = page.getByRole('dialog', { name: 'Edited elsewhere' })
    await dialog.getByRole('button', { name: 'Compare' }).click()
    await expect(dialog.locator('del').filter({ hasText: 'Theirs' })).toBeVisible()
    await expect(dialog.locator('ins').filter({ hasText: 'Mine' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Overwrite' }).click()
    await expect(dialog).toHaveCount(0)
    await expectSaved(page)
    await page.keyboard.press('Control+h')
    const history = page.getByRole('dialog', { name: 'Version history' })
    await expect(history.getByText('Before text was replaced')).toBeVisible()
    await other.reload()
    await expect(sheet(other)).toHaveText('Common ground. Mine.')
    await other.context().close()
  })

  test('takes the place of the user’s text, which stays as a version', async ({ page, context }) => {
    const other = await makeConflict(page, context)
    const dialog = page.getByRole('dialog', { name: 'Edited elsewhere' })
    await dialog.getByRole('button', { name: 'Use the other text' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(sheet(page)).toHaveText('Common ground. Theirs.')
    await expectSaved(page)
    await page.keyboard.press('Control+h')
    const history = page.getByRole('dialog', { name: 'Version history' })
    await expect(history.locator('del').filter({ hasText: 'Mine' })).toBeVisible()
    await other.context().close()
  })

  test('is not shown as saved, and asks again at the next save if postponed', async ({ page, context }) => {
    const other = await makeConflict(page, context)
    const dialog = page.getByRole('dialog', { name: 'Edited elsewhere' })
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(savedState(page)).toHaveText(/Couldn't save/)
    await page.keyboard.press('Control+s')
    await expect(dialog).toBeVisible()
    await other.context().close()
  })

  test('is left alone if the user’s text is saved as a copy', async ({ page, context }) => {
    const other = await makeConflict(page, context)
    const address = page.url()
    const dialog = page.getByRole('dialog', { name: 'Edited elsewhere' })
    await dialog.getByRole('button', { name: 'Save as copy' }).click()
    await expect(page).not.toHaveURL(address)
    await expect(sheet(page)).toHaveText('Common ground. Mine.')
    await expect(title(page)).toHaveText(/Statement/)
    await other.reload()
    await expect(sheet(other)).toHaveText('Common ground. Theirs.')
    await other.context().close()
  })

  test('may be deleted: the user’s text is saved as a copy', async ({ page, context }) => {
    await openAccount(page)
    await page.goto('/write')
    await write(page, 'Still here. ')
    await saveAs(page, 'Gone')
    const address = page.url()
    const other = await openOtherDevice(context, page)
    await other.goto(address)
    await other.getByRole('link', { name: /Gone/ }).hover()
    await other.getByRole('button', { name: /Delete.*Gone/ }).click()
    await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(other).toHaveURL(/\/write$/)
    await write(page, 'Really.')
    const dialog = page.getByRole('dialog', { name: 'Deleted elsewhere' })
    await dialog.getByRole('button', { name: 'Save as copy' }).click()
    await expect(page).not.toHaveURL(address)
    await expect(sheet(page)).toHaveText('Still here. Really.')
    await expectSaved(page)
    await other.context().close()
  })
})
