// The approval round: the author sends, a client and a lawyer answer, the author applies, edits and asks again.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { newAddress } from './auth-steps.ts'
import { type Account, askRest, expectSaved, openAccount, sheet, sidebar, write } from './desk-steps.ts'
import { collectComplaints, expectAccessible, expectReadable } from './page-checks.ts'
import { headersOf, QuickReviewer, saveRelease } from './review-steps.ts'

const row = (page: Page): Locator => sidebar(page).getByRole('link', { name: /Tallow/ })
const panel = (page: Page): Locator => page.getByRole('complementary', { name: 'Review' })

async function openTab(page: Page): Promise<void> {
  await page
    .getByRole('button', {
      name: /^(Review|\d+ of \d+ reviewers approved|Approved|Changed since|Changes requested)/,
    })
    .click()
}

async function addReviewer(
  page: Page,
  number: number,
  person: { name: string; email: string; role: string },
) {
  const row = page.getByRole('group', { name: `Reviewer ${number}` })
  await row.getByLabel('Name').fill(person.name)
  await row.getByLabel('Email').fill(person.email)
  await row.getByLabel('Role').selectOption(person.role)
}

test('the author sends a release, applies a suggestion, sees what an approval is worth, and asks again', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  const account = await openAccount(page)
  const [client, lawyer] = [newAddress('mara'), newAddress('law')]
  const id = await saveRelease(page, account)
  await page.goto(`/write/${id}`)
  await expect(sheet(page)).toContainText('first store')
  await page.getByRole('toolbar').getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: 'Send for review' }).click()
  await addReviewer(page, 1, { name: 'Mara Voss', email: client, role: 'client' })
  await page.getByRole('button', { name: 'Add a reviewer' }).click()
  await addReviewer(page, 2, { name: 'Lee Park', email: lawyer, role: 'legal' })
  await page.getByLabel('Message (optional)').fill('Please read the quote closely.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(panel(page).getByText('Nobody has approved version 1 yet')).toBeVisible()
  await expect(panel(page).getByText('Not opened yet')).toHaveCount(2)
  await expect(row(page)).toContainText('In review')

  const [mara, lee] = [new QuickReviewer(page, account), new QuickReviewer(page, account)]
  await mara.enter(client)
  await mara.comment({ passage: 'first store', suggestion: 'first shop', body: 'We say shop.' })
  await lee.enter(lawyer)
  await lee.comment({ passage: '', body: 'Which entity is this?' })
  await lee.decide('approved')
  await page.reload()
  await openTab(page)
  const comments = panel(page).getByRole('list', { name: 'Comments' }).getByRole('article')
  await expect(comments).toHaveCount(2)
  await expect(comments.first()).toContainText('Which entity is this?')
  await expect(panel(page)).toContainText('Lee Park approved version 1 · 1 of 2')
  await expectAccessible(page)
  await expectReadable(page)

  // A reply reaches the reviewer; the suggestion is one undo step.
  await comments.first().getByRole('button', { name: 'Reply' }).click()
  await page.getByLabel('Reply').fill('Tallow Inc.')
  await comments.first().getByRole('button', { name: 'Reply' }).click()
  await expect(comments.first()).toContainText('Tallow Inc.')
  await comments.last().getByRole('button', { name: 'Apply' }).click()
  await expect(sheet(page)).toContainText('opens its first shop on Friday')
  await expect(comments).toHaveCount(1)
  await expect(panel(page)).toContainText('Lee Park approved version 1 · changed since')
  await expect(panel(page)).toContainText('Lee Park (the text changed)')
  await panel(page).getByRole('button', { name: 'Show changes' }).click()
  await expect(page.getByRole('dialog').getByText('1 of 1 change')).toBeVisible()
  await page.keyboard.press('Escape')
  await sheet(page).click()
  await page.keyboard.press('Control+z')
  await expect(panel(page)).toContainText('Lee Park approved version 1 · 1 of 2')
  await expect(comments).toHaveCount(2)
  await page.keyboard.press('Control+Shift+z')
  await expect(comments).toHaveCount(1)
  await expectSaved(page)

  // Only those are asked again whose part changed.
  await panel(page)
    .getByRole('button', { name: /^Ask 2 people again/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Ask again' })
  await expect(dialog.getByLabel('Name').first()).toHaveValue('Lee Park')
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(dialog).toHaveCount(0)
  await mara.enter(client)
  await mara.decide('approved')
  await lee.enter(lawyer)
  await lee.decide('approved')
  await page.reload()
  await openTab(page)
  await expect(panel(page)).toContainText('Lee Park and Mara Voss approved version 2')
  await expect(row(page)).toContainText('Approved')

  // One word more, and nothing here says approved without its version.
  await write(page, ' More')
  await expect(panel(page)).toContainText('approved version 2 · changed since')
  await expectSaved(page)
  await expect(row(page)).toContainText('In review')
  await expect(page.getByRole('button', { name: /Changed since approval/ })).toBeVisible()
  expect(await askRest(page, account, 'content?select=status')).toEqual([{ status: 'in_review' }])
  expect(complaints).toEqual([])
})

test('the dialog is in front when the window gets narrow, and a phone has a word for the tab', async ({
  page,
}) => {
  const account = await openAccount(page)
  await page.goto(`/write/${await saveRelease(page, account)}`)
  await openTab(page)
  await panel(page).getByRole('button', { name: 'Send for review' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send for review' })
  await dialog.getByLabel('Name').fill('Mara Voss')
  await page.setViewportSize({ width: 390, height: 844 })
  await dialog.getByLabel('Email').click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Mara Voss')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog', { name: 'Review' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Review' }).locator('[aria-hidden]').last()).toHaveText(
    'Review',
  )
  await expect(page.getByRole('button', { name: 'Review' }).locator('span').last()).toBeInViewport()
})

test('colleagues comment without a review, also on words that are removed later', async ({ page }) => {
  const account = await openAccount(page)
  await page.goto(`/write/${await saveRelease(page, account)}`)
  await openTab(page)
  await sheet(page).click()
  await sheet(page).getByText('Tallow opens its first store').selectText()
  await panel(page).getByRole('button', { name: 'Comment' }).click()
  await page.getByLabel('Comment for your team').fill('Is the date firm?')
  await panel(page).getByRole('button', { name: 'Comment' }).click()
  const comment = panel(page).getByRole('article')
  await expect(comment).toContainText('Is the date firm?')
  await sheet(page).click()
  await sheet(page).getByText('Tallow opens its first store').selectText()
  await page.keyboard.press('Delete')
  await expect(comment).toContainText('Passage removed')
  await comment.getByRole('button', { name: 'Resolve' }).click()
  await expect(panel(page).locator('summary').filter({ hasText: 'Resolved' })).toBeVisible()
  await expect(
    panel(page).getByRole('list', { name: 'Comments', exact: true }).getByRole('article'),
  ).toHaveCount(0)
})

test('what is typed at the desk is there after another tab, and in the dialog after Escape', async ({
  page,
}) => {
  const account = await openAccount(page)
  await page.goto(`/write/${await saveRelease(page, account)}`)
  await openTab(page)
  await panel(page).getByRole('button', { name: 'Comment' }).click()
  await page.getByLabel('Comment for your team on the whole release').fill('Half a thought')
  await page.getByRole('tab', { name: 'Facts' }).click()
  await page.getByRole('tab', { name: 'Review' }).click()
  await expect(page.getByLabel('Comment for your team on the whole release')).toHaveValue('Half a thought')
  await panel(page).getByRole('button', { name: 'Send for review' }).click()
  await addReviewer(page, 1, { name: 'Mara Voss', email: 'mara@x.example', role: 'legal' })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await panel(page).getByRole('button', { name: 'Send for review' }).click()
  const first = page.getByRole('group', { name: 'Reviewer 1' })
  await expect(first.getByLabel('Name')).toHaveValue('Mara Voss')
  await expect(first.getByLabel('Role')).toHaveValue('legal')
})

test('the record says who approved which text, on a page of its own', async ({ page }) => {
  const account = await openAccount(page)
  const email = newAddress('mara')
  const id = await saveRelease(page, account)
  await sendTo(page, account, id, email)
  const mara = new QuickReviewer(page, account)
  await mara.enter(email)
  await mara.decide('approved', 'Good to go.')
  await page.goto(`/sign-off/${id}`)
  const version = page.getByRole('region', { name: 'Version 1', exact: true })
  await expect(version).toContainText('Mara Voss, Client: Approved')
  await expect(version).toContainText(email)
  await expect(version).toContainText('Good to go.')
  await expect(version).toContainText(/SHA-256 [0-9a-f]{64}/)
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Mara Voss opened version 1')
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Text of version 1' })).toContainText('“We listened,” said')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Download as Word' }).click()
  // The file has the whole release in it: it is asked about what is open like every export, and that is noted.
  const dialog = page.getByRole('dialog', { name: 'Before you export' })
  await expect(dialog).toContainText('Mara Voss hasn’t approved this quote')
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Export anyway' }).click()
  expect((await download).suggestedFilename()).toBe('tallow-v1-sign-off.docx')
  expect(await askRest(page, account, 'content_versions?select=version,cause,detail&order=version')).toEqual([
    expect.objectContaining({ version: 1 }),
    { version: 2, cause: 'export', detail: 'record 1: 1 missing approval' },
  ])
  // Paper has it as well.
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(document.querySelector('[role=dialog]') === null)
    }
  })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await dialog.getByRole('button', { name: 'Export anyway' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'true')
  expect(await askRest(page, account, 'content_versions?select=version&cause=eq.export')).toHaveLength(2)
  // Anybody can compute the fingerprint again.
  const text = page.waitForEvent('download')
  await version.getByRole('button', { name: 'Download the text with this fingerprint' }).click()
  const hash = createHash('sha256')
    .update(readFileSync(await (await text).path()))
    .digest('hex')
  await expect(version).toContainText(`SHA-256 ${hash}`)
})

async function sendTo(page: Page, account: Account, content_id: string, email: string): Promise<void> {
  const reviewers = [{ name: 'Mara Voss', email, role: 'client' }]
  const sent = await page.request.post('/functions/v1/send-review', {
    headers: headersOf(account),
    data: { content_id, reviewers },
  })
  expect(sent.status()).toBe(200)
}
