import { expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { askRest, expectSaved, openAccount, sheet } from './desk-steps.ts'
import { exportFile, fixturePath, openDesk, pickExport, toast, turnDark, writeRelease } from './file-steps.ts'
import { expectAccessible, expectReadable, expectToFit } from './page-checks.ts'
import { saveRelease } from './review-steps.ts'
import { expectToast } from './toast-steps.ts'

test.describe('exporting a release', () => {
  test('to Word keeps its structure', async ({ page }) => {
    await openDesk(page)
    const button = page.getByRole('toolbar').getByRole('button', { name: 'Export' })
    await expect(button).toBeDisabled()
    await writeRelease(page)
    const { name, bytes } = await exportFile(page, 'Word (.docx)')
    expect(name).toBe('harbour-opens-v1.docx')
    const parts = unzipSync(bytes)
    expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('Harbour Opens')
    await expectToFit(page, [768, 1024, 1440])
  })

  test('works as Markdown, web page and plain text, and keeps the text as one version', async ({ page }) => {
    const account = await openDesk(page)
    await writeRelease(page)
    const markdown = await exportFile(page, 'Markdown (.md)')
    expect(markdown.name).toBe('harbour-opens-v1.md')
    expect(markdown.bytes.toString()).toBe(
      'FOR IMMEDIATE RELEASE\n\n# Harbour Opens\n\n**DULUTH**, Minn. (May 4) The harbour opens.\n\n- one\n- two\n\n> Said.\n',
    )
    const html = await exportFile(page, 'Web page (.html)')
    expect(html.name).toBe('harbour-opens-v1.html')
    expect(html.bytes.toString()).toContain('<title>Harbour Opens</title>')
    expect(html.bytes.toString()).toContain('<p><strong>DULUTH</strong>, Minn.')
    const text = await exportFile(page, 'Plain text (.txt)')
    expect(text.name).toBe('harbour-opens-v1.txt')
    expect(text.bytes.toString()).toContain('\n\n- one\n- two\n\n    Said.\n')
    expect(await askRest(page, account, 'content_versions?select=version,cause,detail')).toEqual([
      { version: 1, cause: 'before_export', detail: 'markdown' },
    ])
    await page.getByRole('toolbar').getByRole('button', { name: 'Version history' }).click()
    await expect(page.getByRole('dialog').getByText('Markdown export')).toBeVisible()
  })

  test('names the file after the client, the headline and the version', async ({ page }) => {
    const account = await openAccount(page)
    await page.goto('/clients')
    await page.getByLabel('Client name').fill('Bell & Voss')
    await page.getByRole('button', { name: 'Add client' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bell & Voss' })).toBeVisible()
    await page.goto(`/write/${await saveRelease(page, account)}`)
    await page.getByRole('combobox', { name: 'Client for this document' }).selectOption('Bell & Voss')
    await expect(page.getByRole('button', { name: /^Document details: .*Bell & Voss/ })).toBeVisible()
    expect((await exportFile(page, 'Markdown (.md)')).name).toBe('bell-voss-tallow-opens-in-bend-v1.md')
  })

  test('to the clipboard is formatted for mail', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openDesk(page)
    await writeRelease(page)
    await pickExport(page, 'Copy for email')
    await expectToast(page, 'Content copied to clipboard')
    const [html, text] = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const read = async (type: string) => (await item?.getType(type))?.text()
      return [await read('text/html'), await read('text/plain')]
    })
    expect(html).toMatch(/<h1 style="[^"]+">Harbour Opens<\/h1>/)
    expect(text).toContain('DULUTH, Minn. (May 4)')
  })

  test('to paper prints only the release, in black, under its own name', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printedAs = document.title
        window.dispatchEvent(new Event('afterprint'))
      }
    })
    await openDesk(page)
    await writeRelease(page)
    const named = await page.title()
    await pickExport(page, 'PDF or print')
    await expect(page.locator('html')).toHaveAttribute('data-printed-as', 'Harbour Opens')
    expect(await page.title()).toBe(named)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(sheet(page)).toBeVisible()
    for (const other of [
      page.getByRole('banner'),
      page.getByRole('toolbar'),
      page.getByText(/words/).first(),
    ])
      await expect(other).toBeHidden()
    const colors = await sheet(page).evaluate((release) =>
      [...release.querySelectorAll('*'), release].map((element) => getComputedStyle(element).color),
    )
    expect(new Set(colors)).toEqual(new Set(['rgb(0, 0, 0)']))
  })

  test('reports failures', async ({ page }) => {
    await openDesk(page)
    await writeRelease(page)
    await page.route('**/functions/v1/export-to-docx', (route) =>
      route.fulfill({
        status: 500,
        json: { error: 'Something went wrong on the server.', code: 'unexpected' },
      }),
    )
    await pickExport(page, 'Word (.docx)')
    await expectToast(page, 'Failed to export document. Please try again.')
    const busy = 'We’re converting a lot of documents right now. Try again in a minute.'
    await page.route('**/functions/v1/export-to-docx', (route) =>
      route.fulfill({ status: 503, json: { error: busy, code: 'busy' } }),
    )
    await pickExport(page, 'Word (.docx)')
    await expectToast(page, busy)
  })

  test('works by keyboard, from the menu and the command palette', async ({ page }) => {
    await openDesk(page)
    await writeRelease(page)
    await expectSaved(page)
    await page.getByRole('toolbar').getByRole('button', { name: 'Export' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText([
      'Word (.docx)',
      'PDF or print',
      'Markdown (.md)',
      'Web page (.html)',
      'Plain text (.txt)',
      'Copy for email',
      'Send for review',
    ])
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await expectAccessible(page)
    await turnDark(page)
    await expectReadable(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('export as mark')
    const download = page.waitForEvent('download')
    await page.keyboard.press('Enter')
    expect((await download).suggestedFilename()).toBe('harbour-opens-v1.md')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('upload')
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(fixturePath('utf-8.txt'))
    await page.getByRole('button', { name: 'Replace', exact: true }).click()
    await expectToast(page, 'Imported utf-8.txt')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('files are imported from the tools sheet and exported from the export sheet', async ({ page }) => {
    await openDesk(page)
    await page.getByRole('button', { name: 'Format and tools' }).tap()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).tap()
    await (await chooser).setFiles(fixturePath('release.doc'))
    await page.getByRole('button', { name: 'Import', exact: true }).tap()
    await expectToast(page, 'Imported release.doc')
    // It leaves by itself, perhaps while a finger is on its way.
    await expect(toast(page)).not.toContainText('Imported release.doc')
    await page.getByRole('region', { name: 'Document' }).getByRole('button', { name: 'Export' }).tap()
    const formats = page.getByRole('dialog', { name: 'Export' })
    await expect(formats.getByRole('listitem')).toHaveCount(7)
    await expectAccessible(page)
    await turnDark(page)
    await expectReadable(page)
    const download = page.waitForEvent('download')
    await formats.getByRole('button', { name: 'Word (.docx)' }).tap()
    await expect(formats).toHaveCount(0)
    // The file has no headline.
    expect((await download).suggestedFilename()).toBe('press_release.docx')
    // A review is another way for the text to leave.
    await page.getByRole('region', { name: 'Document' }).getByRole('button', { name: 'Export' }).tap()
    await formats.getByRole('button', { name: 'Send for review' }).tap()
    await expect(page.getByRole('dialog', { name: /^(Send for review|Before you send it)$/ })).toBeVisible()
    await page.keyboard.press('Escape')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
