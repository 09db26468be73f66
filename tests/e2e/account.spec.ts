// The account page: a new password, one's own data, and the end of the account.
import { expect, test } from '@playwright/test'
import { hasSession, newestMail, password, signIn } from './auth-steps.ts'
import { openAccount } from './desk-steps.ts'
import { collectComplaints, expectAccessible, expectToFit } from './page-checks.ts'

test('a user changes the password, downloads the data and deletes the account', async ({ page }) => {
  const { email, session, apikey } = await openAccount(page)
  const headers = { apikey, authorization: `Bearer ${session.access_token}` }
  await page.request.post('/rest/v1/content', {
    headers,
    data: {
      title: 'Larkmoor opens',
      content: '<p>News</p>',
      type: 'press_release',
      is_draft: true,
      user_id: session.user.id,
    },
  })
  await page.goto('/settings')
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(headings).toHaveText([
    'Account Information',
    'Subscription',
    'Change Password',
    'Delete Account',
  ])
  await expect(page.getByRole('region', { name: 'Account Information' })).toContainText(email)

  const card = page.getByRole('region', { name: 'Change Password' })
  const update = card.getByRole('button', { name: 'Update password' })
  await expect(update).toBeDisabled()
  await card.getByLabel('New password', { exact: true }).fill('another horse battery')
  await expect(update).toBeDisabled()
  await card.getByLabel('Confirm new password').fill('another horse')
  await update.click()
  await expect(card.getByRole('alert')).toHaveText('Passwords do not match')
  await expect(card.getByLabel('Confirm new password')).toBeFocused()
  await card.getByLabel('New password', { exact: true }).fill(password)
  await card.getByLabel('Confirm new password').fill(password)
  await update.click()
  await expect(page.getByText('Failed to update password')).toBeVisible()
  await expect(card).toContainText('That’s your current password.')
  await card.getByLabel('New password', { exact: true }).fill('another horse battery')
  await card.getByLabel('Confirm new password').fill('another horse battery')
  const complaints = collectComplaints(page)
  await update.click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await expect(card.getByLabel('New password', { exact: true })).toHaveValue('')

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await downloading).suggestedFilename()).toBe('presswright-data.zip')
  expect(complaints).toEqual([])

  await page.getByRole('button', { name: 'Delete Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  const confirm = dialog.getByRole('button', { name: 'Delete Account' })
  await expect(dialog.getByLabel('Type DELETE to confirm')).toBeFocused()
  await expect(confirm).toBeDisabled()
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE')
  await expectAccessible(page)
  await expectToFit(page)
  await page.route(
    '**/functions/v1/delete-user',
    (route) => route.fulfill({ status: 500, json: { error: 'x', code: 'content_not_deleted' } }),
    { times: 1 },
  )
  await confirm.click()
  await expect(page.getByText('Failed to delete user content')).toBeVisible()
  await expect(dialog.getByRole('alert')).toContainText('Nothing was deleted.')

  await dialog.getByLabel('Type DELETE to confirm').press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account has been successfully deleted')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  expect(await hasSession(page)).toBe(false)
  await page.goto('/signin')
  await signIn(page, email, 'another horse battery')
  await expect(page.getByRole('alert').filter({ hasText: 'don’t match an account' })).toBeVisible()
})

test('a change long after sign-in asks for an emailed code, and loses nothing typed', async ({ page }) => {
  const { email } = await openAccount(page)
  await page.goto('/settings')
  // As the server answers once the sign-in is a quarter of an hour old.
  let isOld = true
  await page.route('**/auth/v1/user*', (route) => {
    if (route.request().method() !== 'PUT' || !isOld) return route.continue()
    isOld = false
    return route.fulfill({
      status: 400,
      headers: { 'x-supabase-api-version': '2024-01-01' },
      json: { code: 'reauthentication_needed', message: 'x' },
    })
  })
  const card = page.getByRole('region', { name: 'Change Password' })
  await card.getByLabel('New password', { exact: true }).fill('another horse battery')
  await card.getByLabel('Confirm new password').fill('another horse battery')
  await card.getByRole('button', { name: 'Update password' }).click()
  const question = card.getByRole('form', { name: 'Confirm it’s you' })
  await expect(question).toContainText(email)
  await expect(question.getByLabel('Code')).toBeFocused()
  await expectAccessible(page)
  await expectToFit(page)
  await question.getByLabel('Code').fill('000000')
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(question.getByRole('alert')).toContainText('That code is wrong')
  await expect(card.getByLabel('New password', { exact: true })).toHaveValue('another horse battery')
  const { code } = await newestMail(page, email, 'Confirm it’s you')
  await question.getByLabel('Code').fill(code)
  await question.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Password updated successfully')).toBeVisible()
  await expect(question).toHaveCount(0)
})
