// Where the caret, the focus and the scroll position are: after opening, after the first save, on a blank.
import { expect, type Page, test } from '@playwright/test'
import { expectSaved, openAccount, sheet, sidebar, write } from './desk-steps.ts'
import { openSheet, paste, selected, text } from './sheet-steps.ts'

const manyLines = Array.from({ length: 60 }, (_, index) => `<p>Line ${index} of a long release.</p>`).join('')
const scrollTop = (page: Page) =>
  sheet(page).evaluate((element) => element.closest('.release-canvas')?.scrollTop ?? 0)

test('the first save leaves the caret and the scroll position where they are', async ({ page }) => {
  await openSheet(page)
  await sheet(page).click()
  await paste(page, { 'text/html': manyLines })
  await expectSaved(page)
  await sheet(page).getByText('Line 30 of').click()
  await page.keyboard.press('End')
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(300)
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save Draft' })
  await dialog.getByPlaceholder('Enter document title').fill('Long release')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(sheet(page)).toBeFocused()
  expect(await scrollTop(page)).toBe(before)
  await page.keyboard.type(' Here.')
  expect(await text(page)).toContain('Line 30 of a long release. Here.')
  expect(await scrollTop(page)).toBe(before)
})

test('an existing document opens without focus in the text, a new one with it', async ({ page }) => {
  await openAccount(page)
  await page.goto('/write')
  await expect(sheet(page)).toBeFocused()
  await write(page, 'Larkmoor cuts water loss')
  await expectSaved(page)
  await page.reload()
  await expect(sheet(page)).toHaveText('Larkmoor cuts water loss')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  expect(await text(page)).toBe('<p>Larkmoor cuts water loss</p>')
  await sidebar(page).getByRole('button', { name: 'New Document' }).click()
  await expect(sheet(page)).toHaveText('')
  await expect(sheet(page)).toBeFocused()
})

test('one click selects a blank, typing replaces it, and Tab moves to the next', async ({ page }) => {
  await openSheet(page)
  await sheet(page).click()
  await paste(page, { 'text/html': '<p>[CITY], [STATE] — Larkmoor said today.</p>' })
  const blank = sheet(page).locator('.release-blank')
  await blank.first().click()
  expect(await selected(page)).toBe('[CITY]')
  await page.keyboard.type('Salem')
  await page.keyboard.press('Tab')
  expect(await selected(page)).toBe('[STATE]')
  await sheet(page).getByText('Larkmoor').click()
  await blank.first().dblclick()
  expect(await selected(page)).toBe('[STATE]')
  await page.keyboard.type('Ore.')
  await sheet(page).press('End')
  await page.keyboard.press('Tab')
  expect(await text(page)).toBe('<p>Salem, Ore. — Larkmoor said today.    </p>')
})

test('a blank looks the same in the editor, the builder and a generated text', async ({ page }) => {
  const looks = () =>
    page
      .locator('.release-blank')
      .first()
      .evaluate((blank) => {
        const { color, backgroundColor, borderBottom, textDecorationLine } = getComputedStyle(blank)
        return { color, backgroundColor, borderBottom, textDecorationLine }
      })
  await openSheet(page, '/write?structure=funding')
  // The first one is selected, and the newsroom check underlines what is open.
  await sheet(page).press('Escape')
  await sheet(page).press('Control+End')
  const inEditor = await looks()
  expect(inEditor.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
  await page.goto('/tools/press-release-builder')
  expect(await looks()).toEqual(inEditor)
  await page.route('**/functions/v1/generate-specialized-content', (route) =>
    route.fulfill({ json: { generatedText: '“It works,” said [NAME], [TITLE].' } }),
  )
  await page.goto('/tools/quote')
  await page.getByLabel('Context').fill('A speaker who says that it works.')
  await page.getByRole('button', { name: 'Generate Content' }).click()
  await expect(page.getByText('[NAME]')).toBeVisible()
  expect(await looks()).toEqual(inEditor)
})
