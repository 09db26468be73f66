// A signed-in user on a fake network, with the providers components need.
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { toast } from 'react-hot-toast/headless'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, vi } from 'vitest'
import { QueryProvider } from '#web/lib/api/query-provider.tsx'
import type { Profile } from '#web/lib/profile.ts'
import { SessionProvider } from '#web/lib/session/session.tsx'
import { Toaster } from '#web/ui/feedback/toaster.tsx'

interface Desk {
  /** A new one for every test, because profiles are cached. */
  userId: string
  profile: Profile | null
  /** The installation's links. Set them before anything loads the configuration. */
  links: Record<string, string>
  /** Responses by function name, or by path for other services; anything but a Response is sent as JSON. */
  functions: Record<string, (body: unknown, query: URLSearchParams) => unknown>
  /** The functions that were called, with their bodies. */
  called: { name: string; body: unknown }[]
  profileReads: number
  /** Delays profile responses, which still hold the profile at the time of the request. */
  profileDelay: Promise<void> | undefined
  assigned: string[]
}

const appConfig = { supabaseUrl: 'http://localhost:3000', supabaseKey: 'anon' }
let users = 0

export function withUser(): Desk {
  const desk: Desk = {
    userId: '',
    profile: null,
    links: {},
    functions: {},
    called: [],
    profileReads: 0,
    profileDelay: undefined,
    assigned: [],
  }
  beforeEach(() => {
    users += 1
    Object.assign(desk, {
      userId: `00000000-0000-4000-8000-${String(users).padStart(12, '0')}`,
      links: {},
      profile: { subscription_status: 'free', created_at: new Date().toISOString() },
      functions: {},
      called: [],
      profileReads: 0,
      held: undefined,
      assigned: [],
    })
    storeSession(desk.userId)
    vi.stubGlobal('fetch', (input: RequestInfo | URL, init: RequestInit = {}) => answer(desk, input, init))
    vi.spyOn(window.location, 'assign').mockImplementation((url) => void desk.assigned.push(String(url)))
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })
  afterEach(() => {
    cleanup()
    toast.remove()
    localStorage.clear()
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  return desk
}

async function answer(desk: Desk, input: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const { pathname, searchParams } = new URL(String(input), 'http://localhost:3000')
  if (pathname === '/app-config.json') return Response.json({ ...appConfig, links: desk.links })
  if (pathname === '/rest/v1/profiles') {
    desk.profileReads += 1
    const rows = desk.profile === null ? [] : [desk.profile]
    await desk.profileDelay
    return refused(desk, pathname) ?? Response.json(rows)
  }
  const body: unknown = init.body ? JSON.parse(String(init.body)) : undefined
  if (pathname === '/auth/v1/user') return refused(desk, pathname, body) ?? Response.json({ id: desk.userId })
  const name = pathname.replace('/functions/v1/', '')
  desk.called.push({ name, body })
  const given = await desk.functions[name]?.(body, searchParams)
  return given instanceof Response ? given : Response.json(given ?? {})
}

/** The test's own response for these services. */
const refused = (desk: Desk, path: string, body?: unknown) =>
  desk.functions[path]?.(body, new URLSearchParams()) as Response | undefined

function storeSession(id: string): void {
  const expiresAt = 4_102_444_800
  const session = {
    access_token: `head.${btoa(JSON.stringify({ exp: expiresAt }))}.tail`,
    refresh_token: 'refresh',
    expires_at: expiresAt,
    expires_in: 3600,
    token_type: 'bearer',
    user: { id, email: 'ines@larkmoor.example' },
  }
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session))
}

export const refuse = (status: number, error: string, code = 'refused') =>
  Response.json({ error, code }, { status })

export function renderAt(address: string, element: ReactNode) {
  const around = (
    <SessionProvider>
      <QueryProvider>{element}</QueryProvider>
      <Toaster />
    </SessionProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: around }], { initialEntries: [address] })
  return { router, ...render(<RouterProvider router={router} />) }
}
