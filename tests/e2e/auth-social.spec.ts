// The social button with this machine's own identity provider.
import { expect, type Page, test } from '@playwright/test'
import { hasSession, newAddress, setFeatures, signOut } from './auth-steps.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Continue with the local identity provider' })

async function introduce(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local identity provider')
  await page.getByLabel(/name/i).fill('Ines Albrecht')
  await page.getByLabel(/email|address/i).fill(email)
  await page.getByRole('button').first().click()
}

test.describe('the social button', () => {
  test('creates an account, and later signs in to the same one and opens the requested page', async ({
    page,
  }) => {
    const email = newAddress('social')
    await page.goto('/signup?redirectTo=/settings')
    await button(page).click()
    await introduce(page, email)
    await expect(page.getByRole('status').getByText('Welcome!')).toBeVisible()
    await expect(page).toHaveURL('/settings')
    await expect(page.getByText(email)).toBeVisible()
    await signOut(page)

    await page.goto('/signin')
    await button(page).click()
    await introduce(page, email)
    await expect(page.getByText('Welcome back!')).toBeVisible()
    await expect(page).toHaveURL('/write')
    expect(await hasSession(page)).toBe(true)
  })

  test('is hidden if the installation has no provider', async ({ page }) => {
    await setFeatures(page, { socialSignIn: false })
    const config = page.waitForResponse('**/app-config.json')
    await page.goto('/signin')
    await config
    await expect(page.getByText('or with email')).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(0)
  })

  test('says that sign-in failed if the provider refuses', async ({ page }) => {
    await page.goto('/auth/callback?error=access_denied&error_description=No#error=access_denied')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re not signed in')
    await page.getByRole('link', { name: 'Go to sign-in' }).click()
    await expect(page).toHaveURL('/signin?redirectTo=/write')
  })
})
