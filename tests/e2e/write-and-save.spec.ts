// Writing and saving: the first save, later ones, same titles, renaming, new documents, deleting and the trash.
import { expect, test } from '@playwright/test'
import {
  askRest,
  expectSaved,
  openAccount,
  saveAs,
  sheet,
  sidebar,
  title,
  undo,
  write,
} from './desk-steps.ts'
import { toast } from './file-steps.ts'

interface Version {
  version: number
  cause: string
  content: string
}

test('a new document saves automatically, gets its title from the dialog, and later saves add versions', async ({
  page,
}) => {
  const account = await openAccount(page)
  await page.goto('/terms')
  await page.goto('/write')
  await expect(title(page)).toHaveText('Untitled Document')
  await write(page, 'Larkmoor cuts water loss')
  await expect(page).toHaveURL(/\/write\/[0-9a-f-]{36}$/)
  await expectSaved(page)
  const id = page.url().split('/').at(-1)
  const versions = () =>
    askRest<Version>(
      page,
      account,
      `content_versions?content_id=eq.${id}&select=version,cause,content&order=version`,
    )
  expect(await versions()).toEqual([])

  await saveAs(page, '  Leak sensor ')
  await expect(page.getByText('Draft saved successfully')).toBeVisible()
  await expect(title(page)).toHaveText('Leak sensor')
  await write(page, ' by 31%')
  await page.keyboard.press('Control+s')
  await expect.poll(async () => (await versions()).length).toBe(2)
  expect((await versions()).map(({ version, cause, content }) => [version, cause, content])).toEqual([
    [1, 'save', '<p>Larkmoor cuts water loss</p>'],
    [2, 'save', '<p>Larkmoor cuts water loss by 31%</p>'],
  ])

  await page.reload()
  await expect(sheet(page)).toHaveText('Larkmoor cuts water loss by 31%')
  await page.goBack()
  await expect(page, 'the address without an id was replaced').toHaveURL('/terms')
})

test('Save is disabled without a title, and Cancel changes nothing', async ({ page }) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'Draft')
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save Draft' })
  const save = dialog.getByRole('button', { name: 'Save' })
  await expect(save).toBeDisabled()
  await dialog.getByPlaceholder('Enter document title').fill('   ')
  await expect(save).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(title(page)).toHaveText('Untitled Document')
  await expect(sheet(page)).toBeFocused()
})

test('the headline stands in for the default title, in the list too, and the dialog opens with it', async ({
  page,
}) => {
  const account = await openAccount(page)
  await page.goto('/write')
  await write(page, '# Larkmoor Cuts Water Loss\nText.')
  await expectSaved(page)
  await expect(title(page).first()).toHaveText('Larkmoor Cuts Water Loss')
  await expect(sidebar(page).getByRole('link', { name: /^Larkmoor Cuts Water Loss/ })).toBeVisible()
  expect(await askRest(page, account, 'content?select=title')).toEqual([{ title: 'Untitled Document' }])
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save Draft' })
  await expect(dialog.getByPlaceholder('Enter document title')).toHaveValue('Larkmoor Cuts Water Loss')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(() => askRest(page, account, 'content?select=title'))
    .toEqual([{ title: 'Larkmoor Cuts Water Loss' }])
})

test('saving under a taken title says so, updates that document and keeps its text', async ({ page }) => {
  const account = await openAccount(page)
  await page.goto('/write')
  await write(page, 'First text')
  await saveAs(page, 'Results')
  const first = page.url()
  await page.getByRole('button', { name: 'New Document' }).click()
  await expect(page).not.toHaveURL(first)
  await expect(sheet(page)).toHaveText('')
  await write(page, 'Second text')
  await expectSaved(page)
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save Draft' })
  await dialog.getByPlaceholder('Enter document title').fill('Results')
  await expect(
    dialog.getByText(
      /You already have .*Results.*Saving updates it; its current text stays in its version history/,
    ),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(first)
  await expect(sheet(page)).toHaveText('Second text')
  const id = first.split('/').at(-1)
  const kept = await askRest<Version>(
    page,
    account,
    `content_versions?content_id=eq.${id}&select=content&order=version`,
  )
  expect(kept.map(({ content }) => content)).toEqual(['<p>First text</p>', '<p>Second text</p>'])
  await expect(sidebar(page).getByRole('link', { name: /Results/ })).toHaveCount(1)
  await expect(sidebar(page).getByRole('link', { name: /Untitled/ })).toHaveCount(0)
})

test('the title is renamed in place', async ({ page }) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'Text')
  await expectSaved(page)
  await title(page).getByRole('button').click()
  const field = page.getByRole('textbox', { name: 'Document title' })
  await field.fill('Harbour bridge')
  await field.press('Enter')
  await expect(title(page)).toHaveText('Harbour bridge')
  await expect(sidebar(page).getByRole('link', { name: /Harbour bridge/ })).toBeVisible()
  await page.reload()
  await expect(title(page)).toHaveText('Harbour bridge')
})

