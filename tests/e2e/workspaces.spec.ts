// Two people in one workspace: invited, joined, writing the same document, removed.
import { expect, test } from '@playwright/test'
import { fillSignUp, newAddress, newestMail } from './auth-steps.ts'
import { expectSaved, openAccount, saveAs, sheet, sidebar, write } from './desk-steps.ts'
import { expectAccessible } from './page-checks.ts'
import { createWorkspace, invite, openOther } from './workspace-steps.ts'

test('a colleague accepts an invitation, both write one document, and a removed one keeps their words', async ({
  page,
  browser,
}) => {
  await openAccount(page)
  await page.goto('/write')
  await expect(sidebar(page).getByRole('combobox', { name: 'Workspace' })).toHaveCount(0)
  await createWorkspace(page, 'Bell & Voss')
  const { other, account } = await openOther(browser)
  const link = await invite(page, account.email)
  await expectAccessible(page)

  await other.goto(link)
  await other.getByLabel('Your name').fill('Jo Bell')
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(other).toHaveURL(/\/write$/)
  await page.reload()
  await expect(page.getByRole('listitem').filter({ hasText: 'Jo Bell' })).toContainText(account.email)
  const switcher = sidebar(other).getByRole('combobox', { name: 'Workspace' })
  await expect(switcher).toHaveValue(/.+/)
  await expect(switcher.locator('option:checked')).toHaveText('Bell & Voss')

  await page.goto('/write')
  await write(page, 'Larkmoor measures water. ')
  await saveAs(page, 'Shared launch')
  await other.reload()
  await sidebar(other)
    .getByRole('link', { name: /Shared launch/ })
    .click()
  await expect(sheet(other)).toHaveText('Larkmoor measures water. ')
  // Right after a key the state is still that of the text before: only the answer tells that this one has arrived.
  const arrived = other.waitForResponse('**/rest/v1/rpc/save_document*')
  await write(other, 'And saves it.')
  await arrived
  await expectSaved(other)
  await page.reload()
  await expect(sheet(page)).toHaveText('Larkmoor measures water. And saves it.')

  await other.context().setOffline(true)
  await write(other, ' My last words.')
  await page.goto('/settings/workspace')
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/was removed/)).toBeVisible()
  await other.context().setOffline(false)
  const dialog = other.getByRole('dialog', { name: 'You’re no longer a member of Bell & Voss' })
  await expect(dialog).toBeVisible()
  const downloading = other.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download as Word' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.docx$/)
  await dialog.getByRole('button', { name: 'Remove from this browser' }).click()
  await expect(other).toHaveURL(/\/write$/)
  await expect(switcher).toHaveCount(0)
  await expect(sidebar(other).getByRole('link', { name: /Shared launch/ })).toHaveCount(0)
})

test('a removed member is told so while nothing is typed, and the desk shows their own documents', async ({
  page,
  browser,
}) => {
  await openAccount(page)
  await createWorkspace(page, 'Bell & Voss')
  const { other, account } = await openOther(browser)
  const link = await invite(page, account.email)
  await page.goto('/write')
  await write(page, 'Larkmoor measures water. ')
  await saveAs(page, 'Shared launch')
  await other.goto(link)
  await other.getByRole('button', { name: 'Accept invitation' }).click()
  const row = sidebar(other).getByRole('link', { name: /Shared launch/ })
  await row.click()
  await expect(sheet(other)).toHaveText('Larkmoor measures water. ')

  await page.goto('/settings/workspace')
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  const dialog = other.getByRole('dialog', { name: 'You’re no longer a member of Bell & Voss' })
  await dialog.getByRole('button', { name: 'Go to your documents' }).click()
  await expect(other).toHaveURL(/\/write$/)
  await expect(row).toHaveCount(0)
})

