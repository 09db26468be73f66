// Generating and rewriting at the desk, with the built-in writer and with answers that fail.
import { expect, test } from '@playwright/test'
import {
  answerForever,
  answerWith,
  dialog,
  generate,
  openDesk,
  overlay,
  prompt,
  selectWords,
} from './ai-steps.ts'
import { askRest, expectSaved, sheet, undo, write } from './desk-steps.ts'
import { collectComplaints } from './page-checks.ts'

test('a prompt becomes a release on an empty sheet, undone in one step', async ({ page }) => {
  const complaints = collectComplaints(page)
  await openDesk(page)
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  const form = dialog(page, 'Generate Content with AI')
  await form.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(form.getByText('Please enter a prompt')).toBeVisible()
  await expect(form.getByText('Built-in writer', { exact: true })).toBeVisible()
  await form.getByPlaceholder('Enter your prompt here...').fill(prompt)
  await page.keyboard.press('Control+Enter')
  await expect(overlay(page)).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  await expect(sheet(page).getByRole('heading', { level: 1 })).toContainText('Larkmoor')
  await expect(sheet(page)).toContainText('$89')
  await expect(sheet(page)).toContainText('31%')
  await expect(page.getByText('Every number, date, name and quote is from your material.')).toBeVisible()
  await expectSaved(page)
  await page.keyboard.press('Escape')
  await undo(page)
  await expect(sheet(page)).toHaveText('')
  expect(complaints).toEqual([])
})

