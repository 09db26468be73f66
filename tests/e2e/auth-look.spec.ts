// Every view of signing in: accessible in both themes, and no wider than the screen.
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { signUp } from './auth-steps.ts'

const sent = (purpose: string) => ({
  usr: { sent: { purpose, identifier: 'ines@larkmoor.example' } },
  key: 'k',
  idx: 0,
})

const views: [path: string, heading: string, state?: object][] = [
  ['/signin', 'Welcome back'],
  ['/signup', 'Create an account'],
  ['/signin?view=forgotten_password', 'Reset your password'],
  ['/signin?view=magic_link', 'Sign in by email'],
  ['/signin?view=verify_otp', 'Enter your code'],
  ['/signin?view=verify_otp', 'Enter your code', sent('magiclink')],
  ['/signup?view=verify_otp', 'Check your email!', sent('signup')],
  ['/auth/callback#error=access_denied&error_code=otp_expired', 'This link did not sign you in'],
]

async function expectSound(page: Page, name: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`),
      name,
    )
    .toEqual([])
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overflow, `${name} at ${width} px`).toBeLessThanOrEqual(0)
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }))

    test('each view is accessible and fits every width', async ({ page }) => {
      test.setTimeout(90_000)
      for (const [path, heading, state] of views) {
        await page.goto(path)
        if (state !== undefined) {
          await page.evaluate((value) => history.replaceState(value, ''), state)
          await page.reload()
        }
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
        await expectSound(page, `${path} ${heading}`)
        const submit = page.locator('form button[type=submit]')
        if (await submit.count()) {
          await submit.click()
          await expect(
            page
              .getByRole('alert')
              .filter({ hasText: /Please/ })
              .first(),
          ).toBeVisible()
          await expectSound(page, `${path} with its problem`)
        }
      }
    })

    test('a new password and the settings are, too', async ({ page }) => {
      test.setTimeout(90_000)
      await signUp(page)
      await page.goto('/signin?view=update_password')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
      await expectSound(page, 'update_password')
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Set up' }).click()
      await expect(page.getByLabel('Code from your app')).toBeFocused()
      await expectSound(page, 'the set-up of the second factor')
    })
  })
}

test('the theme can be chosen in the settings', async ({ page }) => {
  await signUp(page)
  await page.goto('/settings')
  await page.getByRole('radio', { name: 'Dark' }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
