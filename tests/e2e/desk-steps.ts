// What a writer does at the desk, with an account of their own that was opened without the forms.
import { expect, type Locator, type Page } from '@playwright/test'
import { newAddress, newestMail, password } from './auth-steps.ts'
import { rememberToasts } from './toast-steps.ts'

export interface Account {
  email: string
  session: { access_token: string; user: { id: string } }
  apikey: string
}

/** Creates a confirmed account through the API, without signing this browser in. */
export async function createAccount(page: Page, origin = '', email = newAddress('desk')): Promise<Account> {
  const { supabaseKey: apikey } = await (await page.request.get(`${origin}/app-config.json`)).json()
  const headers = { apikey }
  await page.request.post(`${origin}/auth/v1/signup`, { headers, data: { email, password } })
  const { code: token } = await newestMail(page, email, /Confirm your email/, origin)
  const verified = await page.request.post(`${origin}/auth/v1/verify`, {
    headers,
    data: { email, token, type: 'email' },
  })
  return { email, session: await verified.json(), apikey }
}

/** Opens a confirmed account through the services and signs this browser in. */
export async function openAccount(page: Page, origin = '', email?: string): Promise<Account> {
  const account = await createAccount(page, origin, email)
  await rememberToasts(page)
  await page.addInitScript((value) => {
    // Once per tab: a later load must be able to find that the session is gone.
    if (sessionStorage.getItem('stored') === null) localStorage.setItem('sb-localhost-auth-token', value)
    sessionStorage.setItem('stored', 'yes')
  }, JSON.stringify(account.session))
  return account
}

/** Asks the data service as the account itself. */
export async function askRest<Row>(page: Page, { session, apikey }: Account, query: string): Promise<Row[]> {
  const headers = { apikey, authorization: `Bearer ${session.access_token}` }
  return (await page.request.get(`/rest/v1/${query}`, { headers })).json()
}

export const sheet = (page: Page): Locator => page.getByRole('textbox', { name: 'Press release' })
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const sidebar = (page: Page): Locator => page.getByRole('complementary', { name: 'Sidebar' })

/** The words of the saved state in the top bar. */
export const savedState = (page: Page): Locator => page.getByRole('banner').getByRole('status')

/** Saved, and at an address of its own. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/write\/[0-9a-f-]{36}$/)
  await expect(savedState(page)).toHaveText(/^Saved \d{1,2}:\d{2} [AP]M$/)
}

export async function write(page: Page, text: string): Promise<void> {
  await sheet(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

/** Once the caret is on the page: what was open hands it back a moment after it has closed. */
export async function undo(page: Page): Promise<void> {
  await expect(sheet(page)).toBeFocused()
  await page.keyboard.press('Control+z')
}

/** Saves the open, still untitled document under a title by the dialog. */
export async function saveAs(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Save Draft' })
  await dialog.getByPlaceholder('Enter document title').fill(name)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(sheet(page)).toBeFocused()
}

/** What was copied; undefined while something is being copied, because the browser then refuses to read it. */
export const readClipboard = (page: Page, type: string): Promise<string | undefined> =>
  page.evaluate(async (wanted) => {
    const [item] = await navigator.clipboard.read()
    const copied = await item?.getType(wanted).catch(() => undefined)
    return copied?.text()
  }, type)
