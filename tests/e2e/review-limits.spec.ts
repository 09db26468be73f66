// What a reviewer can't do is said, two tabs of a reviewer know of each other, and a finger hits every button.
import { expect, type Page, test } from '@playwright/test'
import { newAddress } from './auth-steps.ts'
import { createAccount } from './desk-steps.ts'
import { expectAccessible } from './page-checks.ts'
import { enterReview, headersOf, mailedLink, release, saveRelease } from './review-steps.ts'

async function openReview(page: Page, text: string): Promise<string> {
  const account = await createAccount(page)
  const email = newAddress('mara')
  await page.request.post('/functions/v1/send-review', {
    headers: headersOf(account),
    data: {
      content_id: await saveRelease(page, account, text),
      reviewers: [{ name: 'Mara Voss', email, role: 'client' }],
    },
  })
  const link = await mailedLink(page, email)
  await enterReview(page, link, email)
  return link
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a selection that is too long says so, and less of it can be commented on', async ({ page }) => {
    await openReview(page, `${release}<p>${'One of many words. '.repeat(120)}</p>`)
    const reason = page.getByText('That’s too much text for one comment. Select up to 2,000 characters.')
    const comment = page.getByRole('button', { name: 'Comment on selection' })
    await page.locator('.release').selectText()
    await expect(reason).toBeVisible()
    await expect(comment).toHaveCount(0)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await page.locator('.release').getByText('BEND, Ore.').selectText()
    await expect(comment).toBeVisible()
    await expect(reason).toHaveCount(0)
  })
})

test('a note that is open in one tab says what was decided in the other', async ({ page, context }) => {
  const link = await openReview(page, release.replace('Mara Voss', 'Jo Bell'))
  const second = await context.newPage()
  await second.goto(link)
  await second.getByRole('button', { name: 'Ask for changes' }).click()
  const note = second.getByLabel('What should change?')
  await note.fill('The date.')
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  const card = second.getByRole('region', { name: 'Your decision' })
  await expect(card).toContainText('You approved this text on')
  await expect(card).toContainText('This will replace that decision.')
  await expect(note).toHaveValue('The date.')
  await card.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(page.getByRole('region', { name: 'Your decision' })).toContainText('The date.')
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('every button is at least 44 pixels high', async ({ page }) => {
    await openReview(page, release)
    await page.getByRole('button', { name: 'Add a comment' }).click()
    await page.getByLabel('Your comment on the whole release').fill('Which address?')
    await page.getByRole('button', { name: 'Send comment' }).click()
    await expect(page.getByRole('button', { name: 'Reply' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Approve this quote' })).toBeVisible()
    const small = await page
      .getByRole('main')
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 44)
          .map((button) => button.textContent),
      )
    expect(small).toEqual([])
  })
})
