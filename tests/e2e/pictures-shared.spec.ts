import { expect, test } from '@playwright/test'
import { newAddress, newestMail } from './auth-steps.ts'
import { askRest, expectSaved, saveAs, sheet, write } from './desk-steps.ts'
import { drop, openDesk } from './file-steps.ts'
import { expectPainted, paste, photo, pictures } from './picture-steps.ts'
import { headersOf, mailedLink } from './review-steps.ts'
import { openTogether } from './workspace-steps.ts'

test('versions show and restore pictures, and the check asks for their words', async ({ page }) => {
  await openDesk(page)
  // The check begins with fifteen words.
  await write(
    page,
    'The store opens on Friday at nine in the morning, and the first hundred guests get a free loaf of bread.',
  )
  await paste(page, { files: [await photo('teal')] })
  await expectPainted(page)
  await saveAs(page, 'Store')
  await pictures(page).getByRole('img').click()
  await page.keyboard.press('Delete')
  await expect(pictures(page)).toHaveCount(0)
  await page.keyboard.press('Control+s')
  await expectSaved(page)
  await page.keyboard.press('Control+h')
  const history = page.getByRole('dialog', { name: 'Version history' })
  await expect(history.getByRole('list', { name: 'Pictures' })).toContainText('Removed')
  await history.getByRole('button', { name: /Version 1/ }).click()
  await expect(history.getByRole('list', { name: 'Pictures' })).toContainText('Added')
  await history.getByRole('button', { name: 'Restore' }).click()
  await expectPainted(page)
  await page.getByRole('button', { name: /newsroom issue/ }).click()
  await expect(page.getByText('A picture has no alt text')).toBeVisible()
})

test('a reviewer sees the pictures of the release', async ({ page }) => {
  const account = await openDesk(page)
  await write(page, '# Tallow\nThe store opens.')
  await paste(page, { files: [await photo('teal')] })
  await expectPainted(page)
  // The saved state may still be about the text before the picture.
  await expect
    .poll(() => askRest(page, account, 'content?select=content'))
    .toEqual([{ content: expect.stringContaining('<figure') }])
  // The page learns the document's address after the server has stored it.
  await expectSaved(page)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const email = newAddress('mara')
  const sent = await page.request.post('/functions/v1/send-review', {
    headers: headersOf(account),
    data: { content_id: id, reviewers: [{ name: 'Mara Voss', email, role: 'client' }] },
  })
  expect(sent.status()).toBe(200)
  await page.goto(await mailedLink(page, email))
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText('We’re emailing a code to')).toBeVisible()
  await page.getByLabel('Code').fill((await newestMail(page, email, /Your code/)).code)
  const image = page.locator('figure img')
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(600)
})

test('a viewer sees and downloads pictures and the media kit, and can’t add or delete', async ({
  page,
  browser,
}) => {
  const other = await openTogether(page, browser, 'Bell & Voss', 'viewer')
  await page.goto('/write')
  await write(page, 'The store opens.')
  await paste(page, { files: [await photo('teal')] })
  await expectPainted(page)
  await saveAs(page, 'Store')
  await page.getByRole('button', { name: 'Media kit' }).click()
  const kit = page.getByRole('dialog', { name: 'Media kit' })
  await drop(page, kit.getByText(/Or drop logos/), [await photo('navy', 'logo.jpg')])
  await expect(kit.getByText('logo.jpg', { exact: true })).toBeVisible()

  await other.goto(page.url())
  await expectPainted(other)
  await expect(pictures(other).getByRole('button')).toHaveCount(0)
  await drop(other, sheet(other), [await photo('olive')])
  await paste(other, { files: [await photo('olive')] })
  await other.getByRole('button', { name: 'Media kit' }).click()
  const theirs = other.getByRole('dialog', { name: 'Media kit' })
  await expect(theirs.getByRole('button', { name: 'Download logo.jpg' })).toBeVisible()
  for (const name of ['Add files', 'Edit logo.jpg', 'Delete logo.jpg'])
    await expect(theirs.getByRole('button', { name })).toHaveCount(0)
  await drop(other, theirs.getByText('logo.jpg', { exact: true }), [await photo('olive', 'new.jpg')])
  await expect(theirs.getByRole('listitem')).toHaveCount(1)
  await other.keyboard.press('Escape')
  await expect(pictures(other)).toHaveCount(1)
})
