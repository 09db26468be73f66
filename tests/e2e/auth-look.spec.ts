// Every view of signing in: accessible in both themes, and no wider than the screen.
import { expect, type Page, test } from '@playwright/test'
import { openAccount } from './desk-steps.ts'
import { expectAccessible, expectReadable, expectToFit } from './page-checks.ts'

const sent = (purpose: string) => ({
  usr: { sent: { purpose, identifier: 'ines@larkmoor.example' } },
  key: 'k',
  idx: 0,
})

const views: [path: string, heading: string, state?: object][] = [
  ['/signin', 'Welcome back'],
  ['/signup', 'Create an account'],
  ['/signin?view=forgotten_password', 'Reset your password'],
  ['/signin?view=magic_link', 'Sign in with email'],
  ['/signin?view=verify_otp', 'Enter your code'],
  ['/signin?view=verify_otp', 'Enter your code', sent('magiclink')],
  ['/signup?view=verify_otp', 'Check your email!', sent('signup')],
  ['/auth/callback#error=access_denied&error_code=otp_expired', 'This link didn’t sign you in'],
]

async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await expectToFit(page)
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const [path, heading, state] of views) {
  test(`${path} (${heading}${state ? ', code sent' : ''}) is accessible and fits, also with its problem`, async ({
    page,
  }) => {
    await page.goto(path)
    if (state !== undefined) {
      await page.evaluate((value) => history.replaceState(value, ''), state)
      await page.reload()
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expectSound(page)
    const submit = page.locator('form button[type=submit]')
    if ((await submit.count()) === 0) return
    await submit.click()
    const problem = page.getByRole('alert').filter({ hasText: /\w/ })
    await expect(problem.first()).toBeVisible()
    await expectSound(page)
  })
}

test('a new password and the settings are accessible and fit', async ({ page }) => {
  await openAccount(page)
  await page.goto('/signin?view=update_password')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
  await expectSound(page)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByLabel('Code from your app')).toBeFocused()
  await expectSound(page)
})

test('the theme can be chosen in the settings', async ({ page }) => {
  await openAccount(page)
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
