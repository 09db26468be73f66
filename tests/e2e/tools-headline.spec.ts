// The headline analyzer: counts as one types, scores with their arithmetic, the newsroom's word, wordings side by side.
import { expect, test } from '@playwright/test'
import { openAccount, sheet } from './desk-steps.ts'
import { expectAccessible, expectReadable, expectToFit } from './page-checks.ts'

const good = 'Larkmoor launches $89 sensor for safer homes in Duluth'
const loud = 'Breaking: Larkmoor unveils revolutionary new leak sensor now!'

test('a headline is scored by word, compared, kept through a reload and opened in the editor', async ({
  page,
}) => {
  await openAccount(page)
  await page.goto('/tools/headline-analyzer')
  const box = page.getByRole('textbox', { name: 'Headline' })
  const analyze = page.getByRole('button', { name: 'Analyze Headline' })
  await expect(analyze).toBeDisabled()
  await box.fill(loud)
  await expect(page.getByText('61 characters')).toBeVisible()
  await expect(page.getByText('8 words')).toBeVisible()
  await box.press('Enter')
  await expect(page.getByText('Don’t use exclamation points in headlines')).toBeVisible()

  await box.fill(good)
  await analyze.click()
  const seo = page.getByRole('region', { name: 'SEO score' })
  await expect(seo).toContainText('85of 100Excellent')
  await expect(seo.getByRole('row')).toHaveText([
    'Base50',
    'Length 50 to 60 characters+20',
    'Power word “launches”+5',
    'Digits+10',
    'Total85',
  ])
  const engagement = page.getByRole('region', { name: 'Engagement score' })
  await expect(engagement).toContainText('48of 100Needs Work')
  await expect(engagement).toContainText('Emotional word “safer”+8')
  await expect(page.getByText('No issues found')).toBeVisible()
  await expect(page.getByText('Larkmoor launches $89 sensor for safer h…')).toBeVisible()
  const variants = page.getByRole('table').filter({ hasText: 'Newsroom' }).getByRole('row')
  await expect(variants).toHaveText([/^Headline/, /^Larkmoor launches.*Clear$/, /^Breaking.*1 error$/])
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await expectToFit(page)

  await page.reload()
  await expect(box).toHaveValue(good)
  await page.getByRole('button', { name: loud, exact: true }).click()
  await expect(box).toHaveValue(loud)
  await page.getByRole('button', { name: `Remove “${good}”` }).click()
  await expect(variants).toHaveCount(2)
  await page.getByRole('button', { name: 'Open in editor' }).click()
  await expect(sheet(page).getByRole('heading', { level: 1 })).toHaveText(loud)
})

test('a text of 100,000 characters, emoji and markup do not break the page', async ({ page }) => {
  await page.goto('/tools/headline-analyzer')
  const box = page.getByRole('textbox', { name: 'Headline' })
  for (const [text, told] of [
    ['x'.repeat(100_000), '100,000 characters is too long for a headline'],
    ['🍞'.repeat(50_000), '50,000 characters is too long for a headline'],
    ['<img src=x onerror=alert(1)> Acme & Söhne', 'Acme & Söhne'],
  ] as const) {
    await box.fill(text)
    await page.getByRole('button', { name: 'Analyze Headline' }).click()
    await expect(page.getByText(told).first()).toBeVisible()
    await expectToFit(page, [390, 1440])
  }
})
