// The page in a real browser: typing, pasting, keys, toolbar, links, copying, palette, phone.
import { expect, test } from '@playwright/test'
import { openAccount, readClipboard, sheet } from './desk-steps.ts'
import { collectComplaints, expectAccessible } from './page-checks.ts'
import { openSheet, paste, selected, text } from './sheet-steps.ts'

test('typing sets smart punctuation, Markdown becomes formatting, and the editor’s shortcuts work', async ({
  page,
}) => {
  const complaints = collectComplaints(page)
  await openSheet(page)
  await sheet(page).click()
  await page.keyboard.type(`"It's here" -- she said...`)
  await page.keyboard.press('Enter')
  await page.keyboard.type('## About **us**')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('two')
  expect(await text(page)).toBe(
    '<p>“It’s here” — she said…</p><h2>About <strong>us</strong></h2><ul><li><p>one</p></li><li><p>    two</p></li></ul>',
  )
  await page.keyboard.type(' "')
  await page.keyboard.press('Backspace')
  expect(await text(page)).toContain('two "</p>')

  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+u')
  await expect(page.getByRole('button', { name: 'Underline' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Clear formatting' }).click()
  expect(await text(page)).toBe('<p>“It’s here” — she said…</p><p>About us</p><p>one</p><p>    two "</p>')

  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(sheet(page)).not.toBeFocused()
  expect(complaints).toEqual([])
})

test('pasting keeps structure and drops junk, and a paste that is too large changes nothing', async ({
  page,
}) => {
  await openSheet(page)
  await sheet(page).click()
  await paste(page, {
    'text/html': `<html><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment--><p class=MsoNormal style='color:red'><b>Larkmoor</b> will<o:p></o:p></p><p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>one</p><p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>two</p><!--EndFragment--></body></html>`,
    'text/plain': 'ignored',
  })
  expect(await text(page)).toBe(
    '<p><strong>Larkmoor</strong> will</p><ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>',
  )

  await page.keyboard.press('Control+a')
  await paste(page, {
    'text/html': `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Bold</span><span style="font-weight:400"> plain </span><a href="javascript:alert(1)">gone</a> <a href="https://larkmoor.example" onclick="alert(1)"><span style="text-decoration:underline">kept</span></a></p><img src="x" onerror="alert(1)"></b>`,
  })
  expect(await text(page)).toBe(
    '<p><strong>Bold</strong> plain gone <a href="https://larkmoor.example">kept</a></p>',
  )

  await page.keyboard.press('Control+a')
  await paste(page, { 'text/plain': 'First\n\nSecond' })
  await paste(page, { 'text/plain': 'x'.repeat(5_000_001) })
  await expect(page.getByRole('alert')).toContainText('Too long to paste')
  expect(await text(page)).toBe('<p>First</p><p>Second</p>')
})

test('the toolbar works by keyboard and says what is unavailable', async ({ page }) => {
  await openSheet(page)
  const toolbar = page.getByRole('toolbar', { name: 'Editor tools' })
  const tool = (name: string) => toolbar.getByRole('button', { name })
  for (const name of ['Copy', 'Save draft']) await expect(tool(name)).toBeDisabled()
  await expectAccessible(page)

  await sheet(page).click()
  await page.keyboard.type('Larkmoor')
  for (const name of ['Copy', 'Save draft']) await expect(tool(name)).toBeEnabled()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Alt+F10')
  await expect(tool('Text style')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool('Bold')).toBeFocused()
  await expect(page.getByRole('tooltip')).toHaveText('Bold · Ctrl+B')
  await page.keyboard.press('Enter')
  await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
  await expect(tool('Bold')).toBeFocused()
  await page.keyboard.press('End')
  await expect(toolbar.getByRole('button').last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(tool('Text style')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitemcheckbox', { name: 'Paragraph' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type('Sec')
  await expect(page.getByRole('menuitemcheckbox', { name: 'Section heading' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => text(page)).toBe('<h2><strong>Larkmoor</strong></h2>')
  await expect(sheet(page)).toBeFocused()

  await page.keyboard.press('Alt+F10')
  await expect(tool('Text style')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  expect(await text(page)).toBe('<h2><strong>Larkmoor!</strong></h2>')
})

test('Undo, Redo and Link are in the toolbar', async ({ page }) => {
  await openSheet(page)
  const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })
  await expect(tool('Undo')).toBeDisabled()
  await expect(tool('Redo')).toBeDisabled()
  await sheet(page).click()
  // In one piece: letters that a busy machine types more than half a second apart are undone one by one.
  await page.keyboard.insertText('Larkmoor')
  await tool('Undo').click()
  expect(await text(page)).toBe('<p></p>')
  await tool('Redo').click()
  expect(await text(page)).toBe('<p>Larkmoor</p>')
  await sheet(page).press('Control+a')
  await tool('Link').click()
  await page.getByRole('textbox', { name: 'Address' }).fill('larkmoor.example')
  await page.keyboard.press('Enter')
  expect(await text(page)).toBe('<p><a href="https://larkmoor.example">Larkmoor</a></p>')
})

test('a link is added, changed and removed by keyboard', async ({ page }) => {
  await openSheet(page)
  await sheet(page).click()
  await page.keyboard.type('See Larkmoor')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await expect.poll(() => selected(page)).toBe('Larkmoor')
  await page.keyboard.press('Control+Shift+K')
  const address = page.getByRole('textbox', { name: 'Address' })
  await expect(address).toBeFocused()
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('Enter a web address, an email address or a phone number (tel:555-0142).'),
  ).toBeVisible()
  await expectAccessible(page)
  await address.fill('larkmoor.example')
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeFocused()
  expect(await text(page)).toBe('<p>See <a href="https://larkmoor.example">Larkmoor</a></p>')

  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Control+Shift+K')
  await expect(address).toHaveValue('https://larkmoor.example')
  await address.fill('press@larkmoor.example')
  await page.keyboard.press('Enter')
  expect(await text(page)).toBe('<p>See <a href="mailto:press@larkmoor.example">Larkmoor</a></p>')
  await page.keyboard.press('Control+Shift+K')
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(address).toHaveCount(0)
  expect(await text(page)).toBe('<p>See Larkmoor</p>')
})

test('Ctrl+C copies the selection, or the whole document, rich and plain', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openSheet(page)
  await sheet(page).click()
  await page.keyboard.type('One **two**')
  await page.keyboard.press('Enter')
  await page.keyboard.type('three')
  const clipboard = (type: string) => readClipboard(page, type)
  await page.keyboard.press('Control+c')
  await expect(page.getByText('Content copied to clipboard')).toBeVisible()
  await expect.poll(() => clipboard('text/plain')).toBe('One two\n\nthree')
  await expect.poll(() => clipboard('text/html')).toContain('<p>One <strong>two</strong></p><p>three</p>')

  await page.keyboard.press('Shift+Control+ArrowLeft')
  await page.keyboard.press('Control+c')
  await expect.poll(() => clipboard('text/plain')).toBe('three')

  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('7. four')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect.poll(() => clipboard('text/plain')).toBe('One two\n\nthree\n\n7. four')
})

test('a blocked clipboard is reported', async ({ page }) => {
  await openSheet(page)
  await sheet(page).click()
  await page.keyboard.type('Text')
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'))
    document.execCommand = () => false
  })
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to copy content. Please try again.')
})

test('the palette finds commands by letters, and the sheet lists the shortcuts', async ({ page }) => {
  await openSheet(page)
  await sheet(page).click()
  await page.keyboard.type('Larkmoor')
  await page.keyboard.press('Control+k')
  await expectAccessible(page)
  await page.keyboard.type('blist')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Bullet list/)
  await page.keyboard.press('Enter')
  await expect(sheet(page)).toBeFocused()
  expect(await text(page)).toBe('<ul><li><p>Larkmoor</p></li></ul>')
  await page.keyboard.type('!')
  expect(await text(page)).toBe('<ul><li><p>Larkmoor!</p></li></ul>')

  await page.keyboard.press('Control+/')
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(keys.getByText('Ctrl+Shift+K')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeFocused()
})

test('the palette finds documents by title and by text, and opens them', async ({ page }) => {
  const { session, apikey } = await openAccount(page)
  const headers = { apikey, authorization: `Bearer ${session.access_token}` }
  const data = [
    { title: 'Sensor launch', content: '<p>Nothing else.</p>' },
    { title: 'Results', content: '<p>The sensor business grew fastest.</p>' },
    { title: 'Hiring', content: '<p>Nothing else.</p>' },
  ].map((row) => ({ ...row, user_id: session.user.id }))
  await page.request.post('/rest/v1/content', { headers, data })
  await page.goto('/write')
  await expect(sheet(page)).toBeVisible()
  await page.keyboard.press('Control+k')
  const results = page.getByRole('listbox', { name: 'Results' })
  await expect(results.getByRole('option', { name: /^Hiring/ })).toBeVisible()
  await page.keyboard.type('sensor')
  // Before anything is found, the palette lists recent documents: this one is only among those.
  await expect(results.getByRole('option', { name: /^Hiring/ })).toHaveCount(0)
  await expect(results.getByRole('option', { name: /^Sensor launch/ })).toBeVisible()
  await results.getByRole('option', { name: /^Results/ }).click()
  await expect(sheet(page)).toHaveText('The sensor business grew fastest.')
})

test('Ctrl+B is bold in the text and the sidebar elsewhere', async ({ page }) => {
  await openSheet(page)
  const expand = page.getByRole('button', { name: 'Expand sidebar' })
  await sheet(page).click()
  await page.keyboard.type('Larkmoor')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  expect(await text(page)).toBe('<p><strong>Larkmoor</strong></p>')
  await expect(expand).toHaveCount(0)
  await page.keyboard.press('Alt+F10')
  await page.keyboard.press('Control+b')
  await expect(expand).toBeVisible()
  expect(await text(page)).toBe('<p><strong>Larkmoor</strong></p>')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the bar has the document’s actions, and one button opens the formats', async ({ page }) => {
    await openSheet(page)
    await expect(page.getByRole('toolbar', { name: 'Editor tools' })).toHaveCount(0)
    const bar = page.getByRole('region', { name: 'Document' })
    await expect(bar.getByRole('button', { name: 'Save' })).toBeDisabled()
    await sheet(page).tap()
    await page.keyboard.type('Larkmoor')
    await expect(bar.getByRole('button', { name: 'Save' })).toBeEnabled()
    await page.getByRole('button', { name: 'Format and tools' }).tap()
    const formats = page.getByRole('dialog', { name: 'Format and tools' })
    await expectAccessible(page)
    await formats.getByRole('button', { name: 'Headline' }).tap()
    await expect(formats).toHaveCount(0)
    expect(await text(page)).toBe('<h1>Larkmoor</h1>')
    const small = await page.getByRole('button').evaluateAll((buttons) =>
      buttons
        .map((button) => ({
          name: button.textContent || button.ariaLabel,
          box: button.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.width > 0 && (box.width < 24 || box.height < 24)),
    )
    expect(small).toEqual([])
  })
})