test('a visitor with an invitation signs in or signs up first, and a forwarded link lets nobody in', async ({
  page,
  browser,
}) => {
  await openAccount(page)
  await createWorkspace(page, 'Tallow')
  const { other } = await openOther(browser)
  const link = await invite(page, `someone-else-${Date.now()}@example.test`)
  const visitor = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await visitor.goto(link)
  const { pathname } = new URL(link)
  await expect(visitor.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    `/signup?redirectTo=${pathname}`,
  )
  await other.goto(link)
  await expect(
    other.getByText(/^This invitation is for s…@example\.test\. You’re signed in as /),
  ).toBeVisible()
  await expect(other.getByRole('button', { name: 'Accept invitation' })).toHaveCount(0)
})

test('an invitation names its sender and survives a sign-up from the header, its mail and a magic link', async ({
  page,
  browser,
}) => {
  await openAccount(page)
  await page.goto('/settings')
  await page.getByLabel('Name', { exact: true }).fill('Dana Voss')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Name saved')).toBeVisible()
  await createWorkspace(page, 'Tallow')
  await expect(page.getByText('Dana Voss (you)')).toBeVisible()
  const email = newAddress('guest')
  const link = await invite(page, email)
  const { pathname } = new URL(link)

  const visitor = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Dana Voss invited you to Tallow')
  await expectAccessible(visitor)
  await visitor.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await fillSignUp(visitor, email)
  const confirmation = await newestMail(visitor, email, /Confirm your email/)
  await visitor.goto(confirmation.link)
  await expect(visitor).toHaveURL(pathname)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Join Tallow')

  const elsewhere = await (await browser.newContext({ serviceWorkers: 'block' })).newPage()
  await elsewhere.goto(link)
  await elsewhere.getByRole('banner').getByRole('link', { name: 'Login' }).click()
  await elsewhere.getByRole('link', { name: 'Send a magic link instead' }).click()
  await elsewhere.getByLabel('Email address').fill(email)
  await elsewhere.getByRole('button', { name: 'Send magic link' }).click()
  const magic = await newestMail(elsewhere, email, /Your sign-in link/)
  await elsewhere.goto(magic.link)
  await expect(elsewhere).toHaveURL(pathname)
  await elsewhere.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(elsewhere).toHaveURL(/\/write$/)
})

test('a link opens a document in its own workspace, whichever was chosen before', async ({ page }) => {
  await openAccount(page)
  await createWorkspace(page, 'Bell & Voss')
  await page.goto('/write')
  await write(page, 'Larkmoor measures water. ')
  await saveAs(page, 'Shared launch')
  const link = page.url()
  const switcher = sidebar(page).getByRole('combobox', { name: 'Workspace' })
  await switcher.selectOption('Personal')
  await expect(page).toHaveURL(/\/write$/)
  await expect(switcher.locator('option:checked')).toHaveText('Personal')
  await page.goto(link)
  await expect(sheet(page)).toHaveText('Larkmoor measures water. ')
  await expect(switcher.locator('option:checked')).toHaveText('Bell & Voss')
  await expect(sidebar(page).getByRole('link', { name: /Shared launch/ })).toBeVisible()
})

test('labels are shown, narrow the list and are found', async ({ page }) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'Larkmoor wins an award. ')
  await saveAs(page, 'Award release')
  await page.getByRole('button', { name: 'Document details' }).click()
  await page.getByLabel('Labels').fill('Q3 launch, Duluth')
  await page.getByLabel('Status').selectOption('In review')
  await page.keyboard.press('Escape')
  const row = sidebar(page).getByRole('link', { name: /Award release/ })
  await expect(row).toContainText('Q3 launch')
  await sidebar(page).getByLabel('Group').selectOption('By status')
  await page.reload()
  await expect(sidebar(page).getByRole('heading', { name: 'In review' })).toBeVisible()
  await sidebar(page).getByLabel('Show', { exact: true }).selectOption('Duluth')
  await expect(row).toBeVisible()
  await sidebar(page).getByLabel('Show', { exact: true }).selectOption('Any status')
  await sidebar(page).getByRole('searchbox').fill('q3')
  await expect(sidebar(page).getByRole('list', { name: 'Documents matching q3' })).toBeVisible()
  await expect(row.locator('mark')).toHaveText('Q3')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('duluth')
  await expect(page.getByRole('option', { name: /Award release/ })).toContainText('Q3 launch · Duluth')
})

