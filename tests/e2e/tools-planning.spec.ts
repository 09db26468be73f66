// The tools that run in the browser alone: launch timeline, structure builder, pitch helper, crisis statement.
import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { openAccount, sheet } from './desk-steps.ts'
import { expectAccessible, expectReadable, expectToFit } from './page-checks.ts'
import { holdScripts } from './slow-line.ts'

const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

async function expectSound(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await expectToFit(page)
}

async function download(page: Page, button: string): Promise<{ name: string; text: string }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

test.describe('the launch timeline', () => {
  // Dates are calendar dates: nobody's clock may move them.
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('dates every task, avoids weekends on request, and exports CSV, calendar file and document', async ({
    page,
  }) => {
    await openAccount(page)
    await page.goto('/tools/launch-timeline')
    const button = page.getByRole('button', { name: 'Generate Timeline' })
    await page.getByLabel('Launch date').fill('2028-02-29')
    await expect(button).toBeDisabled()
    await page.getByLabel('Launch type').selectOption('product')
    await button.click()
    await expect(page.getByRole('heading', { name: '12 tasks in 36 days' })).toBeVisible()
    await expect(page.getByText('Product launch, Tuesday, February 29, 2028')).toBeVisible()
    const tasks = page.getByRole('main').getByRole('listitem')
    await expect(tasks).toHaveCount(12)
    await expect(tasks.nth(3)).toContainText('Feb. 19SaturdaySend the draft for review')
    await expect(tasks.nth(3)).toContainText('Falls on a Saturday.')
    await page.getByLabel('Keep tasks off weekends').check()
    await expect(tasks.nth(3)).toContainText('Feb. 18FridaySend the draft for review')
    await expectSound(page)

    await page.reload()
    await expect(tasks.nth(3)).toContainText('Moved from Saturday.')
    const csv = await download(page, 'Download CSV')
    expect(csv.name).toBe('launch-timeline-2028-02-29.csv')
    const rows = csv.text.split('\r\n')
    expect(rows[0]).toBe('Date,Day of Week,Task,Description,Type')
    expect(rows[4]).toMatch(/^2028-02-18,Friday,Send the draft for review,.*,Review$/)
    const calendar = await download(page, 'Download calendar file')
    expect(calendar.name).toBe('launch-timeline-2028-02-29.ics')
    expect(calendar.text).toContain('DTSTART;VALUE=DATE:20280229\r\nSUMMARY:Send the release\r\n')

    await page.getByLabel('Launch date').fill('1999-12-31')
    await button.click()
    await expect(tasks.last()).toContainText('Jan. 7, 2000')
    await expect(tasks.last()).toContainText('This date has passed.')
    await page.getByRole('button', { name: 'Open in editor' }).click()
    await expect(sheet(page)).toContainText('Friday, December 31, 1999: Send the release')
  })
})

test('the structure builder shows, copies and opens a template of each type', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tools/press-release-builder')
  await expect(page.getByText('[COMPANY] to Sell [PRODUCT]')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'SEO tips' })).toBeVisible()
  const headlines = [
    ['Funding', '[COMPANY] Raises [AMOUNT]'],
    ['Partnership', '[COMPANY] to [WHAT IT WILL DO]'],
    ['Event', '[HOST] to [SHOW, OPEN OR DISCUSS WHAT]'],
    ['Product launch', '[COMPANY] to Sell [PRODUCT]'],
    ['Funding', '[COMPANY] Raises [AMOUNT]'],
  ] as const
  for (const [type, headline] of headlines) {
    await page.getByRole('radio', { name: type }).check()
    await expect(page.getByText(headline)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Copy Template' }).click()
  await expect(toast(page)).toContainText('Template copied!')
  expect(await clipboard(page)).toMatch(/^FOR IMMEDIATE RELEASE\n\n\[COMPANY\] Raises/)
  await expectSound(page)
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Funding' })).toBeChecked()
  await page.getByRole('link', { name: 'Open in editor' }).click()
  await expect(page).toHaveURL('/signup?redirectTo=/write%3Fstructure%3Dfunding')
})

