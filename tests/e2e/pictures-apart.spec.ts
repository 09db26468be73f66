// Pictures that leave the desk, move to another workspace, or can't be stored.
import { expect, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { expectSaved, readClipboard, sheet, sidebar, write } from './desk-steps.ts'
import { drop, exportFile, openDesk, pickExport } from './file-steps.ts'
import { expectPainted, paste, photo, pictures } from './picture-steps.ts'
import { expectToast } from './toast-steps.ts'
import { openTogether } from './workspace-steps.ts'

const place = 'SECRETPLACE'

async function photoWithPlace() {
  const { buffer, ...rest } = await photo('teal')
  const taken = await sharp(buffer)
    .withExif({ IFD3: { GPSLatitude: '46/1 47/1 0/1', GPSMapDatum: place } })
    .toBuffer()
  expect(taken.includes(place)).toBe(true)
  return { ...rest, buffer: taken }
}

/** The bytes of the picture inside HTML. */
const embedded = (html: string | undefined) =>
  Buffer.from(/;base64,([\w+/=]+)/.exec(html ?? '')?.[1] ?? '', 'base64')

async function readExports(page: Page): Promise<Buffer[]> {
  const web = embedded((await exportFile(page, 'Web page (.html)')).bytes.toString())
  const zip = unzipSync((await exportFile(page, 'Markdown (.md)')).bytes)
  const [, file] = Object.values(zip)
  await pickExport(page, 'Copy for email')
  await expectToast(page, 'Paste it into your email')
  // The browser may hand out what was copied a moment after it has taken it.
  let mail = embedded('')
  await expect(async () => {
    mail = embedded(await readClipboard(page, 'text/html'))
    expect(mail.length).toBeGreaterThan(0)
  }).toPass()
  return [web, Buffer.from(file ?? []), mail]
}

test('no export says where a photo was taken, before and after its upload', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openDesk(page)
  await write(page, '# Store opens\nThe store opens.')
  await page.route('**/storage/v1/**', (route) => route.abort())
  await paste(page, { files: [await photoWithPlace()] })
  await expect(sheet(page).locator('figure[data-state="waiting"]')).toBeVisible()
  const check = async (files: readonly Buffer[]) => {
    for (const file of files) {
      expect((await sharp(file).metadata()).width).toBe(600)
      expect(file.includes(place)).toBe(false)
    }
  }
  await check(await readExports(page))
  await page.unroute('**/storage/v1/**')
  await context.setOffline(true)
  await context.setOffline(false)
  await expectPainted(page)
  await check(await readExports(page))
})

test('a picture copied into a document of another workspace is there for its people', async ({
  page,
  browser,
}) => {
  const other = await openTogether(page, browser, 'Bell & Voss')
  await page.goto('/write')
  const switcher = sidebar(page).getByRole('combobox', { name: 'Workspace' })
  await switcher.selectOption('Personal')
  await write(page, '# Store opens\nThe store opens.')
  await paste(page, { files: [await photo('teal')] })
  await expectPainted(page)
  await expectSaved(page)
  await sheet(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+c')
  await switcher.selectOption('Bell & Voss')
  await expect(page).toHaveURL(/\/write$/)
  await sidebar(page).getByRole('button', { name: 'New Document' }).click()
  // Until it is there, the desk shows an empty page too, and what is pasted into that becomes a document of its own.
  await expect(page).toHaveURL(/\/write\/.+/)
  await expect(pictures(page)).toHaveCount(0)
  await sheet(page).click()
  await page.keyboard.press('Control+v')
  await expectPainted(page)
  await expectSaved(page)
  // The text may have been saved before the picture was part of it.
  await expect(async () => {
    await other.goto(page.url())
    await expect(pictures(other)).toHaveCount(1, { timeout: 15_000 })
  }).toPass()
  await expectPainted(other)
})

test('each picture of a batch is sent once, and one that the server can’t store stops no other', async ({
  page,
}) => {
  const sent: string[] = []
  let failing: string | undefined
  await openDesk(page)
  await write(page, '# Store opens\nThe store opens.')
  await page.route('**/storage/v1/object/media/**', async (route) => {
    const url = route.request().url()
    if (route.request().method() !== 'POST') return route.continue()
    sent.push(url)
    failing ??= url
    if (url !== failing) return route.continue()
    return route.fulfill({ status: 503, json: { statusCode: '503', error: 'Unavailable', message: 'Busy' } })
  })
  const colors = ['teal', 'navy', 'olive', 'purple', 'maroon']
  await drop(page, sheet(page), await Promise.all(colors.map((color) => photo(color, `${color}.jpg`))))
  await expectPainted(page, 4)
  expect(sent).toHaveLength(5)
  expect(new Set(sent).size).toBe(5)

  const { bytes, said } = await exportFile(page, 'Word (.docx)')
  expect(said).toContain('1 picture couldn’t be included.')
  expect(strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())).toContain('[Picture missing]')
  const late = sheet(page).locator('figure[data-state="delayed"]')
  await expect(late).toContainText('The server can’t save this picture right now.')
  failing = ''
  await late.getByRole('button', { name: 'Try again' }).click()
  await expectPainted(page, 5)
})

test('a picture inside pasted HTML is checked as a dropped one is, and keeps its alt text', async ({
  page,
}) => {
  await openDesk(page)
  await write(page, 'The store opens.')
  const address = (bytes: Buffer, type = 'jpeg') => `data:image/${type};base64,${bytes.toString('base64')}`
  await paste(page, {
    html: `<p>Our team</p><img alt="The whole team" src="${address((await photo('teal')).buffer)}"><p>Below</p>`,
  })
  await expectPainted(page)
  await expect(sheet(page).getByRole('img', { name: 'The whole team' })).toHaveAttribute('width', '600')
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
  await paste(page, { html: `<p>After</p><img src="${address(signature, 'png')}">` })
  await expectToast(page, 'The file is damaged or isn’t a picture.')
  await expect(sheet(page)).toContainText('After')
  await expect(pictures(page)).toHaveCount(1)
})
