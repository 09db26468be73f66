// With a model connected: the desk names it, lists what went to it, and keeps a document on this server. A server of its own: the model is a
// setting of the process.
import { rmSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { ProviderStandIn } from '#tests/support/ai-providers.ts'
import { copyDatabaseInto } from '#tests/support/prepared-database.ts'
import { quickServer, runServer, type ServerProcess } from '#tests/support/server-process.ts'
import { dialog } from './ai-steps.ts'
import { expectSaved, openAccount, sheet } from './desk-steps.ts'

const dataFolder = '.cache/e2e-model-calls'
const provider = new ProviderStandIn()
let server: ServerProcess

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  await provider.start()
  rmSync(dataFolder, { recursive: true, force: true })
  await copyDatabaseInto(dataFolder)
  server = await runServer({ ...quickServer, ...provider.environment(), DATA_DIR: dataFolder })
})
test.afterAll(async () => {
  server.child.kill('SIGTERM')
  await server.exited
  await provider.stop()
})

const notes = 'Acme Foods opened a bakery in Dayton, Ohio, on Nov. 17, 2026. The bakery employs 40 people.'

test('names the model, records what went to it, and stops when the document stays on this server', async ({
  browser,
}) => {
  provider.reset({
    pieces: [
      '<p>FOR IMMEDIATE RELEASE</p><h1>Acme Foods opens a bakery</h1><p>DAYTON, Ohio, Nov. 17, 2026 — Acme Foods opened a bakery in Dayton. The bakery employs 40 people.</p>',
    ],
    tokens: [9, 9],
  })
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  await openAccount(page, server.url)
  await page.goto('/write')
  await expect(sheet(page)).toBeVisible()
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  const form = dialog(page, 'Generate Content with AI')
  await expect(form.getByText('press-1 at 127.0.0.1')).toBeVisible()
  await form.getByPlaceholder('Enter your prompt here...').fill(notes)
  await form.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(sheet(page)).toContainText('Acme Foods opened a bakery')
  await expectSaved(page)
  await page.getByRole('button', { name: /Writer: press-1 at 127\.0\.0\.1/ }).click()
  const facts = page.getByRole('complementary', { name: 'Facts' })
  const left = facts.getByRole('list', { name: 'Sent to AI models' })
  await expect(left.getByRole('listitem')).toHaveCount(provider.asked.length)
  await expect(left.getByRole('listitem').first()).toContainText(/^Generate: [\d,]+ characters/)
  await expect(left.getByRole('listitem').first()).toContainText('press-1 at 127.0.0.1')

  const before = provider.asked.length
  await facts.getByLabel(/^Keep on this server/).check()
  await expect(page.getByRole('button', { name: 'Writer: Built-in writer' })).toBeVisible()
  await page.getByRole('button', { name: 'AI rewrite' }).click()
  const rewrite = dialog(page, 'AI rewrite')
  await expect(rewrite.getByText('This document stays on this server.')).toBeVisible()
  const answered = page.waitForResponse('**/functions/v1/generate-content')
  await rewrite.getByRole('button', { name: 'Rewrite', exact: true }).click()
  expect((await answered).status()).toBe(200)
  expect(provider.asked.length).toBe(before)
})
