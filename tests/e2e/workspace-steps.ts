// What two people of one workspace do.
import { type Browser, expect, type Page } from '@playwright/test'
import { newestMail } from './auth-steps.ts'
import { type Account, openAccount } from './desk-steps.ts'

/** Another person in a browser of their own. */
export async function openOther(browser: Browser): Promise<{ other: Page; account: Account }> {
  const other = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  return { other, account: await openAccount(other) }
}

export async function createWorkspace(page: Page, name: string): Promise<void> {
  await page.goto('/settings/workspace')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
}

export async function invite(page: Page, email: string, role = 'editor'): Promise<string> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Role', { exact: true }).first().selectOption(role)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation on its way')).toBeVisible()
  const { link } = await newestMail(page, email, /invited/)
  return link
}

/** Two people in a new workspace, the second one by invitation. */
export async function openTogether(
  page: Page,
  browser: Browser,
  name: string,
  role = 'editor',
): Promise<Page> {
  await openAccount(page)
  await createWorkspace(page, name)
  const { other, account } = await openOther(browser)
  await other.goto(await invite(page, account.email, role))
  await other.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(other).toHaveURL(/\/write$/)
  return other
}
