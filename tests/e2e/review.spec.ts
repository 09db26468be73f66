// A client reviews a release on a phone, without an account: code, comment, own quote, decision.
import { expect, type Page, test } from '@playwright/test'
import { newAddress } from './auth-steps.ts'
import { type Account, askRest, createAccount } from './desk-steps.ts'
import { collectComplaints, expectAccessible, expectReadable } from './page-checks.ts'
import { enterReview, headersOf, mailedLink, QuickReviewer, release, saveRelease } from './review-steps.ts'

const longRelease = `${release}${'<p>One of many lines.</p>'.repeat(20)}<p>The last line of the release.</p>`

/** Sends a release for review and returns the link that was mailed. */
async function sendReview(page: Page, account: Account, email: string, text = release): Promise<string> {
  const sent = await page.request.post('/functions/v1/send-review', {
    headers: headersOf(account),
    data: {
      content_id: await saveRelease(page, account, text),
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
    await expect(page.getByText('Respond by December 4, 2026.')).toBeVisible()
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
    const quotes = page.getByRole('region', { name: 'Your quotes' })
    await expect(quotes).toContainText('Approved')
    await quotes.getByRole('button', { name: 'Withdraw approval' }).click()
    await expect(quotes).toContainText('You withdrew your approval')
    await expectAccessible(page)
    await page.reload()
    await quotes.getByRole('button', { name: 'Approve this quote' }).click()
    await expect(quotes).toContainText('Approved')
    await page.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Your decision' })).toContainText('You approved this text')
    expect(await askRest(page, account, 'decisions?select=kind,name&order=created_at')).toEqual([
      { kind: 'quote', name: 'Mara Voss' },
      { kind: 'quote_withdrawn', name: 'Mara Voss' },
      { kind: 'quote', name: 'Mara Voss' },
      { kind: 'approved', name: 'Mara Voss' },
    ])
    expect(await askRest(page, account, 'content?select=status')).toEqual([{ status: 'approved' }])
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    expect(complaints).toEqual([])
  })
})

test.describe('a comment on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('is written below the words it is about, which can be changed', async ({ page }) => {
    const account = await createAccount(page)
    const email = newAddress('mara')
    const link = await sendReview(page, account, email, longRelease)
    await enterReview(page, link, email)
    const words = page.locator('.release').getByText('The last line of the release.')
    await words.selectText()
    await page.getByRole('button', { name: 'Comment on selection' }).click()
    const box = page.getByRole('form', { name: 'New comment' })
    const field = box.getByLabel('Your comment')
    await expect(field).toBeFocused()
    await expect(box).toContainText('The last line of the release.')
    const [place, above] = [await box.boundingBox(), await words.boundingBox()]
    if (!place || !above) throw new Error('Nothing is on the screen.')
    expect(above.y + above.height).toBeLessThan(place.y)
    expect(place.y + place.height).toBe(844)
    await expectAccessible(page)
    await field.fill('Cut this?')
    await page.locator('.release').getByText('BEND, Ore.').selectText()
    await page.getByRole('button', { name: 'Comment on your selection instead' }).click()
    await expect(box.getByRole('blockquote')).toContainText('BEND, Ore.')
    await expect(field).toHaveValue('Cut this?')
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await page.getByRole('button', { name: 'Continue your comment' }).click()
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(box).toHaveCount(0)
    const sent = await askRest<{ passage: string }>(page, account, 'comments?select=passage,body')
    expect(sent).toEqual([
      { passage: 'BEND, Ore. — Tallow opens its first store on Friday.', body: 'Cut this?' },
    ])
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
  const box = page.getByRole('form', { name: 'New comment' })
  await box.getByRole('button', { name: 'Suggest new wording' }).click()
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

test('a reply to a comment that is gone holds up no other comment, and says why it wasn’t sent', async ({
  page,
  context,
}) => {
  const account = await createAccount(page)
  const [email, lawyer] = [newAddress('mara'), newAddress('law')]
  await page.request.post('/functions/v1/send-review', {
    headers: headersOf(account),
    data: {
      content_id: await saveRelease(page, account),
      shows_comments: true,
      reviewers: [
        { name: 'Mara Voss', email, role: 'client' },
        { name: 'Lee Park', email: lawyer, role: 'legal' },
      ],
    },
  })
  const lee = new QuickReviewer(page, account)
  await lee.enter(lawyer)
  await lee.comment({ passage: '', body: 'Which entity?' })
  await enterReview(page, await mailedLink(page, email), email)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Reply' }).click()
  await page.getByLabel('Your reply').fill('Tallow Inc.')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByText('Not sent yet. We’ll keep trying.')).toBeVisible()
  await lee.withdrawAll()
  await context.setOffline(false)
  const comments = page.getByRole('region', { name: 'Comments' })
  await expect(comments.getByRole('alert')).toHaveText(
    'Not sent. This comment was deleted, so you can’t reply to it.',
  )
  await expect(comments).not.toContainText('Which entity?')
  await page.getByRole('button', { name: 'Add a comment' }).click()
  await page.getByLabel('Your comment on the whole release').fill('Another thing.')
  await page.getByRole('button', { name: 'Send comment' }).click()
  await expect(page.getByRole('form', { name: 'New comment' })).toHaveCount(0)
  await comments.getByRole('button', { name: 'Discard' }).click()
  await expect(comments).not.toContainText('Tallow Inc.')
  await page.reload()
  await expect(comments).toContainText('Another thing.')
  await expect(comments).not.toContainText('Tallow Inc.')
})

