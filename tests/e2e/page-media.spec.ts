// Pages where the screen is not the usual one: on paper, in forced colors, and without script.
import { expect, type Page, test } from '@playwright/test'

async function plan(page: Page): Promise<void> {
  await page.goto('/tools/launch-timeline')
  await page.getByLabel('Launch date').fill('2027-01-04')
  await page.getByLabel('Launch type').selectOption('event')
  await page.getByRole('button', { name: 'Generate Timeline' }).click()
  await expect(page.getByRole('status').filter({ hasText: '12 tasks in 53 days.' })).toBeAttached()
}

test('a dark page prints black on white, and a statement completely', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await plan(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: '12 tasks' })).toHaveCSS('color', 'rgb(27, 25, 21)')
  await expect(page.getByRole('button', { name: 'Generate Timeline' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/tools/crisis-response')
  await page.getByLabel('Situation type').selectOption('service-outage')
  await page.getByLabel('Situation details').fill('Sign-in stopped at 9:40 a.m.')
  await page.getByRole('button', { name: 'Generate Statement' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Statement ready\.$/ })).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('textbox', { name: 'Your statement' })).toBeHidden()
  await expect(page.getByText('[PHONE WITH AREA CODE]').last()).toBeVisible()
})

test('forced colors distinguish the selected tab', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/pricing')
  const background = (name: string) =>
    page.getByRole('tab', { name }).evaluate((tab) => getComputedStyle(tab).backgroundColor)
  expect(await background('Monthly')).not.toBe(await background('Annual'))
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('every page says so and has links', async ({ page }) => {
    for (const path of ['/', '/help', '/signin', '/tools/pitch-personalizer', '/write']) {
      await page.goto(path)
      await expect(page.locator('noscript p').first()).toBeVisible()
      await expect(page.locator('noscript a[href="/signin"]')).toBeVisible()
    }
  })
})
