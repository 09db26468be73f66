// Where links from emails and providers lead back to: /auth/callback.
import { expect, test } from '@playwright/test'
import {
  fillSignUp,
  hasSession,
  newAddress,
  newestMail,
  password,
  setFeatures,
  signIn,
  signOut,
  signUp,
} from './auth-steps.ts'
import { createAccount, openAccount } from './desk-steps.ts'
import { expectAccessible, expectToFit } from './page-checks.ts'

test.describe('the callback URL', () => {
  test('says that a used link has expired and offers a new one', async ({ page }) => {
    const { email } = await createAccount(page)
    await page.goto('/signin?view=magic_link')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send magic link' }).click()
    const { link } = await newestMail(page, email, 'Your sign-in link')
    await page.goto(link)
    await expect(page).toHaveURL('/write')
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link didn’t sign you in')
    // An error in the address ends the session.
    await expect.poll(() => hasSession(page)).toBe(false)
    await page.getByRole('link', { name: 'Request a new link' }).click()
    await expect(page.getByRole('button', { name: 'Send magic link' })).toBeVisible()
  })

  test('ends no session for an error that anyone can put into a link', async ({ page }) => {
    await openAccount(page)
    await page.goto('/auth/callback?error=x&error_description=forged&redirectTo=/settings')
    await expect(page).toHaveURL('/settings')
    expect(await hasSession(page)).toBe(true)
  })

  test('says in plain words that a provider’s response came too late', async ({ page }) => {
    await page.goto('/auth/v1/callback?state=1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b&code=x')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You’re not signed in')
    await page.getByRole('link', { name: 'Go to sign-in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  })

  test('accepts the tokens of a link without a redirect URL', async ({ page }) => {
    const { email } = await createAccount(page)
    await page.request.post('/auth/v1/otp', { data: { email } })
    await page.goto((await newestMail(page, email, 'Your sign-in link')).link)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page).toHaveURL('/write')
    expect(await hasSession(page)).toBe(true)
  })

  test('asks before signing in by a link that this browser did not request, and No changes nothing', async ({
    page,
  }) => {
    const { email: own } = await openAccount(page)
    const { email: other } = await createAccount(page)
    await page.goto('/settings')
    await expect(page.getByText(own)).toBeVisible()
    await page.request.post('/auth/v1/otp', { data: { email: other } })
    const shown = `${other.slice(0, 1)}…${other.slice(other.indexOf('@'))}`
    await page.goto((await newestMail(page, other, 'Your sign-in link')).link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Continue as ${shown}?`)
    await expect(page.getByText('this browser switches accounts')).toBeVisible()
    expect(await page.evaluate(() => location.href)).not.toContain('access_token')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(other)
    await expectAccessible(page)
    await expectToFit(page)
    await page.getByRole('button', { name: 'No, don’t sign in' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing has changed')
    await page.goto('/settings')
    await expect(page.getByText(own)).toBeVisible()
  })

  test('accepts a recovery link requested on another device, after confirmation', async ({
    page,
    browser,
  }) => {
    const { email } = await createAccount(page)
    await page.goto('/signin?view=forgotten_password')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send reset link' }).click()
    await expect(page.getByText('Check your email for the password reset link')).toBeVisible()
    const { link } = await newestMail(page, email, 'Reset your password')
    const phone = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
    await phone.goto(link)
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(/^Continue as d…@/)
    await phone.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
    await phone.getByLabel('New password', { exact: true }).fill('a brand new one')
    await phone.getByRole('button', { name: 'Update password' }).click()
    await expect(phone).toHaveURL('/write')
    await phone.context().close()
  })

  test('asks for a password if several people signed up with the address', async ({ page }) => {
    const email = newAddress()
    await page.request.post('/auth/v1/signup', { data: { email, password: 'of a stranger' } })
    await page.goto('/signup?redirectTo=/settings')
    await fillSignUp(page, email)
    await page.goto((await newestMail(page, email, 'Confirm your email address')).link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your password')
    await expect(page.getByText('sign up more than once')).toBeVisible()
    await page.getByLabel('New password', { exact: true }).fill('chosen by the owner')
    await page.getByRole('button', { name: 'Update password' }).click()
    await expect(page.getByRole('status').getByText('Welcome!')).toBeVisible()
    await expect(page).toHaveURL('/settings')
    await signOut(page)
    await page.goto('/signin')
    await signIn(page, email, 'of a stranger')
    await expect(page.getByRole('alert').filter({ hasText: 'don’t match an account' })).toBeVisible()
    await signIn(page, email, 'chosen by the owner')
    await expect(page).toHaveURL('/write')
  })

  test('keeps the session for errors about linked identities', async ({ page }) => {
    await openAccount(page)
    for (const code of ['identity_already_exists', 'identity_not_found', 'single_identity_not_deletable']) {
      await page.goto(`/auth/callback#error=invalid_request&error_code=${code}`)
      await page.reload()
      await expect(page.getByText('You’re still signed in.')).toBeVisible()
      expect(await hasSession(page)).toBe(true)
    }
  })

  test('says that an address is confirmed when no session came with it', async ({ page }) => {
    await page.goto('/auth/callback?type=signup&redirectTo=/settings')
    await expect(page.getByRole('status').getByText('Email confirmed!')).toBeVisible()
    await expect(page).toHaveURL('/signin?redirectTo=/settings')
  })

  test('does not accept forged tokens', async ({ page }) => {
    const token = `head.${Buffer.from(JSON.stringify({ exp: 4_102_444_800 })).toString('base64url')}.tail`
    await page.goto(
      `/auth/callback#access_token=${token}&refresh_token=x&expires_in=3600&token_type=bearer&type=magiclink`,
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link didn’t sign you in')
    expect(await hasSession(page)).toBe(false)
  })

  test('continues when the server is back, without a new link', async ({ page }) => {
    const email = newAddress()
    await page.goto('/signin?view=magic_link')
    await page.getByLabel('Email address').fill(email)
    await page.getByRole('button', { name: 'Send magic link' }).click()
    const { link } = await newestMail(page, email, /Confirm/)
    await page.route('**/auth/v1/user*', (route) => route.abort())
    await page.goto(link)
    await expect(page.getByText('We can’t reach the server right now.')).toBeVisible()
    await page.unroute('**/auth/v1/user*')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/write')
  })

  test('continues a sign-up once, and only after a link or the form', async ({ page }) => {
    await signUp(page)
    const asked: string[] = []
    await setFeatures(page, { crm: true, payments: true })
    await page.route('**/functions/v1/*', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ json: {} })
    })
    await page.goto('/auth/callback?type=signup&period=annual')
    await expect(page).toHaveURL('/pricing?period=annual')
    expect(asked).toEqual([])
  })

  test('records the contact, opens the checkout, and says if the account could not be set up', async ({
    page,
  }) => {
    const asked: [string, unknown][] = []
    let isBroken = true
    await setFeatures(page, { crm: true, payments: true })
    await page.route('**/functions/v1/*', (route) => {
      asked.push([new URL(route.request().url()).pathname, route.request().postDataJSON()])
      if (isBroken) return route.fulfill({ status: 500, json: { error: 'down' } })
      return route.fulfill({ json: { url: '/pricing?paid' } })
    })
    const email = newAddress()
    await page.goto('/signup?period=annual')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    const { link } = await newestMail(page, email, /Confirm/)
    await page.goto(link)
    await expect(
      page.getByRole('main').getByText('There was an error setting up your account. Please try again.'),
    ).toBeVisible()
    expect(await hasSession(page)).toBe(true)
    isBroken = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL('/pricing?paid')
    expect(asked).toEqual([
      ['/functions/v1/hubspot-contact', { email, name: '' }],
      ['/functions/v1/hubspot-contact', { email, name: '' }],
      ['/functions/v1/create-checkout-session', { period: 'annual' }],
    ])
  })
})
