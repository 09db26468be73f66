// What a person does to get in and out, through the forms, with mails read from the local mailbox.
import { expect, type Page } from '@playwright/test'

export const password = 'correct horse battery'

let count = 0

/** An address of its own for every test: they share one server. */
export const newAddress = (name = 'ines') =>
  `${name}-${process.pid}-${Date.now().toString(36)}-${count++}@larkmoor.example`

interface Mail {
  to: string
  subject: string
  text: string
}

/** The newest mail or message to someone, once it is there. */
export async function newestMail(page: Page, to: string, subject: string | RegExp, origin = '') {
  let mail: Mail | undefined
  await expect
    .poll(async () => {
      const address = `${origin}/local/mail.json?to=${encodeURIComponent(to)}`
      const mails = (await (await page.request.get(address)).json()) as Mail[]
      mail = mails[0]
      return mail?.subject ?? 'no mail'
    })
    .toMatch(subject)
  const text = mail?.text ?? ''
  return {
    code: /\b(\d{6,10})\b/.exec(text)?.[1] ?? '',
    link: /(https?:\/\/\S+\/(?:verify\?|invite\/)\S+)/.exec(text)?.[1] ?? '',
  }
}

export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email!')
}

/** A confirmed account, signed in by the forms, on its desk. Where the forms are not the matter: openAccount. */
export async function signUp(page: Page, email = newAddress()): Promise<string> {
  await page.goto('/signup')
  await fillSignUp(page, email)
  const { code } = await newestMail(page, email, /Confirm your email/)
  await page.getByLabel('Code', { exact: true }).fill(code)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/write')
  return email
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
}

export const hasSession = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).some((key) => /^sb-.+-auth-token$/.test(key)))

/** Lets the installation look as if it had these features or lacked them. */
export async function setFeatures(page: Page, features: Record<string, boolean>): Promise<void> {
  // Asked for beforehand: an answer that is fetched while the page leaves is lost, and fails the test.
  const config = await (await page.request.get('/app-config.json')).json()
  const json = { ...config, features: { ...config.features, ...features } }
  await page.route('**/app-config.json', (route) => route.fulfill({ json }))
}
