import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const user = { id: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', email: 'ines@larkmoor.example' }
const stored = {
  access_token: `head.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.tail`,
  refresh_token: 'refresh',
  expires_at: 4_102_444_800,
  expires_in: 3600,
  token_type: 'bearer',
  user,
}

function Report({ useSession }: Pick<typeof import('./session.tsx'), 'useSession'>) {
  const { session, retry, leave, forget } = useSession()
  return (
    <>
      <p data-testid="status">{session.status}</p>
      <p data-testid="detail">
        {'user' in session ? session.user.email : 'failure' in session && session.failure}
      </p>
      <p data-testid="marks">{Object.keys(session).sort().join(' ')}</p>
      <button type="button" onClick={retry}>
        Try again
      </button>
      <button type="button" onClick={leave}>
        Leave
      </button>
      <button type="button" onClick={forget}>
        Forget
      </button>
    </>
  )
}

const appConfig = { supabaseUrl: 'http://localhost:3000', supabaseKey: 'anon', links: {} }

const asked = vi.fn<typeof fetch>()
const unanswered = { refresh_token: 'never answered' }

/** A refresh that is refused would be tried again for half a minute, in the middle of other tests: it gets no answer at all. */
function stubFetch(): void {
  asked.mockReset()
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    if (String(init?.body).includes(unanswered.refresh_token)) return new Promise(() => undefined)
    return asked(address, init)
  })
}

function answerConfig(config: object): void {
  asked.mockImplementation(async () => Response.json({ ...appConfig, ...config }))
}

function answerConfigOr(answer: () => Promise<Response>): void {
  asked.mockImplementation(async (address) =>
    String(address).includes('app-config') ? Response.json(appConfig) : answer(),
  )
}

async function settled(status: string): Promise<string | null> {
  await waitFor(() => expect(screen.getByTestId('status').textContent).toBe(status))
  return screen.getByTestId('detail').textContent
}

/** With a client of its own: one that still asks for a test before would not ask for this one. */
async function renderSession() {
  const { SessionProvider, useSession } = await import('./session.tsx')
  render(
    <SessionProvider>
      <Report useSession={useSession} />
    </SessionProvider>,
  )
}

