// The whole flow with a thumb at 390 px.
import { expect, type Locator, test } from '@playwright/test'
import { expectSaved, openAccount, sheet, title } from './desk-steps.ts'
import { expectAccessible, expectReadable } from './page-checks.ts'
import { saveRelease } from './review-steps.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a release is written, formatted, saved, found again and copied on a phone', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAccount(page)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/write')
  const bar = page.getByRole('region', { name: 'Document' })
  await expect(bar.getByRole('button')).toHaveText(['Save', 'Export', 'Copy', 'History'])
  await expect(page.getByRole('toolbar')).toHaveCount(0)

  await sheet(page).tap()
  await page.keyboard.type('From the pier')
  await page.getByRole('button', { name: 'Format and tools' }).tap()
  const formats = page.getByRole('dialog', { name: 'Format and tools' })
  await expectAccessible(page)
  await formats.getByRole('button', { name: /Heading 1|Headline/ }).tap()
  await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText('From the pier')
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveCount(0)
  await page.getByRole('button', { name: 'Format and tools' }).tap()
  await formats.getByRole('button', { name: /Heading 1|Headline/ }).tap()
  await expectSaved(page)

  await bar.getByRole('button', { name: 'Save' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Save Draft' })
  await dialog.getByPlaceholder('Enter document title').fill('Pier')
  await dialog.getByRole('button', { name: 'Save' }).tap()
  await expect(title(page).first()).toHaveText('Pier')
  await expect(page.getByRole('button', { name: 'Pier, rename' })).toBeInViewport()
  await bar.getByRole('button', { name: 'Copy' }).tap()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('From the pier')
  await bar.getByRole('button', { name: 'History' }).tap()
  await expect(page.getByRole('dialog', { name: 'Version history' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog', { name: 'Version history' }).getByRole('button', { name: 'Close' }).tap()

  await page.getByRole('button', { name: 'Expand sidebar' }).tap()
  const drawer = page.getByRole('dialog', { name: 'Sidebar' })
  await expect(drawer.getByRole('link', { name: /Pier/ })).toBeVisible()
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await drawer.getByRole('button', { name: 'New Document' }).tap()
  await expect(drawer).toHaveCount(0)
  await expect(sheet(page)).toHaveText('')
  await page.getByRole('button', { name: 'Expand sidebar' }).tap()
  await drawer.getByRole('link', { name: /Pier/ }).tap()
  await expect(drawer).toHaveCount(0)
  await expect(sheet(page)).toHaveText('From the pier')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('AI has its own button, and an open keyboard leaves one bar', async ({ page }) => {
  // The page of a phone gets lower when the keyboard opens; its screen doesn't.
  await page.addInitScript(() => Object.defineProperty(screen, 'height', { value: 844 }))
  await openAccount(page)
  await page.goto('/write')
  await expect(page.getByRole('banner').getByRole('button', { name: 'AI', exact: true })).toBeVisible()
  const bar = page.getByRole('region', { name: 'Document' })
  const words = page.getByText('0 words')
  await expect(bar).toBeVisible()
  await expect(words).toBeVisible()
  await page.setViewportSize({ width: 390, height: 430 })
  await expect(words).toBeHidden()
  await expect(bar).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(words).toBeVisible()
})

test('what is touched on a phone is at least 44 pixels high', async ({ page }) => {
  const account = await openAccount(page)
  const expectTall = async (place: Locator) => {
    const controls = place.locator('button, select, input:not([type=checkbox], [type=radio])')
    await expect(controls.first()).toBeVisible()
    const low = await controls.evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const { height } = element.getBoundingClientRect()
          // Icons and links in text reach beyond their edge.
          const reach = Number.parseFloat(getComputedStyle(element, '::after').height) || 0
          return { name: element.textContent || element.ariaLabel, height: Math.max(height, reach) }
        })
        .filter(({ height }) => height < 44),
    )
    expect(low, page.url()).toEqual([])
  }
  await page.goto('/settings')
  await expectTall(page.getByRole('main'))
  await page.goto(`/write/${await saveRelease(page, account)}`)
  await page.getByRole('button', { name: /newsroom issue/ }).tap()
  await expectTall(page.getByRole('dialog', { name: 'Newsroom check' }))
})
