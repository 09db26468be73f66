// Two hundred documents: the list draws only what can be seen, and must draw it again whenever it comes back.
import { expect, type Page, test } from '@playwright/test'
import { openAccount, sheet, sidebar } from './desk-steps.ts'

async function openWithManyDocuments(page: Page): Promise<void> {
  const { session, apikey } = await openAccount(page)
  const headers = { apikey, authorization: `Bearer ${session.access_token}` }
  const data = Array.from({ length: 200 }, (_, at) => ({
    title: `Release ${at}`,
    content: '<p>Text.</p>',
    user_id: session.user.id,
  }))
  expect((await page.request.post('/rest/v1/content', { headers, data })).ok()).toBe(true)
  await page.goto('/write')
  await expect(sheet(page)).toBeVisible()
}

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Documents' }).getByRole('link', { name: /^Release/ })

test('a long list is there again when the sidebar was collapsed', async ({ page }) => {
  await openWithManyDocuments(page)
  await expect(rows(page).first()).toBeInViewport()
  // Fewer than there are: a list that was drawn whole would prove nothing.
  expect(await rows(page).count()).toBeLessThan(100)
  for (let round = 0; round < 2; round += 1) {
    await sidebar(page).getByRole('button', { name: 'Collapse sidebar' }).click()
    await expect(rows(page)).toHaveCount(0)
    await sidebar(page).getByRole('button', { name: 'Expand sidebar' }).click()
    await expect(rows(page).first()).toBeInViewport()
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a long list is there each time the drawer opens', async ({ page }) => {
    await openWithManyDocuments(page)
    const drawer = page.getByRole('dialog', { name: 'Sidebar' })
    for (let round = 0; round < 3; round += 1) {
      await page.getByRole('button', { name: 'Expand sidebar' }).tap()
      await expect(rows(page).first()).toBeInViewport()
      await page.keyboard.press('Escape')
      await expect(drawer).toHaveCount(0)
    }
  })
})
