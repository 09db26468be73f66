// What people see when the server, its configuration or a screen fails.
import { expect, test } from '@playwright/test'
import { storeSession } from './stored-session.ts'

test.describe('when things fail', () => {
  test('a screen that needs the server says that it is unreachable and retries', async ({ page }) => {
    await storeSession(page)
    await page.route('**/app-config.json', (route) => route.abort())
    await page.goto('/write')
    await expect(page.getByText('We can’t reach the server right now.')).toBeVisible()
    await page.unroute('**/app-config.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled Document')
  })

  test('a public page stays readable while the server is unreachable', async ({ page }) => {
    await storeSession(page)
    await page.route('**/app-config.json', (route) => route.fulfill({ status: 503, body: 'down' }))
    await page.goto('/terms')
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions')
  })

  for (const [missing, message] of [
    ['supabaseUrl', 'supabaseUrl is required.'],
    ['supabaseKey', 'supabaseKey is required.'],
  ] as const) {
    test(`a missing ${missing} is said in the client’s own words`, async ({ page }) => {
      await storeSession(page)
      const config = await (await page.request.get('/app-config.json')).json()
      await page.route('**/app-config.json', (route) => route.fulfill({ json: { ...config, [missing]: '' } }))
      await page.goto('/settings')
      await expect(page.getByText(message)).toBeVisible()
    })
  }

  test('a crashed screen says what went wrong and reloads on Try again', async ({ page }) => {
    await storeSession(page)
    await page.addInitScript(() => {
      if (sessionStorage.getItem('crashed') !== null) return
      // Only the desk asks for cookies: the crash stays inside its screen.
      Object.defineProperty(document, 'cookie', {
        get: () => {
          throw new Error('The ink ran out')
        },
      })
    })
    await page.goto('/write')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong')
    await expect(page.getByText('The ink ran out')).toBeVisible()
    await page.evaluate(() => sessionStorage.setItem('crashed', 'yes'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled Document')
  })
})
