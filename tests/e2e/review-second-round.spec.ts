// The second round of a review: what is new since the first, and what was said about it.
import { expect, type Page, test } from '@playwright/test'
import { newAddress } from './auth-steps.ts'
import { createAccount } from './desk-steps.ts'
import { collectComplaints, expectAccessible } from './page-checks.ts'
import { enterReview, headersOf, mailedLink, release, saveRelease } from './review-steps.ts'

/** A point inside words of the release. */
async function tapWords(page: Page, words: string): Promise<DOMRect> {
  const box = await page.locator('.release').evaluate((element, sought) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = node.textContent?.indexOf(sought) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(node, at)
      range.setEnd(node, at + sought.length)
      node.parentElement?.scrollIntoView({ block: 'end' })
      return range.getBoundingClientRect().toJSON() as DOMRect
    }
    throw new Error(`“${sought}” is not in the text.`)
  }, words)
  await page.mouse.click(box.left + box.width / 2, box.top + box.height / 2)
  return box
}

for (const [device, width] of [
  ['a phone', 390],
  ['a desk', 1280],
] as const)
  test.describe(`on ${device}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the second round needs no code, shows what is new and remembers the first; marked words open their comments next to them', async ({
      page,
    }) => {
      const complaints = collectComplaints(page)
      const account = await createAccount(page)
      const email = newAddress('mara')
      const content_id = await saveRelease(page, account)
      const reviewers = [{ name: 'Mara Voss', email, role: 'client' }]
      const send = () =>
        page.request.post('/functions/v1/send-review', {
          headers: headersOf(account),
          data: { content_id, reviewers },
        })
      await send()
      await enterReview(page, await mailedLink(page, email), email)
      await page.getByText('BEND, Ore. — Tallow opens its first store on Friday.').selectText()
      await page.getByRole('button', { name: 'Comment on selection' }).click()
      await page.getByLabel('Your comment').fill('Is Friday firm?')
      await page.getByRole('button', { name: 'Send comment' }).click()
      await expect(page.getByRole('button', { name: 'Add a comment' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Comment on selection' })).toHaveCount(0)
      await expect(page.getByRole('region', { name: 'Comments' })).toContainText('Is Friday firm?')
      await page.getByRole('button', { name: 'Approve this quote' }).click()
      await expect(page.getByRole('region', { name: 'Your quotes' })).toContainText('Approved')
      await page.getByRole('button', { name: 'Ask for changes' }).click()
      await page.getByLabel('What should change?').fill('Say where the store is.')
      await page.getByRole('button', { name: 'Ask for changes' }).click()
      await expect(page.getByRole('region', { name: 'Your decision' })).toContainText('You asked for changes')

      const tapped = await tapWords(page, 'first store')
      const card =
        width < 1024
          ? page.getByRole('region', { name: 'Comments on this passage' })
          : page.getByRole('region', { name: 'Comments', exact: true }).getByRole('listitem')
      await expect(card).toContainText('Is Friday firm?')
      const [place, words] = [
        await card.boundingBox(),
        await page.locator('.release').getByText('Tallow opens its').boundingBox(),
      ]
      if (!place || !words || tapped.width === 0) throw new Error('Nothing is on the screen.')
      const isBeside = place.x >= words.x + words.width
      const isBelow = place.y >= words.y + words.height
      expect(isBeside || isBelow).toBe(true)
      await expectAccessible(page)

      await page.request.post('/rest/v1/rpc/save_document', {
        headers: headersOf(account),
        data: { id: content_id, content: release.replace('on Friday', 'on Bond Street on Friday') },
      })
      await send()
      await page.goto(await mailedLink(page, email))
      const notice = page.getByRole('region', { name: 'Since you last read it' })
      await expect(notice).toContainText('This is version 2.')
      await expect(notice).toContainText('Say where the store is.')
      await expect(notice).toContainText('1 change since then. New words are marked in the text.')
      await expect(page.getByRole('region', { name: 'Comments' })).toContainText('Is Friday firm?')
      await expect(page.getByText('Approved in version 1, unchanged since')).toBeVisible()
      await notice.getByRole('button', { name: 'Compare with what you read' }).click()
      await expect(page.locator('ins')).toContainText('Bond Street')
      await page.getByRole('button', { name: 'Next change' }).click()
      await expect(page.getByText('1 of 1 change')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Back to the release' }).click()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect(complaints).toEqual([])
    })
  })
