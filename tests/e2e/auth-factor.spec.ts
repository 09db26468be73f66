// Two-step sign-in: set up, asked for, answered by app and by recovery code, and turned off.
import { createHmac } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { newestMail, signIn, signOut } from './auth-steps.ts'
import { createAccount, openAccount } from './desk-steps.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an authenticator app shows: RFC 6238 with SHA-1, six digits, thirty seconds. */
function appCode(secret: string, seconds = Date.now() / 1000): string {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const key = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(seconds / 30)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest[19] ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

async function setUp(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Set up' }).click()
  const image = page.getByRole('img', { name: 'QR code for your authenticator app' })
  await expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBeGreaterThan(0)
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code from your app').fill(appCode(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeFocused()
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents()
  return { secret, codes }
}

test.describe('two-step sign-in', () => {
  test('is set up with ten recovery codes, required at the next sign-in, and turned off again', async ({
    page,
  }) => {
    const { email } = await openAccount(page)
    const { secret, codes } = await setUp(page)
    expect(new Set(codes).size).toBe(10)
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
    expect(codes.filter((code) => stored.includes(code))).toEqual([])
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('presswright-recovery-codes.txt')
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(page.getByRole('heading', { name: 'Two-step sign-in On' })).toBeFocused()
    await signOut(page)

    await page.goto('/signin?redirectTo=/settings')
    await signIn(page, email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
    await expect(page.getByLabel('Code from your app')).toBeFocused()
    await expect(page.getByText(`Signing in as ${email}`)).toBeVisible()
    await page.goto('/write')
    await expect(page).toHaveURL('/signin?redirectTo=/write')
    await page.goto('/signin?redirectTo=/settings')
    await page.getByLabel('Code from your app').fill('000000')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'That code is wrong.' })).toBeFocused()
    // The next step's code: the one used for the set-up counts only once.
    await page.getByLabel('Code from your app').fill(appCode(secret, Date.now() / 1000 + 30))
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Welcome back!')).toBeVisible()
    await expect(page).toHaveURL('/settings')

    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Turn off' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click()
    await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
    await signOut(page)
    await page.goto('/signin')
    await signIn(page, email)
    await expect(page).toHaveURL('/write')
  })

  test('accepts a recovery code instead of the app, once, even after a password recovery', async ({
    page,
  }) => {
    const { email } = await openAccount(page)
    const { codes } = await setUp(page)
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await signOut(page)

    await page.goto('/signin?view=forgotten_password')
    await page.getByLabel('Email address').fill(email)
    // Until the form is ready, Enter does nothing.
    await expect(page.getByRole('button', { name: 'Send reset link' })).toBeEnabled()
    await page.keyboard.press('Enter')
    await page.goto((await newestMail(page, email, 'Reset your password')).link)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step')
    const enter = async (code: string) => {
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill(code)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    await enter(codes[0]?.toLowerCase() ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password')
    await page.getByLabel('New password', { exact: true }).fill('a brand new one')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/write')
    await signOut(page)

    await page.goto('/signin')
    await signIn(page, email, 'a brand new one')
    await enter(codes[0] ?? '')
    await expect(page.getByRole('alert').filter({ hasText: 'That code is wrong.' })).toBeVisible()
    await page.getByLabel('Recovery code').fill(codes[1] ?? '')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/write')
  })

  test('replaces recovery codes that were lost, even by a reload', async ({ page }) => {
    const { email } = await openAccount(page)
    const { codes } = await setUp(page)
    await page.reload()
    await page.getByRole('button', { name: 'New recovery codes' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Get new codes' }).click()
    await expect(page.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible()
    const renewed = await page
      .getByRole('list', { name: 'Recovery codes' })
      .getByRole('listitem')
      .allTextContents()
    expect(renewed.filter((code) => codes.includes(code))).toEqual([])
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await signOut(page)
    await page.goto('/signin')
    await signIn(page, email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    for (const code of [codes[0] ?? '', renewed[0] ?? '']) {
      await page.getByLabel('Recovery code').fill(code)
      await page.getByRole('button', { name: 'Continue' }).click()
      if (code === codes[0]) await expect(page.getByText('That code is wrong.')).toBeVisible()
    }
    await expect(page).toHaveURL('/write')
  })

  test('by phone only accepts the code of a text message', async ({ page }) => {
    const { email, session } = await createAccount(page)
    const headers = { authorization: `Bearer ${session.access_token}` }
    const phone = `+1555${String(Date.now()).slice(-7)}`
    const ask = async (path: string, data: object) =>
      (await (await page.request.post(`/auth/v1/factors${path}`, { headers, data })).json()) as { id: string }
    const { id } = await ask('', { factor_type: 'phone', friendly_name: 'Mobile', phone })
    const challenge = await ask(`/${id}/challenge`, {})
    const { code } = await newestMail(page, phone, /.*/)
    await ask(`/${id}/verify`, { challenge_id: challenge.id, code })

    await page.goto('/signin')
    await signIn(page, email)
    await expect(page.getByText(`ending in ${phone.slice(-2)}`)).toBeVisible()
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await expect(page.getByLabel('Code from the text message')).toBeFocused()
    const second = await newestMail(page, phone, /.*/)
    await page.getByLabel('Code from the text message').fill(second.code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/write')
  })

  test('can be canceled at the second step', async ({ page }) => {
    const { email } = await openAccount(page)
    await setUp(page)
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await signOut(page)
    await page.goto('/signin')
    await signIn(page, email)
    await page.getByRole('button', { name: 'Cancel and log out' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/signin')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  })

  test('is not turned on by a wrong code, and can be restarted', async ({ page }) => {
    await openAccount(page)
    await page.goto('/settings')
    await page.getByRole('button', { name: 'Set up' }).click()
    await page.getByLabel('Code from your app').fill('000000')
    await page.getByRole('button', { name: 'Turn on' }).click()
    await expect(page.getByText('That code is wrong.')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.reload()
    await setUp(page)
  })
})
