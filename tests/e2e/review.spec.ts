// A client reviews a release on a phone, without an account: code, comment, own quote, decision.
import { expect, type Page, test } from '@playwright/test'
import { newAddress } from './auth-steps.ts'
import { type Account, askRest, createAccount } from './desk-steps.ts'
import { collectComplaints, expectAccessible, expectReadable } from './page-checks.ts'
import { enterReview, headersOf, mailedLink, saveRelease } from './review-steps.ts'

/** Sends a release for review and returns the link that was mailed. */
async function sendReview(page: Page, account: Account, email: string): Promise<string> {
  const sent = await page.request.post('/functions/v1/send-review', {
    headers: headersOf(account),
    data: {
      content_id: await saveRelease(page, account),
      reviewers: [{ name: 'Mara Voss', email, role: 'client' }],
      message: 'Please read the quote closely.',
      due: '2026-12-04',
    },
  })
  expect(sent.status()).toBe(200)
  return await mailedLink(page, email)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a client reads, comments, approves the quote and the release', async ({ page }) => {
    const complaints = collectComplaints(page)
    const account = await createAccount(page)
    const email = newAddress('mara')
    const link = await sendReview(page, account, email)
    await page.goto(link)
    await expect(page.getByRole('button', { name: 'Email me a code' })).toBeVisible()
    await expect(page.getByText('Tallow')).toHaveCount(0)
    await expectAccessible(page)
    await enterReview(page, link, email)
    await expect(page.getByText('Please respond by December 4, 2026.')).toBeVisible()
    await expect(page.getByText('BEND, Ore. — Tallow opens its first store on Friday.')).toBeVisible()
    await expectAccessible(page)
    await expectReadable(page)
    await page.getByRole('button', { name: 'Add a comment' }).click()
    await page.getByLabel('Your comment on the whole release').fill('Which address?')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(page.getByRole('region', { name: 'Comments' })).toContainText('Which address?')
    await page.getByRole('button', { name: 'Reply' }).click()
    await page.getByLabel('Your reply').fill('On Bond Street?')
    await page.getByRole('button', { name: 'Send reply' }).click()
    await expect(page.getByRole('region', { name: 'Comments' })).toContainText('On Bond Street?')
    await page.getByRole('button', { name: 'Approve this quote' }).click()
    await expect(page.getByRole('region', { name: 'Your quotes' })).toContainText('Approved')
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Your decision' })).toContainText('You approved this text')
    expect(await askRest(page, account, 'decisions?select=kind,name&order=created_at')).toEqual([
      { kind: 'quote', name: 'Mara Voss' },
      { kind: 'approved', name: 'Mara Voss' },
    ])
    expect(await askRest(page, account, 'content?select=status')).toEqual([{ status: 'approved' }])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(complaints).toEqual([])
  })
})

test('selected words are commented on, suggested otherwise, and kept while offline', async ({
  page,
  context,
}) => {
  const account = await createAccount(page)
  const email = newAddress('mara')
  await enterReview(page, await sendReview(page, account, email), email)
  const passage = page.getByText('BEND, Ore. — Tallow opens its first store on Friday.')
  await passage.selectText()
  await page.getByRole('button', { name: 'Comment on selection' }).click()
  await page.getByLabel('Your comment').fill('Say where.')
  await page.getByRole('button', { name: 'Suggest new wording' }).click()
  await page.getByLabel('New wording for this passage').fill('BEND, Ore. — Tallow opens on Bond Street.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send comment' }).click()
  await expect(page.getByText('Not sent yet.')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Not sent yet.')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText(
    'Suggests: “BEND, Ore. — Tallow opens on Bond Street.”',
  )
  const [comment] = await askRest<{ passage: string }>(page, account, 'comments?select=passage')
  expect(comment?.passage).toContain('opens its first store')
})

test('a link that is taken back says so', async ({ page, browser }) => {
  const account = await createAccount(page)
  const email = newAddress('mara')
  const link = await sendReview(page, account, email)
  await enterReview(page, link, email)
  await page.request.patch('/rest/v1/reviewers?id=not.is.null', {
    headers: headersOf(account),
    data: { revoked_at: '2026-01-01T00:00:00Z' },
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  // In another browser too, before anybody asks for a code.
  const other = await (await browser.newContext()).newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})
