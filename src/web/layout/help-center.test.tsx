// Every link to the Help Center leads to the same address.
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Desk } from './desk.tsx'
import { MobileDrawer } from './mobile-drawer.tsx'
import { renderAt, withUser } from './signed-in.test-support.tsx'
import { UserEntries } from './user-entries.tsx'

const desk = withUser()

const places = {
  header: <UserEntries />,
  drawer: <MobileDrawer open onOpenChange={() => undefined} />,
  desk: (
    <Desk sidebar={() => null} bar={null}>
      Sheet
    </Desk>
  ),
}

function narrow(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: true, media: query, addEventListener() {}, removeEventListener() {} }) as never,
  )
}

describe('the Help Center', () => {
  it.each([
    ['header', 'wide'],
    ['drawer', 'narrow'],
    ['desk', 'wide'],
    ['desk', 'narrow'],
  ] as const)('is the installation’s own in the %s of a %s screen, in a new tab', async (place, width) => {
    if (width === 'narrow') narrow()
    desk.links = { helpCenter: 'https://help.larkmoor.example' }
    renderAt('/', places[place])
    if (place === 'desk' && width === 'narrow')
      (await screen.findByRole('button', { name: /sidebar/i })).click()
    const link = await screen.findByRole('link', { name: /^Help Center/ })
    await waitFor(() => expect(link.getAttribute('href')).toBe('https://help.larkmoor.example'))
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
  })
})