test('a selection over two paragraphs has a line for each', async ({ page }) => {
  const account = await createAccount(page)
  const email = newAddress('mara')
  await enterReview(page, await sendReview(page, account, email), email)
  await page.locator('.release').evaluate((text) => {
    const [first, last] = [text.querySelector('h1')?.firstChild, text.querySelector('p')?.firstChild]
    if (first && last) getSelection()?.setBaseAndExtent(first, 7, last, 10)
  })
  await page.getByRole('button', { name: 'Comment on selection' }).click()
  const box = page.getByRole('form', { name: 'New comment' })
  await box.getByRole('button', { name: 'Suggest new wording' }).click()
  await expect(page.getByLabel('New wording for this passage')).toHaveValue('opens in Bend\nBEND, Ore.')
  await page.getByLabel('Your comment').fill('Both?')
  await page.getByRole('button', { name: 'Send comment' }).click()
  // A comment on its way is listed already; the box closes when the server has it.
  await expect(box).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText('Both?')
  expect(await askRest(page, account, 'comments?select=passage')).toEqual([
    { passage: 'opens in Bend\nBEND, Ore.' },
  ])
})

test('the text is there before any script is, and doesn’t move when they come', async ({ page }) => {
  const account = await createAccount(page)
  const email = newAddress('mara')
  const link = await sendReview(page, account, email)
  await enterReview(page, link, email)
  await page.getByText('BEND, Ore. — Tallow opens').selectText()
  await page.getByRole('button', { name: 'Comment on selection' }).click()
  await page.getByLabel('Your comment').fill('Say where.')
  await page.getByRole('button', { name: 'Send comment' }).click()
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText('Say where.')
  const complaints = collectComplaints(page)
  const waiting: (() => void)[] = []
  const isHeld = new Promise<void>((resolve) => waiting.push(resolve))
  await page.route('**/assets/*.js', async (route) => {
    await isHeld
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const words = page.locator('.release').getByText('BEND, Ore. — Tallow opens')
  await expect(words).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Tallow' }).first()).toBeVisible()
  await expect(page.getByText('Respond by December 4, 2026.')).toBeVisible()
  await expect(page.getByText('You’ve been asked to review')).toBeHidden()
  await expect(page.getByRole('region', { name: 'Your decision' })).toHaveCount(0)
  // On the page, not in the window: a reload restores how far it was scrolled.
  const findTop = () => words.evaluate((text) => text.getBoundingClientRect().top + window.scrollY)
  const before = await findTop()
  for (const go of waiting) go()
  await expect(page.getByRole('region', { name: 'Comments' })).toContainText('Say where.')
  await expect(words).toHaveCount(1)
  expect(await findTop()).toBe(before)
  expect(complaints).toEqual([])
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

test('a comment that was withdrawn and a decision that was changed are known in the second tab', async ({
  page,
  context,
}) => {
  const account = await createAccount(page)
  const email = newAddress('mara')
  const link = await sendReview(page, account, email)
  await enterReview(page, link, email)
  await page.getByRole('button', { name: 'Add a comment' }).click()
  await page.getByLabel('Your comment on the whole release').fill('Never mind this.')
  await page.getByRole('button', { name: 'Send comment' }).click()
  const second = await context.newPage()
  await second.goto(link)
  await expect(second.getByText('Never mind this.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(second.getByText('Never mind this.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('button', { name: 'Approve release and quote' }).click()
  await expect(second.getByRole('region', { name: 'Your decision' })).toContainText('You approved this text')
  await expect(second.getByRole('region', { name: 'Your quotes' })).toContainText('Approved')
  await second.getByRole('button', { name: 'Change my decision' }).click()
  await second.getByRole('button', { name: 'Ask for changes' }).click()
  await second.getByLabel('What should change?').fill('The date.')
  await second.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(page.getByRole('region', { name: 'Your decision' })).toContainText('The date.')
})
