// Where things are on the desk: beside what they belong to, off the edges, and off each other.
import { expect, type Locator, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { answerWith, dialog, openDesk } from './ai-steps.ts'
import { openAccount, savedState, sidebar } from './desk-steps.ts'
import { headersOf, saveRelease } from './review-steps.ts'

const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is not shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

async function addClient(page: Page): Promise<void> {
  await page.goto('/clients')
  await page.getByLabel('Client name').fill('Tallow Bakery')
  await page.getByRole('button', { name: 'Add client' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tallow Bakery' })).toBeVisible()
}

test('in a proposal, Accept and Reject stay on the line where their change ends, and no words touch the edge', async ({
  page,
}) => {
  const account = await openAccount(page)
  const before =
    'Larkmoor Instruments launches a leak sensor for apartment buildings and it costs a good deal for each of the units that are sold in the northern part of the state. '
  const after = before
    .replace('launches', 'introduces')
    .replace('apartment', 'large apartment')
    .replace('sold in the northern', 'bought in the southern')
  const html = (words: string) => `<h1>Larkmoor Launches a Sensor</h1><p>${words.repeat(4)}</p>`
  const id = await saveRelease(page, account, html(before))
  await answerWith(page, html(after))
  await page.setViewportSize(phone)
  await page.goto(`/write/${id}`)
  await page.getByRole('button', { name: 'AI', exact: true }).click()
  await dialog(page, 'AI').getByRole('button', { name: 'Rewrite', exact: true }).click()
  await dialog(page, 'AI rewrite').getByRole('button', { name: 'Rewrite', exact: true }).click()
  const proposal = page.getByRole('region', { name: 'Proposed rewrite' })
  await expect(proposal.getByRole('button', { name: 'Reject change 12' })).toBeAttached()
  // Wherever the lines happen to break.
  for (const width of [340, 360, 390, 420, 450]) {
    await page.setViewportSize({ width, height: 844 })
    const apart = await proposal.evaluate((region) =>
      [...region.querySelectorAll('button[aria-label^="Accept"]')]
        .filter((button, index) => {
          const end = [...region.querySelectorAll(`[data-change="${index}"]`)]
            .flatMap((mark) => [...mark.getClientRects()])
            .at(-1)
          const { left, top } = button.getBoundingClientRect()
          return !end || top > end.bottom - 4 || left < end.right - 1 || left > end.right + 12
        })
        .map((button) => button.getAttribute('aria-label')),
    )
    expect(apart, `at ${width} px`).toEqual([])
  }
  await page.setViewportSize(phone)
  const saved = await boxOf(page.getByText('The previous text is saved as a version'))
  expect(saved.height).toBeGreaterThan(20)
  expect(saved.bottom).toBeLessThanOrEqual(phone.height - 8)
})

test('the ring of the title is inside the top bar and off the saved state', async ({ page }) => {
  const account = await openAccount(page)
  await page.setViewportSize(wide)
  await page.goto(`/write/${await saveRelease(page, account)}`)
  const button = page.getByRole('button', { name: 'Tallow, rename' })
  for (const size of [wide, phone]) {
    await page.setViewportSize(size)
    await expect(savedState(page)).toContainText('Saved')
    await button.focus()
    await page.keyboard.press('F2')
    const field = page.getByRole('textbox', { name: 'Document title' })
    await expect(field).toBeFocused()
    await expectRingClear(page, field, size)
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
    await expectRingClear(page, button.locator('span'), size)
  }
})

async function expectRingClear(page: Page, part: Locator, size: { width: number }): Promise<void> {
  const ring = await part.evaluate((element) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
    return outlineStyle === 'none'
      ? undefined
      : Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
  })
  expect(ring).toBeLessThanOrEqual(0)
  const box = await boxOf(part)
  expect(box.y).toBeGreaterThanOrEqual(2)
  if (size.width < 768) expect(box.bottom).toBeLessThanOrEqual((await boxOf(savedState(page))).y + 3)
}

test('beside a short title, the media kit and the saved state are at the right', async ({ page }) => {
  const account = await openAccount(page)
  await page.setViewportSize(wide)
  await page.goto(`/write/${await saveRelease(page, account)}`)
  const kit = await boxOf(page.getByRole('banner').getByRole('button', { name: 'Media kit' }))
  const state = await boxOf(savedState(page))
  const trial = await boxOf(page.getByRole('banner').getByRole('link', { name: /^Free Trial/ }))
  expect(state.x - kit.right).toBeLessThan(40)
  expect(trial.x - state.right).toBeLessThan(60)
})

test('at 390 px the question about the client has its answers on one line', async ({ page }) => {
  const account = await openAccount(page)
  await addClient(page)
  await page.setViewportSize(phone)
  await page.goto(`/write/${await saveRelease(page, account)}`)
  const choice = await boxOf(page.getByRole('combobox', { name: 'Client for this document' }))
  const none = await boxOf(page.getByRole('button', { name: 'No client' }))
  expect(none.x).toBeGreaterThan(choice.right)
  expect(none.bottom).toBeLessThanOrEqual(choice.bottom)
})

test('a line parts the documents from the entries below them', async ({ page }) => {
  await page.setViewportSize(wide)
  await openDesk(page)
  const entries = sidebar(page).getByRole('link', { name: 'Clients' }).locator('..')
  await expect(entries).toHaveCSS('border-top-width', '1px')
  expect((await boxOf(entries)).x).toBe(0)
})

test('a long title in the list is cut off at the edge, in front of no hidden buttons', async ({ page }) => {
  const account = await openAccount(page)
  await page.setViewportSize(wide)
  await page.request.post('/rest/v1/rpc/save_document', {
    headers: headersOf(account),
    data: { title: 'Larkmoor sensor cuts water loss in Duluth apartments', content: '<p>Text.</p>' },
  })
  await page.goto('/write')
  const title = sidebar(page).getByTitle(/^Larkmoor sensor/)
  await page.mouse.move(900, 400)
  expect(await title.evaluate((words) => words.scrollWidth - words.clientWidth)).toBeGreaterThan(0)
  const row = await boxOf(title.locator('xpath=ancestor::li[1]'))
  const room = await title.evaluate((words) => Number.parseFloat(getComputedStyle(words).paddingRight))
  expect(row.right - (await boxOf(title)).right + room).toBeLessThanOrEqual(16)
})

test('the tabs of the panel and its cross are on one line', async ({ page }) => {
  const account = await openAccount(page)
  await page.setViewportSize(wide)
  await page.goto(`/write/${await saveRelease(page, account)}`)
  await page.getByRole('button', { name: /newsroom issue/ }).click()
  const tab = page.getByRole('tab', { name: 'Facts' })
  const words = await tab.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { y, height } = range.getBoundingClientRect()
    return y + height / 2
  })
  const cross = await boxOf(page.getByRole('button', { name: 'Close panel' }))
  expect(Math.abs(words - cross.y - cross.height / 2)).toBeLessThanOrEqual(2)
})

