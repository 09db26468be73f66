// The frame around every screen: pages and their titles, header, drawer, guards, theme, and what happens when things fail.
import { gzipSync } from 'node:zlib'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
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

/** Errors the page itself reports, a blocked script of the security policy among them. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return complaints
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

test.describe('public pages', () => {
  for (const [path, heading] of publicPages) {
    test(`${path} answers with its own title, description and heading, and runs without complaint`, async ({
      page,
    }) => {
      const complaints = collectComplaints(page)
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      expect(await response?.text()).toContain('<h1')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
      expect(complaints).toEqual([])
    })
  }

  test('have titles and descriptions of their own', async ({ request }) => {
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

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`are accessible and fit every width in the ${colorScheme} theme`, async ({ page }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const path of [...publicPages.map(([each]) => each), '/no-such-page', '/write/123']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
    })
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`screens for users and failures are accessible and fit in the ${colorScheme} theme`, async ({
      page,
    }) => {
      test.setTimeout(90_000)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await storeSession(page)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        for (const path of ['/write', '/settings']) {
          await page.goto(path)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(
            /Untitled Document|Account Settings/,
          )
          await expectAccessible(page)
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
      await page.route('**/app-config.json', (route) => route.abort())
      await page.goto('/write')
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('the front page loads at most 130 kB of script, without the client and its configuration', async ({
    page,
  }) => {
    const scripts: Promise<Buffer>[] = []
    const asked: string[] = []
    page.on('response', (response) => {
      asked.push(new URL(response.url()).pathname)
      if (response.url().endsWith('.js')) scripts.push(response.body())
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    const bodies = await Promise.all(scripts)
    const size = bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    expect(size).toBeGreaterThan(0)
    expect(size).toBeLessThanOrEqual(130_000)
    expect(bodies.some((body) => body.includes('GoTrueClient'))).toBe(false)
    expect(asked).not.toContain('/app-config.json')
  })

  test('the skip link leads past the header', async ({ page }) => {
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
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms and conditions')
    await expect(page).toHaveTitle(/Terms and conditions/)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('an unknown address answers 404 and says so', async ({ page }) => {
    const response = await page.goto('/no-such-page')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await expect(page).toHaveTitle(/Page not found/)
  })
})

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

  test('logs out: home, a word about it, and nothing left in the browser', async ({ page }) => {
    await storeSession(page)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('status').getByText('Logged out successfully')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('sb-localhost-auth-token'))).toBeNull()
  })

  test('logs out here even when the server fails', async ({ page }) => {
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

test.describe('guards', () => {
  test('send a visitor from the editor to sign-up, with the way back', async ({ page }) => {
    await page.goto('/write')
    await expect(page).toHaveURL('/signup?redirectTo=/write')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/signin?redirectTo=/write')
  })

  test('show a visitor at a document’s address the gate', async ({ page }) => {
    await page.goto('/write/1b4e28ba')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
    await page.getByRole('link', { name: 'Sign In to Continue' }).click()
    await expect(page).toHaveURL('/signin?redirectTo=/write/1b4e28ba')
  })

  test('send a visitor who returns from payment to sign-in, keeping the payment’s id', async ({ page }) => {
    await page.goto('/write?session_id=cs_1')
    await expect(page).toHaveURL('/signin?redirectTo=/write%3Fsession_id%3Dcs_1')
  })

  test('send a visitor from the settings to sign-in', async ({ page }) => {
    await page.goto('/settings')
    await expect(page).toHaveURL('/signin')
  })

  test('say in plain words that a link did not sign anyone in', async ({ page }) => {
    await page.goto('/auth/callback#error=access_denied&error_description=Send+us+your+password')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link did not sign you in')
    await expect(page.getByText('Send us your password')).toHaveCount(0)
  })

  test('lead from the callback to the redirect target, on this site only', async ({ page }) => {
    await storeSession(page)
    await page.goto('/auth/callback?redirectTo=/settings')
    await expect(page).toHaveURL('/settings')
    await page.goto('/auth/callback?redirectTo=//evil.example/')
    await expect(page).toHaveURL('/write')
  })

  test('wait with a spinner and the thin bar while the session loads, then let a user in', async ({
    page,
  }) => {
    await storeSession(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/app-config.json', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/settings')
    await expect(page.getByRole('status').filter({ hasText: 'Loading your account' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeAttached()
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings')
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  })
})

test.describe('when things fail', () => {
  test('a screen that needs the server says it is out of reach and tries again', async ({ page }) => {
    await storeSession(page)
    await page.route('**/app-config.json', (route) => route.abort())
    await page.goto('/write')
    await expect(page.getByText('Presswright cannot reach its server right now.')).toBeVisible()
    await page.unroute('**/app-config.json')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled Document')
  })

  test('a public page stays readable when the server is out of reach', async ({ page }) => {
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
      await page.route('**/app-config.json', async (route) => {
        const config = await (await route.fetch()).json()
        await route.fulfill({ json: { ...config, [missing]: '' } })
      })
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

test.describe('theme', () => {
  const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test('follows the system, then the toggle, and keeps the choice before the first paint', async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/terms')
    expect(await paper(page)).toBe('rgb(21, 20, 17)')
    const toggle = page.getByRole('button', { name: /^Theme/ })
    await toggle.click()
    expect(await paper(page)).toBe('rgb(250, 248, 244)')

    await page.route('**/*.js', (route) => route.abort())
    await page.reload()
    expect(await paper(page)).toBe('rgb(250, 248, 244)')
    await page.unroute('**/*.js')
    await page.reload()
    await toggle.click()
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await paper(page)).toBe('rgb(21, 20, 17)')
    await toggle.click()
    expect(await paper(page)).toBe('rgb(250, 248, 244)')
  })
})
