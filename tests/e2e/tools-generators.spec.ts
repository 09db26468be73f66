// The generator pages from the first word to the desk: visitors, users, their daily limit, and failures.
import { expect, type Page, test } from '@playwright/test'
import { fillSignUp, newAddress, newestMail } from './auth-steps.ts'
import { askRest, openAccount, sheet, title } from './desk-steps.ts'
import { expectAccessible, expectToFit } from './page-checks.ts'
import { holdScripts } from './slow-line.ts'
import { expectToast } from './toast-steps.ts'

const facts =
  'Larkmoor Instruments of Duluth, Minnesota, launches a leak sensor for apartment buildings on Dec. 1, 2026. It costs $89.'
const context = (page: Page) => page.getByRole('textbox', { name: 'Context' })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Content' })
const result = (page: Page) => page.getByRole('region', { name: 'Generated Content' })

test('a visitor generates, reloads, signs up by mail and finds the text in the editor', async ({ page }) => {
  await page.goto('/tools/headline')
  await expect(generate(page)).toBeDisabled()
  await expect(page.getByText('No account needed.')).toBeVisible()
  await context(page).fill('  ')
  await expect(page.getByText(/\d+ of 20 generations left this hour/)).toBeVisible()
  await expect(generate(page)).toBeDisabled()
  await context(page).fill(facts)
  await generate(page).click()
  await expect(page.getByText('Your headline has been generated successfully.')).toBeVisible()
  await expect(result(page)).toContainText('Larkmoor')
  await expectToFit(page)
  await expectAccessible(page)

  await page.reload()
  await expect(context(page)).toHaveValue(facts)
  await expect(result(page)).toContainText('Leak Sensor')
  await result(page).getByRole('button', { name: 'Open in editor' }).click()
  await expect(page).toHaveURL('/signup?redirectTo=/write')
  const email = newAddress()
  await fillSignUp(page, email)
  await page.goto((await newestMail(page, email, /Confirm your email/)).link)
  await expect(sheet(page)).toContainText('Leak Sensor')
  await expect(page).toHaveURL(/\/write\/.+/)
})

test('text typed before the scripts have loaded is kept and counts as input', async ({ page }) => {
  const letCome = await holdScripts(page)
  await page.goto('/tools/headline', { waitUntil: 'domcontentloaded' })
  await context(page).fill(facts)
  letCome()
  await expect(page.getByText(/\d+ of 20 generations left this hour/)).toBeVisible()
  await expect(context(page)).toHaveValue(facts)
  await expect(generate(page)).toBeEnabled()
})

test('a user sees the remaining generations, finds the text saved, and is sent to the plans at the limit', async ({
  page,
}) => {
  const account = await openAccount(page)
  await page.goto('/tools/quote')
  await expect(page.getByText('3 of 3 generations left today.')).toBeVisible()
  await context(page).fill('Maren Oduya, head of operations at Larkmoor: We want owners to find leaks early.')
  for (const left of [2, 1]) {
    await generate(page).click()
    await expect(page.getByText(`${left} of 3 generations left today.`)).toBeVisible()
  }
  await expect(result(page)).toContainText('Saved to your documents.')
  const saved = await askRest<{ title: string; is_generated: boolean }>(
    page,
    account,
    'content?select=title,is_generated',
  )
  expect(saved).toEqual([
    { title: 'Generated quote', is_generated: true },
    { title: 'Generated quote', is_generated: true },
  ])

  await generate(page).click()
  await expect(page.getByRole('main').getByText("You've reached your daily limit.")).toBeVisible()
  await generate(page).click()
  await expect(page).toHaveURL('/pricing')
  await expectToast(
    page,
    'Usage limit reached',
    "You've reached your daily limit. Please upgrade to Pro for unlimited access.",
  )
  await page.goBack()
  await result(page).getByRole('link', { name: 'Open in editor' }).click()
  await expect(title(page)).toHaveText('Generated quote')
  await expect(sheet(page)).toContainText('Oduya')
})

test('failures show the specified messages and keep the context', async ({ page }) => {
  await page.goto('/tools/boilerplate')
  await context(page).fill('a'.repeat(100_000))
  await generate(page).click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert.first()).toHaveText('This text is longer than 20,000 characters.')
  await expectToFit(page, [390])

  await page.route('**/functions/v1/generate-specialized-content', (route) =>
    route.fulfill({ status: 429, json: { error: 'Too many texts.', code: 'visitor_limit' } }),
  )
  await context(page).fill('Acme 🍞 <b>bakes</b> bread')
  await generate(page).click()
  await expect(alert).toHaveText('Failed to generate contentToo many texts.')
  await page.route('**/functions/v1/generate-specialized-content', (route) => route.abort())
  await generate(page).click()
  await expect(alert).toHaveText('ErrorFailed to generate content. Please try again.')
  await expect(context(page)).toHaveValue('Acme 🍞 <b>bakes</b> bread')
})
