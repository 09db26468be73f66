// What strangers read before they sign up: the sample, our story, the two legal texts, and what search engines find.
import { expect, test } from '@playwright/test'
import { openAccount, sheet } from './desk-steps.ts'
import { expectAccessible } from './page-checks.ts'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the front page shows a sample release to visitors, who can start from its template', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'See a sample release' }).click()
  const sample = page.getByRole('dialog', { name: 'A sample release' })
  await expect(sample.getByRole('heading', { level: 3 })).toHaveText(/Cuts Water Loss 31%/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sample).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'See a sample release' })).toBeFocused()
  await page.keyboard.press('Enter')
  await sample.getByRole('link', { name: 'Use this template' }).click()
  await expect(page).toHaveURL(/\/signup\?redirectTo=/)
})

test('the front page has structured data about the product and its prices', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}'
  const graph = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
  expect(graph.map((each) => each['@type'])).toEqual(['SoftwareApplication', 'FAQPage'])
  const [product, questions] = graph
  expect(product).toMatchObject({ offers: [{ price: 0 }, { price: 30 }, { price: 180 }] })
  expect(questions?.mainEntity).toHaveLength(5)
  expect(html).toMatch(/<link rel="manifest" href="\/site\.webmanifest"\/?>/)
  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] }
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
})

test('the About page has the founder’s signed story and a contact address', async ({ page }) => {
  await page.goto('/about')
  await expect(page.getByText('more than eight years', { exact: false })).toBeVisible()
  await expect(page.getByRole('img', { name: 'The founder’s signature' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'support@presswright.example' })).toBeVisible()
})

test('lines of a page don’t end in one short word; those of a text being written stay where they are', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('main').locator('p').nth(1)).toHaveCSS('text-wrap-style', 'pretty')
  await openAccount(page)
  await page.goto('/write')
  await expect(sheet(page).locator('p').first()).toHaveCSS('text-wrap-style', 'auto')
})

test('the privacy policy covers each of its points', async ({ page }) => {
  await page.goto('/privacy')
  await expect(page.getByText('Last updated January 1, 2025')).toBeVisible()
  for (const point of [
    'Comments',
    'Media',
    'Cookies and storage in your browser',
    'Embedded content',
    'Who we share data with',
    'How long we keep your data',
    'Your rights',
    'Where your data is sent',
    'Contact',
  ])
    await expect(page.getByRole('heading', { level: 2, name: point, exact: true })).toBeVisible()
  const cookies = page.locator('#cookies')
  await expect(cookies).toContainText('longer than 1 year')
  await expect(cookies).toContainText('2 days at most')
  await expect(cookies).toContainText('2 weeks')
  await expect(page.getByRole('link', { name: 'support@presswright.example' })).toBeVisible()
})

test('the terms cover each of their points', async ({ page }) => {
  await page.goto('/terms')
  for (const [place, words] of [
    ['definitions', '“Subscription” means'],
    ['age', 'You must be over 18'],
    ['subscriptions', 'billed in advance on a recurring basis'],
    ['subscriptions', 'renews automatically'],
    ['subscriptions', 'or by contacting support'],
    ['subscriptions', 'no refund for the current period'],
    ['subscriptions', 'non-refundable except where the law requires a refund'],
    ['subscriptions', '14-day money-back guarantee on the first payment'],
    ['subscriptions', 'at our discretion'],
    ['accounts', 'keep your password private'],
    ['content', 'Don’t use the Service for Content'],
    ['copyright', 'Digital Millennium Copyright Act'],
    ['termination', 'suspend or close an account'],
    ['liability', 'the amount you paid us or 100 USD'],
    ['law', 'laws of the United States of America'],
    ['changes', 'at least 30 days’ notice'],
    ['contact', 'support@presswright.example'],
  ] as const)
    await expect(page.locator(`#${place}`)).toContainText(words)
})