test('the open document is deleted after confirmation, and restored by Undo and from the trash', async ({
  page,
}) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'Not to be lost')
  await saveAs(page, 'Merger')
  const address = page.url()
  const remove = async () => {
    await sidebar(page)
      .getByRole('link', { name: /Merger/ })
      .hover()
    await sidebar(page)
      .getByRole('button', { name: /Delete.*Merger/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  }
  await remove()
  await expect(page).toHaveURL('/write')
  await expect(page.getByText('Document deleted successfully')).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: /Merger/ })).toHaveCount(0)
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(address)
  await expect(sheet(page)).toHaveText('Not to be lost')

  await remove()
  await expect(page).toHaveURL('/write')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await sidebar(page).getByRole('button', { name: 'Trash' }).click()
  await expect(sidebar(page).getByText('30 days left')).toBeVisible()
  await sidebar(page)
    .getByRole('button', { name: /Restore/ })
    .click()
  await expect(page).toHaveURL(address)
  await expect(sheet(page)).toHaveText('Not to be lost')
})

test('a missing or foreign document fails to load and links back', async ({ page, browser }) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'Mine alone')
  await expectSaved(page)
  const address = page.url()
  const stranger = await (await browser.newContext()).newPage()
  await openAccount(stranger, new URL(address).origin)
  for (const path of [
    address,
    new URL('/write/1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', address).href,
    new URL('/write/nonsense', address).href,
  ]) {
    await stranger.goto(path)
    await expect(title(stranger)).toHaveText('Failed to load document')
    await expect(stranger.getByText('Mine alone')).toHaveCount(0)
  }
  await stranger.getByRole('link', { name: 'Write a new release' }).click()
  await expect(stranger).toHaveURL(/\/write$/)
  await expect(sheet(stranger)).toBeVisible()
  await stranger.context().close()
})

test('the list finds documents by title and by text', async ({ page }) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'A word nobody else has: quokka')
  await saveAs(page, 'Zoo opening')
  await page.getByRole('button', { name: 'New Document' }).click()
  await expect(sheet(page)).toHaveText('')
  await write(page, 'Numbers')
  await expectSaved(page)
  const search = sidebar(page).getByRole('searchbox', { name: 'Search documents' })
  const found = sidebar(page)
    .getByRole('link')
    .filter({ hasText: /just now/ })
  await expect(found).toHaveCount(2)
  await search.fill('quokka')
  await expect(found).toHaveText([/Zoo opening/])
  await search.fill('nothing like it')
  await expect(found).toHaveCount(0)
  await search.fill('')
  await expect(sidebar(page).getByRole('link', { name: /Zoo opening/ })).toBeVisible()
})

test('a template of the front page opens in the editor with its first blank selected', async ({ page }) => {
  await openAccount(page)
  await page.goto('/')
  await page.getByRole('link', { name: /Use this template.*Product Launch/ }).click()
  await expect(page).toHaveURL(/\/write(\/[0-9a-f-]{36})?$/)
  await expect(sheet(page)).toContainText('[')
  await expect(sheet(page)).toBeFocused()
  const chosen = await page.evaluate(() => document.getSelection()?.toString() ?? '')
  expect(chosen).toMatch(/^\[.+\]$/)
  await page.keyboard.type('Larkmoor')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.getSelection()?.toString() ?? '')).toMatch(/^\[.+\]$/)
  await expect(sheet(page)).toContainText('Larkmoor')
})

test('switching documents carries over no text and no undo', async ({ page }) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'The first one. ')
  await saveAs(page, 'First')
  await page.getByRole('button', { name: 'New Document' }).click()
  await expect(title(page)).toHaveText('Untitled Document')
  await write(page, 'The second one. ')
  await saveAs(page, 'Second')
  await page.keyboard.type('Written just before turning.')
  await page.getByRole('link', { name: /^First/ }).click()
  await expect(sheet(page)).toHaveText('The first one. ')
  // Another document in the same editor: there is nothing to undo in it.
  await sheet(page).click()
  await undo(page)
  await expect(sheet(page)).toHaveText('The first one. ')
  await page.goBack()
  await expect(sheet(page)).toHaveText('The second one. Written just before turning.')
  await expectSaved(page)
})
