// AI with a thumb at 390 px: everything from its own button in the top bar.
import { expect, test } from '@playwright/test'
import { answerAnalysis, answerForever, answerWith, dialog, overlay } from './ai-steps.ts'
import { expectSaved, openAccount, sheet } from './desk-steps.ts'
import { expectAccessible, expectReadable } from './page-checks.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('a release is generated, proposed, checked and improved on a phone', async ({ page }) => {
  await openAccount(page)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/write')
  const open = async (word: string) => {
    await page.getByRole('button', { name: 'AI', exact: true }).tap()
    await dialog(page, 'AI').getByRole('button', { name: word, exact: true }).tap()
  }
  const ask = async (words: string) => {
    await open('Generate')
    const form = dialog(page, 'Generate Content with AI')
    await form.getByPlaceholder('Enter your prompt here...').fill(words)
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Generate', exact: true }).tap()
  }
  await answerWith(page, '<p>The sensor saves 12% of the water.</p>')
  await ask('The sensor saves water.')
  await page.getByRole('button', { name: 'Review' }).tap()
  const review = dialog(page, 'AI Analysis')
  await expectAccessible(page)
  await review.getByRole('button', { name: 'Keep (verified)' }).tap()
  await expect(sheet(page).locator('[data-fact]')).toHaveCount(0)
  await review.getByRole('button', { name: 'Close' }).tap()

  await answerAnalysis(page, [['The sensor saves 12% of the water.', 'It saves 12% of the water.']])
  await open('Analyze')
  await review.getByRole('button', { name: 'Apply' }).tap()
  await expect(review.getByText('Applied', { exact: true })).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await review.getByRole('button', { name: 'Close' }).tap()

  await page.unroute('**/functions/v1/generate-content')
  await answerWith(page, '<p>It saves water.</p>')
  await open('Rewrite')
  await dialog(page, 'AI rewrite').getByRole('button', { name: 'Rewrite', exact: true }).tap()
  await expect(page.getByRole('region', { name: 'AI rewrite proposal' })).toContainText('One fact lost.')
  await page.getByRole('button', { name: /^Change 1 of/ }).tap()
  await expect(dialog(page, 'What changed').getByText('1 fact lost')).toBeVisible()
  await dialog(page, 'What changed').getByRole('button', { name: 'Close' }).tap()
  await expectReadable(page)
  await page.getByRole('button', { name: 'Accept all' }).tap()
  await expect(sheet(page)).toHaveText('It saves water.')
  await expect(page.getByText('Lost: “12%”')).toBeVisible()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('the overlay fills a phone and is left with Stop', async ({ page }) => {
  await answerForever(page)
  await openAccount(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/write')
  await page.getByRole('button', { name: 'Describe your news' }).tap()
  const form = dialog(page, 'Generate Content with AI')
  await form.getByPlaceholder('Enter your prompt here...').fill('News')
  await form.getByRole('button', { name: 'Generate', exact: true }).tap()
  await expect(overlay(page).getByText(/Piece 3/)).toBeVisible()
  await expectAccessible(page)
  await overlay(page).getByRole('button', { name: 'Stop' }).tap()
  await dialog(page, 'Stopped').getByRole('button', { name: 'Keep this text' }).tap()
  await expect(sheet(page)).toContainText('Piece 3')
})

test('the status line of a phone has room for all that can be in it', async ({ page }) => {
  const notes =
    'It clamps to a pipe in a minute, listens at night, and reports in the morning what it has heard to the people who look after the building.'
  await answerWith(page, `<p>[CITY] – The sensor saves 12% of the water. ${notes}</p>`)
  await answerAnalysis(page, [['The sensor saves 12% of the water.', 'It saves 12% of the water.']])
  await openAccount(page)
  await page.goto('/write')
  const open = async (word: string) => {
    await page.getByRole('button', { name: 'AI', exact: true }).tap()
    await dialog(page, 'AI').getByRole('button', { name: word, exact: true }).tap()
  }
  await open('Generate')
  const form = dialog(page, 'Generate Content with AI')
  await form.getByPlaceholder('Enter your prompt here...').fill(`The sensor saves water. ${notes}`)
  await form.getByRole('button', { name: 'Generate', exact: true }).tap()
  await expectSaved(page)
  await open('Analyze')
  await dialog(page, 'AI Analysis').getByRole('button', { name: 'Close' }).tap()
  const line = page.locator('div:has(> button)').filter({ hasText: '1 blank left' })
  for (const name of [/1 fact/, /^1 suggestion$/, /^Writer/, /newsroom issue/, /^Review$/])
    await expect(line.getByRole('button', { name })).toBeVisible()
  expect(await line.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})
