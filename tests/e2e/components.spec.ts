// What only a real browser can show of the components: sizes, delays, stacking, and the keys.
import { expect, type Locator, test } from '@playwright/test'
import { holdScripts } from './slow-line.ts'
import { storeSession } from './stored-session.ts'

test.describe('sidebar', () => {
  test('is 16rem wide, 3rem as icons, and remembers which for 7 days', async ({ page, context }) => {
    await storeSession(page)
    await page.goto('/write')
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    const width = async () => (await sidebar.boundingBox())?.width
    await expect.poll(width).toBe(256)

    await page.getByRole('searchbox', { name: 'Search documents' }).press('Control+b')
    await expect.poll(width).toBe(48)
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state')
    expect(cookie?.value).toBe('collapsed')
    expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1)

    await page.reload()
    await expect.poll(width).toBe(48)
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    await expect.poll(width).toBe(256)
  })

  test('is an 18rem drawer on small screens, with the user’s entries', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await storeSession(page)
    await page.goto('/write')
    await page.getByRole('button', { name: 'Expand sidebar' }).click()
    const drawer = page.getByRole('dialog', { name: 'Sidebar' })
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(288)
    await expect(drawer.getByRole('link', { name: 'Upgrade to Pro' })).toBeVisible()
    await expect(drawer.getByRole('link', { name: 'Account Settings' })).toBeVisible()
    await expect(drawer.getByRole('button', { name: 'Logout' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused()
  })

  test('leaves Ctrl+B to text being edited', async ({ page }) => {
    await storeSession(page)
    await page.goto('/write')
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    await expect(sidebar).toBeVisible()
    // Beside the page: React owns what is in it, and whatever it draws next would take the place of the text.
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<div contenteditable="true" role="textbox" aria-label="Text beside the page">Text</div>',
      )
    })
    await page.getByRole('textbox', { name: 'Text beside the page' }).press('Control+b')
    await expect(sidebar).toHaveAttribute('data-state', 'expanded')
  })
})

test('tooltips open after 700 ms, and the next one at once', async ({ page }) => {
  await storeSession(page)
  await page.clock.install()
  await page.goto('/terms')
  const tooltip = page.getByRole('tooltip')
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await logout.hover()
  await page.clock.runFor(600)
  await expect(tooltip).toHaveCount(0)
  await page.clock.runFor(200)
  await expect(tooltip).toHaveText('Logout')
  // Step by step, as a hand does: a tooltip stays open for a pointer on its way to the text.
  const settings = await page
    .getByRole('banner')
    .getByRole('link', { name: 'Account Settings' })
    .boundingBox()
  await page.mouse.move((settings?.x ?? 0) + 18, (settings?.y ?? 0) + 18, { steps: 20 })
  await page.clock.runFor(100)
  await expect(tooltip).toHaveText('Account Settings')
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
})

test('a toast is at the top right and can be dismissed', async ({ page }) => {
  await storeSession(page)
  // The page's clock is stopped unless a test lets it run: a slow machine must not outlast the toast.
  await page.clock.install()
  await page.goto('/settings')
  const logout = page.getByRole('button', { name: 'Logout' })
  await logout.waitFor()
  await page.clock.pauseAt(Date.now() + 60_000)
  await logout.click()
  const toast = page.getByText('Logged out successfully')
  await expect(toast).toBeVisible()
  const box = await page.getByRole('region', { name: 'Notifications' }).boundingBox()
  const viewport = page.viewportSize()
  expect(box?.y).toBe(16)
  expect((viewport?.width ?? 0) - ((box?.x ?? 0) + (box?.width ?? 0))).toBe(16)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
})

test('the questions open one at a time and can be closed', async ({ page }) => {
  await page.goto('/')
  const open = page.locator('#faq details[open]')
  await expect(open).toHaveCount(1)
  await page.getByText('Can I get my money back?').click()
  await expect(open).toHaveCount(1)
  await expect(open).toContainText('14-day money-back guarantee')
  await page.getByText('Can I get my money back?').click()
  await expect(open).toHaveCount(0)
})

test('the billing tabs switch the price of Pro, and sign-up keeps a visitor’s choice', async ({ page }) => {
  await page.goto('/pricing')
  const pro = page.getByRole('region', { name: 'Pro' })
  await expect(page.getByRole('tab', { name: 'Monthly' })).toHaveAttribute('aria-selected', 'true')
  await expect(pro).toContainText('$30')
  await page.getByRole('tab', { name: 'Annual Save 50%' }).click()
  await expect(pro).toContainText('$180')
  await pro.getByRole('link', { name: 'Upgrade to Pro' }).click()
  await expect(page).toHaveURL('/signup?period=annual')
})

test('a click on a billing tab of the front page before its script has loaded is replayed', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  const letCome = await holdScripts(page)
  const annual = page.getByRole('tab', { name: 'Annual Save 50%' })
  await annual.click()
  await expect(annual).toHaveAttribute('aria-selected', 'false')
  letCome()
  await expect(annual).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'Pro' })).toContainText('$180')
})

test('the front page’s button differs for visitors and users', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Start Free Trial' }).first()).toHaveAttribute(
    'href',
    '/signup',
  )
  await storeSession(page)
  await page.reload()
  await expect(main.getByRole('link', { name: 'Start Writing' })).toHaveAttribute('href', '/write')
  await expect(page.getByRole('region', { name: 'Free Trial' })).toContainText('Your current plan')
})

test('the front page is complete after a navigation inside the app', async ({ page }) => {
  await page.goto('/terms')
  await page.getByRole('banner').getByRole('link', { name: 'Presswright' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'From notes to newsroom in one place' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
  await expect(page.getByRole('img', { name: /The editor with a sample release/ })).toBeVisible()
})

test('keyboard focus is always visible', async ({ page }) => {
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (let step = 0; step < 14; step += 1) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => {
      const focused = document.activeElement
      if (focused === null) return 'nothing focused'
      const { outlineStyle, outlineWidth } = getComputedStyle(focused)
      return outlineStyle === 'none' || outlineWidth === '0px' ? focused.outerHTML : 'visible'
    })
    expect(outline).toBe('visible')
  }
})

test('a field with a problem and the focus shows both, in two colors', async ({ page }) => {
  await page.goto('/signup')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    const field = page.getByLabel('Email address')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    const colorOf = (element: Locator, name: string) =>
      element.evaluate((each, wanted) => getComputedStyle(each).getPropertyValue(wanted), name)
    const problem = await colorOf(page.getByText('Enter your email address'), 'color')
    await expect(field).toHaveCSS('border-top-color', problem)
    await expect(field).not.toHaveCSS('outline-color', problem)
    // Around the border, not over it.
    await expect(field).toHaveCSS('outline-offset', '1px')
  }
})

test('controls are at least 24 by 24 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/pricing', '/tools/headline', '/signin']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, summary, input, textarea')]
        // A link inside a sentence is exempt (WCAG 2.5.8), and the skip link is not on screen.
        .filter((each) => each.closest('p') === null && !each.className.includes('sr-only'))
        .map((each) => ({ html: each.outerHTML.slice(0, 80), box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24))
        .map(({ html }) => html),
    )
    expect.soft(small, path).toEqual([])
  }
})
