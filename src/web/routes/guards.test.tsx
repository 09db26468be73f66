// Who passes a guard. With the real session over a stand-in for the network.
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionGate } from '#web/layout/session-gate.tsx'
import { renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import Settings from './settings.tsx'
import Write from './write.tsx'

const desk = withUser()
const key = 'sb-localhost-auth-token'

// Never answered rather than refused: the client would try again for half a minute, in the middle of other tests.
beforeEach(() => {
  desk.functions['/auth/v1/token'] = () => new Promise(() => undefined)
})

/** The session has run out, and the auth service cannot be asked for another. */
function runOut(): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const session = JSON.parse(localStorage.getItem(key) ?? '{}')
  localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1_000_000_000 }))
}

function At({ path, children }: { path: string; children: ReactNode }) {
  return useLocation().pathname === path && children
}

const gate = (opensLocalCopies: boolean) => (
  <SessionGate visitor={<p>A visitor</p>} opensLocalCopies={opensLocalCopies}>
    {(user) => <p>For {user.id}</p>}
  </SessionGate>
)

describe('a guard', () => {
  it('lets a user in', async () => {
    renderAt('/', gate(false))
    expect(await screen.findByText(`For ${desk.userId}`)).toBeTruthy()
  })

  it('treats users whose session expired while the auth service is unreachable as signed out', async () => {
    runOut()
    renderAt('/', gate(false))
    expect(await screen.findByText('A visitor')).toBeTruthy()
  })

  it('lets them in where only local copies are opened', async () => {
    runOut()
    renderAt('/', gate(true))
    expect(await screen.findByText(`For ${desk.userId}`)).toBeTruthy()
  })
})

describe('the settings', () => {
  it.each(['nobody', 'somebody whose session has run out'])('lead %s to sign in and back', async (who) => {
    if (who === 'nobody') localStorage.clear()
    else runOut()
    const { router } = renderAt(
      '/settings',
      <At path="/settings">
        <Settings />
      </At>,
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'))
    expect(router.state.location.search).toBe('?redirectTo=/settings')
  })
})

describe('the editor', () => {
  it('leads from a payment to sign-in, even for users whose local copies it could open', async () => {
    runOut()
    const { router } = renderAt(
      '/write?session_id=cs_1',
      <At path="/write">
        <Write />
      </At>,
    )
    await waitFor(() => expect(router.state.location.pathname).toBe('/signin'))
    expect(router.state.location.search).toBe('?redirectTo=/write%3Fsession_id%3Dcs_1')
  })
})