test('choices made before the scripts have loaded are kept', async ({ page }) => {
  // The page itself is there, with the few inline lines that note what is done before its scripts come.
  let letCome = await holdScripts(page)
  await page.goto('/tools/press-release-builder', { waitUntil: 'domcontentloaded' })
  await page.getByRole('radio', { name: 'Funding' }).check()
  letCome()
  await expect(page.getByText('[COMPANY] Raises [AMOUNT]')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Funding' })).toBeChecked()

  await page.unrouteAll({ behavior: 'wait' })
  letCome = await holdScripts(page)
  await page.goto('/tools/launch-timeline', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Launch date').fill('2026-12-26')
  await page.getByLabel('Keep tasks off weekends').check()
  letCome()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByLabel('Launch type').selectOption('product')
  await expect(page.getByLabel('Keep tasks off weekends')).toBeChecked()
  await expect(page.getByRole('button', { name: 'Generate Timeline' })).toBeEnabled()

  await page.unrouteAll({ behavior: 'wait' })
  letCome = await holdScripts(page)
  await page.goto('/tools/pitch-personalizer', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('Journalist name').fill('Ana Ruiz')
  await page.getByLabel('Beat or coverage area').fill('housing')
  await page.getByLabel('Beat or coverage area').press('Enter')
  letCome()
  await expect(page.getByRole('textbox', { name: 'Your opener' })).toHaveValue(/^Hi Ana Ruiz,/)
  await expect(page.getByRole('status').filter({ hasText: 'Opener ready' })).toBeAttached()
  expect(page.url()).toMatch(/pitch-personalizer$/)
})

test('the pitch helper asks for name and beat, and its opener can be edited and copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tools/pitch-personalizer')
  const generate = page.getByRole('button', { name: 'Generate Personalized Opener' })
  await page.getByLabel('Journalist name').fill('Ana Ruiz')
  await generate.click()
  await expect(toast(page)).toContainText('Missing information')
  await expect(toast(page)).toContainText('Please enter both journalist name and beat.')
  await page.getByLabel('Beat or coverage area').fill('housing')
  await page.keyboard.press('Enter')
  const opener = page.getByRole('textbox', { name: 'Your opener' })
  await expect(opener).toHaveValue(/^Hi Ana Ruiz, .*housing/)
  await opener.fill('Hi Ana, 🏠')
  await page.reload()
  await expect(opener).toHaveValue('Hi Ana, 🏠')
  await expectSound(page)
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(toast(page)).toContainText('Opener copied!')
  expect(await clipboard(page)).toBe('Hi Ana, 🏠')

  // A blocked clipboard, and the old way blocked as well.
  await page.evaluate(() => {
    document.execCommand = () => false
    navigator.clipboard.writeText = () => Promise.reject(new Error('blocked'))
  })
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(toast(page)).toContainText('Failed to copy content. Please try again.')
})

test('the crisis tool locks its statement until legal review is confirmed', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tools/crisis-response')
  await expect(page.getByRole('heading', { name: 'Legal notice' })).toBeVisible()
  const generate = page.getByRole('button', { name: 'Generate Statement' })
  await generate.click()
  await expect(toast(page)).toContainText('Missing information')
  await expect(toast(page)).toContainText('Please select a situation type and provide details.')

  await page.getByLabel('Situation type').selectOption('service-outage')
  await page.getByLabel('Situation details').fill('Sign-in stopped at 9:40 a.m.')
  await generate.click()
  const statement = page.getByRole('textbox', { name: 'Your statement' })
  const copy = page.getByRole('button', { name: 'Copy' })
  await expect(statement).toHaveValue(/Sign-in stopped at 9:40 a\.m\./)
  await expect(copy).toBeEnabled()

  await page.getByLabel('Situation details').fill('Sign-in stopped. Two patients were injured.')
  await generate.click()
  await expect(page.getByText('This statement raises legal questions (patients, injured).')).toBeVisible()
  await expect(copy).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Open in editor' })).toBeDisabled()
  await expectSound(page)
  await page.reload()
  await expect(copy).toBeDisabled()
  await page.getByLabel('Counsel will clear this statement').check()
  await copy.click()
  await expect(toast(page)).toContainText('Statement copied!')
  expect(await clipboard(page)).toContain('Two patients were injured.')
})

test('checkboxes and radio buttons have the colors of the theme, in the dark too', async ({ page }) => {
  const [lightSheet, lightAccent] = ['rgb(255, 255, 255)', 'rgb(178, 58, 29)']
  const [darkSheet, darkAccent] = ['rgb(29, 27, 23)', 'rgb(240, 138, 99)']
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/tools/press-release-builder')
  const [chosen, other] = [page.getByRole('radio').first(), page.getByRole('radio').nth(1)]
  await chosen.check()
  await expect(chosen).toHaveCSS('background-color', lightAccent)
  await expect(other).toHaveCSS('background-color', lightSheet)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(chosen).toHaveCSS('background-color', darkAccent)
  await expect(other).toHaveCSS('background-color', darkSheet)
  await page.goto('/tools/launch-timeline')
  const box = page.getByRole('checkbox')
  await expect(box).toHaveCSS('background-color', darkSheet)
  await box.check()
  await expect(box).toHaveCSS('background-color', darkAccent)
})
