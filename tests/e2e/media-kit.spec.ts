// Media kits: files added by choice and by drop, described, deleted and restored, downloaded as a zip; and what can't be added.
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { png } from '#tests/support/pictures.ts'
import { openAccount, saveAs, write } from './desk-steps.ts'
import { drop, toast } from './file-steps.ts'
import { expectAccessible, expectReadable, expectToFit } from './page-checks.ts'
import { expectToast } from './toast-steps.ts'
import { openTogether } from './workspace-steps.ts'

const picture = (name: string, extra = '') => ({
  name,
  mimeType: 'image/png',
  // Whatever follows the end of a picture is no part of it, but makes it another file.
  buffer: Buffer.concat([png, Buffer.from(extra)]),
})

async function openClient(page: Page, name: string): Promise<Locator> {
  await page.goto('/clients')
  await page.getByLabel('Client name').fill(name)
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  return page.getByRole('region', { name: 'Media kit' })
}

async function addFiles(page: Page, kit: Locator, files: ReturnType<typeof picture>[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await kit.getByRole('button', { name: 'Add files' }).click()
  await (await chooser).setFiles(files)
}

async function unzipDownload(page: Page, kit: Locator) {
  const downloading = page.waitForEvent('download')
  await kit.getByRole('button', { name: 'Download all as zip' }).click()
  const download = await downloading
  const files = unzipSync(new Uint8Array(readFileSync(await download.path())))
  return { name: download.suggestedFilename(), files }
}

test('a client’s kit takes several files at once, describes one, and comes as a zip', async ({ page }) => {
  await openAccount(page)
  const kit = await openClient(page, 'Larkmoor')
  await expect(kit.getByText('No files yet.')).toBeVisible()
  await addFiles(page, kit, [picture('larkmoor logo.png'), picture('Mara headshot 👩‍🚀.png', 'a')])
  await drop(page, kit.getByText(/Or drop logos/), [picture('../../DSC\u202e_1.png', 'bc')])
  await expect(kit.getByRole('list', { name: 'Files in this media kit' }).getByRole('listitem')).toHaveCount(
    3,
  )
  await expect(kit.getByRole('list', { name: 'Uploads' })).toHaveCount(0)
  await expect(kit.getByText('DSC_1.png')).toBeVisible()
  await expect(kit.locator('img')).toHaveCount(3)

  await kit.getByRole('button', { name: /^Edit Mara headshot/ }).press('Enter')
  const form = kit.getByRole('form', { name: /Details of Mara headshot/ })
  await expect(form.getByLabel('File name')).toBeFocused()
  await expect(form.getByLabel('Type')).toHaveValue('portrait')
  await form.getByLabel('File name').fill('Mara Voss.png')
  await form.getByLabel('Caption').fill('Mara Voss, chief executive of Larkmoor, in Duluth.')
  await form.getByLabel('Credit').fill('Jo Bell')
  await form.getByLabel('Rights').fill('Free for editorial use')
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expectToast(page, 'File details saved')
  await expect(kit.getByText(/Headshot · .* · Credit: Jo Bell · Free for editorial use/)).toBeVisible()

  const { name, files } = await unzipDownload(page, kit)
  expect(name).toBe('larkmoor-media-kit.zip')
  expect(Object.keys(files)).toEqual([
    'Captions and credits.txt',
    'larkmoor logo.png',
    'Mara Voss.png',
    'DSC_1.png',
  ])
  expect(strFromU8(files['Captions and credits.txt'] ?? new Uint8Array())).toContain('Credit: Jo Bell')
  expect(Buffer.from(files['larkmoor logo.png'] ?? []).equals(png)).toBe(true)
  await expectToFit(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectReadable(page)
})

test('a deleted file comes back with Undo, and one file is downloaded by itself', async ({ page }) => {
  await openAccount(page)
  const kit = await openClient(page, 'Tallow')
  await addFiles(page, kit, [picture('logo.png')])
  await kit.getByRole('button', { name: 'Delete logo.png' }).click()
  await expect(kit.getByText('No files yet.')).toBeVisible()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(kit.getByText('logo.png', { exact: true })).toBeVisible()
  const downloading = page.waitForEvent('download')
  await kit.getByRole('button', { name: 'Download logo.png' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe('logo.png')
  expect(readFileSync(await download.path()).equals(png)).toBe(true)
  // What is said about it goes along.
  await kit.getByRole('button', { name: 'Edit logo.png' }).click()
  await kit.getByLabel('Credit').fill('Jo Bell')
  await page.keyboard.press('Enter')
  await expect(kit.getByText(/Credit: Jo Bell/)).toBeVisible()
  const again = page.waitForEvent('download')
  await kit.getByRole('button', { name: 'Download logo.png' }).click()
  expect(readFileSync(await (await again).path()).toString()).toContain('>Jo Bell</photoshop:Credit>')
  await page.reload()
  await expect(kit.getByText('logo.png', { exact: true })).toBeVisible()
})

test('a file says when its format can’t hold the words about it', async ({ page }) => {
  await openAccount(page)
  const kit = await openClient(page, 'Formats')
  const still = sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
  const avif = await still.clone().avif().toBuffer()
  const gif = { name: 'spin.gif', mimeType: 'image/gif', buffer: await still.clone().gif().toBuffer() }
  const heic = Buffer.from(avif.toString('latin1').replaceAll('avif', 'heic'), 'latin1')
  await addFiles(page, kit, [picture('logo.png')])
  await expect(
    kit.getByText('with captions, credits and rights in a list and embedded in the pictures'),
  ).toBeVisible()
  await addFiles(page, kit, [
    gif,
    { name: 'Mara.heic', mimeType: 'image/heic', buffer: heic },
    { name: 'store.avif', mimeType: 'image/avif', buffer: avif },
  ])
  const row = (name: string) =>
    kit.getByRole('list', { name: 'Files in this media kit' }).getByRole('listitem').filter({ hasText: name })
  const words = (format: string) =>
    `We can’t embed captions, credits or rights in ${format} files, so the zip lists them in a text file.`
  await expect(row('spin.gif').getByText(words('GIF'), { exact: true })).toBeVisible()
  for (const [name, format] of [
    ['Mara.heic', 'HEIC'],
    ['store.avif', 'AVIF'],
  ] as const)
    await expect(
      row(name).getByText(`${words(format)} Some newsrooms can’t open ${format} files, so add a JPEG too.`),
    ).toBeVisible()
  await expect(row('logo.png').getByText(/can’t hold/)).toHaveCount(0)
  await expect(
    kit.getByText(/captions, credits and rights in a list and embedded in JPEG, PNG, TIFF and WebP pictures/),
  ).toBeVisible()
  await kit.getByRole('button', { name: 'Edit spin.gif' }).click()
  await kit.getByLabel('Credit').fill('Jo Bell')
  await page.keyboard.press('Enter')
  await expectToast(page, 'File details saved')
  const { files } = await unzipDownload(page, kit)
  expect(strFromU8(files['Captions and credits.txt'] ?? new Uint8Array())).toContain('Credit: Jo Bell')
  expect(Buffer.from(files['spin.gif'] ?? []).equals(gif.buffer)).toBe(true)
  await expectAccessible(page)
  await expectToFit(page)
})

test('what can’t be added says why, one sentence each', async ({ page }) => {
  await openAccount(page)
  const kit = await openClient(page, 'Bad input')
  const uploads = kit.getByRole('list', { name: 'Uploads' })
  await addFiles(page, kit, [picture('logo.png')])
  await expect(kit.getByRole('list', { name: 'Files in this media kit' }).getByRole('listitem')).toHaveCount(
    1,
  )
  const webPage = { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<!doctype html><p>x') }
  const program = { name: 'setup.exe', mimeType: '', buffer: Buffer.from('MZ\x90\x00\x03\x00\x00\x00') }
  await addFiles(page, kit, [
    { name: 'nothing.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
    picture('LOGO.png'),
    webPage,
    program,
  ])
  const said = (name: string) => uploads.getByRole('listitem').filter({ hasText: name }).getByRole('alert')
  await expect(said('nothing.png')).toHaveText('This file is empty.')
  await expect(said('LOGO.png')).toHaveText('A file with this name and size is already in this media kit.')
  await expect(said('page.png')).toHaveText(
    'The file name doesn’t match its contents (a web page), so the file wasn’t added.',
  )
  await expect(said('setup.exe')).toHaveText(
    'Media kits accept pictures, video, audio, PDF, Office, text and zip files.',
  )
  await expectAccessible(page)
  await expect(kit.getByRole('list', { name: 'Files in this media kit' }).getByRole('listitem')).toHaveCount(
    1,
  )
  for (const name of ['nothing.png', 'LOGO.png', 'page.png', 'setup.exe'])
    await uploads.getByRole('button', { name: `Dismiss ${name}` }).click()
  await expect(uploads).toHaveCount(0)

  const refusals = [
    [413, 'QuotaExceeded', /enough storage/],
    [507, 'InsufficientStorage', /disk is full/],
    [429, 'SlowDown', /Too many uploads/],
    [403, 'AccessDenied', /can’t add files/],
  ] as const
  for (const [status, code, sentence] of refusals) {
    await page.route('**/storage/v1/object/media/**', (route) =>
      route.fulfill({ status, json: { statusCode: String(status), error: 'x', message: 'x', code } }),
    )
    await addFiles(page, kit, [picture(`${code}.png`, code)])
    await expect(said(`${code}.png`)).toHaveText(sentence)
    await page.unroute('**/storage/v1/object/media/**')
    await uploads.getByRole('button', { name: `Dismiss ${code}.png` }).click()
  }
  await page.route('**/storage/v1/object/media/**', (route) => route.abort())
  await addFiles(page, kit, [picture('cut.png', 'cut')])
  await expect(said('cut.png')).toHaveText('The upload stopped. Check your connection and try again.')
  await page.unroute('**/storage/v1/object/media/**')
  await uploads.getByRole('button', { name: 'Retry' }).click()
  await expect(kit.getByRole('list', { name: 'Files in this media kit' }).getByRole('listitem')).toHaveCount(
    2,
  )

  await page.route('**/rest/v1/assets?*', (route) => route.abort())
  await page.reload()
  await expect(kit.getByText('We couldn’t load this media kit. Try again.')).toBeVisible()
  await page.unroute('**/rest/v1/assets?*')
  await kit.getByRole('button', { name: 'Try again' }).click()
  await expect(kit.getByText('cut.png')).toBeVisible()
})

test('a document has a kit of its own at the desk, which a colleague sees grow', async ({
  page,
  browser,
}) => {
  const other = await openTogether(page, browser, 'Bell & Voss')
  await page.goto('/write')
  await write(page, 'Larkmoor measures water. ')
  await saveAs(page, 'Water launch')
  await page.getByRole('button', { name: 'Media kit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Media kit' })
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Media kit' }).click()
  const theirs = other.getByRole('dialog', { name: 'Media kit' })
  await expect(theirs.getByText('No files yet.')).toBeVisible()
  await drop(page, dialog.getByText(/Or drop logos/), [picture('launch.png')])
  await expect(dialog.getByText('launch.png', { exact: true })).toBeVisible()
  await expect(theirs.getByText('launch.png', { exact: true })).toBeVisible()
  await expectAccessible(page)
  const { name, files } = await unzipDownload(page, dialog)
  expect(name).toBe('water-launch-media-kit.zip')
  expect(Object.keys(files)).toEqual(['Captions and credits.txt', 'launch.png'])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: /^Document details/ }).click()
  await page.getByRole('button', { name: 'Media kit' }).click()
  await expect(dialog.getByText('launch.png', { exact: true })).toBeVisible()
  await expectToFit(page, [390])
})
