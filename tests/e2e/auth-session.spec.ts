// Signing up, confirming, signing in, staying and leaving, as people do it.
import { expect, type Page, test } from '@playwright/test'
import { fillSignUp, hasSession, newAddress, newestMail, password, signIn, signOut } from './auth-steps.ts'
import { createAccount, openAccount } from './desk-steps.ts'
import { holdScripts } from './slow-line.ts'

test.describe('signing up', () => {
  test('by link confirms, welcomes, opens the desk, survives a reload and signs out', async ({ page }) => {
    const email = newAddress()
    await page.goto('/write')
    await expect(page).toHaveURL('/signup?redirectTo=/write')
    await fillSignUp(page, email)
    await expect(page.getByText('Please check your email for a confirmation link.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Open local mailbox' })).toHaveAttribute(
      'href',
      '/local/mail',
    )
    const { link } = await newestMail(page, email, 'Confirm your email address')
    await page.goto(link)
    await expect(page.getByRole('status').getByText('Welcome!')).toBeVisible()
    await expect(page).toHaveURL('/write')

    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled Document')
    expect(await hasSession(page)).toBe(true)

    await page.goto('/settings')
    await expect(page.getByText(email)).toBeVisible()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByRole('status').getByText('Logged out successfully')).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await hasSession(page)).toBe(false)
    await page.goto('/settings')
    await expect(page).toHaveURL('/signin?redirectTo=/settings')
  })

  test('leaves no tokens in the URL or the history', async ({ page }) => {
    const email = newAddress()
    await page.goto('/signup')
    await fillSignUp(page, email)
    const { link } = await newestMail(page, email, /Confirm/)
    await page.goto(link)
    await expect(page).toHaveURL('/write')
    await page.goBack()
    await expect.poll(() => page.url()).not.toContain('access_token')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(page.url()).not.toContain('access_token')
  })

  test('by code, which survives a reload of the page', async ({ page }) => {
    const email = newAddress()
    await page.goto('/signup?redirectTo=/settings')
    await fillSignUp(page, email)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email!')
    await expect(page.getByText(email)).toBeVisible()

    await page.getByLabel('Code', { exact: true }).fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'That code is wrong' })).toBeFocused()

    const { code } = await newestMail(page, email, /Confirm/)
    await page.getByLabel('Code', { exact: true }).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('status').getByText('Welcome!')).toBeVisible()
    await expect(page).toHaveURL('/settings')
  })

  test('with a known address shows the same page and notifies its owner', async ({ page }) => {
    const { email } = await createAccount(page)
    await page.goto('/signup')
    await fillSignUp(page, email)
    await newestMail(page, email, 'You already have an account')
  })

  test('requires a valid address and a long enough password, and moves the focus there', async ({ page }) => {
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()
    const address = page.getByLabel('Email address')
    await expect(address).toBeFocused()
    await expect(address).toHaveAccessibleDescription('Enter your email address')
    await address.fill('ines')
    await page.keyboard.press('Enter')
    await expect(address).toHaveAccessibleDescription(/full email address/)
    await address.fill('ines@larkmoor.example')
    await page.getByLabel('Password', { exact: true }).fill('short')
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
    await expect(page.getByText('Use a password of at least 6 characters')).toBeVisible()
  })
})

