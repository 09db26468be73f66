// Every page as visitors and users find it: title, heading, accessibility in both themes, width, weight, focus.
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { collectComplaints, expectAccessible, expectReadable, expectToFit } from './page-checks.ts'
import { holdScripts } from './slow-line.ts'
import { storeSession } from './stored-session.ts'

const publicPages = [
  ['/', 'Press releases an editor can run as written.'],
  ['/signin', 'Welcome back'],
  ['/signup', 'Create an account'],
  ['/pricing', 'Pricing'],
  ['/about', 'Our story'],
  ['/help', 'Contact Us'],
  ['/privacy', 'Privacy policy'],
  ['/terms', 'Terms and conditions'],
  ['/tools/press-release-builder', 'Press Release Structure Builder'],
  ['/tools/pitch-personalizer', 'Pitch Personalization Helper'],
  ['/tools/crisis-response', 'Crisis Response Statement Generator'],
  ['/tools/headline-analyzer', 'PR Headline Analyzer'],
  ['/tools/launch-timeline', 'Launch Timeline Planner'],
  ['/tools/boilerplate', 'Boilerplate Generator'],
  ['/tools/headline', 'Headline Generator'],
  ['/tools/quote', 'Quote Generator'],
  ['/tools/cta', 'CTA Generator'],
] as const

const themes = [
  ['light', expectAccessible],
  ['dark', expectReadable],
] as const

test.describe('public pages', () => {
  for (const [path, heading] of publicPages) {
    test(`${path} has its own heading, runs without complaint, is accessible and fits`, async ({ page }) => {
      const complaints = collectComplaints(page)
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(await response?.text()).toContain('<h1')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expectReadable(page)
      await expectToFit(page)
      expect(complaints).toEqual([])
    })
  }

  test('have their own titles and descriptions', async ({ request }) => {
    const heads = await Promise.all(
      publicPages.map(async ([path]) => {
        const html = await (await request.get(path)).text()
        return [/<title>(.*?)<\/title>/.exec(html)?.[1], /name="description" content="(.*?)"/.exec(html)?.[1]]
      }),
    )
    expect(new Set(heads.map(([title]) => title)).size).toBe(publicPages.length)
    expect(new Set(heads.map(([, description]) => description)).size).toBe(publicPages.length)
    expect(heads.flat().every((text) => text !== undefined && text.length > 10)).toBe(true)
  })

  test('error pages are accessible and fit', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/no-such-page', '/write/123']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      for (const [colorScheme, check] of themes) {
        await page.emulateMedia({ colorScheme })
        await check(page)
      }
      await expectToFit(page)
    }
  })

  for (const [colorScheme, check] of themes) {
    test(`screens for users and failures are accessible and fit in the ${colorScheme} theme`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await storeSession(page)
      for (const path of ['/write', '/settings']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Untitled Document|Account Settings/)
        await expectToFit(page, [390])
        await check(page)
        await expectToFit(page, [1440])
        await check(page)
      }
      await page.route('**/app-config.json', (route) => route.abort())
      await page.goto('/write')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await check(page)
    })
  }

  for (const [path, limit] of [
    ['/', 130_000],
    ['/pricing', 136_000],
  ] as const)
    test(`${path} loads at most ${limit / 1000} kB of script, without the client and its configuration`, async ({
      page,
    }) => {
      const scripts: Promise<Buffer>[] = []
      const asked: string[] = []
      page.on('response', (response) => {
        asked.push(new URL(response.url()).pathname)
        if (response.url().endsWith('.js')) scripts.push(response.body())
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.locator('html[data-hydrated]')).toBeAttached()
      const bodies = await Promise.all(scripts)
      const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
      expect(size).toBeGreaterThan(0)
      expect(size).toBeLessThanOrEqual(limit)
      expect(bodies.some((body) => body.includes('GoTrueClient'))).toBe(false)
      expect(asked).not.toContain('/app-config.json')
    })

  test('a click before the scripts have loaded is replayed', async ({ page }) => {
    const letCome = await holdScripts(page)
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: 'See a sample release' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    letCome()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('the skip link skips the header', async ({ page }) => {
    await page.goto('/about')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a navigation inside the app moves the focus to the new page', async ({ page }) => {
    await page.goto('/about')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions')
    await expect(page).toHaveTitle(/Terms and conditions/)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('an unknown URL returns 404 and says so', async ({ page }) => {
    const complaints = collectComplaints(page)
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page).toHaveTitle(/Page not found/)
    expect(await response?.text()).toContain('Page not found</h1>')
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    // The browser complains of the status itself.
    expect(complaints.filter((text) => !text.includes('404'))).toEqual([])
    await page.getByRole('link', { name: 'Go to the home page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Press releases/)
  })
})
