// Word in, Word out, and the other formats: what the writer does with files at the desk.
import { writeFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { askRest, expectSaved, openAccount, saveAs, sheet, title, write } from './desk-steps.ts'
import { drop, exportFile, fixture, fixturePath, pickExport, toast, turnDark, upload } from './file-steps.ts'
import { collectComplaints, expectAccessible, expectReadable, expectToFit } from './page-checks.ts'

async function openDesk(page: Page) {
  const account = await openAccount(page)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/write')
  await expect(sheet(page)).toBeVisible()
  return account
}

/** A released text with everything the schema holds. */
async function writeRelease(page: Page): Promise<void> {
  await sheet(page).click()
  await page.keyboard.type('FOR IMMEDIATE RELEASE\n# Harbour Opens\n')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('DULUTH')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(', Minn. (May 4) The harbour opens.\n- one\ntwo\n\n> Said.')
}

test.describe('a file comes in', () => {
  test('by the button, into an empty document that it gives its name', async ({ page }) => {
    const complaints = collectComplaints(page)
    const account = await openDesk(page)
    await upload(page, fixturePath('release.docx'))
    await expect(sheet(page).getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(sheet(page).locator('strong').first()).toBeVisible()
    await expect(toast(page)).toContainText('Imported release.docx')
    await expect(toast(page)).not.toContainText('Undo')
    await expect(title(page).first()).toHaveText('release')
    await expectSaved(page)
    await expect(page).toHaveURL(/\/write\/[\w-]{36}$/)
    await expect(sheet(page)).toBeFocused()
    await expect.poll(() => askRest(page, account, 'content?select=title')).toEqual([{ title: 'release' }])
    await page.keyboard.press('Control+h')
    const history = page.getByRole('dialog', { name: 'Version history' })
    await expect(history.getByText(/^Imported release\.docx/)).toHaveCount(1)
    expect(complaints).toEqual([])
  })

  test('over a text, which stays one undo and one version away', async ({ page }) => {
    await openDesk(page)
    await write(page, 'My own words.')
    await saveAs(page, 'Harbour')
    await upload(page, fixturePath('footnotes.doc'))
    await expect(sheet(page)).not.toContainText('My own words.')
    await expect(toast(page)).toContainText('Imported footnotes.doc')
    await expect(toast(page)).toContainText('Undo brings your earlier text back.')
    await expect(title(page).first()).toHaveText('Harbour')
    await page.keyboard.press('Control+h')
    const history = page.getByRole('dialog', { name: 'Version history' })
    await expect(history.getByText(/^Imported footnotes\.doc/)).toBeVisible()
    await expect(history.getByRole('button', { name: /Version 1\b/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await sheet(page).focus()
    await page.keyboard.press('Control+z')
    await expect(sheet(page)).toHaveText('My own words.')
    await expectSaved(page)
  })

  test('by a door of the empty page', async ({ page }) => {
    await openDesk(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^Upload a file/ }).click()
    expect(await (await chooser).element().getAttribute('accept')).toContain('.docx')
    await (await chooser).setFiles(fixturePath('windows-1252.txt'))
    await expect(sheet(page)).toContainText('“')
    await expect(title(page).first()).toHaveText('windows-1252')
  })

  test('dropped on the sheet, which shows where', async ({ page }) => {
    await openDesk(page)
    await write(page, 'Words before.')
    await drop(page, sheet(page), [fixture('utf-16.txt')], async () => {
      await expect(page.getByText('Let go to bring it in')).toBeVisible()
      await expectReadable(page)
      await turnDark(page)
      await expectReadable(page)
    })
    await expect(page.locator('[data-drop]')).toHaveCount(0)
    await expect(toast(page)).toContainText('Imported utf-16.txt')
    await expect(sheet(page)).not.toContainText('Words before.')
  })

  test('dropped beside the sheet does nothing, not even take the page away', async ({ page }) => {
    await openDesk(page)
    await write(page, 'Words before.')
    await drop(page, page.getByRole('banner'), [fixture('utf-8.txt')], async () => {
      await expect(page.getByText('Drop your file here')).toBeVisible()
    })
    await expect(page.locator('[data-drop]')).toHaveCount(0)
    await drop(page, sheet(page), [fixture('utf-8.txt'), fixture('release.docx')])
    await expect(toast(page)).toContainText('One file at a time')
    await expect(sheet(page)).toHaveText('Words before.')
  })

  test('slowly shows how far it is, and can be cancelled', async ({ page }) => {
    await openDesk(page)
    await write(page, 'Words before.')
    await expectSaved(page)
    let isAborted = false
    page.on('requestfailed', (request) => {
      isAborted ||= request.url().endsWith('/process-document')
    })
    await page.route('**/functions/v1/process-document', () => undefined)
    await upload(page, fixturePath('long.docx'))
    const dialog = page.getByRole('dialog', { name: 'Importing your file' })
    await expect(dialog.getByRole('progressbar', { name: 'long.docx' })).toBeVisible()
    await expectAccessible(page)
    await turnDark(page)
    await expectReadable(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => isAborted).toBe(true)
    await expect(sheet(page)).toHaveText('Words before.')
    await expect(toast(page).getByText(/./)).toHaveCount(0)
    await page.unroute('**/functions/v1/process-document')
    await upload(page, fixturePath('utf-8.txt'))
    await expect(toast(page)).toContainText('Imported utf-8.txt')
  })
})

test.describe('a file that cannot come in leaves the text alone and says why', () => {
  const docx = fixture('release.docx')
  const wrongType = ['Invalid file type', 'Please upload a .txt or .doc/.docx file']
  const refused: [string, ReturnType<typeof fixture>, string[]][] = [
    ['another type', fixture('release.odt'), wrongType],
    ['another type under a Word name', { ...docx, buffer: Buffer.from('%PDF-1.7 and so on') }, wrongType],
    ['a password', fixture('encrypted.docx'), ['Error', 'protected with a password']],
    ['a part of a file', { ...docx, buffer: docx.buffer.subarray(0, 3000) }, ['Error', 'damaged']],
    ['nothing in it', { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from(' ') }, ['no text']],
  ]
  for (const [what, file, words] of refused)
    test(what, async ({ page }) => {
      await openDesk(page)
      await write(page, 'Words before.')
      await upload(page, file)
      for (const word of words) await expect(toast(page)).toContainText(word, { timeout: 20_000 })
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(sheet(page)).toHaveText('Words before.')
      await expect(page.getByRole('toolbar').getByRole('button', { name: 'Save draft' })).toBeEnabled()
    })

  for (const [bytes, sentence] of [
    [11_000_000, 'The file is larger than 10 MB.'],
    [50_000_000, 'This file is too large. Please upload a smaller one.'],
  ] as const)
    test(`${bytes} bytes`, async ({ page }, info) => {
      const file = info.outputPath('report.docx')
      writeFileSync(file, Buffer.alloc(bytes, 'x'))
      await openDesk(page)
      await write(page, 'Words before.')
      await upload(page, file)
      await expect(toast(page)).toContainText(sentence, { timeout: 15_000 })
      await expect(sheet(page)).toHaveText('Words before.')
    })

  for (const [what, answer] of [
    [
      'a failing server',
      { status: 500, json: { error: 'Something went wrong on the server.', code: 'unexpected' } },
    ],
    ['an answer from somewhere else', { status: 200, body: '<html>Sign in to the wifi</html>' }],
  ] as const)
    test(what, async ({ page }) => {
      await openDesk(page)
      await write(page, 'Words before.')
      await page.route('**/functions/v1/process-document', (route) => route.fulfill(answer))
      await upload(page, fixturePath('release.docx'))
      await expect(toast(page)).toContainText('Failed to process document. Please try again.')
      await expect(sheet(page)).toHaveText('Words before.')
    })

  test('no network, for files in and out', async ({ page, context }) => {
    await openDesk(page)
    await write(page, 'Words before.')
    await expectSaved(page)
    await context.setOffline(true)
    await upload(page, fixturePath('release.docx'))
    await expect(toast(page)).toContainText('Failed to process document. Please try again.')
    await expect(sheet(page)).toHaveText('Words before.')
    await pickExport(page, 'Word (.docx)')
    await expect(toast(page)).toContainText('Failed to export document. Please try again.')
    // The other formats need no server.
    expect((await exportFile(page, 'Plain text (.txt)')).bytes.toString()).toBe('Words before.\n')
  })
})

test.describe('a release goes out', () => {
  test('as Word, with its structure', async ({ page }) => {
    await openDesk(page)
    const button = page.getByRole('toolbar').getByRole('button', { name: 'Export' })
    await expect(button).toBeDisabled()
    await writeRelease(page)
    const { name, bytes } = await exportFile(page, 'Word (.docx)')
    expect(name).toBe('press_release.docx')
    const parts = unzipSync(bytes)
    expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('Harbour Opens')
    await expectToFit(page, [768, 1024, 1440])
  })

  test('as Markdown, web page and plain text', async ({ page }) => {
    await openDesk(page)
    await writeRelease(page)
    const markdown = await exportFile(page, 'Markdown (.md)')
    expect(markdown.name).toBe('press_release.md')
    expect(markdown.bytes.toString()).toBe(
      'FOR IMMEDIATE RELEASE\n\n# Harbour Opens\n\n**DULUTH**, Minn. (May 4) The harbour opens.\n\n- one\n- two\n\n> Said.\n',
    )
    const html = await exportFile(page, 'Web page (.html)')
    expect(html.name).toBe('press_release.html')
    expect(html.bytes.toString()).toContain('<title>Harbour Opens</title>')
    expect(html.bytes.toString()).toContain('<p><strong>DULUTH</strong>, Minn.')
    const text = await exportFile(page, 'Plain text (.txt)')
    expect(text.name).toBe('press_release.txt')
    expect(text.bytes.toString()).toContain('\n\n- one\n- two\n\n    Said.\n')
  })

  test('onto the clipboard, dressed for a mail', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await openDesk(page)
    await writeRelease(page)
    await pickExport(page, 'Copy for e-mail')
    await expect(toast(page)).toContainText('Content copied to clipboard')
    const [html, text] = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read()
      const read = async (type: string) => (await item?.getType(type))?.text()
      return [await read('text/html'), await read('text/plain')]
    })
    expect(html).toMatch(/<h1 style="[^"]+">Harbour Opens<\/h1>/)
    expect(text).toContain('DULUTH, Minn. (May 4)')
  })

  test('onto paper: the release alone, in black, under its own name', async ({ page }) => {
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
    const colours = await sheet(page).evaluate((release) =>
      [...release.querySelectorAll('*'), release].map((element) => getComputedStyle(element).color),
    )
    expect(new Set(colours)).toEqual(new Set(['rgb(0, 0, 0)']))
  })

  test('or stays, and says what happened', async ({ page }) => {
    await openDesk(page)
    await writeRelease(page)
    await page.route('**/functions/v1/export-to-docx', (route) =>
      route.fulfill({
        status: 500,
        json: { error: 'Something went wrong on the server.', code: 'unexpected' },
      }),
    )
    await pickExport(page, 'Word (.docx)')
    await expect(toast(page)).toContainText('Failed to export document. Please try again.')
    const busy = 'Many documents are being converted right now. Please try again in a minute.'
    await page.route('**/functions/v1/export-to-docx', (route) =>
      route.fulfill({ status: 503, json: { error: busy, code: 'busy' } }),
    )
    await pickExport(page, 'Word (.docx)')
    await expect(toast(page)).toContainText(busy)
  })

  test('by keys: the menu and the command palette', async ({ page }) => {
    await openDesk(page)
    await writeRelease(page)
    await page.getByRole('toolbar').getByRole('button', { name: 'Export' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem')).toHaveText([
      'Word (.docx)',
      'PDF or print',
      'Markdown (.md)',
      'Web page (.html)',
      'Plain text (.txt)',
      'Copy for e-mail',
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
    expect((await download).suggestedFilename()).toBe('press_release.md')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('upload')
    const chooser = page.waitForEvent('filechooser')
    await page.keyboard.press('Enter')
    await (await chooser).setFiles(fixturePath('utf-8.txt'))
    await expect(toast(page)).toContainText('Imported utf-8.txt')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a file comes in by the tools sheet and goes out by the export sheet', async ({ page }) => {
    await openDesk(page)
    await page.getByRole('button', { name: 'Format and tools' }).tap()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).tap()
    await (await chooser).setFiles(fixturePath('release.doc'))
    await expect(toast(page)).toContainText('Imported release.doc')
    await toast(page).getByRole('button', { name: 'Dismiss' }).tap()
    await page.getByRole('region', { name: 'Document' }).getByRole('button', { name: 'Export' }).tap()
    const formats = page.getByRole('dialog', { name: 'Export' })
    await expect(formats.getByRole('listitem')).toHaveCount(6)
    await expectAccessible(page)
    await turnDark(page)
    await expectReadable(page)
    const download = page.waitForEvent('download')
    await formats.getByRole('button', { name: 'Word (.docx)' }).tap()
    await expect(formats).toHaveCount(0)
    expect((await download).suggestedFilename()).toBe('press_release.docx')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
