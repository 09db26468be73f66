// A rewrite that is taken change by change, in the list and in the text.
import { expect, test } from '@playwright/test'
import { answerAnalysis, answerWith, dialog, openDesk, panel } from './ai-steps.ts'
import { expectSaved, sheet, undo, write } from './desk-steps.ts'
import { expectAccessible } from './page-checks.ts'

test('each change is accepted or rejected separately, and suggestions about replaced words are gone', async ({
  page,
}) => {
  await openDesk(page)
  await write(page, 'We are very pleased to sell 40 sensors in Ohio.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('The sensors may work in heavy rain and snow.')
  await expectSaved(page)
  await answerAnalysis(page, [
    ['We are very pleased to sell 40 sensors in Ohio.', 'We are glad to sell 40 sensors in Ohio.'],
  ])
  await page.getByRole('button', { name: 'AI analyze' }).click()
  await expect(panel(page).getByRole('article', { name: /^Suggestion 1 / })).toBeVisible()
  await answerWith(page, '<p>We sell 40 sensors in Ohio.</p><p>The sensors work in heavy rain and snow.</p>')
  await page.getByRole('button', { name: 'AI rewrite' }).click()
  await dialog(page, 'AI rewrite').getByRole('button', { name: 'Rewrite', exact: true }).click()
  const bar = page.getByRole('region', { name: 'AI rewrite proposal' })
  await expect(bar).toContainText(
    'Numbers, dates, names, quotes and links unchanged; 1 statement became stronger.',
  )
  const changes = page.getByRole('complementary', { name: 'What changed' })
  await expect(changes.getByText('Strength', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await changes.getByRole('button', { name: 'Reject change 2' }).click()
  await expect(changes.getByText('Strength', { exact: true })).toHaveCount(0)
  const proposed = page.getByRole('region', { name: 'Proposed rewrite' })
  await proposed.getByRole('button', { name: 'Accept change 1' }).click()
  await expect(bar).toHaveCount(0)
  await expect(sheet(page)).toContainText('We sell 40 sensors in Ohio.')
  await expect(sheet(page)).toContainText('The sensors may work in heavy rain and snow.')
  await expect(panel(page).getByRole('article', { name: /^Suggestion 1 / })).toHaveCount(0)
  await undo(page)
  await expect(sheet(page)).toContainText('We are very pleased to sell 40 sensors in Ohio.')
})
