// What is kept with a document and shown at the desk: the fact sheet, kept-out lines, never-say words, and the sheet before it leaves.
import { expect, type Locator, type Page, test } from '@playwright/test'
import { dialog, openDesk } from './ai-steps.ts'
import { askRest, expectSaved, sheet, write } from './desk-steps.ts'
import { expectAccessible } from './page-checks.ts'

const notes = `Acme Foods opens a bakery in Dayton, Ohio, on Nov. 17, 2026.
The bakery employs 40 people.
Off the record: the investor is Harbor Ventures.
"Dayton has waited for good bread," said Jo Hart, CEO of Acme Foods.
Media contact: Jo Hart, jo@acmefoods.com, 937-555-0100`

const facts = (page: Page): Locator => page.getByRole('complementary', { name: 'Facts' })
const form = (page: Page): Locator => dialog(page, 'Generate Content with AI')

async function openSheet(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await form(page).getByPlaceholder('Enter your prompt here...').fill(notes)
  await form(page).getByText('Acme Foods · ').click()
  return form(page)
}

test('the fact sheet is read while notes are typed, corrected by hand, and kept with the document', async ({
  page,
}) => {
  const account = await openDesk(page)
  const dialogForm = await openSheet(page)
  await expect(dialogForm.getByLabel('Company', { exact: true })).toHaveValue('Acme Foods')
  await expect(dialogForm.getByText('1 line kept out')).toBeVisible()
  await dialogForm.getByLabel('City', { exact: true }).fill('Dayton, Ohio 45402')
  await dialogForm.getByLabel(/^Type of “The bakery employs/).selectOption('Private')
  await expect(dialogForm.getByText('2 lines kept out')).toBeVisible()
  await expectAccessible(page)
  await dialogForm.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(sheet(page)).toContainText('Acme Foods')
  await expect(sheet(page)).not.toContainText('Harbor')
  await expect(sheet(page)).not.toContainText('40 people')
  await expectSaved(page)
  await expect
    .poll(() => askRest(page, account, 'document_facts?select=kinds,never_say'))
    .toEqual([
      {
        kinds: { 'The bakery employs 40 people.': 'private' },
        never_say: expect.arrayContaining(['Harbor Ventures']),
      },
    ])
  await page.reload()
  await expect(sheet(page)).toContainText('Acme Foods')
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await expect(form(page).getByPlaceholder('Enter your prompt here...')).toHaveValue(notes)
  await expect(form(page).getByLabel('City', { exact: true })).toHaveValue('Dayton, Ohio 45402')
  await expect(form(page).getByLabel(/^Type of “The bakery employs/)).toHaveValue('private')
})

test('sensitive notes: only checked lines and typed values reach the draft, and the choice is kept', async ({
  page,
}) => {
  await openDesk(page)
  const dialogForm = await openSheet(page)
  await dialogForm.getByLabel(/^Use only the lines I check/).check()
  await expect(dialogForm.getByText('5 lines kept out')).toBeVisible()
  await expectAccessible(page)
  await dialogForm.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(dialogForm.getByText(/^Check the lines you want to use/)).toBeVisible()
  await dialogForm.getByLabel(/^Acme Foods opens a bakery/).check()
  await dialogForm.getByLabel('About the company', { exact: true }).fill('Acme Foods bakes bread in Ohio.')
  await dialogForm.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(sheet(page)).toContainText('Dayton')
  await expect(sheet(page)).toContainText('Acme Foods bakes bread in Ohio.')
  for (const word of ['40 people', 'Harbor', 'good bread', 'Jo Hart', '555-0100'])
    await expect(sheet(page)).not.toContainText(word)
  await expectSaved(page)
  await page.reload()
  await expect(sheet(page)).toContainText('Dayton')
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await expect(form(page).getByLabel(/^Use only the lines I check/)).toBeChecked()
  await expect(form(page).getByLabel(/^Acme Foods opens a bakery/)).toBeChecked()
  await expect(form(page).getByLabel('The bakery employs 40 people.')).not.toBeChecked()
})