test('Save client is in the card of the fields above it', async ({ page }) => {
  await openAccount(page)
  await addClient(page)
  const card = page.getByRole('region', { name: 'House rules' })
  await expect(card.getByRole('button', { name: 'Save client' })).toBeVisible()
})

test('in the Generate dialog the label is below the title', async ({ page }) => {
  for (const size of [wide, phone]) {
    await page.setViewportSize(size)
    await openDesk(page)
    if (size === wide) await page.getByRole('button', { name: 'Generate with AI' }).click()
    else {
      await page.getByRole('button', { name: 'AI', exact: true }).click()
      await dialog(page, 'AI').getByRole('button', { name: 'Generate', exact: true }).click()
    }
    const form = dialog(page, 'Generate Content with AI')
    const head = await boxOf(form.getByRole('heading', { level: 2 }))
    const label = await boxOf(form.getByText('Prompt', { exact: true }))
    expect(label.y).toBeGreaterThanOrEqual(head.bottom)
    expect(label.right).toBeLessThanOrEqual((await boxOf(form)).right)
  }
})

test('a line parts the title of a dialog from what scrolls under it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 560 })
  await openDesk(page)
  await page.getByRole('button', { name: 'Generate with AI' }).click()
  const form = dialog(page, 'Generate Content with AI')
  await form.getByText('Fact sheet', { exact: true }).click()
  const content = form.locator('.scroll-edge')
  const edge = async () => {
    const { x, y } = await boxOf(content)
    const picture = await page.screenshot({ clip: { x: x + 6, y, width: 4, height: 1 } })
    return [...(await sharp(picture).removeAlpha().raw().toBuffer()).subarray(0, 3)]
  }
  const sheetColor = [255, 255, 255]
  await page.emulateMedia({ colorScheme: 'light' })
  await content.evaluate((element) => element.scrollTo(0, 0))
  await expect.poll(edge).toEqual(sheetColor)
  await content.evaluate((element) => element.scrollTo(0, 60))
  await expect.poll(edge).not.toEqual(sheetColor)
})

