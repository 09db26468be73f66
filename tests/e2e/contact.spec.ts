// The contact form on /help, read in the local mailbox.
import { expect, test } from '@playwright/test'
import { newAddress } from './auth-steps.ts'
import { expectAccessible, expectToFit } from './page-checks.ts'

test('a message is validated, survives a failure and a reload, and arrives', async ({ page }) => {
  const email = newAddress('reader')
  await page.goto('/help')
  const form = page.getByRole('form', { name: 'Contact Us' })
  const send = form.getByRole('button', { name: 'Send Message' })
  await send.click()
  await expect(form.getByRole('alert')).toHaveText([
    'Name is required',
    'Email is required',
    'Message is required',
  ])
  await expect(form.getByLabel('Name')).toBeFocused()
  await expectAccessible(page)
  await expectToFit(page)

  await form.getByLabel('Name').fill('Rosa Lindqvist')
  await form.getByLabel('Email').fill('rosa@')
  await form.getByLabel('Message').fill('Where do I find my invoices?')
  await send.click()
  await expect(form.getByRole('alert')).toHaveText(['Invalid email address'])
  await form.getByLabel('Email').fill(email)

  await page.route('**/functions/v1/send-contact-email', (route) => route.abort(), { times: 1 })
  await send.click()
  await expect(page.getByText('Failed to send message. Please try again.')).toBeVisible()
  await page.reload()
  await expect(form.getByLabel('Name')).toHaveValue('Rosa Lindqvist')
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await expect(form.getByLabel('Message')).toHaveValue('Where do I find my invoices?')

  await send.click()
  await expect(page.getByText('Message sent!')).toBeVisible()
  await expect(page.getByText("We'll get back to you as soon as possible.")).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('')
  await page.reload()
  await expect(send).toBeEnabled()
  await expect(form.getByLabel('Message')).toHaveValue('')

  await page.goto('/local/mail')
  await page.getByRole('link', { name: /Message from Rosa Lindqvist/ }).click()
  await expect(page.getByRole('main')).toContainText(email)
})
