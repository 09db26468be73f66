// What tests of pictures look at and do: photos to insert, the menu, a paste, and whether a picture is painted.
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { sheet } from './desk-steps.ts'

export const photo = async (background: string, name = 'store.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

export const pictures = (page: Page) => sheet(page).getByRole('figure')
const shown = (page: Page) => sheet(page).locator('figure[data-state="shown"]')

/** Waits until the browser has painted the picture's own pixels. */
export async function expectPainted(page: Page, count = 1): Promise<void> {
  await expect(shown(page)).toHaveCount(count)
  await expect
    .poll(() =>
      sheet(page)
        .locator('figure img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0)
}

export async function chooseFrom(
  page: Page,
  open: () => Promise<void>,
  files: Awaited<ReturnType<typeof photo>>[],
) {
  const chooser = page.waitForEvent('filechooser')
  await open()
  await (await chooser).setFiles(files)
}

export const insertPicture = async (page: Page) => {
  await page.getByRole('toolbar').getByRole('button', { name: 'Insert' }).click()
  await page.getByRole('menuitem', { name: 'Picture' }).click()
}

/** Pastes as a browser does. */
export async function paste(
  page: Page,
  given: { files?: Awaited<ReturnType<typeof photo>>[]; html?: string },
) {
  const files = (given.files ?? []).map(({ buffer, ...rest }) => ({
    ...rest,
    base64: buffer.toString('base64'),
  }))
  await sheet(page).evaluate(
    (element, { files: list, html }) => {
      const clipboardData = new DataTransfer()
      if (html) clipboardData.setData('text/html', html)
      for (const { name, mimeType, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        clipboardData.items.add(new File([bytes], name, { type: mimeType }))
      }
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    { files, html: given.html },
  )
}
