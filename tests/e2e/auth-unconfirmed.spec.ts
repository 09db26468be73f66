// Where the operator lets the unconfirmed in (AUTH_ALLOW_UNCONFIRMED), signing up begins a session that the page itself ends
// again, with a mail on its way. A server of its own: it is a setting of the process.
import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'
import { quickServer, runServer, type ServerProcess } from '#tests/support/server-process.ts'
import { hasSession, newAddress, newestMail, password, signIn } from './auth-steps.ts'

const dataFolder = '.cache/e2e-unconfirmed'
let server: ServerProcess

// One server for both: it alone may use its data folder.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  rmSync(dataFolder, { recursive: true, force: true })
  await copyDatabaseInto(dataFolder)
  server = await runServer({ ...quickServer, DATA_DIR: dataFolder, AUTH_ALLOW_UNCONFIRMED: 'true' })
})
test.afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.exited
})

for (const sending of ['works', 'fails'])
  test(`an unconfirmed sign-up is told to check its mail and signed out, when sending ${sending}`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ baseURL: server.url })).newPage()
    const asked: unknown[] = []
    await page.route('**/functions/v1/send-confirmation-email', async (route) => {
      asked.push(route.request().postDataJSON())
      await route.fulfill({ status: sending === 'works' ? 200 : 500, json: {} })
    })
    const signedUp = page.waitForResponse('**/auth/v1/signup**')
    const signedOut = page.waitForResponse('**/auth/v1/logout**')
    const email = newAddress('unconfirmed')
    await page.goto('/signup?redirectTo=/settings')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Sign up', exact: true }).click()

    expect((await (await signedUp).json()).access_token).toBeTruthy()
    expect((await signedOut).status()).toBe(204)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email!')
    await expect(
      page.getByRole('status').getByText('Please check your email for a confirmation link.'),
    ).toBeVisible()
    expect(asked).toEqual([
      {
        email,
        confirmationUrl: expect.stringMatching(
          /^http:\/\/localhost:\d+\/auth\/callback\?type=signup&redirectTo=\/settings&asked=[0-9a-f]{32}$/,
        ),
      },
    ])
    expect(await hasSession(page)).toBe(false)

    const { code } = await newestMail(page, email, /Confirm your email/)
    await page.getByLabel('Code', { exact: true }).fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('status').getByText('Welcome!')).toBeVisible()
    await expect(page).toHaveURL('/settings')
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/signin')
    await signIn(page, email)
    await expect(page).toHaveURL('/write')
    await page.context().close()
  })
