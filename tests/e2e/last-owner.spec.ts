// The last owner of a workspace: can't leave, and reads what deleting the account means for each workspace before it happens.
import { expect, test } from '@playwright/test'
import { hasSession } from './auth-steps.ts'
import { saveAs, sheet, sidebar, write } from './desk-steps.ts'
import { expectAccessible, expectToFit } from './page-checks.ts'
import { createWorkspace, openTogether } from './workspace-steps.ts'

test('the last owner can’t leave, and whoever inherits is named before the account is deleted', async ({
  page,
  browser,
}) => {
  const other = await openTogether(page, browser, 'Bell & Voss')
  await other.goto('/settings')
  await other.getByLabel('Name', { exact: true }).fill('Jo Bell')
  await other.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(other.getByText('Name saved')).toBeVisible()
  await page.goto('/write')
  await write(page, 'Larkmoor measures water. ')
  await saveAs(page, 'Shared launch')
  await createWorkspace(page, 'Solo desk')
  const end = page.getByRole('region', { name: 'Leave or delete' })
  await expect(end).toContainText('You’re the only member, so you can’t leave.')
  await expect(end.getByRole('button', { name: 'Leave workspace' })).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Workspace' }).selectOption({ label: 'Bell & Voss' })
  await expect(end).toContainText('You’re the only owner, so you can’t leave yet.')
  await expect(end.getByRole('button', { name: 'Leave workspace' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: /^Role for / }).first()).toBeDisabled()
  await expectAccessible(page)
  // It still has a document.
  await end.getByRole('button', { name: 'Delete workspace' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(/documents|trash/).and(page.locator('[data-toasts] p'))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bell & Voss', exact: true })).toBeVisible()

  await page.goto('/settings')
  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const fates = dialog.getByRole('list', { name: 'Your shared workspaces' }).getByRole('listitem')
  await expect(fates).toHaveText([
    'Bell & VossYou’re the only owner, so Jo Bell will become the owner: editors come before viewers, and whoever joined first comes first. Its documents stay with the other members.',
    'Solo deskYou’re the only member, so this workspace will be deleted, along with all its documents and clients.',
  ])
  await expectAccessible(page)
  await expectToFit(page)
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete Account' }).click()
  await expect(page.getByText('Your account has been successfully deleted')).toBeVisible()
  expect(await hasSession(page)).toBe(false)

  await other.goto('/settings/workspace')
  await expect(other.getByRole('listitem').filter({ hasText: 'Jo Bell (you)' })).toBeVisible()
  await expect(other.getByRole('button', { name: 'Send invitation' })).toBeVisible()
  await other.goto('/write')
  await sidebar(other)
    .getByRole('link', { name: /Shared launch/ })
    .click()
  await expect(sheet(other)).toHaveText('Larkmoor measures water. ')
})

test('two owners who leave at once: one goes, the other is told why not', async ({ page, browser }) => {
  const other = await openTogether(page, browser, 'Bell & Voss', 'owner')
  for (const each of [page, other]) {
    await each.goto('/settings/workspace')
    await each.getByRole('button', { name: 'Leave workspace' }).click()
  }
  await Promise.all(
    [page, other].map((each) => each.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()),
  )
  const refused = /^A workspace needs an owner\. Make someone else an owner first\.$/
  const outcomes = await Promise.all(
    [page, other].map(async (each) => {
      const left = each.getByText('You left Bell & Voss')
      await expect(left.or(each.getByText(refused))).toBeVisible()
      return (await left.count()) > 0
    }),
  )
  expect(outcomes.toSorted()).toEqual([false, true])
})