test('after generating, the banner and the tab account for every line, and one press inserts a fact', async ({
  page,
}) => {
  await openDesk(page)
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  await form(page)
    .getByPlaceholder('Enter your prompt here...')
    .fill(notes.replace(/\nMedia contact.*/, ''))
  await form(page).getByRole('button', { name: 'Generate', exact: true }).click()
  const banner = page.getByText(/\d facts? used, .*1 line kept out\./)
  await expect(banner).toBeVisible()
  await page.getByRole('button', { name: 'Facts', exact: true }).click()
  const keptOut = facts(page).getByRole('list', { name: 'Kept out' })
  await expect(keptOut).toContainText('Off the record')
  await expect(facts(page).getByRole('list', { name: 'Never say' })).toContainText('Harbor Ventures')
  await expect(facts(page).getByText('This document hasn’t been sent to an AI model.')).toBeVisible()
  await keptOut.getByLabel(/^Type of “Off the record/).selectOption('Fact')
  const unused = facts(page).getByRole('list', { name: 'Not used yet' })
  await unused.getByRole('button', { name: /^Insert “Off the record/ }).click()
  await expect(sheet(page)).toContainText('Harbor Ventures')
  await expect(banner).toHaveCount(0)
  await expectAccessible(page)
})

test('a quote typed by hand can be approved, and says so', async ({ page }) => {
  await openDesk(page)
  await write(
    page,
    '“We listened,” said Mara Voss, chief executive of Tallow, which makes candles in Duluth and sells them in 40 shops.',
  )
  await expectSaved(page)
  await page.getByRole('button', { name: /newsroom issue/ }).click()
  await page.getByRole('tab', { name: /^Facts/ }).click()
  await expect(facts(page).getByText('0 of 1 quote approved')).toBeVisible()
  await facts(page).getByRole('button', { name: 'Mark approved' }).click()
  await facts(page).getByLabel('Approved by').fill('Mara Voss')
  await page.keyboard.press('Enter')
  await expect(facts(page).getByText('1 of 1 quote approved')).toBeVisible()
  await sheet(page).getByText('We listened').click()
  await expect(page.getByRole('dialog', { name: 'Approved quote' })).toBeVisible()
})

test('before a release with serious issues is exported there is one dialog, and Export anyway is in the history', async ({
  page,
}) => {
  const account = await openDesk(page)
  await write(
    page,
    'FOR IMMEDIATE RELEASE\nLarkmoor of [CITY] opened a plant. Off the record: the state paid.',
  )
  await expectSaved(page)
  const sheetBefore = dialog(page, 'Before you export')
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const exportWord = async () => {
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'Word (.docx)' }).click()
  }
  await exportWord()
  await expect(sheetBefore.getByRole('listitem')).toHaveCount(2)
  await expect(sheetBefore).toContainText('Check these first.')
  await expectAccessible(page)
  await sheetBefore.getByRole('button', { name: 'Fill in' }).click()
  await expect(sheetBefore).toHaveCount(0)
  await page.keyboard.type('Duluth')
  await expect(sheet(page)).toContainText('Larkmoor of Duluth opened')
  await exportWord()
  await expect(sheetBefore.getByRole('listitem')).toHaveCount(1)
  await expect(sheetBefore).toContainText('Check this first. If you export anyway, we’ll note it')
  // The warning comes first: until it is answered no file was made, and none was kept as a version.
  expect(downloads).toEqual([])
  expect(asked.filter((path) => path.includes('export'))).toEqual([])
  expect(await askRest(page, account, 'content_versions?select=cause&cause=like.*export')).toEqual([])
  const downloading = page.waitForEvent('download')
  await sheetBefore.getByRole('button', { name: 'Export anyway' }).click()
  await downloading
  expect(downloads).toHaveLength(1)
  expect(
    await askRest(page, account, 'content_versions?select=cause,detail&order=version.desc&limit=1'),
  ).toEqual([{ cause: 'export', detail: '1 private detail' }])
  await exportWord()
  await sheetBefore.getByRole('button', { name: 'Remove the sentence' }).click()
  await expect(sheetBefore.getByText(/^No serious issues left\. \d+ open newsroom issues?\.$/)).toBeVisible()
  // The dialog hides the page from readers.
  await expect(page.locator('.ProseMirror')).not.toContainText('state paid')
  const second = page.waitForEvent('download')
  await sheetBefore.getByRole('button', { name: 'Export', exact: true }).click()
  await second
  const third = page.waitForEvent('download')
  await exportWord()
  await third
  await expect(sheetBefore).toHaveCount(0)
})
