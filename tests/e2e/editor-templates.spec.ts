// Templates on the page: blanks one after the other, undo, and addresses that begin with one.
import { expect, test } from '@playwright/test'
import { expectSaved, sheet, undo } from './desk-steps.ts'
import { expectAccessible } from './page-checks.ts'
import { openSheet, selected, text } from './sheet-steps.ts'

test('a template opens with its first blank selected, Tab moves on, and undo restores the empty page', async ({
  page,
}) => {
  await openSheet(page)
  await page.getByRole('button', { name: 'Use a template' }).click()
  await expect(page.getByRole('dialog', { name: 'Use a template' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Product Launch/ }).click()
  await expect(sheet(page)).toBeFocused()
  await expect.poll(() => selected(page)).toBe('[COMPANY]')
  await page.keyboard.type('Larkmoor')
  await page.keyboard.press('Tab')
  expect(await selected(page)).toBe('[PRODUCT]')
  await page.keyboard.press('Shift+Tab')
  expect(await selected(page)).toBe('[PHONE WITH AREA CODE]')
  await page.keyboard.press('Tab')
  expect(await selected(page)).toBe('[PRODUCT]')
  await expect(page.getByRole('status').filter({ hasText: 'blanks left' })).toContainText('Tab for the next')
  await expectAccessible(page)

  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  expect(await text(page)).toContain('[PRODUCT]    ')
  for (let steps = 0; steps < 6 && (await text(page)) !== '<p></p>'; steps += 1) await undo(page)
  await expect(page.getByRole('button', { name: 'Use a template' })).toBeVisible()
})

test('URLs with a template or a structure start with it', async ({ page }) => {
  await openSheet(page, '/write?template=award-recognition')
  await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText(
    '[WINNER] Wins [AWARD] From Field of [NUMBER]',
  )
  await expect.poll(() => selected(page)).toBe('[WINNER]')
  await expectSaved(page)
  await page.goto('/write?structure=funding')
  await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText(/^\[COMPANY\] Raises \[AMOUNT\]/)
})