test('the embargo of the notes is offered to the document’s details', async ({ page }) => {
  const account = await openDesk(page)
  await generate(page, `${prompt}\nEmbargo: November 20, 2050, 9 a.m. ET`)
  await expect(sheet(page)).toContainText('Larkmoor')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(
    page.getByText('Your notes say this is embargoed until Nov. 20, 2050, 9:00 AM EST.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Add to details' }).click()
  await expect(
    page.getByRole('button', { name: /^Document details: Embargo Nov. 20, 2050, 9:00 AM EST/ }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to details' })).toHaveCount(0)
  await expect
    .poll(() => askRest(page, account, 'content?select=embargo_until,embargo_zone'))
    .toEqual([
      { embargo_until: expect.stringMatching(/^2050-11-20T14:00:00/), embargo_zone: 'America/New_York' },
    ])
})

test('a brief alone is enough', async ({ page }) => {
  await openDesk(page)
  await page.getByRole('button', { name: 'Describe your news' }).click()
  const form = dialog(page, 'Generate Content with AI')
  await form.getByRole('button', { name: 'Award' }).click()
  await form.getByLabel('Company', { exact: true }).fill('Larkmoor Instruments')
  await form.getByLabel('News', { exact: true }).fill('Larkmoor Instruments wins the 2026 Clean Water Prize')
  const asked = page.waitForRequest('**/functions/v1/generate-content')
  await form.getByRole('button', { name: 'Generate', exact: true }).click()
  expect((await asked).postDataJSON().content).toBe(
    'Announcement type: Award\nCompany: Larkmoor Instruments\nWhat: Larkmoor Instruments wins the 2026 Clean Water Prize',
  )
  await expect(sheet(page)).toContainText('Clean Water Prize')
})

test('over text it is a proposal: accepted in one undo step, with the old text as a version', async ({
  page,
}) => {
  const account = await openDesk(page)
  await write(page, 'My own first draft.')
  await expectSaved(page)
  await answerWith(page, '<h1>New headline</h1><p>My own second draft.</p>')
  await generate(page, 'My own draft, anew. New headline')
  const bar = page.getByRole('region', { name: 'Generated text proposal' })
  await expect(bar).toBeVisible()
  const proposal = page.getByRole('region', { name: 'Proposed text' })
  await expect(proposal.locator('del')).toContainText(['first'])
  await expect(proposal.locator('ins').last()).toContainText('second')
  // It waits for the writer, who may look at another document first.
  await page.getByRole('button', { name: 'New Document' }).first().click()
  await expect(bar).toHaveCount(0)
  await page.goBack()
  await expect(bar).toBeVisible()
  await page.reload()
  await expect(bar).toBeVisible()
  await bar.getByRole('button', { name: 'Discard' }).click()
  await expect(sheet(page)).toHaveText('My own first draft.')

  await generate(page, 'My own draft, anew. New headline')
  await expect(bar).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(sheet(page)).toHaveText('New headlineMy own second draft.')
  await undo(page)
  await expect(sheet(page)).toHaveText('My own first draft.')
  const versions = await askRest<{ content: string; cause: string; detail: string }>(
    page,
    account,
    'content_versions?select=content,cause,detail',
  )
  expect(versions).toEqual([
    { content: '<p>My own first draft.</p>', cause: 'before_ai', detail: 'generate' },
  ])
})

test('the selection is rewritten by a preset, and the history names the version before', async ({ page }) => {
  await openDesk(page)
  await write(page, 'Keep this sentence. In order to utilize the sensor, press the button on December 1st.')
  await expectSaved(page)
  await selectWords(page, 'In order to utilize the sensor, press the button on December 1st.')
  await page.getByRole('button', { name: 'AI rewrite' }).click()
  const form = dialog(page, 'AI rewrite')
  await expect(form.getByRole('button', { name: 'Selection (12 words)' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await form.getByRole('button', { name: 'AP style' }).click()
  const asked = page.waitForRequest('**/functions/v1/generate-content')
  await form.getByRole('button', { name: 'Rewrite', exact: true }).click()
  expect((await asked).postDataJSON()).toMatchObject({
    type: 'rewrite',
    preset: 'ap_style',
    selection: '<p>In order to utilize the sensor, press the button on December 1st.</p>',
  })
  const bar = page.getByRole('region', { name: 'AI rewrite proposal' })
  await expect(bar).toBeVisible()
  const changes = page.getByRole('complementary', { name: 'What changed' })
  await expect(changes.getByText('Numbers, dates, names, quotes and links unchanged')).toBeVisible()
  await expect(bar).toBeFocused()
  for (const name of ['Previous change', 'Next change', 'Discard', 'Try again', 'Accept all']) {
    await page.keyboard.press('Tab')
    await expect(bar.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toContainText('Keep this sentence.')
  await expect(sheet(page)).toContainText('Dec. 1')
  await expectSaved(page)
  await page.keyboard.press('Control+h')
  await expect(dialog(page, 'Version history').getByText('Before AI rewrite')).toBeVisible()
})

test('Stop ends the call, keeps the prompt and offers what arrived', async ({ page }) => {
  const stream = await answerForever(page)
  await openDesk(page)
  await generate(page)
  await expect(overlay(page).getByText(/Piece 3/)).toBeVisible()
  // Under the overlay the dialog waits, out of a reader's sight.
  await expect(page.getByRole('button', { name: 'Generating...', includeHidden: true })).toBeDisabled()
  await overlay(page).getByRole('button', { name: 'Stop' }).click()
  const stopped = dialog(page, 'Stopped')
  await expect(stopped).toBeVisible()
  expect(await stream.wasStopped()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(
    dialog(page, 'Generate Content with AI').getByPlaceholder('Enter your prompt here...'),
  ).toHaveValue(prompt)
  await expect(page.getByText('We saved the text written before you stopped.')).toBeVisible()
  await expect(page.locator('.release')).toHaveText('')

  await page.keyboard.press('Control+Enter')
  await expect(overlay(page).getByText(/Piece 3/)).toBeVisible()
  await page.keyboard.press('Escape')
  await stopped.getByRole('button', { name: 'Keep this text' }).click()
  await expect(sheet(page)).toContainText('Piece 3')
})

test('a stream that breaks off is a failure that offers what arrived', async ({ page }) => {
  await openDesk(page)
  await page.route('**/functions/v1/generate-content', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'data: {"type":"text-delta","delta":"Half"}\n\n',
    }),
  )
  await generate(page)
  await expect(page.getByText('Failed to generate content. Please try again.')).toBeVisible()
  await expect(overlay(page)).toHaveCount(0)
  const stopped = dialog(page, 'Stopped')
  await expect(stopped.getByRole('region', { name: 'Text so far' })).toHaveText('Half')
  await stopped.getByRole('button', { name: 'Keep this text' }).click()
  await expect(sheet(page)).toContainText('Half')
})

test('every failure leaves the text alone, no overlay, and says the specified words', async ({ page }) => {
  await openDesk(page)
  await write(page, 'Untouched.')
  await expectSaved(page)
  const toast = page.locator('[data-toasts]')
  const failures = [
    () => ({ status: 500, body: '<html>broken</html>' }),
    () => ({ status: 504, json: { error: 'The AI provider took too long to respond.', code: 'ai_timeout' } }),
    () => ({ contentType: 'text/event-stream', body: 'garbage\n\ndata: {oh no\n\n' }),
    () => ({ contentType: 'text/event-stream', body: 'data: {"type":"error","error":"No.","code":"x"}\n\n' }),
    () => ({ json: { generatedText: '<script>alert(1)</script>' } }),
  ]
  for (const failure of failures) {
    await page.unroute('**/functions/v1/**')
    await page.route('**/functions/v1/**', (route) => route.fulfill(failure()))
    await generate(page)
    await expect(toast.getByText('Failed to generate content. Please try again.')).toBeVisible()
    await expect(overlay(page)).toHaveCount(0)
    await dialog(page, 'Generate Content with AI').getByRole('button', { name: 'Cancel' }).click()
    await expect(toast.getByText('Failed to generate content. Please try again.')).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'AI rewrite' }).click()
  await page.keyboard.press('Control+Enter')
  await expect(toast.getByText('Failed to rewrite content. Please try again.')).toBeVisible()
  await dialog(page, 'AI rewrite').getByRole('button', { name: 'Cancel' }).click()
  await page.unroute('**/functions/v1/**')
  await page.route('**/functions/v1/**', (route) => route.abort())
  await page.getByRole('button', { name: 'AI analyze' }).click()
  await expect(toast.getByText('Failed to analyze content. Please try again.')).toBeVisible()
  await expect(sheet(page)).toHaveText('Untouched.')
})

test('a trial that is over leads to the plans, a session that is over to the sign-in and back', async ({
  page,
}) => {
  await openDesk(page)
  await page.route('**/functions/v1/**', (route) =>
    route.fulfill({ status: 402, json: { error: 'Your free trial has ended.', code: 'trial_ended' } }),
  )
  await generate(page)
  await expect(
    dialog(page, 'Your free trial has ended').getByRole('link', { name: 'Upgrade to Pro' }),
  ).toBeVisible()
  await dialog(page, 'Your free trial has ended').getByRole('button', { name: 'Not now' }).click()

  await page.unroute('**/functions/v1/**')
  await page.route('**/functions/v1/**', (route) =>
    route.fulfill({ status: 401, json: { error: 'Your session has ended.', code: 'session_over' } }),
  )
  await generate(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/signin\?redirectTo=\/write/)
})
