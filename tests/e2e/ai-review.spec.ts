// The suggestions of an analysis, and what is not in the writer's material.
import { expect, test } from '@playwright/test'
import { answerAnalysis, answerWith, generate, openDesk, panel } from './ai-steps.ts'
import { expectSaved, readClipboard, sheet, undo, write } from './desk-steps.ts'
import { expectAccessible, expectReadable, expectToFit } from './page-checks.ts'

const drafted =
  '<h1>Sensor goes on sale</h1><p><strong>DULUTH, Minn. —</strong> Leaks cost about 12% of the water, said Harold Finch.</p><p>“We built it for the person who pays,” said Maren Oduya.</p>'
const material = 'Sensor goes on sale in Duluth, Minn. Maren Oduya.'

test('the built-in writer analyzes a draft, and a suggestion is applied and undone', async ({ page }) => {
  // The first analysis loads the grammar checker.
  await openDesk(page)
  await write(page, 'In order to start, you must utilize the button. The rest is fine.')
  await expectSaved(page)
  await page.getByRole('button', { name: 'AI analyze' }).click()
  await expect(panel(page)).toBeVisible()
  const card = panel(page).getByRole('article', { name: /^Suggestion 1 / })
  await card.hover()
  await expect(sheet(page).locator('.release-suggested')).toContainText('In order to start')
  await card.getByRole('button', { name: 'Apply' }).click()
  await expect(card.getByText('Applied')).toBeVisible()
  await expect(sheet(page)).not.toContainText('In order to')
  await expect(sheet(page)).toContainText('The rest is fine.')
  await card.getByRole('button', { name: 'Undo' }).click()
  await expect(sheet(page)).toHaveText('In order to start, you must utilize the button. The rest is fine.')
  await panel(page).getByRole('button', { name: 'Close panel' }).click()
  await expect(panel(page)).toHaveCount(0)
  await page.getByRole('button', { name: /suggestion/ }).click()
  await expect(panel(page)).toBeVisible()
})

test('suggestions are applied by exact, contained and fuzzy match, each one undo step; the rest go stale', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesk(page)
  await write(page, 'We utilize water.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('First. It is in order to save money. Last.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Property managers receive alerts about leaking toilets quickly.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Nothing here remains.')
  await expectSaved(page)
  await answerAnalysis(page, [
    ['We utilize water.', 'We use water.'],
    ['It is in order to save money.', 'It saves money.'],
    [
      'Property managers receive alerts about leaking toilets quickly.',
      'Managers hear of leaking toilets at once.',
    ],
    ['Nothing here remains.', 'Nothing is left.'],
  ])
  await page.getByRole('button', { name: 'AI analyze' }).click()
  const card = (number: number) => panel(page).getByRole('article', { name: `Suggestion ${number} of 4` })
  await expect(card(4)).toBeVisible()
  await sheet(page).getByText('Property managers').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.press('Control+ArrowRight')
  await page.keyboard.type('now ')
  await sheet(page).getByText('Nothing here remains.').click({ clickCount: 3 })
  await page.keyboard.type('Gone.')
  await expect(card(4).getByText('Text has changed')).toBeVisible()
  await expect(card(4).getByRole('button', { name: 'Apply' })).toHaveCount(0)
  await card(4).getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Suggestion copied to clipboard')).toBeVisible()

  for (const number of [1, 2, 3]) {
    await card(number).getByRole('button', { name: 'Apply' }).click()
    await expect(card(number).getByText('Applied')).toBeVisible()
  }
  await expect(sheet(page).locator('p')).toHaveText([
    'We use water.',
    'First. It saves money. Last.',
    'Managers hear of leaking toilets at once.',
    'Gone.',
  ])
  await sheet(page).click()
  await undo(page)
  await expect(sheet(page).locator('p').nth(2)).toHaveText(/^Property managersnow +receive alerts/)
  await expect(sheet(page).locator('p').nth(1)).toHaveText('First. It saves money. Last.')
  await expect(card(3).getByRole('button', { name: 'Apply' })).toBeVisible()
  await card(1).getByRole('button', { name: 'Dismiss' }).click()
  await expect(panel(page).getByRole('article')).toHaveCount(3)
})

test('facts that are not in the material are marked, kept or removed, and stay marked after a reload', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesk(page)
  await answerWith(page, drafted)
  await generate(page, material)
  await expect(page.getByText('1 number, 1 name and 1 quotation are not in your material.')).toBeVisible()
  await expectSaved(page)
  await page.reload()
  const marks = sheet(page).locator('[data-fact]')
  await expect(marks).toHaveText(['12%', 'Harold Finch'])
  await expect(sheet(page).locator('[data-quote="draft"]')).toHaveCount(1)

  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByText('Content copied to clipboard')).toBeVisible()
  await expect.poll(() => readClipboard(page, 'text/html')).toContain('about 12% of the water')
  expect(await readClipboard(page, 'text/html')).not.toContain('data-')

  await marks.first().click()
  const card = page.getByRole('dialog', { name: 'Not in your material' })
  await expect(card.getByText('This number isn’t in your prompt, draft or upload.')).toBeVisible()
  await card.getByRole('button', { name: 'Keep (verified)' }).click()
  await expect(marks).toHaveText(['Harold Finch'])

  await page.getByRole('button', { name: '2 facts to check' }).click()
  const facts = panel(page).getByRole('list', { name: 'Facts' })
  await facts.getByRole('listitem').first().getByRole('button', { name: 'Remove' }).click()
  await expect(sheet(page)).toContainText('the water, said.')
  await facts.getByRole('button', { name: 'Mark approved' }).click()
  await facts.getByLabel('Approved by').fill('Maren Oduya')
  await page.keyboard.press('Enter')
  await expect(facts.getByText(/Approved quote\. Approved by Maren Oduya on/)).toBeVisible()
  await expect(sheet(page).locator('[data-quote="approved"]')).toHaveCount(1)
  await sheet(page).getByText('person who pays').click()
  await expect(page.getByRole('dialog', { name: 'Approved quote' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeFocused()
  await page.keyboard.type('X')
  await expect(facts.getByText(/Edited after approval/)).toBeVisible()
})

test('dialogs, proposal and panel are accessible and readable in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await openDesk(page)
  const check = async () => {
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectReadable(page)
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await page.getByRole('button', { name: 'Launch' }).click()
  await check()
  await page.keyboard.press('Escape')
  await answerWith(page, drafted)
  await generate(page, material)
  await page.getByRole('button', { name: 'Review' }).click()
  await check()
  await answerAnalysis(page, [['Sensor goes on sale', 'Sensor on sale']])
  await panel(page).getByRole('button', { name: 'Analyze' }).click()
  await panel(page)
    .getByRole('article', { name: /^Suggestion/ })
    .hover()
  await check()
  await page.getByRole('button', { name: 'AI rewrite' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await check()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const answered = page.waitForResponse('**/functions/v1/generate-content')
  await generate(page, 'Something else')
  await answered
  // The same text again is no proposal.
  await expect(page.getByRole('button', { name: 'Generate with AI' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept all' })).toHaveCount(0)
  await page.unroute('**/functions/v1/generate-content')
  await answerWith(page, drafted.replace('goes on sale', 'is sold').replace('12%', '14%'))
  await generate(page, 'Something else')
  await expect(page.getByRole('button', { name: 'Accept all' })).toBeVisible()
  await check()
  await expectToFit(page)
})
