// The version history: what changed, stepping through it, restoring as one undoable step.
import { expect, test } from '@playwright/test'
import { expectSaved, openAccount, saveAs, sheet, write } from './desk-steps.ts'
import { expectAccessible, expectReadable } from './page-checks.ts'

test('shows what changed, restores a version, and lets that be undone', async ({ page }) => {
  await openAccount(page)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/write')
  await write(page, 'The harbour opens in May.')
  await saveAs(page, 'Harbour')
  await expect(sheet(page)).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('The harbour opens in June, a month late.')
  await page.keyboard.press('Control+s')
  await expectSaved(page)
  await page.keyboard.press('Control+h')
  const history = page.getByRole('dialog', { name: 'Version history' })
  await expect(history.getByText('Today')).toBeVisible()
  await expect(history.getByText(/^Saved ·/)).toHaveCount(2)
  await expect(history.locator('del[data-change]')).toContainText('May')
  await expect(history.locator('ins[data-change]')).toContainText('June')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await expect(history.getByRole('button', { name: 'Restore' })).toHaveCount(0)

  await history.getByRole('button', { name: /Version 1/ }).click()
  await history.getByRole('button', { name: 'Restore' }).click()
  await expect(history).toHaveCount(0)
  await expect(sheet(page)).toHaveText('The harbour opens in May.')
  await expectSaved(page)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(sheet(page)).toHaveText('The harbour opens in June, a month late.')
})

test('is disabled before the first save, and says if there is no version yet', async ({ page }) => {
  await openAccount(page)
  await page.goto('/write')
  const button = page.getByRole('toolbar').getByRole('button', { name: /history/i })
  await expect(button).toBeDisabled()
  await write(page, 'Autosaved alone')
  await expectSaved(page)
  await button.click()
  await expect(page.getByText('No versions yet.')).toBeVisible()
})
