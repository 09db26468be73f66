// Pages of a workspace and its clients that are open while a colleague changes them: nobody reloads anything, and nothing typed is lost.
import { type Browser, expect, type Page, test } from '@playwright/test'
import { newAddress } from './auth-steps.ts'
import { sidebar } from './desk-steps.ts'
import { collectComplaints, expectAccessible } from './page-checks.ts'
import { invite, openTogether } from './workspace-steps.ts'

/** Two owners of Bell & Voss. Once the second one's page has joined the workspace's channel, it hears of everything. */
async function openOwners(page: Page, browser: Browser): Promise<Page> {
  const other = await openTogether(page, browser, 'Bell & Voss', 'owner')
  await page.goto('/settings/workspace')
  return other
}

/** Opens a page and waits until it is live. */
async function openLive(page: Page, path: string): Promise<void> {
  const joined = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => payload.toString().includes('Subscribed to PostgreSQL'),
    }),
  )
  await page.goto(path)
  await joined
}

test('the settings of a workspace follow a colleague: its name, members, roles and invitations', async ({
  page,
  browser,
}) => {
  const other = await openOwners(page, browser)
  await openLive(other, '/settings/workspace')
  await page.getByLabel('Workspace name').fill('Bell, Voss & Ruiz')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(other.getByRole('heading', { name: 'Bell, Voss & Ruiz', exact: true })).toBeVisible()
  await expect(other.getByLabel('Workspace name')).toHaveValue('Bell, Voss & Ruiz')

  const email = newAddress('third')
  await invite(page, email, 'viewer')
  const row = other.getByRole('listitem').filter({ hasText: email })
  await expect(row).toContainText('Viewer · expires')
  await page.getByRole('button', { name: `Cancel the invitation to ${email}` }).click()
  await expect(row).toHaveCount(0)

  // What is being typed remains, and says what happened.
  await other.getByLabel('Workspace name').fill('Ours')
  await page.getByLabel('Workspace name').fill('Theirs')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(
    other.getByText('A colleague also changed the name. If you save, your changes replace theirs.'),
  ).toBeVisible()
  await expect(other.getByLabel('Workspace name')).toHaveValue('Ours')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Use theirs' }).click()
  await expect(other.getByLabel('Workspace name')).toHaveValue('Theirs')

  await page
    .getByRole('combobox', { name: /^Role for / })
    .last()
    .selectOption('viewer')
  await expect(other.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)
  await expect(other.getByLabel('Workspace name')).toHaveCount(0)
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(other.getByText('You no longer have access to Theirs')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Members' })).toHaveCount(0)
})

test('the clients and a client’s page follow a colleague, and keep what is typed', async ({
  page,
  browser,
}) => {
  const complaints = collectComplaints(page)
  const other = await openOwners(page, browser)
  await openLive(other, '/clients')
  await page.goto('/clients')
  await page.getByLabel('Client name').fill('Larkmoor')
  await page.getByRole('button', { name: 'Add client' }).click()
  // Its page is live as well, though nothing was loaded anew.
  await other.getByRole('link', { name: 'Larkmoor' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Larkmoor' })).toBeVisible()

  await page.getByText('Add a boilerplate').click()
  const texts = page.getByRole('region', { name: 'Boilerplates' })
  await texts.getByLabel('Label').fill('Short')
  await texts.getByLabel('Text').fill('Larkmoor measures water.')
  await texts.getByRole('button', { name: 'Add' }).click()
  const theirs = other.getByRole('region', { name: 'Boilerplates' })
  await expect(theirs.getByText('Short', { exact: true })).toBeVisible()

  await other.getByLabel('Dateline city').fill('DULUTH, Minn.')
  await page.getByLabel('Product names').fill('Tide')
  await page.getByRole('button', { name: 'Save client' }).click()
  await expect(other.getByLabel('Product names')).toHaveValue('Tide')
  await other.getByRole('button', { name: 'Save client' }).click()
  await expect(page.getByLabel('Dateline city')).toHaveValue('DULUTH, Minn.')
  await expect(page.getByLabel('Product names')).toHaveValue('Tide')

  await theirs.getByText('Short', { exact: true }).click()
  await theirs.getByLabel('Text').first().fill('Larkmoor measures water and heat.')
  await texts.getByText('Short', { exact: true }).click()
  await texts.getByRole('button', { name: 'Remove' }).click()
  await expect(theirs.getByText('A colleague removed this entry. To keep it, add it again.')).toBeVisible()
  await expectAccessible(other)
  await theirs.getByRole('button', { name: 'Add again' }).click()
  await expect(texts.getByText('Short', { exact: true })).toBeVisible()
  await expect(texts.getByLabel('Text').first()).toHaveValue('Larkmoor measures water and heat.')
  await page.getByRole('button', { name: 'Archive client' }).click()
  await expect(other.getByText('This client is archived.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('a page that is opened from the desk is live, and so is the desk after it', async ({
  page,
  browser,
}) => {
  const other = await openOwners(page, browser)
  await openLive(other, '/write')
  await sidebar(other).getByRole('combobox', { name: 'Workspace' }).selectOption({ label: 'Bell & Voss' })
  // Without a load: the desk leaves the channel that the next page joins.
  const go = (path: string) =>
    other.evaluate((to) => {
      history.pushState(null, '', to)
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
  await go('/settings/workspace')
  await expect(other.getByLabel('Workspace name')).toHaveValue('Bell & Voss')
  await expect(async () => {
    const name = `Bell & Voss ${Date.now()}`
    await page.getByLabel('Workspace name').fill(name)
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(other.getByLabel('Workspace name')).toHaveValue(name, { timeout: 15_000 })
  }).toPass()
  await go('/write')
  await expect(async () => {
    const name = `Voss & Bell ${Date.now()}`
    await page.getByLabel('Workspace name').fill(name)
    await page.getByRole('button', { name: 'Rename' }).click()
    await expect(
      sidebar(other).getByRole('combobox', { name: 'Workspace' }).locator('option:checked'),
    ).toHaveText(name, { timeout: 15_000 })
  }).toPass()
})
