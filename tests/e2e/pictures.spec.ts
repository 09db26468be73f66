import { expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { askRest, expectSaved, sheet, write } from './desk-steps.ts'
import { drop, exportFile, fixture, openDesk, pickExport, upload } from './file-steps.ts'
import { expectAccessible, expectToFit } from './page-checks.ts'
import { chooseFrom, expectPainted, insertPicture, paste, photo, pictures } from './picture-steps.ts'
import { expectToast } from './toast-steps.ts'

test('a picture is inserted, described, saved and there after a reload', async ({ page }) => {
  const account = await openDesk(page)
  await write(page, '# Store opens\nThe store opens.')
  await chooseFrom(page, () => insertPicture(page), [await photo('teal')])
  await expectPainted(page)
  await pictures(page).getByRole('button', { name: 'Add alt text and credit' }).click()
  const details = page.getByRole('dialog', { name: 'Picture details' })
  await details.getByLabel('Alt text').fill('A teal store')
  await details.getByLabel('Caption').fill('The first store')
  await details.getByLabel('Credit').fill('Mara Voss')
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Done' }).click()
  await expect(pictures(page)).toContainText('The first store. Credit: Mara Voss.')
  // The saved state may still be about the text before the description.
  const content = async () =>
    (await askRest<{ content: string }>(page, account, 'content?select=content'))[0]?.content
  await expect
    .poll(content)
    .toMatch(
      /<figure data-picture="[0-9a-f-]{36}" data-credit="Mara Voss"><img alt="A teal store" width="600" height="400"><figcaption>The first store<\/figcaption><\/figure>/,
    )
  await page.reload()
  await expectPainted(page)
  await expect(sheet(page).getByRole('img', { name: 'A teal store' })).toBeVisible()
})

test('pictures are pasted and dropped, two at once, and undone', async ({ page }) => {
  await openDesk(page)
  await write(page, 'The store opens.')
  await Promise.all([
    paste(page, { files: [await photo('teal', 'one.jpg')] }),
    paste(page, { files: [await photo('navy', 'two.jpg')] }),
  ])
  await expectPainted(page, 2)
  await drop(page, sheet(page), [await photo('olive')])
  await expectPainted(page, 3)
  await page.keyboard.press('Control+z')
  await expect(pictures(page)).toHaveCount(2)
  await page.keyboard.press('Control+Shift+z')
  await expectPainted(page, 3)
})

test('what can’t be a picture is refused with a reason', async ({ page }) => {
  await openDesk(page)
  await write(page, 'The store opens.')
  const file = (name: string, mimeType: string, text: string) => ({
    name,
    mimeType,
    buffer: Buffer.from(text),
  })
  await drop(page, sheet(page), [file('logo.svg', 'image/svg+xml', '<svg/>')])
  await expectToast(page, 'logo.svg can’t be added', 'Export the drawing as a PNG')
  await drop(page, sheet(page), [file('fake.png', 'image/png', 'not a picture')])
  await expectToast(page, 'Use a JPEG, PNG, WebP or GIF file.')
  // A HEIC file has no type where the system doesn't know it.
  const avif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .avif()
    .toBuffer()
  const heic = Buffer.from(avif.toString('latin1').replaceAll('avif', 'heic'), 'latin1')
  await drop(page, sheet(page), [{ name: 'IMG_1.HEIC', mimeType: '', buffer: heic }])
  await expectToast(
    page,
    'IMG_1.HEIC can’t be added',
    'Releases can’t include HEIC pictures. Save this one as a JPEG',
  )
  await paste(page, { files: [{ name: 'store.avif', mimeType: 'image/avif', buffer: avif }] })
  await expectToast(page, 'Releases can’t include AVIF pictures. Save this one as a JPEG or PNG')
  await paste(page, { html: '<p>Our team</p><img src="https://a.example/team.jpg">' })
  await expectToast(page, 'only links to its pictures')
  await expect(sheet(page)).toContainText('Our team')
  await expect(pictures(page)).toHaveCount(0)
})

test('an animation is added as a still picture, which says its caption itself in what is exported', async ({
  page,
}) => {
  await openDesk(page)
  await write(page, '# Store opens\nThe store opens.')
  const frames = await Promise.all(
    ['teal', 'red'].map((background) =>
      sharp({ create: { width: 60, height: 40, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const buffer = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer()
  await paste(page, { files: [{ name: 'spin.gif', mimeType: 'image/gif', buffer }] })
  await expectToast(page, 'spin.gif won’t animate in the release', 'Only the first frame will appear.')
  await expectPainted(page)
  await pictures(page).getByRole('button', { name: 'Add alt text and credit' }).click()
  const details = page.getByRole('dialog', { name: 'Picture details' })
  await details.getByLabel('Credit').fill('Mara Voss')
  await details.getByRole('button', { name: 'Done' }).click()
  await expectSaved(page)
  await page.reload()
  await expectPainted(page)
  const inFile = '<photoshop:Credit>Mara Voss</photoshop:Credit>'
  const html = (await exportFile(page, 'Web page (.html)')).bytes.toString()
  const [, embedded = ''] = /data:image\/png;base64,([\w+/=]+)/.exec(html) ?? []
  expect(Buffer.from(embedded, 'base64').toString()).toContain(inFile)
  const parts = unzipSync((await exportFile(page, 'Word (.docx)')).bytes)
  expect(Buffer.from(parts['word/media/picture1.png'] ?? []).toString()).toContain(inFile)
})

test('a picture waits offline, survives a reload and is uploaded later', async ({ page, context }) => {
  const account = await openDesk(page)
  await write(page, 'The store opens.')
  await expectSaved(page)
  await page.route('**/storage/v1/**', (route) => route.abort())
  await paste(page, { files: [await photo('teal')] })
  await expect(sheet(page).locator('figure[data-state="waiting"]')).toContainText('Not uploaded yet')
  await expect
    .poll(
      async () => (await askRest<{ content: string }>(page, account, 'content?select=content'))[0]?.content,
    )
    .toContain('data-picture')
  await page.reload()
  await expect(sheet(page).locator('figure[data-state="waiting"]')).toBeVisible()
  await page.unroute('**/storage/v1/**')
  await context.setOffline(true)
  await context.setOffline(false)
  await expectPainted(page)
})

test('every export has the picture with its caption and credit, and Word brings it back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesk(page)
  await write(page, '# Store opens\nThe store opens.')
  await paste(page, { files: [await photo('teal')] })
  await expectPainted(page)
  await pictures(page).getByRole('button', { name: 'Add alt text and credit' }).click()
  const details = page.getByRole('dialog', { name: 'Picture details' })
  await details.getByLabel('Caption').fill('The first store')
  await details.getByLabel('Credit').fill('Mara Voss')
  await details.getByRole('button', { name: 'Done' }).click()
  const words = 'The first store. Credit: Mara Voss.'
  const inFile = '<photoshop:Credit>Mara Voss</photoshop:Credit>'

  const html = (await exportFile(page, 'Web page (.html)')).bytes.toString()
  expect(html).toMatch(/<figure><img src="data:image\/jpeg;base64,[\w+/=]+" alt="" width="600" height="400">/)
  expect(html).toContain(words)
  const [, embedded = ''] = /base64,([\w+/=]+)/.exec(html) ?? []
  expect(Buffer.from(embedded, 'base64').toString()).toContain(inFile)
  const zip = await exportFile(page, 'Markdown (.md)')
  expect(zip.name).toMatch(/^store-opens.*\.zip$/)
  const [text = '', picture = ''] = Object.keys(unzipSync(zip.bytes))
  expect(picture).toBe(text.replace('.md', '-picture-1.jpg'))
  expect(Buffer.from(unzipSync(zip.bytes)[picture] ?? []).toString()).toContain(inFile)
  const markdown = strFromU8(unzipSync(zip.bytes)[text] ?? new Uint8Array())
  expect(markdown).toContain(`![](${picture})\n\n*${words}*`)
  expect((await exportFile(page, 'Plain text (.txt)')).bytes.toString()).toContain(`[Picture] ${words}`)

  await pickExport(page, 'Copy for email')
  await expectToast(page, 'Content copied to clipboard')
  const mail = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    return (await item?.getType('text/html'))?.text()
  })
  expect(mail).toMatch(/<img src="data:image\/jpeg;base64,[\w+/=]+"[^>]* width="600" height="400"/)
  expect(mail).toContain(words)

  await page.emulateMedia({ media: 'print' })
  await expect(pictures(page).getByRole('img')).toBeVisible()
  await expect(pictures(page).locator('figcaption')).toContainText(words)
  await expect(pictures(page).locator('button')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  const { name, bytes } = await exportFile(page, 'Word (.docx)')
  const parts = unzipSync(bytes)
  expect(Buffer.from(parts['word/media/picture1.jpeg'] ?? []).toString()).toContain(inFile)
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array())
  expect(body).toContain('<w:drawing>')
  expect(body.replace(/<[^>]*>/g, '')).toContain(words)
  await expectSaved(page)
  await upload(page, { name, mimeType: fixture('facts.docx').mimeType, buffer: bytes })
  const question = page.getByRole('dialog', { name: `Import ${name}` })
  await expect(question).toContainText('This file contains 1 picture.')
  await question.getByRole('button', { name: 'New document' }).click()
  await expectToast(page, `Imported ${name}`)
  await expectPainted(page)
  await expect(pictures(page).locator('figcaption')).toContainText(words)
  await expect(sheet(page).getByRole('paragraph').filter({ hasText: words })).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a picture is described in a sheet from the bottom, which scrolls', async ({ page }) => {
    await openDesk(page)
    await write(page, 'The store opens.')
    await paste(page, { files: [await photo('teal')] })
    await expectPainted(page)
    await pictures(page).getByRole('button', { name: 'Add alt text and credit' }).tap()
    const details = page.getByRole('dialog', { name: 'Picture details' })
    await details.getByLabel('Caption').fill('The first store, with all that is in it. '.repeat(45))
    await details.getByLabel('Rights').fill('Free for editorial use')
    await expectAccessible(page)
    await expectToFit(page, [390])
    await details.getByRole('button', { name: 'Done' }).tap()
    await expect(details).toHaveCount(0)
    await expect(pictures(page)).toContainText('Free for editorial use.')
    await expectToFit(page, [320, 390])
  })
})
