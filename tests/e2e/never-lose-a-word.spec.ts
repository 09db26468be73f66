// What must not cost a word: a server that dies, a network that goes, a crash, a lost session.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'
import { freePort, quickServer, runServer, type ServerProcess } from '#tests/support/server-process.ts'
import { hasSession, signIn } from './auth-steps.ts'
import { expectSaved, openAccount, savedState, sheet, sidebar, title, write } from './desk-steps.ts'
import { exportFile } from './file-steps.ts'

test.use({ serviceWorkers: 'allow' })

/** Resolves once the desk can be opened without a network. */
async function shellIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
}

test.describe('a server that dies', () => {
  // Two starts of a server, and a client that waits longer at every try.
  let folder: string
  let server: ServerProcess
  let start: () => Promise<ServerProcess>

  test.beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'presswright-desk-'))
    const PORT = String(await freePort())
    await copyDatabaseInto(folder)
    start = () => runServer({ ...quickServer, PORT, DATA_DIR: folder })
    server = await start()
  })
  test.afterEach(async () => {
    server.child.kill('SIGKILL')
    await server.exited
    rmSync(folder, { recursive: true, force: true })
  })

  test('in the middle of typing loses no word, even after a reload', async ({ page }) => {
    await openAccount(page, server.url)
    await page.goto(`${server.url}/write`)
    await write(page, 'Before. ')
    await expectSaved(page)
    await shellIsKept(page)
    await page.keyboard.type('During')
    server.child.kill('SIGKILL')
    await server.exited
    await page.keyboard.type(' the fall. ')
    await expect(savedState(page)).toHaveText(/Offline – kept on this device|Couldn't save/)

    await page.reload()
    await expect(sheet(page)).toHaveText('Before. During the fall. ')
    await write(page, 'After.')

    server = await start()
    await expectSaved(page)
    await page.goto(`${server.url}/terms`)
    await page.goBack()
    await expect(sheet(page)).toHaveText('Before. During the fall. After.')
  })
})

test('going offline says so and keeps the text; coming back saves it', async ({ page, context }) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'On the train. ')
  await expectSaved(page)
  await shellIsKept(page)
  await context.setOffline(true)
  await page.keyboard.type('In the tunnel.')
  await expect(savedState(page)).toHaveText('Offline – kept on this device')
  await context.setOffline(false)
  await expectSaved(page)
  await page.reload()
  await expect(sheet(page)).toHaveText('On the train. In the tunnel.')
})

test('a saved document opens without a network, and what is written there is saved later', async ({
  page,
  context,
}) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'Saved at home. ')
  await expectSaved(page)
  await shellIsKept(page)
  await context.setOffline(true)
  await page.reload()
  await expect(sheet(page)).toHaveText('Saved at home. ')
  await write(page, 'Written on the plane.')
  await expect(savedState(page)).toHaveText('Offline – kept on this device')
  await expect(sidebar(page)).toContainText('Showing the documents saved in this browser.')
  await expect(sidebar(page).getByRole('link', { name: /Untitled Document/ })).toBeVisible()
  await context.setOffline(false)
  await expectSaved(page)
  await expect(sidebar(page).getByRole('link', { name: /Untitled Document/ })).toBeVisible()
})

test('without a network a new document can be started, text exported, and the settings say why they are closed', async ({
  page,
  context,
}) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'Saved at home.')
  await expectSaved(page)
  await shellIsKept(page)
  await context.setOffline(true)
  await sidebar(page).getByRole('button', { name: 'New Document' }).click()
  await expect(page).toHaveURL('/write')
  await write(page, 'Begun on the plane.')
  await expect(savedState(page)).toHaveText('Offline – kept on this device')
  for (const [entry, ending] of [
    ['Markdown', '.md'],
    ['Web page', '.html'],
    ['Plain text', '.txt'],
  ] as const) {
    const { name, bytes } = await exportFile(page, entry)
    expect(name.endsWith(ending)).toBe(true)
    expect(bytes.toString()).toContain('Begun on the plane.')
  }
  await sidebar(page).getByRole('button', { name: 'New Document' }).click()
  await expect(page.getByText('You can start another once it’s saved.')).toBeVisible()
  for (const path of ['/settings/workspace', '/settings']) {
    await page.goto(path)
    await expect(page.getByText('You’re offline. Settings will open')).toBeVisible()
  }
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Account Information' })).toBeVisible()
})

