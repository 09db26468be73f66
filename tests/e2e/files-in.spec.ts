// Files that come in: by button, door and drop, and those that cannot.
import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { makeDocx } from '#server/word/make-docx.test-support.ts'
import { askRest, expectSaved, saveAs, sheet, title, undo, write } from './desk-steps.ts'
import {
  drop,
  exportFile,
  fixture,
  fixturePath,
  openDesk,
  pickExport,
  toast,
  turnDark,
  upload,
} from './file-steps.ts'
import { collectComplaints, expectAccessible, expectReadable } from './page-checks.ts'
import { expectToast } from './toast-steps.ts'

test.describe('importing a file', () => {
  test('by the button fills an empty document and names it', async ({ page }) => {
    const complaints = collectComplaints(page)
    const account = await openDesk(page)
    await upload(page, fixturePath('release.docx'))
    await expect(sheet(page).getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(sheet(page).locator('strong').first()).toBeVisible()
    expect(await expectToast(page, 'Imported release.docx')).not.toContain('Undo')
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

  test('over text keeps the old text in undo and as a version', async ({ page }) => {
    await openDesk(page)
    await write(page, 'My own words.')
    await saveAs(page, 'Harbour')
    await upload(page, fixturePath('footnotes.doc'))
    await page
      .getByRole('dialog', { name: 'Import footnotes.doc' })
      .getByRole('button', { name: 'Replace' })
      .click()
    await expect(sheet(page)).not.toContainText('My own words.')
    await expectToast(page, 'Imported footnotes.doc', 'Undo restores your earlier text.')
    await expect(title(page).first()).toHaveText('Harbour')
    await page.keyboard.press('Control+h')
    const history = page.getByRole('dialog', { name: 'Version history' })
    await expect(history.getByText(/^Imported footnotes\.doc/)).toBeVisible()
    await expect(history.getByRole('button', { name: /Version 1\b/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await sheet(page).focus()
    await undo(page)
    await expect(sheet(page)).toHaveText('My own words.')
    await expectSaved(page)
  })

  test('works from the empty page', async ({ page }) => {
    await openDesk(page)
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: /^Upload a file/ }).click()
    expect(await (await chooser).element().getAttribute('accept')).toContain('.docx')
    await (await chooser).setFiles(fixturePath('windows-1252.txt'))
    await expect(sheet(page)).toContainText('“')
    await expect(title(page).first()).toHaveText('windows-1252')
  })

  test('by dropping it on the sheet shows the drop target', async ({ page }) => {
    await openDesk(page)
    await write(page, 'Words before.')
    await drop(page, sheet(page), [fixture('utf-16.txt')], async () => {
      await expect(page.getByText('Drop to import')).toBeVisible()
      await expectReadable(page)
      await turnDark(page)
      await expectReadable(page)
    })
    await expect(page.locator('[data-drop]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Replace', exact: true }).click()
    await expectToast(page, 'Imported utf-16.txt')
    await expect(sheet(page)).not.toContainText('Words before.')
    await expect(title(page).first()).toHaveText('utf-16')
    await toast(page).getByRole('button', { name: 'Undo' }).click()
    await expect(sheet(page)).toHaveText('Words before.')
    await expect(title(page).first()).toHaveText('Untitled Document')
    await expect(toast(page)).not.toContainText('Imported')
    await expectSaved(page)
  })

  test('by dropping it beside the sheet does nothing and keeps the page', async ({ page }) => {
    await openDesk(page)
    await write(page, 'Words before.')
    await drop(page, page.getByRole('banner'), [fixture('utf-8.txt')], async () => {
      await expect(page.getByText('Drop your file here')).toBeVisible()
    })
    await expect(page.locator('[data-drop]')).toHaveCount(0)
    await drop(page, sheet(page), [fixture('utf-8.txt'), fixture('release.docx')])
    await expectToast(page, 'One file at a time')
    await expect(sheet(page)).toHaveText('Words before.')
  })

  test('shows progress if slow, and can be canceled', async ({ page }) => {
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
    await page.getByRole('button', { name: 'Replace', exact: true }).click()
    await expectToast(page, 'Imported utf-8.txt')
  })

  test('with tracked changes and comments reports them, asks, and keeps them', async ({ page }) => {
    await openDesk(page)
    await write(page, 'My own words.')
    await saveAs(page, 'Harbour')
    const change = (name: string, inner: string) =>
      `<w:${name} w:id="1" w:author="Mara Voss">${inner}</w:${name}>`
    const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
    const buffer = Buffer.from(
      makeDocx({
        body: `<w:p><w:commentRangeStart w:id="7"/>${run('Output ')}<w:commentRangeEnd w:id="7"/>${change('del', '<w:r><w:delText>fell</w:delText></w:r>')}${change('ins', run('doubled'))}${run('.')}</w:p>`,
        others: {
          'word/_rels/document.xml.rels':
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="c" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments" Target="comments.xml"/></Relationships>',
          'word/comments.xml':
            '<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="7" w:author="Jo Bell"><w:p><w:r><w:t>Says who?</w:t></w:r></w:p></w:comment></w:comments>',
        },
      }),
    )
    await upload(page, { name: 'reviewed.docx', mimeType: fixture('release.docx').mimeType, buffer })
    const dialog = page.getByRole('dialog', { name: 'Import reviewed.docx' })
    await expect(dialog).toContainText('This file contains 2 tracked changes by Mara Voss and 1 comment.')
    await expect(dialog).toContainText('Says who?')
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: /^Reject all/ }).check()
    await dialog.getByRole('button', { name: 'New document' }).click()
    await expect(sheet(page)).toHaveText('Output fell.')
    await expect(title(page).first()).toHaveText('reviewed')
    await page.keyboard.press('Control+h')
    const history = page.getByRole('dialog', { name: 'Version history' })
    await history.getByText('1 comment in the file').click()
    await expect(history.getByText('Says who?')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: /Harbour/ }).click()
    await expect(sheet(page)).toHaveText('My own words.')
  })
})

test.describe('a failed import keeps the text and says why', () => {
  const docx = fixture('release.docx')
  const wrongType = ['Invalid file type', 'Please upload a .txt or .doc/.docx file']
  const refused: [string, ReturnType<typeof fixture>, string[]][] = [
    ['another type', fixture('release.odt'), wrongType],
    ['another type under a Word name', { ...docx, buffer: Buffer.from('%PDF-1.7 and so on') }, wrongType],
    ['a password', fixture('encrypted.docx'), ['Error', 'password-protected']],
    ['a part of a file', { ...docx, buffer: docx.buffer.subarray(0, 3000) }, ['Error', 'damaged']],
    ['nothing in it', { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.from(' ') }, ['no text']],
  ]
  for (const [what, file, words] of refused)
    test(what, async ({ page }) => {
      await openDesk(page)
      await write(page, 'Words before.')
      await upload(page, file)
      await expectToast(page, ...words)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(sheet(page)).toHaveText('Words before.')
      await expect(page.getByRole('toolbar').getByRole('button', { name: 'Save draft' })).toBeEnabled()
    })

  test('50 MB, before anything is sent', async ({ page }, info) => {
    const file = info.outputPath('report.docx')
    writeFileSync(file, Buffer.alloc(50_000_000, 'x'))
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    await openDesk(page)
    await write(page, 'Words before.')
    await upload(page, file)
    await expectToast(page, 'The file is larger than 10 MB.')
    await expect(sheet(page)).toHaveText('Words before.')
    expect(requests.filter((url) => url.includes('process-document'))).toEqual([])
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
      await expectToast(page, 'Failed to process document. Please try again.')
      await expect(sheet(page)).toHaveText('Words before.')
    })

  test('no network, for files in and out', async ({ page, context }) => {
    await openDesk(page)
    await write(page, 'Words before.')
    await expectSaved(page)
    await context.setOffline(true)
    await upload(page, fixturePath('release.docx'))
    await expectToast(page, 'Failed to process document. Please try again.')
    await expect(sheet(page)).toHaveText('Words before.')
    await pickExport(page, 'Word (.docx)')
    await expectToast(page, 'Failed to export document. Please try again. You’re offline')
    // The other formats need no server.
    expect((await exportFile(page, 'Plain text (.txt)')).bytes.toString()).toBe('Words before.\n')
  })
})
