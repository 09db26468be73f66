// Screens in the states that no other test looks at with axe: what opens over them, what is on them, and what went wrong; in both themes.
import { expect, type Page, test } from '@playwright/test'
import { answerAnalysis, dialog, panel, prompt } from './ai-steps.ts'
import { newAddress } from './auth-steps.ts'
import { type Account, openAccount, savedState, sheet, sidebar, write } from './desk-steps.ts'
import { expectAccessible, expectReadable } from './page-checks.ts'
import { enterReview, headersOf, mailedLink, saveRelease } from './review-steps.ts'
import { createWorkspace, invite } from './workspace-steps.ts'

test.use({ colorScheme: 'light' })

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** What a key or a click opens, looked at and closed again. */
async function look(page: Page, open: () => Promise<void>, name: string): Promise<void> {
  await open()
  await expect(dialog(page, name)).toBeVisible()
  await expectGood(page)
  await page.keyboard.press('Escape')
  await expect(dialog(page, name)).toHaveCount(0)
}

async function openRelease(page: Page): Promise<Account> {
  const account = await openAccount(page)
  await page.goto(`/write/${await saveRelease(page, account)}`)
  await expect(page.getByRole('button', { name: /newsroom issue/ })).toBeVisible()
  return account
}

test('what the keyboard and the toolbar open at the desk', async ({ page }) => {
  await openRelease(page)
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name }).first()
  await look(page, () => page.keyboard.press('Control+h'), 'Version history')
  await look(page, () => page.keyboard.press('Control+/'), 'Keyboard shortcuts')
  await look(page, () => tool('AI rewrite').click(), 'AI rewrite')
  await look(page, () => page.getByRole('button', { name: /^Document details/ }).click(), 'Document details')
  await look(page, () => page.getByRole('button', { name: 'Media kit' }).click(), 'Media kit')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('tal')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectGood(page)
  await page.keyboard.press('Escape')
  for (const name of ['Text style', 'Insert', 'Export']) {
    await tool(name).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectGood(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
})

test('the fact sheet of private notes', async ({ page }) => {
  await openAccount(page)
  await page.goto('/write')
  await look(page, () => page.getByRole('button', { name: /Use a template/ }).click(), 'Use a template')
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  const form = dialog(page, 'Generate Content with AI')
  await form.getByRole('button', { name: 'Generate', exact: true }).click()
  await expect(form.getByText('Please enter a prompt')).toBeVisible()
  await expectGood(page)
  await form
    .getByPlaceholder('Enter your prompt here...')
    .fill(`${prompt}\nOff the record: the price will rise to $99 in March.`)
  await form.getByLabel(/^Use only the lines I check/).check()
  await expect(form.getByRole('list', { name: 'Lines of your notes' })).toBeVisible()
  await expectGood(page)
})

test('every tab of the panel, with its parts opened', async ({ page }) => {
  await answerAnalysis(page, [['Tallow opens its first store on Friday.', 'Tallow opens a store on Friday.']])
  await openRelease(page)
  await page.getByRole('button', { name: 'AI analyze' }).click()
  await expect(panel(page).getByRole('article')).toHaveCount(1)
  await expectGood(page)
  await page.getByRole('tab', { name: /^Newsroom/ }).click()
  await panel(page).getByRole('button', { name: 'Ignore' }).first().click()
  for (const name of ['Wires', 'Settings']) await panel(page).getByText(name, { exact: true }).click()
  await expectGood(page)
  for (const name of ['Facts', 'Review']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('complementary', { name })).toBeVisible()
    await expectGood(page)
  }
})

test('the sidebar’s trash and its question, and a draft that is offline', async ({ page, context }) => {
  await openRelease(page)
  await sidebar(page)
    .getByRole('link', { name: /^Tallow/ })
    .hover()
  await sidebar(page)
    .getByRole('button', { name: /^Delete Tallow/ })
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectGood(page)
  await page.keyboard.press('Escape')
  await sidebar(page).getByRole('button', { name: 'Trash' }).click()
  await expect(sidebar(page).getByText(/^The trash is empty/)).toBeVisible()
  await expectGood(page)
  await context.setOffline(true)
  await write(page, ' More.')
  await expect(savedState(page)).toHaveText('Offline – kept on this device')
  await expectGood(page)
})