test('a logout without a network forgets the session in this browser', async ({ page, context }) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'On a shared computer. ')
  await expectSaved(page)
  await shellIsKept(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('You have been logged out of your account')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await hasSession(page)).toBe(false)
})

test('a reload right after the first words of a new document keeps them', async ({ page }) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'Hardly written')
  await page.reload()
  const keepMine = page.getByRole('button', { name: 'Keep mine' })
  await keepMine.click()
  await expect(sheet(page)).toHaveText('Hardly written')
  await expectSaved(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a logout right after the first words saves them and ends at the front page', async ({ page }) => {
  const account = await openAccount(page)
  await page.goto('/write')
  await write(page, 'RedirectAction in a hurry')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Logged out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.goto('/signin')
  await signIn(page, account.email)
  await expect(page).toHaveURL('/write')
  const link = page.getByRole('link', { name: /Untitled Document/ })
  const keepMine = page.getByRole('button', { name: 'Keep mine' })
  await expect(link.or(keepMine)).toBeVisible()
})

test('leaving text that neither the server nor the browser could save asks first', async ({ page }) => {
  await openAccount(page)
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBObjectStore.prototype.put = refuse
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key.startsWith('presswright-last-words')) refuse()
      setItem.call(this, key, value)
    }
  })
  await page.goto('/write')
  await write(page, 'Saved. ')
  await expectSaved(page)
  await page.route('**/rpc/save_document*', (route) => route.fulfill({ status: 503, json: {} }))
  await page.keyboard.type('Only here.')
  await expect(page.getByRole('button', { name: 'Copy text' })).toBeVisible()
  const question = page.getByRole('alertdialog', { name: 'Your latest changes aren’t saved' })
  for (const way of ['link/Account Settings', 'button/New Document', 'button/Logout'] as const) {
    const [role, name] = way.split('/') as ['link' | 'button', string]
    await page.getByRole(role, { name, exact: true }).click()
    await question.getByRole('button', { name: 'Stay' }).click()
    await expect(question).toHaveCount(0)
  }
  await page.unroute('**/rpc/save_document*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expectSaved(page)
  await page.getByRole('link', { name: 'Account Settings' }).click()
  await expect(page).toHaveURL('/settings')
  await page.goBack()
  await expect(sheet(page)).toHaveText('Saved. Only here.')
})

test('a crashed screen keeps the text', async ({ page }) => {
  await openAccount(page)
  await page.goto('/write')
  await write(page, 'Written before the crash')
  await expectSaved(page)
  // The next save of the list's time breaks the screen: its clock answers nonsense.
  await page.keyboard.type(' and during it')
  await page.evaluate(() => {
    Intl.RelativeTimeFormat.prototype.format = () => {
      throw new Error('The ink ran out')
    }
    Date.prototype.getHours = () => {
      throw new Error('The ink ran out')
    }
  })
  await expect(title(page)).toHaveText('Something went wrong')
  await expect(page.getByText('The ink ran out')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(sheet(page)).toHaveText('Written before the crash and during it')
})

test('losing the session leads to sign-in, and the text is there afterward', async ({ page }) => {
  const { email } = await openAccount(page)
  await page.goto('/write')
  await write(page, 'Half a sentence')
  await expectSaved(page)
  const address = new URL(page.url()).pathname
  await page.keyboard.type(' and the other half')
  await page.evaluate(() => {
    const key = 'sb-localhost-auth-token'
    localStorage.removeItem(key)
    window.dispatchEvent(new StorageEvent('storage', { key }))
  })
  await expect(page).toHaveURL(`/signin?redirectTo=${address}`)
  await signIn(page, email)
  await expect(page).toHaveURL(address)
  const keepMine = page.getByRole('button', { name: 'Keep mine' })
  await expect(keepMine.or(sheet(page).getByText('and the other half'))).toBeVisible()
  if (await keepMine.isVisible()) await keepMine.click()
  await expect(sheet(page)).toHaveText('Half a sentence and the other half')
})