test('an agency tells the documents of its clients apart', async ({ page }) => {
  await openAccount(page)
  await page.goto('/clients')
  await page.getByLabel('Client name').fill('Larkmoor')
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Larkmoor' })).toBeVisible()
  await page.getByRole('button', { name: 'Add a word or phrase' }).click()
  await page.getByLabel('Word or phrase 1').fill('cheap')
  await page.getByRole('button', { name: 'Save client' }).click()
  await expect(page.getByText('Client saved')).toBeVisible()
  await expectAccessible(page)

  await page.goto('/write')
  await write(page, 'Larkmoor wins an award. ')
  await saveAs(page, 'Award release')
  await page.getByLabel('Client for this document').selectOption('Larkmoor')
  const row = sidebar(page).getByRole('link', { name: /Award release/ })
  await expect(row).toContainText('Larkmoor')
  await page.getByRole('button', { name: 'Document details' }).click()
  await page.getByLabel('Status').selectOption('In review')
  await page.getByLabel('Embargoed until').fill('2999-09-23T10:00')
  await page.getByLabel('Labels').fill('launch')
  await expect(row).toContainText('In review')
  await page.keyboard.press('Escape')
  const details = page.getByRole('button', {
    name: /^Document details: Larkmoor · In review · Embargo .* · launch$/,
  })
  await expect(details).toBeVisible()
  await page.setViewportSize({ width: 1440, height: 900 })
  const cut = await details
    .locator('span')
    .evaluateAll((parts) =>
      parts.filter((part) => part.scrollWidth > part.clientWidth).map((part) => part.textContent),
    )
  expect(cut).toEqual([])
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(details.getByText(/In review · Embargo/)).toBeVisible()
    await expect(details.getByText('Larkmoor')).toBeVisible()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await sidebar(page).getByLabel('Show client').selectOption('No client')
  await expect(row).toHaveCount(0)
  await sidebar(page).getByLabel('Show client').selectOption('Larkmoor')
  await expect(row).toBeVisible()
  await sidebar(page).getByLabel('Show', { exact: true }).selectOption('Approved')
  await expect(row).toHaveCount(0)
  await write(page, 'It is the third.')
  await expectSaved(page)
})

test('a viewer reads and comments, and is offered nothing that the server would refuse', async ({
  page,
  browser,
}) => {
  await openAccount(page)
  await createWorkspace(page, 'Bell & Voss')
  const { other, account } = await openOther(browser)
  const link = await invite(page, account.email, 'viewer')
  await page.goto('/write')
  await write(page, 'Larkmoor measures water. ')
  await saveAs(page, 'Shared launch')

  await other.goto(link)
  await other.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(other.getByText('You can read and comment in this workspace.')).toBeVisible()
  await sidebar(other)
    .getByRole('link', { name: /Shared launch/ })
    .click()
  await expect(sheet(other)).toHaveText('Larkmoor measures water. ')
  await expect(other.getByText('View only')).toBeVisible()
  await expect(sheet(other)).toHaveAttribute('contenteditable', 'false')
  await expect(sidebar(other).getByRole('button', { name: /New Document|^Delete|^Duplicate/ })).toHaveCount(0)
  await expect(
    other.getByRole('button', { name: /^(Save draft|Bold|AI rewrite|Upload document)$/ }),
  ).toHaveCount(0)
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Version history' }).click()
  await expect(other.getByRole('dialog').getByRole('button', { name: 'Copy this version' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Restore this version' })).toHaveCount(0)
  await other.keyboard.press('Escape')

  await other.getByRole('button', { name: /Review/ }).click()
  await other.getByRole('button', { name: 'Comment' }).click()
  await other.getByRole('textbox', { name: 'Comment for your team on the whole release' }).fill('Reads well.')
  await other.getByRole('button', { name: 'Comment' }).click()
  await expect(other.getByText('Reads well.')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Send for review' })).toHaveCount(0)
})