describe('session', () => {
  beforeEach(() => {
    vi.resetModules()
    localStorage.clear()
    stubFetch()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('is signed out at once, without a request, when nothing is stored', async () => {
    await renderSession()
    await settled('signed-out')
    expect(asked).not.toHaveBeenCalled()
  })

  it('is signed out, says why and logs it when the configuration is out of reach, and recovers', async () => {
    localStorage.setItem('sb-localhost-auth-token', JSON.stringify(stored))
    asked.mockRejectedValueOnce(new TypeError('network'))
    await renderSession()
    expect(await settled('signed-out')).toBe('We can’t reach the server right now.')
    expect(console.error).toHaveBeenCalled()

    answerConfig({})
    screen.getByText('Try again').click()
    expect(await settled('signed-in')).toBe('ines@larkmoor.example')
  })

  const key = 'sb-localhost-auth-token'
  const tellOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key }))
  const marks = () => screen.getByTestId('marks').textContent

  it('follows other tabs in and out, and knows that it was lost', async () => {
    answerConfig({})
    await renderSession()
    await settled('signed-out')
    expect(marks()).toBe('status')
    localStorage.setItem(key, JSON.stringify(stored))
    tellOtherTabs()
    expect(await settled('signed-in')).toBe('ines@larkmoor.example')
    localStorage.removeItem(key)
    tellOtherTabs()
    await settled('signed-out')
    tellOtherTabs()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(marks()).toBe('status wasLost')
  })

  it('belongs to no one while the second step is due', async () => {
    answerConfig({})
    const factors = [{ id: 'f', status: 'verified', factor_type: 'totp' }]
    localStorage.setItem(key, JSON.stringify({ ...stored, user: { ...user, factors } }))
    await renderSession()
    await waitFor(() => expect(marks()).toBe('awaits status'))
    await settled('signed-out')
  })

  const expired = { ...stored, ...unanswered, expires_at: 1_000_000_000 }
  const unreachable = async () => {
    throw new TypeError('network')
  }

  it('is signed out when it has run out and the server is out of reach, and says whose local copies are here', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answerConfigOr(unreachable)
    localStorage.setItem(key, JSON.stringify(expired))
    await renderSession()
    await settled('signed-out')
    expect(marks()).toBe('localUser status')
    expect(console.error).toHaveBeenCalled()
    expect(localStorage.getItem(key)).not.toBeNull()
  })

  it('is the stored one while it still runs, although it is due for a refresh and the server is out of reach', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    answerConfigOr(unreachable)
    const expires_at = Math.floor(Date.now() / 1000) + 60
    localStorage.setItem(key, JSON.stringify({ ...stored, ...unanswered, expires_at }))
    await renderSession()
    expect(await settled('signed-in')).toBe('ines@larkmoor.example')
  })

  it('ends in an open tab when it runs out and the server is out of reach', async () => {
    answerConfigOr(unreachable)
    localStorage.setItem(key, JSON.stringify(stored))
    await renderSession()
    await settled('signed-in')
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    localStorage.setItem(key, JSON.stringify(expired))
    tellOtherTabs()
    await settled('signed-out')
    expect(marks()).toBe('localUser status')
    localStorage.removeItem(key)
    tellOtherTabs()
    await waitFor(() => expect(marks()).toBe('status wasLost'))
  })

  it('is over when the server refuses to refresh it', async () => {
    localStorage.setItem(key, JSON.stringify({ ...stored, expires_at: 1_000_000_000 }))
    const refusal = { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }
    answerConfigOr(async () => Response.json(refusal, { status: 400 }))
    await renderSession()
    await settled('signed-out')
    expect(localStorage.getItem(key)).toBeNull()
  })

  const askedForUser = () => asked.mock.calls.some(([address]) => String(address).endsWith('/auth/v1/user'))

  it.each([
    [403, 'session_not_found'],
    [403, 'user_not_found'],
    [403, 'user_banned'],
    [401, 'insufficient_aal'],
  ])('is lost when the server answers %i %s, without anyone waiting for it', async (status, code) => {
    localStorage.setItem(key, JSON.stringify(stored))
    let answer: (response: Response) => void = () => undefined
    answerConfigOr(() => new Promise((resolve) => (answer = resolve)))
    await renderSession()
    expect(await settled('signed-in')).toBe('ines@larkmoor.example')
    await waitFor(() => expect(askedForUser()).toBe(true))
    const headers = { 'x-supabase-api-version': '2024-01-01' }
    answer(Response.json({ code, message: 'over' }, { status, headers }))
    await settled('signed-out')
    expect(marks()).toBe('status wasLost')
    expect(localStorage.getItem(key)).toBeNull()
  })

  it.each([
    [403, 'bad_jwt'],
    [429, 'over_request_rate_limit'],
    [503, 'unexpected_failure'],
    [500, 'unexpected_failure'],
  ])('continues when the server answers %i %s to the check', async (status, code) => {
    localStorage.setItem(key, JSON.stringify(stored))
    const headers = { 'x-supabase-api-version': '2024-01-01' }
    answerConfigOr(async () => Response.json({ code, message: 'no' }, { status, headers }))
    await renderSession()
    await settled('signed-in')
    await waitFor(() => expect(askedForUser()).toBe(true))
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(marks()).toBe('status user')
    expect(localStorage.getItem(key)).not.toBeNull()
  })

  it('owes the second step when the account has one by now', async () => {
    localStorage.setItem(key, JSON.stringify(stored))
    const factors = [{ id: 'f', status: 'verified', factor_type: 'totp' }]
    answerConfigOr(async () => Response.json({ ...user, factors }))
    await renderSession()
    await waitFor(() => expect(marks()).toBe('awaits status'))
    expect(localStorage.getItem(key)).not.toBeNull()
  })

  it('ends by a logout at once, and is not taken for lost', async () => {
    answerConfig({})
    localStorage.setItem(key, JSON.stringify(stored))
    await renderSession()
    await settled('signed-in')
    screen.getByText('Leave').click()
    await settled('signed-out')
    expect(marks()).toBe('isLeaving status')
    expect(localStorage.getItem(key)).not.toBeNull()
    screen.getByText('Forget').click()
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull())
    expect(marks()).toBe('isLeaving status')
  })
})

describe('client without its settings', () => {
  beforeEach(() => {
    vi.resetModules()
    stubFetch()
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    [{ supabaseUrl: '' }, 'supabaseUrl is required.'],
    [{ supabaseKey: '' }, 'supabaseKey is required.'],
  ])('fails with %o by the client’s own words', async (config, message) => {
    answerConfig(config)
    const { getSupabase } = await import('#web/lib/supabase.ts')
    await expect(getSupabase()).rejects.toThrow(message)
  })

  it('asks for the configuration again after a failure, and once only after a success', async () => {
    asked.mockResolvedValueOnce(new Response('down', { status: 503 }))
    const { loadAppConfig } = await import('#web/lib/api/app-config.ts')
    await expect(loadAppConfig()).rejects.toThrow('We can’t reach the server right now.')
    answerConfig({})
    await loadAppConfig()
    await loadAppConfig()
    expect(asked).toHaveBeenCalledTimes(2)
  })
})
