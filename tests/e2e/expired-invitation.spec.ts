// Invitations by the clock: a server that is stopped and started again some days later, with browsers that are as far ahead.
import { rmSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'
import { freePort, quickServer, runServer, type ServerProcess } from '#tests/support/server-process.ts'
import { newAddress, newestMail, password, signIn } from './auth-steps.ts'
import { createAccount } from './desk-steps.ts'
import { expectAccessible } from './page-checks.ts'
import { createWorkspace, invite } from './workspace-steps.ts'

const dataFolder = '.cache/e2e-expired-invitation'
const [minute, day] = [60_000, 24 * 60 * 60_000]
let server: ServerProcess
let port: string

const stop = async () => {
  server.child.kill('SIGTERM')
  await server.exited
}

/** The server, and what browsers are told the time is. */
async function startLater(aheadMs: number): Promise<void> {
  const clock = new URL('../support/moved-clock.mjs', import.meta.url).href
  server = await runServer({
    ...quickServer,
    ...{ PORT: port, DATA_DIR: dataFolder },
    ...{ NODE_OPTIONS: `--import=${clock}`, MOVED_CLOCK_MS: String(aheadMs) },
  })
}

test.beforeAll(async () => {
  rmSync(dataFolder, { recursive: true, force: true })
  await copyDatabaseInto(dataFolder)
  port = String(await freePort())
  await startLater(0)
})
test.afterAll(stop)

test('an invitation is good for seven days, says so when they are over, and can be sent again', async ({
  browser,
}) => {
  const open = async (aheadMs: number): Promise<Page> => {
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' })
    await context.clock.setSystemTime(Date.now() + aheadMs)
    return await context.newPage()
  }
  const signInAs = async (page: Page, email: string) => {
    await page.goto('/signin')
    await signIn(page, email, password)
    await expect(page).toHaveURL('/write')
  }
  const today = await open(0)
  const [owner, guest] = [await createAccount(today, server.url), await createAccount(today, server.url)]
  await signInAs(today, owner.email)
  await createWorkspace(today, 'Bell & Voss')
  const link = await invite(today, guest.email, 'viewer')
  const { code } = await newestMail(today, guest.email, /invited/)
  await invite(today, newAddress('other'))
  await stop()

  await startLater(7 * day - 60 * minute)
  const visitor = await open(7 * day - 60 * minute)
  await visitor.goto(link)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/ invited you to Bell & Voss$/)
  await stop()

  const later = 7 * day + 10 * minute
  await startLater(later)
  const words = 'Invitations are good for 7 days. Ask the person who invited you for a new one.'
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('This invitation has expired')
  await expect(visitor.getByText(words)).toBeVisible()
  await expect(visitor.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/signin',
  )
  const invited = await open(later)
  await signInAs(invited, guest.email)
  await invited.goto(link)
  await expect(invited.getByRole('heading', { level: 1 })).toHaveText('This invitation has expired')
  await expect(invited.getByText(words)).toBeVisible()
  await expect(invited.getByRole('button', { name: 'Accept invitation' })).toHaveCount(0)
  await expectAccessible(invited)
  await invited.goto('/settings/workspace')
  await invited.getByLabel('Invitation code').fill(code)
  await invited.getByRole('button', { name: 'Join' }).click()
  await expect(invited.getByText('This invitation has expired. Ask for a new one.')).toBeVisible()

  const owning = await open(later)
  await signInAs(owning, owner.email)
  await owning.goto('/settings/workspace')
  const row = owning.getByRole('listitem').filter({ hasText: guest.email })
  await expect(row).toContainText('Viewer · expired')
  await expectAccessible(owning)
  await row.getByRole('button', { name: `Send again to ${guest.email}` }).click()
  await expect(owning.getByText('Invitation on its way')).toBeVisible()
  await expect(row).toContainText('Viewer · expires ')
  const again = await newestMail(owning, guest.email, /invited/)
  expect(again.link).not.toBe(link)
  await invited.goto(again.link)
  await invited.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(invited.getByText('You can read and comment in this workspace.')).toBeVisible()
})
