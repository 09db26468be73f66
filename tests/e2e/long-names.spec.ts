// Names without a space and long addresses: at 390 px every screen still fits.
import { expect, type Page, test } from '@playwright/test'
import { newAddress, newestMail } from './auth-steps.ts'
import { openAccount, sheet } from './desk-steps.ts'
import { headersOf, mailedLink, saveRelease } from './review-steps.ts'
import { createWorkspace, invite } from './workspace-steps.ts'

test.use({ viewport: { width: 390, height: 844 } })

const name = `Harborview-${'Averyverylongname'.repeat(3)}-International`

/** What reaches beyond the window, except inside what scrolls or clips by itself. */
async function expectInside(page: Page): Promise<void> {
  const outside = () =>
    page.evaluate(() => {
      const clips = (element: Element | null): boolean =>
        element !== null &&
        element !== document.body &&
        (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || clips(element.parentElement))
      return [...document.body.querySelectorAll('*')]
        .filter((element) => element.checkVisibility() && !clips(element))
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 60)}`)
    })
  await expect.poll(outside, { message: page.url() }).toEqual([])
}

test('long names and addresses stay inside a phone’s window', async ({ page }) => {
  const account = await openAccount(page, '', newAddress('communications.department.of.harborview'))
  await page.request.put('/auth/v1/user', {
    headers: headersOf(account),
    data: { data: { full_name: name } },
  })
  await page.goto('/settings')
  await expect(page.getByText(account.email)).toBeVisible()
  await expectInside(page)

  await createWorkspace(page, name)
  await invite(page, `${'press'.repeat(10)}@communications.harborview-clinics.example`)
  await expectInside(page)

  await page.goto('/clients')
  await page.getByLabel('Client name').fill(name)
  await expectInside(page)
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectInside(page)
  await page.goto('/clients')
  await expect(page.getByRole('link', { name })).toBeVisible()
  await expectInside(page)
})

test('a long title stays inside a phone’s window, at the desk and in a review', async ({ page }) => {
  const account = await openAccount(page)
  const id = await saveRelease(page, account)
  await page.request.patch(`/rest/v1/content?id=eq.${id}`, {
    headers: headersOf(account),
    data: { title: name },
  })
  const email = newAddress('mara')
  await page.request.post('/functions/v1/send-review', {
    headers: headersOf(account),
    data: { content_id: id, reviewers: [{ name, email, role: 'client' }] },
  })
  await page.goto(`/write/${id}`)
  await expect(sheet(page)).toContainText('Tallow')
  await expectInside(page)
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await expect(page.getByRole('dialog', { name: 'Sidebar' }).getByRole('link', { name })).toBeVisible()
  await expectInside(page)
  await page.goto(`/sign-off/${id}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectInside(page)
  await page.goto(await mailedLink(page, email))
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await expect(page.getByText('We’re emailing a code to')).toBeVisible()
  await expectInside(page)
  const { code } = await newestMail(page, email, /Your code/)
  await page.getByLabel('Code').fill(code)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expectInside(page)
})
