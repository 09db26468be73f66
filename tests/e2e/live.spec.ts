// Pages that update live: colleagues, lists, and what happens where sockets are blocked.
import { expect, type Page, test } from '@playwright/test'
import { expectSaved, saveAs, sheet, sidebar, write } from './desk-steps.ts'
import { collectComplaints, expectAccessible } from './page-checks.ts'
import { openTogether } from './workspace-steps.ts'

const people = (page: Page) => page.getByRole('list', { name: 'Colleagues online' }).getByRole('listitem')
const launch = (page: Page, name = /Shared launch/) => sidebar(page).getByRole('link', { name })

test('colleagues see each other come and go, and the list follows what each of them saves', async ({
  page,
  browser,
}) => {
  const complaints = collectComplaints(page)
  const other = await openTogether(page, browser, 'Bell & Voss')
  await page.goto('/write')
  await expect(people(page)).toHaveText([/ is here/])
  await write(page, 'Larkmoor measures water. ')
  await saveAs(page, 'Shared launch')

  // Nobody reloads anything.
  await launch(other).click()
  await expect(sheet(other)).toHaveText('Larkmoor measures water. ')
  await expect(people(page)).toHaveText([/is in this document/])
  await expect(people(other)).toHaveText([/is in this document/])
  await expectAccessible(page)
  // What one of them types is seen once it is saved, and before that only where.
  await write(other, 'And saves it.')
  await expect(people(page)).toHaveText([/is editing the (lead|body)/])
  await expect(sheet(page)).toHaveText('Larkmoor measures water. And saves it.')
  await page.getByRole('button', { name: 'Shared launch, rename' }).click()
  await page.getByRole('textbox', { name: 'Document title' }).fill('Renamed launch')
  await page.keyboard.press('Enter')
  await expect(launch(other, /Renamed launch/)).toBeVisible()

  await other.close()
  await expect(people(page)).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('without sockets everything works as by reloading', async ({ page, browser }) => {
  await page.routeWebSocket(/realtime/, (socket) => socket.close())
  const other = await openTogether(page, browser, 'Bell & Voss')
  await page.goto('/write')
  await write(page, 'Larkmoor measures water. ')
  await saveAs(page, 'Shared launch')
  await expectSaved(page)
  await expect(people(page)).toHaveCount(0)
  await other.reload()
  await launch(other).click()
  await expect(sheet(other)).toHaveText('Larkmoor measures water. ')
})
