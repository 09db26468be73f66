// Links and codes from emails: forgotten passwords and magic links.
import { expect, test } from '@playwright/test'
import { newAddress, newestMail, password, signIn, signOut } from './auth-steps.ts'
import { createAccount } from './desk-steps.ts'

test.describe('a forgotten password', () => {
  test('is replaced by link, and the old one stops working', async ({ page }) => {
    const { email } = await createAccount(page)
    await page.goto('/signin?redirectTo=/settings')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page).toHaveURL('/signin?redirectTo=/settings&view=forgotten_password')
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Check your email for the password reset link')).toBeVisible()

    const { link } = await newestMail(page, email, 'Reset your password')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
    await page.reload()
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByText('That’s your current password.')).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill('a brand new one')
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByText('Your password has been updated')).toBeVisible()
    await expect(page).toHaveURL('/settings')

    await signOut(page)
    await page.goto('/signin')
    await signIn(page, email)
    await expect(page.getByText('don’t match an account')).toBeVisible()
    await signIn(page, email, 'a brand new one')
    await expect(page).toHaveURL('/write')
  })

  test('is replaced by code', async ({ page }) => {
    const { email } = await createAccount(page)
    await page.goto('/signin?view=forgotten_password')
    await page.getByLabel('Email address').fill(email)
    // Until the form is ready, Enter does nothing.
    await expect(page.getByRole('button', { name: 'Send reset link' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Check your email for the password reset link')).toBeVisible()
    const { code } = await newestMail(page, email, 'Reset your password')
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
    await page.getByLabel('New password', { exact: true }).fill('another new one')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/write')
  })

  test('cannot be replaced without a link', async ({ page }) => {
    await page.goto('/signin?view=update_password')
    await expect(page).toHaveURL('/signin?view=forgotten_password')
  })
})

test.describe('a magic link', () => {
  test('asks for an address', async ({ page }) => {
    await page.goto('/signin')
    await page.getByRole('link', { name: 'Send a magic link instead' }).click()
    await page.getByRole('button', { name: 'Send magic link' }).click()
    await expect(page.getByText('Enter your email address', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Email address')).toBeFocused()
  })

  test('signs in by link and by code, and opens the requested page', async ({ page }) => {
    const { email } = await createAccount(page)
    for (const way of ['link', 'code'] as const) {
      await page.goto('/signin?redirectTo=/settings&view=magic_link')
      await page.getByLabel('Email address').fill(email)
      await page.getByRole('button', { name: 'Send magic link' }).click()
      await expect(page.getByText('Check your email for the magic link')).toBeVisible()
      const mail = await newestMail(page, email, 'Your sign-in link')
      if (way === 'link') await page.goto(mail.link)
      else {
        await page.getByLabel('Code', { exact: true }).fill(mail.code)
        await page.getByRole('button', { name: 'Continue' }).click()
      }
      await expect(page.getByText('Welcome back!')).toBeVisible()
      await expect(page).toHaveURL('/settings')
      await signOut(page)
    }
  })

  test('creates an account for a new address and welcomes its owner', async ({ page }) => {
    const email = newAddress()
    await page.goto('/signin?view=magic_link')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send magic link' }).click()
    await expect(page.getByText('Check your email for the magic link')).toBeVisible()
    await page.goto((await newestMail(page, email, /Confirm/)).link)
    await expect(page.getByRole('status').getByText('Welcome!')).toBeVisible()
    await expect(page).toHaveURL('/write')
  })

  test('is a code by text message for a phone number', async ({ page }) => {
    const phone = `+4915${String(Date.now()).slice(-8)}`
    await page.goto('/signin?view=magic_link')
    await page.getByLabel('Email address').fill(phone)
    await page.getByRole('button', { name: 'Send magic link' }).click()
    await expect(page.getByText('Check your phone for the code')).toBeVisible()
    const { code } = await newestMail(page, phone, 'Text message')
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/write')
  })

  test('can be sent again after a minute', async ({ page }) => {
    const { email } = await createAccount(page)
    await page.clock.install()
    await page.goto('/signin?view=magic_link')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send magic link' }).click()
    const again = page.getByRole('button', { name: /^Send again/ })
    await expect(again).toBeDisabled()
    await page.clock.runFor(61_000)
    await expect(again).toHaveText('Send again')
    await again.click()
    await expect(page.getByRole('status').filter({ hasText: 'magic link' })).toHaveCount(2)
    await expect(again).toBeDisabled()
  })
})