test.describe('signing in', () => {
  test('by password greets and opens the requested page', async ({ page }) => {
    const { email } = await createAccount(page)
    await page.goto('/signin?redirectTo=/settings')
    await signIn(page, email)
    await expect(page.getByRole('status').filter({ hasText: 'Welcome back!' })).toContainText(
      'You have successfully signed in.',
    )
    await expect(page).toHaveURL('/settings')
    await page.goto('/signin')
    await expect(page).toHaveURL('/write')
  })

  test('never redirects to another site', async ({ page }) => {
    const { email } = await createAccount(page)
    for (const target of [
      '//evil.example/',
      'https://evil.example/',
      '/\\evil.example',
      'javascript:alert(1)',
    ]) {
      await page.goto(`/signin?redirectTo=${encodeURIComponent(target)}`)
      await signIn(page, email)
      await expect(page).toHaveURL('/write')
      await signOut(page)
    }
  })

  test('with a wrong password says so in plain words and keeps the address', async ({ page }) => {
    const { email } = await createAccount(page)
    await page.goto('/signin')
    await signIn(page, email, 'not the password')
    const box = page.getByRole('alert').filter({ hasText: 'don’t match an account' })
    await expect(box).toBeFocused()
    await expect(page.getByLabel('Email address')).toHaveValue(email)
    await expect(page).toHaveURL('/signin')
  })

  test('before confirming offers to send the link again', async ({ page }) => {
    const email = newAddress()
    await page.goto('/signup')
    await fillSignUp(page, email)
    await page.goto('/signin')
    await signIn(page, email)
    await page.getByRole('button', { name: 'Resend confirmation link' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email!')
    const { code } = await newestMail(page, email, /Confirm/)
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/write')
  })

  test('shows and hides the password, and is ready for password managers', async ({ page }) => {
    await page.goto('/signin')
    const field = page.getByLabel('Password', { exact: true })
    await expect(field).toHaveAttribute('autocomplete', 'current-password')
    await expect(page.getByLabel('Email address')).toHaveAttribute('autocomplete', 'username')
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(field).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Hide password' }).click()
    await expect(field).toHaveAttribute('type', 'password')
    await page.goto('/signup')
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
  })

  test('says that the server is unreachable, and works once it is back', async ({ page }) => {
    const { email } = await createAccount(page)
    await page.goto('/signin')
    await page.route('**/auth/v1/token*', (route) => route.abort())
    await signIn(page, email)
    await expect(page.getByText('We can’t reach the server right now.')).toBeVisible()
    await page.unroute('**/auth/v1/token*')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL('/write')
  })

  test('loads the client only when the form is used', async ({ page }) => {
    const scripts: string[] = []
    page.on('response', async (response) => {
      if (response.url().endsWith('.js') && (await response.text()).includes('GoTrueClient'))
        scripts.push(response.url())
    })
    await page.goto('/signin', { waitUntil: 'networkidle' })
    expect(scripts).toEqual([])
    await page.getByLabel('Email address').focus()
    await expect.poll(() => scripts.length).toBeGreaterThan(0)
  })

  test('and signing up link to each other with redirect URL and billing period', async ({ page }) => {
    await page.goto('/signup?redirectTo=/settings&period=annual')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/signin?redirectTo=/settings&period=annual')
    await page.getByRole('link', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/signup?redirectTo=/settings&period=annual')
  })
})

test.describe('two tabs', () => {
  test('sign in and out together', async ({ page, context }) => {
    const { email } = await createAccount(page)
    await page.goto('/signin')
    const other = await context.newPage()
    await other.goto('/terms')
    await expect(other.getByRole('link', { name: 'Login' })).toBeVisible()
    await signIn(page, email)
    await expect(page).toHaveURL('/write')
    await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible()

    await other.getByRole('button', { name: 'Logout' }).click()
    await expect(other).toHaveURL('/')
    await expect(page).toHaveURL('/signin?redirectTo=/write')
    await expect(page.getByText(password)).toHaveCount(0)
  })

  // What the client of another tab tells this one.
  const tell = (other: Page, event: string) =>
    other.evaluate(
      (name) => new BroadcastChannel('sb-localhost-auth-token').postMessage({ event: name, session: null }),
      event,
    )

  test('a sign-out elsewhere leads from the sign-in page to the front page', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/terms')
    await page.goto('/signin')
    await page.getByLabel('Email address').focus()
    await expect(async () => {
      await tell(other, 'SIGNED_OUT')
      await expect(page).toHaveURL('/', { timeout: 500 })
    }).toPass()
  })

  test('an address confirmed elsewhere leads from sign-up to sign-in', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/terms')
    const letCome = await holdScripts(page)
    await page.goto('/signup?redirectTo=/settings', { waitUntil: 'commit' })
    await page.getByLabel('Email address').focus()
    letCome()
    await expect(async () => {
      await tell(other, 'USER_UPDATED')
      await expect(page).toHaveURL('/signin?redirectTo=/settings', { timeout: 500 })
    }).toPass()
    await expect(page.getByRole('status').getByText('Email confirmed!')).toBeVisible()
  })
})

test.describe('a session that was ended elsewhere', () => {
  /** The same person elsewhere, with the password. */
  async function elsewhere(page: Page, email: string): Promise<Record<string, string>> {
    const answer = await page.request.post('/auth/v1/token?grant_type=password', {
      data: { email, password },
    })
    return { authorization: `Bearer ${((await answer.json()) as { access_token: string }).access_token}` }
  }

  test('is noticed when the desk opens, and leads back there after sign-in', async ({ page }) => {
    const { email } = await openAccount(page)
    const headers = await elsewhere(page, email)
    await page.request.put('/auth/v1/user', { headers, data: { password: 'chosen elsewhere' } })
    await page.goto('/write')
    await expect(page).toHaveURL('/signin?redirectTo=/write')
    expect(await hasSession(page)).toBe(false)
    await signIn(page, email, 'chosen elsewhere')
    await expect(page).toHaveURL('/write')
  })

  test('opens the desk while the server does not respond', async ({ page }) => {
    await openAccount(page)
    await page.route('**/auth/v1/user', (route) => route.abort())
    await page.goto('/write')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled Document')
    expect(await hasSession(page)).toBe(true)
  })
})
