// Rights that change while somebody has a page open: every tab learns of it, and nothing is said to have happened that didn't.
import { expect, test } from '@playwright/test'
import { expectSaved, openAccount, sheet, sidebar, write } from './desk-steps.ts'
import { createWorkspace, invite, openOther, openTogether } from './workspace-steps.ts'

test('a tab that had no connection when its user was removed learns of it when it is back', async ({
  page,
  browser,
}) => {
  const other = await openTogether(page, browser, 'Bell & Voss')
  await write(other, 'Larkmoor measures water.')
  await expectSaved(other)
  const tab = await other.context().newPage()
  await tab.goto(other.url())
  await expect(sheet(tab)).toHaveText('Larkmoor measures water.')
  const switcher = sidebar(tab).getByRole('combobox', { name: 'Workspace' })
  await expect(switcher).toBeVisible()
  // Live: it has joined the workspace's channel, which it leaves without a word.
  await other.goto('/settings')
  await tab.context().setOffline(true)
  await page.goto('/settings/workspace')
  await page.getByRole('button', { name: /^Remove / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(/was removed/)).toBeVisible()
  await tab.context().setOffline(false)
  await expect(switcher).toHaveCount(0)
})

test('an owner who was demoted changes nothing, is told so, and sees what is left to them', async ({
  page,
  browser,
}) => {
  await openAccount(page)
  await createWorkspace(page, 'Bell & Voss')
  const { other, account } = await openOther(browser)
  await other.goto(await invite(page, account.email, 'owner'))
  await other.getByRole('button', { name: 'Accept invitation' }).click()
  await expect(other).toHaveURL(/\/write$/)
  await other.goto('/settings/workspace')
  await other.getByRole('button', { name: /^Remove / }).click()
  await page.reload()
  const demoted = page.waitForResponse('**/rest/v1/workspace_members*')
  await page
    .getByRole('combobox', { name: /^Role for / })
    .last()
    .selectOption('viewer')
  await demoted
  await other.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(other.getByText('Only an owner of this workspace can do this.')).toBeVisible()
  await expect(other.getByText(/was removed/)).toHaveCount(0)
  await expect(other.getByRole('button', { name: 'Send invitation' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(1)
})
