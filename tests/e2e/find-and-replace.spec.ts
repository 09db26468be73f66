// Find and replace on the page (docs/decisions/042).
import { expect, type Locator, test } from '@playwright/test'
import { sheet, undo } from './desk-steps.ts'
import { expectAccessible, expectToFit } from './page-checks.ts'
import { openSheet, paste, selected, text } from './sheet-steps.ts'

test('words are found, counted and replaced as one undo step', async ({ page }) => {
  await openSheet(page)
  await sheet(page).click()
  await paste(page, { 'text/html': '<p>A sensor, a Sensor and sensors</p>' })
  await page.keyboard.press('Control+f')
  const bar = page.getByRole('search', { name: 'Find and replace' })
  await bar.getByLabel('Find', { exact: true }).fill('sensor')
  await expect(bar.getByRole('status')).toHaveText('1 of 3')
  const rightOf = (label: string) =>
    bar.getByLabel(label, { exact: true }).evaluate((field) => field.getBoundingClientRect().right)
  await page.setViewportSize({ width: 1000, height: 800 })
  await expect.poll(async () => (await rightOf('Find')) - (await rightOf('Replace with'))).toBe(0)
  await expectToFit(page, [390, 768, 1440])
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const middle = async (part: Locator) => {
    const box = await part.boundingBox()
    return (box?.y ?? 0) + (box?.height ?? 0) / 2
  }
  const close = bar.getByRole('button', { name: 'Close find and replace' })
  const next = bar.getByRole('button', { name: 'Next match' })
  await expect.poll(async () => Math.abs((await middle(close)) - (await middle(next)))).toBeLessThan(2)
  await page.setViewportSize({ width: 1440, height: 900 })
  await bar.getByRole('button', { name: 'Match case' }).click()
  await expect(bar.getByRole('status')).toHaveText('1 of 2')
  await bar.getByRole('button', { name: 'Match case' }).click()
  await expect(bar.getByRole('status')).toHaveText('1 of 3')
  await bar.getByRole('button', { name: 'Whole words' }).click()
  await expect(bar.getByRole('status')).toHaveText('1 of 2')
  await bar.getByLabel('Replace with').fill('probe')
  await bar.getByRole('button', { name: 'Replace all' }).click()
  await expect(bar.getByRole('status')).toHaveText('2 replaced')
  expect(await text(page)).toBe('<p>A probe, a probe and sensors</p>')
  await bar.getByLabel('Find', { exact: true }).fill('sensors')
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await expect.poll(() => selected(page)).toBe('sensors')
  await undo(page)
  expect(await text(page)).toBe('<p>A sensor, a Sensor and sensors</p>')
})
