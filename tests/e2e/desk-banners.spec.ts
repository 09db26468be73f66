// What the desk says between its top bar and the page: one banner at a time, gone with what it was about, and under no toast.
import { expect, type Page, test } from '@playwright/test'
import { answerWith, generate, openDesk, prompt } from './ai-steps.ts'
import { expectSaved, sheet, write } from './desk-steps.ts'

const shown = (page: Page) => page.locator('[data-banners] > :visible')
const secondTab = 'This document is open in another tab.'

test('banners wait for each other, and one about a text goes when the text changes', async ({
  page,
  context,
}) => {
  await openDesk(page)
  await answerWith(page, '<p>The sensor saves 12% of the water.</p>')
  await generate(page, 'The sensor saves water.')
  const facts = page.getByText('1 number is not in your material.')
  await expect(facts).toBeVisible()
  await expectSaved(page)
  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByText(secondTab)).toBeVisible()
  await expect(page.locator('[data-banners]')).toContainText(secondTab)
  await expect(page.getByText(secondTab)).toBeHidden()
  await expect(shown(page)).toHaveCount(1)

  await write(page, ' More.')
  await expect(facts).toHaveCount(0)
  await expect(page.getByText(secondTab)).toBeVisible()
  await expect(shown(page)).toHaveCount(1)

  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save Draft' })
  await dialog.getByPlaceholder('Enter document title').fill('Sensor')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const toast = page.getByRole('region', { name: 'Notifications' }).getByText('Draft saved successfully')
  const [banner, over] = await Promise.all([shown(page).boundingBox(), toast.boundingBox()])
  expect(over?.y).toBeGreaterThanOrEqual((banner?.y ?? 0) + (banner?.height ?? 0))
  await other.close()
  await expect(shown(page)).toHaveCount(0)
  await expect(sheet(page)).toContainText('More.')
})

test('the payment, the facts, the embargo and the client are never shown together', async ({ page }) => {
  await openDesk(page)
  await page.goto('/clients')
  await page.getByLabel('Client name').fill('Tallow Bakery')
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tallow Bakery' })).toBeVisible()
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await page.getByRole('button', { name: 'Pay $30.00' }).click()
  await expect(page.getByText('Welcome to Pro')).toBeVisible()
  await generate(page, `${prompt}\nEmbargo: November 20, 2050, 9 a.m. ET`)
  await expect(sheet(page)).toContainText('Larkmoor')
  await expect(page.getByText('Which client is this for?')).toHaveCount(1)
  const inTurn = [
    ['Welcome to Pro', 'Hide this notice'],
    [/lines? used|not in your material|Every /, 'Dismiss'],
    ['Your notes say this is embargoed', 'Not now'],
    ['Which client is this for?', 'No client'],
  ] as const
  for (const [words, close] of inTurn) {
    await expect(shown(page)).toHaveCount(1)
    await expect(shown(page)).toContainText(words)
    await shown(page).getByRole('button', { name: close }).click()
  }
  await expect(shown(page)).toHaveCount(0)
})

test('no banner shows below another, however it lays out its words', async ({ page }) => {
  await openDesk(page)
  const visible = await page.evaluate(() => {
    const banners = document.querySelector('[data-banners]')
    const looks = ['block', 'flex', 'grid', 'inline-flex', 'flex flex-wrap items-center']
    const all = ['aside', 'div', 'form', 'p', 'section'].flatMap((tag) =>
      looks.map((look) => {
        const banner = document.createElement(tag)
        banner.className = look
        banner.textContent = `${tag} ${look}`
        return banner
      }),
    )
    banners?.replaceChildren(...all)
    return all
      .filter((banner) => getComputedStyle(banner).display !== 'none')
      .map(({ textContent }) => textContent)
  })
  expect(visible).toEqual(['aside block'])
})
