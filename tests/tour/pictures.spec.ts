// The picture tour: one release from the landing page to sign-off, and a picture at each stop.
import { expect, type Page, test } from '@playwright/test'
import { dialog, generate } from '#tests/e2e/ai-steps.ts'
import { newAddress } from '#tests/e2e/auth-steps.ts'
import {
  type Account,
  createAccount,
  expectSaved,
  openAccount,
  saveAs,
  sheet,
} from '#tests/e2e/desk-steps.ts'
import { enterReview, headersOf, mailedLink, QuickReviewer, saveRelease } from '#tests/e2e/review-steps.ts'

const folder = new URL('../../docs/tour/', import.meta.url).pathname

const notes = `Hi team, here is what we have for the Harbor Street opening:
Tallow Bakery opens its third store in Bend, Oregon, on Dec. 4, 2026.
The Harbor Street store employs 24 people and bakes 60 kinds of bread.
Tallow was founded in 2014 and sells to 40 restaurants in central Oregon.
Quote from Mara Voss, chief executive: "Bend has asked us for years to come closer to the river."
Please keep out: we are still negotiating a fourth lease in Redmond.
Media contact: Jo Bell, jo@tallow.example, 541-555-0142`

async function picture(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0)
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  // A toast tells of a moment; the pictures are of what stays.
  const style = '[aria-label="Notifications"] { visibility: hidden }'
  await page.screenshot({ path: `${folder}${name}.png`, animations: 'disabled', style })
}

async function writeRelease(page: Page): Promise<void> {
  await page.goto('/write')
  await expect(sheet(page)).toBeVisible()
  await generate(page, notes)
  await expect(sheet(page)).toContainText('Tallow Bakery')
  await expectSaved(page)
}

test('the public pages', async ({ page }) => {
  await page.goto('/')
  await picture(page, '01-landing')
  await page.goto('/tools/headline-analyzer')
  await page.getByRole('textbox').first().fill('Tallow Bakery Opens Third Store in Bend With 24 New Jobs')
  await page
    .getByRole('button', { name: /analyze/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Recommendations' })).toBeVisible()
  await picture(page, '02-headline-analyzer')
})

test('from notes to a draft', async ({ page }) => {
  await openAccount(page)
  await page.goto('/write')
  await expect(sheet(page)).toBeVisible()
  // The last part of the top bar to come.
  await expect(page.getByRole('banner').getByText(/^Free Trial/)).toBeVisible()
  await picture(page, '03-empty-desk')
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  const form = dialog(page, 'Generate Content with AI')
  await form.getByPlaceholder('Enter your prompt here...').fill(notes)
  await form.getByText('Tallow Bakery · ').click()
  await expect(form.getByText('1 line kept out')).toBeVisible()
  await picture(page, '04-fact-sheet')
  await form.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(sheet(page)).toContainText('Tallow Bakery')
  await expectSaved(page)
  await picture(page, '05-draft')
  await page.getByRole('button', { name: 'Facts', exact: true }).click()
  await expect(page.getByRole('complementary', { name: 'Facts' })).toContainText('Kept out')
  await picture(page, '06-facts')
})

test('the draft in the dark, and its history', async ({ page }) => {
  await openAccount(page)
  await writeRelease(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await picture(page, '07-draft-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await saveAs(page, 'Harbor Street opening')
  await sheet(page).getByText('60 kinds of bread').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' It is open daily from 7 a.m. to 6 p.m.')
  await page.keyboard.press('Control+s')
  await expectSaved(page)
  await page.getByRole('toolbar').getByRole('button', { name: 'Version history' }).click()
  await expect(dialog(page, 'Version history').getByText('Today')).toBeVisible()
  await picture(page, '08-version-history')
})

const release =
  '<p>FOR IMMEDIATE RELEASE</p><h1>Tallow Bakery Opens Third Store in Bend</h1><p>BEND, Ore., Dec. 4, 2026 — Tallow Bakery opened its third store on Friday. The Harbor Street store employs 24 people and bakes 60 kinds of bread.</p><p>“Bend has asked us for years to come closer to the river,” said Mara Voss, chief executive of Tallow Bakery.</p><h2>About Tallow Bakery</h2><p>Tallow Bakery was founded in 2014 and sells to 40 restaurants in central Oregon.</p>'

async function sendForReview(
  page: Page,
  account: Account,
  id: string,
): Promise<{ mara: string; lee: string }> {
  const [mara, lee] = [newAddress('mara'), newAddress('lee')]
  await page.request.post('/functions/v1/send-review', {
    headers: headersOf(account),
    data: {
      content_id: id,
      reviewers: [
        { name: 'Mara Voss', email: mara, role: 'spokesperson' },
        { name: 'Lee Park', email: lee, role: 'legal' },
      ],
      message: 'Please read your quote closely.',
      due: '2026-12-02',
    },
  })
  return { mara, lee }
}

test('the review at the desk', async ({ page }) => {
  const account = await openAccount(page)
  const id = await saveRelease(page, account, release)
  const { mara, lee } = await sendForReview(page, account, id)
  const [client, lawyer] = [new QuickReviewer(page, account), new QuickReviewer(page, account)]
  await client.enter(mara)
  await client.comment({ passage: '60 kinds', suggestion: '62 kinds', body: 'Two more since Monday.' })
  await lawyer.enter(lee)
  await lawyer.comment({ passage: '', body: 'Fine with me once the store’s name is registered.' })
  await lawyer.decide('approved')
  await page.goto(`/write/${id}`)
  await expect(sheet(page)).toContainText('Tallow Bakery')
  await page.getByRole('button', { name: /newsroom issue|for the newsroom/ }).click()
  await page.getByRole('tab', { name: /^Review/ }).click()
  await expect(page.getByRole('complementary', { name: 'Review' })).toContainText(
    'Lee Park approved version 1',
  )
  await picture(page, '09-review')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the client reviews', async ({ page }) => {
    const account = await createAccount(page)
    const { mara } = await sendForReview(page, account, await saveRelease(page, account, release))
    await enterReview(page, await mailedLink(page, mara), mara)
    await expect(page.getByRole('button', { name: 'Approve this quote' })).toBeVisible()
    await picture(page, '10-review-on-a-phone')
  })

  test('the desk', async ({ page }) => {
    const account = await openAccount(page)
    await page.goto(`/write/${await saveRelease(page, account, release)}`)
    await expect(page.getByRole('button', { name: /newsroom issue|for the newsroom/ })).toBeVisible()
    await picture(page, '11-desk-on-a-phone')
  })
})
