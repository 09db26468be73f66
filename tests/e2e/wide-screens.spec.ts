// What a wide screen shows at a glance: prices on one line, settings beside their heading, and where a search found its words.
import { expect, test } from '@playwright/test'
import { openAccount, sheet, sidebar } from './desk-steps.ts'
import { headersOf, saveRelease } from './review-steps.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('prices share a baseline, and Tab leads from the billing period to the first plan', async ({ page }) => {
  await page.goto('/pricing')
  const price = (plan: string) => page.getByRole('region', { name: plan, exact: true }).getByText(/^\$\d/)
  const [free, pro] = await Promise.all([price('Free Trial').boundingBox(), price('Pro').boundingBox()])
  expect(free?.y).toBe(pro?.y)
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('tab', { name: 'Monthly' }).press('ArrowRight')
  await expect(page.getByRole('tab', { name: /Annual/ })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('region', { name: 'Free Trial' }).getByText('Start Free Trial')).toBeFocused()
})

test('the cards of the settings are beside their heading', async ({ page }) => {
  await openAccount(page)
  await page.goto('/settings')
  const heading = page.getByRole('heading', { level: 1 })
  const card = page.getByRole('heading', { name: 'Account Information' })
  await expect(card).toBeVisible()
  const [left, right] = await Promise.all([heading.boundingBox(), card.boundingBox()])
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0))
})

test('a search shows the words it found, in the title or in the text', async ({ page }) => {
  const { session, apikey } = await openAccount(page)
  const headers = { apikey, authorization: `Bearer ${session.access_token}` }
  const rows = [
    { title: 'Sensor launch', content: '<p>Nothing else.</p>' },
    {
      title: 'Results',
      content: '<p>Sales rose 12%. The <strong>sensor</strong> business grew fastest.</p>',
    },
  ].map((row) => ({ ...row, user_id: session.user.id }))
  await page.request.post('/rest/v1/content', { headers, data: rows })
  await page.goto('/write')
  await expect(sheet(page)).toBeVisible()
  await sidebar(page).getByRole('searchbox').fill('sensor')
  // Both were saved at the same time, so either may come first.
  const marks = async () => (await sidebar(page).locator('mark').allInnerTexts()).toSorted()
  await expect.poll(marks).toEqual(['Sensor', 'sensor'])
  await expect(sidebar(page).getByText('The sensor business')).toBeVisible()
})

test('the toolbar is one row beside the sidebar at every width, and beside an open panel', async ({
  page,
}) => {
  await openAccount(page)
  await page.goto('/write')
  const toolbar = page.getByRole('toolbar', { name: 'Editor tools' })
  const heightAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    return (await toolbar.boundingBox())?.height ?? 0
  }
  await sheet(page).click()
  await page.keyboard.type('Larkmoor opens a store.')
  // Around each width at which the buttons become larger.
  for (const width of [768, 784, 912, 928, 1072, 1104, 1264, 1280, 1440])
    await expect.poll(() => heightAt(width), { message: `${width} px` }).toBeLessThan(60)
  await page.getByRole('button', { name: /^Review/ }).click()
  await expect(page.getByRole('tab', { name: /Review/ })).toBeVisible()
  for (const width of [1200, 1440])
    await expect.poll(() => heightAt(width), { message: `${width} px` }).toBeLessThan(60)
})

test('nothing in the top bar overlaps beside an open panel, and the title can be read', async ({ page }) => {
  const account = await openAccount(page)
  const id = await saveRelease(page, account)
  await page.request.patch(`/rest/v1/content?id=eq.${id}`, {
    headers: headersOf(account),
    data: { title: 'Tallow opens its first store in Bend, Oregon', status: 'in_review', labels: ['launch'] },
  })
  await page.goto(`/write/${id}`)
  await page.getByRole('button', { name: /^Review/ }).click()
  const bar = page.getByRole('banner')
  const parts = [
    bar.getByRole('heading', { level: 1 }),
    bar.getByRole('button', { name: 'Media kit' }),
    bar.getByRole('status'),
    bar.getByRole('link', { name: 'Upgrade' }),
  ]
  for (const width of [1200, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    const edges = boxes.flatMap((box) => [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)])
    expect(edges, `${width} px`).toEqual(edges.toSorted((one, other) => one - other))
    expect(boxes[0]?.width, `${width} px`).toBeGreaterThan(140)
  }
})
