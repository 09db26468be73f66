// Who may see which screen, and where everybody else is led.
import { expect, test } from '@playwright/test'
import { signIn } from './auth-steps.ts'
import { createAccount } from './desk-steps.ts'
import { storeSession } from './stored-session.ts'

test.describe('guards', () => {
  test('send a visitor from the editor to sign-up, and back', async ({ page }) => {
    await page.goto('/write')
    await expect(page).toHaveURL('/signup?redirectTo=/write')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/signin?redirectTo=/write')
  })

  test('show a visitor the gate at a document’s URL', async ({ page }) => {
    await page.goto('/write/1b4e28ba')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome')
    await page.getByRole('link', { name: 'Sign In to Continue' }).click()
    await expect(page).toHaveURL('/signin?redirectTo=/write/1b4e28ba')
  })

  test('send a visitor who returns from payment to sign-in, keeping the payment’s id', async ({ page }) => {
    await page.goto('/write?session_id=cs_1')
    await expect(page).toHaveURL('/signin?redirectTo=/write%3Fsession_id%3Dcs_1')
  })

  test('send a visitor from the settings to sign-in, and back', async ({ page }) => {
    const { email } = await createAccount(page)
    await page.goto('/settings')
    await expect(page).toHaveURL('/signin?redirectTo=/settings')
    await signIn(page, email)
    await expect(page).toHaveURL('/settings')
  })

  test('say in plain words that a link did not sign anyone in', async ({ page }) => {
    await page.goto('/auth/callback#error=access_denied&error_description=Send+us+your+password')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link didn’t sign you in')
    await expect(page.getByText('Send us your password')).toHaveCount(0)
  })

  test('lead from the callback to the redirect target, on this site only', async ({ page }) => {
    await storeSession(page)
    await page.goto('/auth/callback?redirectTo=/settings')
    await expect(page).toHaveURL('/settings')
    await page.goto('/auth/callback?redirectTo=//evil.example/')
    await expect(page).toHaveURL('/write')
  })

  test('wait with a spinner and the thin bar while the session loads, then let a user in', async ({
    page,
  }) => {
    await storeSession(page)
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/app-config.json', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/settings')
    await expect(page.getByRole('status').filter({ hasText: 'Loading your account' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^Loading$/ })).toBeAttached()
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
    release()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Account Settings')
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0)
  })
})
