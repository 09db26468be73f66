// The header and its drawer by session, the way out, and the theme.
import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './page-checks.ts'
import { storeSession } from './stored-session.ts'

test.describe('header', () => {
  test('offers a visitor Pricing, Login and Sign Up, and the logo leads home', async ({ page }) => {
    await page.goto('/terms')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.getByRole('link')).toHaveText(['Pricing', 'Login', 'Sign Up'])
    await page.getByRole('banner').getByRole('link', { name: 'Presswright' }).click()
    await expect(page).toHaveURL('/')
  })

  test('offers a free user help, upgrade, settings and logout, and the logo leads to the desk', async ({
    page,
  }) => {
    await storeSession(page)
    await page.goto('/terms')
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await expect(navigation.getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/pricing')
    await expect(navigation.getByRole('link', { name: 'Help Center' })).toHaveAttribute('href', '/help')
    await expect(navigation.getByRole('link', { name: 'Account Settings' })).toHaveAttribute(
      'href',
      '/settings',
    )
    await expect(navigation.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(navigation.getByText('Login')).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Presswright' })).toHaveAttribute(
      'href',
      '/write',
    )
  })

  test('has the way back to the desk beside the wordmark, for users alone', async ({ page }) => {
    await page.goto('/terms')
    const back = page.getByRole('banner').getByRole('link', { name: 'Back to editor' })
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(back).toHaveCount(0)
    await storeSession(page)
    await page.reload()
    const wordmark = page.getByRole('banner').getByRole('link', { name: 'Presswright' })
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(back).toBeInViewport({ ratio: 1 })
      const [mark, link] = await Promise.all([wordmark.boundingBox(), back.boundingBox()])
      const gap = (link?.x ?? 0) - (mark?.x ?? 0) - (mark?.width ?? 0)
      expect(gap).toBeGreaterThanOrEqual(0)
      expect(gap).toBeLessThan(40)
    }
    await back.click()
    await expect(page).toHaveURL('/write')
  })

  test('offers no upgrade to a Pro user', async ({ page }) => {
    await storeSession(page, { status: 'pro' })
    const profile = page.waitForResponse('**/rest/v1/profiles*')
    await page.goto('/terms')
    await profile
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0)
  })

  test('is a drawer on small screens, for visitors and for users', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/terms')
    await page.getByRole('button', { name: 'Open menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('link')).toHaveText(['Pricing', 'Login', 'Sign Up'])
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused()

    await storeSession(page)
    await page.reload()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(drawer.getByRole('link')).toHaveText(['Help Center', 'Upgrade to Pro', 'Account Settings'])
    await expectAccessible(page)
    await drawer.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
  })

  test('logs out to the front page with a message, and leaves nothing in the browser', async ({ page }) => {
    await storeSession(page)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('status').getByText('Logged out successfully')).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'))).toBeNull()
  })

  test('logs out locally even if the server fails', async ({ page }) => {
    await storeSession(page)
    await page.route('**/auth/v1/logout*', (route) =>
      route.fulfill({ status: 500, json: { message: 'down' } }),
    )
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('You have been logged out of your account')).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'))).toBeNull()
  })
})

test.describe('theme', () => {
  const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test('follows the system, then the toggle, and applies the choice before the first paint', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/terms')
    await expect.poll(() => paper(page)).toBe('rgb(21, 20, 17)')
    const toggle = page.getByRole('button', { name: /^Theme/ })
    await toggle.click()
    await expect.poll(() => paper(page)).toBe('rgb(250, 248, 244)')

    await page.route('**/*.js', (route) => route.abort())
    await page.reload()
    await expect.poll(() => paper(page)).toBe('rgb(250, 248, 244)')
    await page.unroute('**/*.js')
    await page.reload()
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await toggle.click()
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => paper(page)).toBe('rgb(21, 20, 17)')
    await toggle.click()
    await expect.poll(() => paper(page)).toBe('rgb(250, 248, 244)')
  })
})