test('long words wrap in dialogs', async ({ page }) => {
  const word = 'Donaudampfschifffahrtsgesellschaftskapitaensmuetzenfabrikationsleiterin'
  const account = await openAccount(page)
  await page.request.post('/rest/v1/rpc/save_document', {
    headers: headersOf(account),
    data: { title: word, content: `<h1>${word}</h1><p>${word} [CITY]</p>` },
  })
  for (const size of [wide, phone]) {
    await page.setViewportSize(size)
    await page.goto('/write')
    if (size === phone) await page.getByRole('button', { name: 'Expand sidebar' }).click()
    const list = size === phone ? dialog(page, 'Sidebar') : sidebar(page)
    await list.getByRole('button', { name: `Delete ${word}` }).click()
    await expectToHold(page.getByRole('alertdialog'), word)
  }
})

/** All of its words are inside it. */
async function expectToHold(part: Locator, word: string): Promise<void> {
  await expect(part).toContainText(word)
  const outside = await part.evaluate((box) => {
    const { left, right } = box.getBoundingClientRect()
    const range = document.createRange()
    range.selectNodeContents(box)
    return [...range.getClientRects()].filter((rect) => rect.left < left - 1 || rect.right > right + 1).length
  })
  expect(outside).toBe(0)
}

test.describe('with a finger', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('what was searched for shows in the excerpt of a document', async ({ page }) => {
    const account = await openAccount(page)
    await page.request.post('/rest/v1/rpc/save_document', {
      headers: headersOf(account),
      data: {
        title: 'Quarter',
        content:
          '<p>The statement says a good deal about what is coming to northernmost apartments in it.</p>',
      },
    })
    await page.goto('/write')
    await page.getByRole('button', { name: 'Expand sidebar' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Sidebar' })
    await drawer.getByRole('searchbox').fill('apartments')
    const hit = drawer.locator('mark')
    await expect(hit).toHaveText('apartments')
    const excerpt = await boxOf(hit.locator('..'))
    const padding = await hit
      .locator('..')
      .evaluate((line) => Number.parseFloat(getComputedStyle(line).paddingRight))
    expect((await boxOf(hit)).right).toBeLessThanOrEqual(excerpt.right - padding)
  })

  test('the lines of the notes to check follow each other at even distances', async ({ page }) => {
    await openDesk(page)
    await page.getByRole('button', { name: 'AI', exact: true }).tap()
    await dialog(page, 'AI').getByRole('button', { name: 'Generate', exact: true }).tap()
    const form = dialog(page, 'Generate Content with AI')
    await form
      .getByPlaceholder('Enter your prompt here...')
      .fill(
        'Larkmoor launches a sensor.\nIt costs $89.\nA nine-month trial in 40 buildings cut water loss by 31% everywhere.\nBetween us: Voltara is bankrupt, keep that quiet.',
      )
    await form.getByRole('checkbox', { name: /^Use only the lines I check/ }).tap()
    const lines = form.getByRole('list', { name: 'Lines of your notes' }).getByRole('listitem')
    await expect(lines).toHaveCount(4)
    const words = await Promise.all((await lines.all()).map((line) => boxOf(line.locator('label > span'))))
    const gaps = words.slice(1).map(({ y }, index) => y - (words[index]?.bottom ?? 0))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(24)
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(4)
  })
})
