// The auth service is out of reach and the session has run out: signed out everywhere, but for the local copies in the editor.
import { expect, type Page, test } from '@playwright/test'
import { expectSaved, openAccount, savedState, sheet, sidebar, write } from './desk-steps.ts'

/** The stored session has run out, and nobody can be asked for another. */
async function runOut(page: Page): Promise<void> {
  await page.route('**/auth/v1/**', (route) => route.abort())
  await page.evaluate(() => {
    const key = 'sb-localhost-auth-token'
    const session = JSON.parse(localStorage.getItem(key) ?? '{}')
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1_000_000_000 }))
  })
}

test('keeps the settings closed and offers to sign in, and opens them when the service is back', async ({
  page,
}) => {
  await openAccount(page)
  await page.goto('/terms')
  await runOut(page)
  await page.goto('/settings')
  await expect(page).toHaveURL('/signin?redirectTo=/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Free Trial' }).first()).toBeVisible()

  await page.unroute('**/auth/v1/**')
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings')
})

test('opens only this browser’s copies in the editor, and saves them when the service is back', async ({
  page,
}) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'Kept here. ')
  await expectSaved(page)
  const address = page.url()
  await page.goto('/terms')
  await runOut(page)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) asked.push(request.url())
  })
  await page.goto(address)
  await expect(sheet(page)).toHaveText('Kept here. ')
  await write(page, 'Written meanwhile.')
  await expect(savedState(page)).toHaveText('Offline – kept on this device')
  await expect(
    sidebar(page).getByText('We can’t reach the server. Showing the documents saved in this browser.'),
  ).toBeVisible()
  expect(asked).toEqual([])

  await page.unroute('**/auth/v1/**')
  await page.reload()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(sheet(page)).toHaveText('Kept here. Written meanwhile.')
  await expectSaved(page)
  await expect(sidebar(page).getByRole('link', { name: /Untitled Document/ })).toBeVisible()
})
