// What lies over what at the desk: a dialog over the panel, also after the window was turned, and the overlay alone over its dialog.
import { expect, test } from '@playwright/test'
import { answerForever, dialog, generate, openDesk, overlay, panel } from './ai-steps.ts'
import { openAccount } from './desk-steps.ts'
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
  await form.getByRole('button', { name: 'Cancel' }).click()
  await expect(form).toHaveCount(0)
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
