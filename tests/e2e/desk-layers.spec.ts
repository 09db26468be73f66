// What lies over what at the desk: a dialog over the panel, also after the window was turned, and the overlay alone over its dialog. And
// what is there when a part of it doesn't come.
import { expect, test } from '@playwright/test'
import { answerForever, dialog, generate, openDesk, overlay, panel } from './ai-steps.ts'
import { expectSaved, openAccount, sheet, write } from './desk-steps.ts'
import { saveRelease } from './review-steps.ts'

test('a dialog is in front of the panel after a tablet is turned', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const account = await openAccount(page)
  await page.goto(`/write/${await saveRelease(page, account)}`)
  await page.getByRole('button', { name: /newsroom issue/ }).click()
  await expect(panel(page)).toBeVisible()
  await page.getByRole('button', { name: 'AI rewrite' }).click()
  const form = dialog(page, 'AI rewrite')
  await page.setViewportSize({ width: 768, height: 1024 })
  // Beside the page it would leave that no room.
  await expect(page.locator('aside[aria-label="Newsroom check"]')).toBeHidden()
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toHaveCount(0)
  await expect(dialog(page, 'Newsroom check')).toBeVisible()

  // Any dialog, not only those of the panel's own.
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Control+h')
  const history = dialog(page, 'Version history')
  await expect(history).toBeVisible()
  await page.setViewportSize({ width: 768, height: 1024 })
  await history.getByRole('button', { name: 'Close' }).click()
  await expect(history).toHaveCount(0)
  await expect(dialog(page, 'Newsroom check')).toBeVisible()
})

test('while AI is writing, its dialog doesn’t show behind the overlay', async ({ page }) => {
  await answerForever(page)
  await openDesk(page)
  await generate(page)
  await expect(overlay(page)).toContainText('Piece 1')
  const form = page.locator('[role=dialog]', { hasText: 'Generate Content with AI' })
  await expect(form).toHaveCSS('opacity', '0')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(form).toHaveCSS('opacity', '1')
})

test('a part that the network doesn’t bring is missed alone', async ({ page }) => {
  await page.route(/\/assets\/(?:review-status|facts-panel)-[^/]+\.js$/, (route) => route.abort())
  const account = await openAccount(page)
  await page.goto(`/write/${await saveRelease(page, account)}`)
  await page.getByRole('button', { name: /newsroom issue/ }).click()
  await page.getByRole('tab', { name: 'Facts' }).click()
  await expect(page.getByRole('complementary', { name: 'Facts' })).toContainText('This part didn’t load')
  const saved = page.waitForResponse('**/rest/v1/rpc/save_document*')
  await write(page, ' It is open daily.')
  await saved
  await expectSaved(page)
  await expect(sheet(page)).toContainText('open daily')
})