test('a workspace with an open invitation, a client’s page, and the invitation', async ({ page }) => {
  await openAccount(page)
  await createWorkspace(page, 'Bell & Voss')
  const link = await invite(page, newAddress('guest'))
  await expectGood(page)
  await page.goto('/clients')
  await page.getByLabel('Client name').fill('Tallow Bakery')
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tallow Bakery' })).toBeVisible()
  await expectGood(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectGood(page)
})

test('a review before and after its code, and links that don’t work', async ({ page }) => {
  const account = await openAccount(page)
  const email = newAddress('mara')
  const id = await saveRelease(page, account)
  await page.request.post('/functions/v1/send-review', {
    headers: headersOf(account),
    data: { content_id: id, reviewers: [{ name: 'Mara Voss', email, role: 'client' }] },
  })
  const link = await mailedLink(page, email)
  await page.goto(link)
  await expect(page.getByRole('button', { name: 'Email me a code' })).toBeVisible()
  await expectGood(page)
  await enterReview(page, link, email)
  await expectGood(page)
  for (const path of ['/review/abc', '/invite/abc', '/sign-off/abc', `/write/${crypto.randomUUID()}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectGood(page)
  }
})

test('the questions of the settings', async ({ page }) => {
  await openAccount(page)
  await page.goto('/settings')
  await look(page, () => page.getByRole('button', { name: 'Delete Account' }).click(), 'Delete your account?')
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByText(/authenticator app/).first()).toBeVisible()
  await expectGood(page)
})

test('forms that were refused', async ({ page }) => {
  await page.goto('/signup')
  await page.getByLabel('Email address').fill('dana')
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await expect(page.getByText('Enter a full email address, like jo@example.com')).toBeVisible()
  await expectGood(page)
  await page.goto('/help')
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('Name is required')).toBeVisible()
  await expectGood(page)
})

test('the pages that stand in for other services', async ({ page }) => {
  await openAccount(page)
  await page.goto('/local/mail')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Newsreader/)
  await expect(page.locator('body')).toHaveCSS('font-family', /^Inter/)
  await expectGood(page)
  await page
    .getByRole('link', { name: /Confirm your email/ })
    .first()
    .click()
  await expect(page.getByText('Plain text version')).toBeVisible()
  await expectGood(page)
  await page.goto('/local/contacts')
  await expectGood(page)
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for Pro')
  await expectGood(page)
})

/** What a page takes from the product: its letters, and the colors of paper, words and the main button. */
async function readLook(page: Page, name: string | RegExp) {
  const main = page.getByRole('main').getByRole('button', { name, exact: true })
  const button = await main.evaluate((element) => getComputedStyle(element).backgroundColor)
  const rest = await page.evaluate(async () => {
    await document.fonts.ready
    const [body, headline] = [document.body, document.querySelector('h1') ?? document.body].map((element) =>
      getComputedStyle(element),
    )
    const first = (families = '') => families.split(',')[0]?.replaceAll('"', '')
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
    return {
      words: first(body?.fontFamily),
      headline: first(headline?.fontFamily),
      loaded: [...new Set(loaded.map(({ family }) => first(family)))].toSorted(),
      paper: body?.backgroundColor,
      ink: body?.color,
    }
  })
  return { ...rest, button }
}

test('the local checkout and identity pages look like the product, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/help')
    const ours = await readLook(page, 'Send Message')
    expect(ours.loaded).toEqual(['Inter', 'Newsreader'])
    await page.goto('/signup')
    await page.getByRole('button', { name: 'Continue with the local identity provider' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Local identity provider')
    expect(await readLook(page, 'Continue')).toEqual(ours)
  }
  await openAccount(page)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/help')
    const ours = await readLook(page, 'Send Message')
    await page.goto('/pricing')
    await page.getByRole('button', { name: 'Upgrade to Pro' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for Pro')
    expect(await readLook(page, /^Pay /)).toEqual(ours)
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the drawer, the panel and the sheets', async ({ page }) => {
    await openRelease(page)
    await page.getByRole('button', { name: 'Expand sidebar' }).tap()
    await expect(dialog(page, 'Sidebar')).toBeVisible()
    await expectGood(page)
    await page.keyboard.press('Escape')
    await expect(dialog(page, 'Sidebar')).toHaveCount(0)
    await page.getByRole('button', { name: /newsroom issue/ }).tap()
    await expect(dialog(page, 'Newsroom check')).toBeVisible()
    await expectGood(page)
    await page.getByRole('tab', { name: /^Review/ }).tap()
    await expect(dialog(page, 'Review')).toBeVisible()
    await expectGood(page)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeVisible()
    await page.getByRole('button', { name: /^Document details/ }).tap()
    await expect(dialog(page, 'Document details')).toBeVisible()
    await expectGood(page)
  })
})
