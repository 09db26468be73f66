// What the desk says between its top bar and the page: one banner at a time, gone with what it was about, and under no toast.
import { expect, type Page, test } from '@playwright/test'
import { answerWith, generate, openDesk } from './ai-steps.ts'
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
