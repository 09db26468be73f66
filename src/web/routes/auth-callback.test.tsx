// Tokens in the return address: whose they are is asked before anybody is signed in, unless this browser asked for them.
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const key = 'sb-localhost-auth-token'
const expiresAt = 4_102_444_800
const tokenOf = (id: string) => `head.${btoa(JSON.stringify({ sub: id, exp: expiresAt }))}.tail`
const people = {
  dora: { id: '1', email: 'dora@example.com' },
  emil: { id: '2', email: 'emil@example.com' },
} as const

let asked: string[]
/** What GET /user answers; the owner of the token when undefined. */
let answer: (() => Response) | undefined

beforeEach(() => {
  asked = []
  answer = undefined
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input), 'http://localhost:3000')
    if (pathname === '/app-config.json')
      return Response.json({
        supabaseUrl: 'http://localhost:3000',
        supabaseKey: 'anon',
        links: {},
        features: {},
      })
    const token = new Headers(init.headers).get('authorization')?.slice(7)
    const owner = Object.values(people).find(({ id }) => tokenOf(id) === token)
    asked.push(`${init.method ?? 'GET'} ${pathname}${search} ${owner?.email ?? 'nobody'}`)
    if (pathname !== '/auth/v1/user') return new Response(null, { status: 204 })
    return answer?.() ?? Response.json(owner ?? { code: 'bad_jwt' }, { status: owner ? 200 : 403 })
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const fragment = (name: keyof typeof people, more = '&type=magiclink') =>
  `#access_token=${tokenOf(people[name].id)}&expires_in=3600&expires_at=${expiresAt}&refresh_token=r&token_type=bearer${more}`

function store(name: keyof typeof people): void {
  const session = {
    access_token: tokenOf(people[name].id),
    refresh_token: 'refresh',
    expires_at: expiresAt,
    expires_in: 3600,
    token_type: 'bearer',
    user: people[name],
  }
  localStorage.setItem(key, JSON.stringify(session))
}

const storedEmail = () =>
  (JSON.parse(localStorage.getItem(key) ?? '{}') as { user?: { email?: string } }).user?.email
const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent

async function open(address: string) {
  window.history.replaceState({}, '', address)
  vi.resetModules()
  const { default: AuthCallback } = await import('./auth-callback.tsx')
  const { SessionProvider } = await import('#web/lib/session/session.tsx')
  const show = (
    <SessionProvider>
      <AuthCallback />
    </SessionProvider>
  )
  const { pathname, search } = new URL(address, 'http://localhost:3000')
  const router = createMemoryRouter(
    [
      { path: '/auth/callback', element: show },
      { path: '*', element: <Link to="/">Elsewhere</Link> },
    ],
    { initialEntries: [pathname + search] },
  )
  render(<RouterProvider router={router} />)
  return { here: () => router.state.location.pathname + router.state.location.search, router }
}

describe('tokens that this browser did not request', () => {
  it('sign no one in until the user confirms the named account', async () => {
    const { here } = await open(`/auth/callback?redirectTo=/settings${fragment('dora')}`)
    await waitFor(() => expect(heading()).toBe('Continue as d…@example.com?'))
    expect(localStorage.getItem(key)).toBeNull()
    expect(window.location.hash).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(here()).toBe('/settings'))
    expect(storedEmail()).toBe('dora@example.com')
    expect(window.location.hash).toBe('')
  })

  it('leave another account signed in here after a no, and are ended', async () => {
    store('emil')
    await open(`/auth/callback${fragment('dora')}`)
    await waitFor(() => expect(heading()).toBe('Continue as d…@example.com?'))
    expect(screen.getByText(/You’re signed in as e…@example.com now/)).toBeTruthy()
    expect(storedEmail()).toBe('emil@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'No, don’t sign in' }))
    await waitFor(() => expect(heading()).toBe('Nothing has changed'))
    expect(storedEmail()).toBe('emil@example.com')
    await waitFor(() => expect(asked).toContain('POST /auth/v1/logout?scope=local dora@example.com'))
  })

  it('take the place of another account after a yes', async () => {
    store('emil')
    const { here } = await open(`/auth/callback${fragment('dora')}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(here()).toBe('/write'))
    expect(storedEmail()).toBe('dora@example.com')
  })

  it('of a recovery lead to the new password once confirmed', async () => {
    const { here } = await open(`/auth/callback${fragment('dora', '&type=recovery')}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(here()).toBe('/signin?redirectTo=/write&view=update_password'))
  })

  it('sign nobody in when the page is left', async () => {
    const { router } = await open(`/auth/callback${fragment('dora')}`)
    await waitFor(() => expect(heading()).toBe('Continue as d…@example.com?'))
    window.history.replaceState({}, '', '/elsewhere')
    await router.navigate('/elsewhere')
    const { getSupabase } = await import('#web/lib/supabase.ts')
    const { data } = await (await getSupabase()).auth.getSession()
    expect(data.session).toBeNull()
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('of no account end no session', async () => {
    store('emil')
    answer = () => Response.json({ code: 'session_not_found' }, { status: 403 })
    await open(`/auth/callback${fragment('dora')}`)
    await waitFor(() => expect(heading()).toBe('This link didn’t sign you in'))
    expect(storedEmail()).toBe('emil@example.com')
  })

  it('can be tried again when the server was out of reach', async () => {
    answer = () => new Response(null, { status: 503 })
    await open(`/auth/callback${fragment('dora')}`)
    await waitFor(() => expect(heading()).toBe('We couldn’t connect'))
    expect(window.location.hash).toContain('access_token')
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('with a mark of another browser are asked about as well', async () => {
    await open(`/auth/callback?asked=${'0'.repeat(32)}${fragment('dora')}`)
    await waitFor(() => expect(heading()).toBe('Continue as d…@example.com?'))
  })
})

describe('tokens that this browser asked for', () => {
  it('sign in at once, and their mark works once', async () => {
    const { markLink } = await import('#web/lib/session/mark-links.ts')
    const { wasRequested } = await import('#web/lib/session/requested-links.ts')
    const mark = markLink()
    const { here } = await open(`/auth/callback?asked=${mark}${fragment('dora')}`)
    await waitFor(() => expect(here()).toBe('/write'))
    expect(storedEmail()).toBe('dora@example.com')
    await waitFor(() => expect(wasRequested(mark)).toBe(false))
  })
})
