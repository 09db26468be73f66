// The paid plan from the visitor's choice to the end of Pro, paid on the local checkout page.
import { expect, test } from '@playwright/test'
import { fillSignUp, newAddress, newestMail } from './auth-steps.ts'
import { askRest, createAccount, openAccount, sheet } from './desk-steps.ts'
import { collectComplaints, expectAccessible, expectToFit } from './page-checks.ts'
import { saveRelease } from './review-steps.ts'

test('a visitor picks annual, signs up, confirms, pays, and has Pro until the end of the period after canceling', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  const email = newAddress('buyer')
  await page.goto('/pricing')
  const annual = page.getByRole('tab', { name: 'Annual Save 50%' })
  await annual.click()
  await expect(annual).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('region', { name: 'Pro' }).getByRole('link', { name: 'Upgrade to Pro' }).click()
  await expect(page).toHaveURL('/signup?period=annual')
  await fillSignUp(page, email)
  const { link } = await newestMail(page, email, /Confirm your email/)
  const contact = page.waitForResponse('**/functions/v1/hubspot-contact')
  await page.goto(link)
  expect((await contact).request().postDataJSON()).toEqual({ email, name: '' })
  expect((await contact).status()).toBe(200)

  await expect(page).toHaveURL(/\/local\/checkout\//)
  await expect(page.getByRole('main')).toContainText('$180.00')
  await page.getByRole('button', { name: 'Pay $180.00' }).click()

  await expect(page.getByText('Welcome to Pro')).toBeVisible()
  await expect(page).toHaveURL('/write')
  await expect(sheet(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade' })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto('/pricing')
  await expect(page.getByRole('region', { name: 'Pro' })).toContainText('Your current plan')

  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Subscription' })
  await expect(card.getByText('Pro', { exact: true })).toBeVisible()
  await expect(card).toContainText(/\$180 a year\. Renews on [A-Z][a-z]+ \d{1,2}, 20\d\d/)

  // A charge fails and is paid, as the payment service would report it.
  await card.getByRole('button', { name: 'Invoices and payment method' }).click()
  await page.getByRole('button', { name: 'Simulate a failed payment' }).click()
  await page.getByRole('link', { name: 'Back to Account Settings' }).click()
  await expect(card.getByRole('alert')).toContainText('Your last payment didn’t go through')
  await expectToFit(page)
  await card.getByRole('button', { name: 'Pay or update card' }).click()
  await page.getByRole('button', { name: 'Pay the open invoice' }).click()
  await page.getByRole('link', { name: 'Back to Account Settings' }).click()
  await expect(card).toContainText('$180 a year. Renews on')
  await expect(card.getByRole('alert')).toHaveCount(0)

  await card.getByRole('button', { name: 'Cancel Subscription' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText('Subscription canceled')).toBeVisible()
  await expect(card.getByText(/^Pro until [A-Z][a-z]+ \d{1,2}, 20\d\d$/)).toBeVisible()
  await expect(card.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible()

  await expectAccessible(page)
  await expectToFit(page)

  await card.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByText('Subscription resumed')).toBeVisible()
  await expect(card.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible()

  // Picking the free plan is the other way to cancel.
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Downgrade to Free Trial' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Downgrade' }).click()
  await expect(page.getByRole('region', { name: 'Pro' })).toContainText(/Pro until [A-Z]/)

  // The period ends as the payment service would report it.
  await page.goto('/settings')
  await card.getByRole('button', { name: 'Invoices and payment method' }).click()
  await expect(page).toHaveURL(/\/local\/billing\//)
  await page.getByRole('button', { name: 'End the billing period now' }).click()
  await page.goto('/settings')
  await expect(card).toContainText('Free Trial (7 days left)')
  await expect(card.getByRole('button', { name: 'Upgrade to Pro' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('whoever upgrades while writing comes back to the document', async ({ page }) => {
  const id = await saveRelease(page, await openAccount(page))
  await page.goto(`/write/${id}`)
  await expect(sheet(page)).toContainText('Tallow opens in Bend')
  await page.getByRole('link', { name: 'Upgrade' }).click()
  await page.getByRole('region', { name: 'Pro' }).getByRole('button', { name: 'Upgrade to Pro' }).click()
  await page.getByRole('button', { name: 'Pay $30.00' }).click()
  await expect(page.getByText('Welcome to Pro')).toBeVisible()
  await expect(page).toHaveURL(`/write/${id}`)
  await expect(sheet(page)).toContainText('Tallow opens in Bend')
})

test('the annual choice survives sign-in by magic link', async ({ page }) => {
  const { email } = await createAccount(page)
  await page.goto('/signup?period=annual')
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('You chose Pro, $180 a year.')).toBeVisible()
  await page.getByRole('link', { name: 'Send a magic link instead' }).click()
  await page.getByLabel('Email address').fill(email)
  await page.getByRole('button', { name: 'Send magic link' }).click()
  const { link } = await newestMail(page, email, /sign/i)
  await page.goto(link)
  await expect(page).toHaveURL('/pricing?period=annual')
  await expect(page.getByText('Your choice: $180 a year')).toBeVisible()
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByRole('main')).toContainText('$180.00')
})

test('a trial shows its days, upgrades monthly from the settings, and survives a failed or abandoned checkout', async ({
  page,
}) => {
  const account = await openAccount(page)
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Subscription' })
  await expect(card).toContainText('Free Trial (7 days left)')
  await expect(card.getByRole('img', { name: 'Day 1 of 7' })).toBeVisible()

  await page.route('**/functions/v1/create-checkout-session', (route) => route.fulfill({ json: {} }), {
    times: 1,
  })
  await card.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByText('Failed to start checkout process. Please try again.')).toBeVisible()

  const asked = page.waitForRequest('**/functions/v1/create-checkout-session')
  await card.getByRole('button', { name: 'Upgrade to Pro' }).click()
  expect((await asked).postDataJSON()).toEqual({ period: 'monthly' })
  await expect(page).toHaveURL(/\/local\/checkout\//)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/pricing?period=monthly')
  await expect(page.getByRole('region', { name: 'Free Trial' })).toContainText('Your current plan')
  await page.goto('/settings')
  await expect(card).toContainText('Free Trial (7 days left)')
  await expect(card.getByRole('button', { name: /Invoices/ })).toHaveCount(0)

  // The pill says the same, and once dismissed it stays hidden.
  const pill = page.getByRole('banner').getByRole('link', { name: 'Free Trial (7 days left)' })
  await expect(pill).toHaveAttribute('href', '/settings')
  await page.getByRole('button', { name: 'Hide the trial notice' }).click()
  await expect(pill).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toBeVisible()
  await expect(pill).toHaveCount(0)
  expect(await askRest(page, account, 'profiles?select=subscription_status')).toEqual([
    { subscription_status: 'free' },
  ])
})
