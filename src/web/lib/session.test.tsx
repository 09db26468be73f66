import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionProvider, useSession } from './session.tsx'

const user = { id: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', email: 'ines@larkmoor.example' }
const stored = {
  access_token: `head.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.tail`,
  refresh_token: 'refresh',
  expires_at: 4_102_444_800,
  expires_in: 3600,
  token_type: 'bearer',
  user,
}

function Report() {
  const { session, retry } = useSession()
  return (
    <>
      <p data-testid="status">{session.status}</p>
      <p data-testid="detail">
        {'user' in session ? session.user.email : 'failure' in session && session.failure}
      </p>
      <button type="button" onClick={retry}>
        Try again
      </button>
    </>
  )
}

function answerConfig(config: object): void {
  const body = { supabaseUrl: 'http://localhost:3000', supabaseKey: 'anon', links: {}, ...config }
  vi.mocked(fetch).mockImplementation(async () => Response.json(body))
}

async function settled(status: string): Promise<string | null> {
  await waitFor(() => expect(screen.getByTestId('status').textContent).toBe(status))
  return screen.getByTestId('detail').textContent
}

function renderSession() {
  render(
    <SessionProvider>
      <Report />
    </SessionProvider>,
  )
}

describe('session', () => {
  beforeEach(() => {
    vi.resetModules()
    localStorage.clear()
    vi.stubGlobal('fetch', vi.fn())
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is signed out at once, without a request, when nothing is stored', async () => {
    renderSession()
    await settled('signed-out')
    expect(fetch).not.toHaveBeenCalled()
  })

  it('is signed out, says why and logs it when the configuration is out of reach, and recovers', async () => {
    localStorage.setItem('sb-localhost-auth-token', JSON.stringify(stored))
    vi.mocked(fetch).mockRejectedValueOnce(new TypeError('network'))
    renderSession()
    expect(await settled('signed-out')).toBe('Presswright cannot reach its server right now.')
    expect(console.error).toHaveBeenCalled()

    answerConfig({})
    screen.getByText('Try again').click()
    expect(await settled('signed-in')).toBe('ines@larkmoor.example')
  })
})

describe('client without its settings', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.stubGlobal('fetch', vi.fn())
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    [{ supabaseUrl: '' }, 'supabaseUrl is required.'],
    [{ supabaseKey: '' }, 'supabaseKey is required.'],
  ])('fails with %o by the client’s own words', async (config, message) => {
    answerConfig(config)
    const { getSupabase } = await import('./supabase.ts')
    await expect(getSupabase()).rejects.toThrow(message)
  })

  it('asks for the configuration again after a failure, and once only after a success', async () => {
    vi.mocked(fetch).mockResolvedValueOnce(new Response('down', { status: 503 }))
    const { loadAppConfig } = await import('./app-config.ts')
    await expect(loadAppConfig()).rejects.toThrow('Presswright cannot reach its server right now.')
    answerConfig({})
    await loadAppConfig()
    await loadAppConfig()
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})
