// Files in and out of the desk: chosen, dropped and downloaded.
import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Account, openAccount, sheet } from './desk-steps.ts'
import { expectToast } from './toast-steps.ts'

const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
}

export const fixturePath = (name: string): string =>
  new URL(`../fixtures/word/${name}`, import.meta.url).pathname

interface NamedFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** A fixture, perhaps under another name. */
export function fixture(file: string, name = file): NamedFile {
  const extension = file.split('.').at(-1) as keyof typeof types
  return {
    name,
    mimeType: types[extension] ?? 'application/octet-stream',
    buffer: readFileSync(fixturePath(file)),
  }
}

export const toast = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })

/** Presses what asks for a file, and chooses this one. */
export async function upload(page: Page, file: string | NamedFile): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('toolbar').getByRole('button', { name: 'Upload document' }).click()
  await (await chooser).setFiles(file)
}

/** Drags files over an element and lets them go; `before` runs while they hang over it. */
export async function drop(
  page: Page,
  target: Locator,
  files: readonly NamedFile[],
  before?: () => Promise<void>,
): Promise<void> {
  const given = files.map(({ buffer, ...rest }) => ({ ...rest, base64: buffer.toString('base64') }))
  const dataTransfer = await page.evaluateHandle((list) => {
    const data = new DataTransfer()
    for (const { name, mimeType, base64 } of list) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
      data.items.add(new File([bytes], name, { type: mimeType }))
    }
    return data
  }, given)
  await target.dispatchEvent('dragenter', { dataTransfer })
  await target.dispatchEvent('dragover', { dataTransfer })
  await before?.()
  await target.dispatchEvent('drop', { dataTransfer })
}

/** Opens the export menu and picks an entry. */
export async function pickExport(page: Page, entry: string): Promise<void> {
  await page.getByRole('toolbar').getByRole('button', { name: 'Export' }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

interface Exported {
  name: string
  bytes: Buffer
  /** The words of the toast. */
  said: string
}

/** What the entry downloads. */
export async function exportFile(page: Page, entry: string): Promise<Exported> {
  const download = page.waitForEvent('download')
  await pickExport(page, entry)
  const file = await download
  const bytes = readFileSync(await file.path())
  const said = await expectToast(page, `Exported ${file.suggestedFilename()}`)
  return { name: file.suggestedFilename(), bytes, said }
}

/** Switches the theme and waits until it is painted: colors are measured next. */
export async function turnDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  )
}

export async function openDesk(page: Page): Promise<Account> {
  const account = await openAccount(page)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/write')
  await expect(sheet(page)).toBeVisible()
  return account
}

/** A release with everything the schema allows. */
export async function writeRelease(page: Page): Promise<void> {
  await sheet(page).click()
  await page.keyboard.type('FOR IMMEDIATE RELEASE\n# Harbour Opens\n')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('DULUTH')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(', Minn. (May 4) The harbour opens.\n- one\ntwo\n\n> Said.')
}
