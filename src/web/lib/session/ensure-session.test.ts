import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensureSession } from './ensure-session.ts'

const key = 'sb-localhost-auth-token'
const fresh = { access_token: 'new', refresh_token: 'r2' }
const unreachable = Object.assign(new Error('fetch failed'), { name: 'AuthRetryableFetchError', status: 0 })
const over = Object.assign(new Error('not found'), { name: 'AuthApiError', status: 400 })

/** A session in this browser that runs out in the given number of seconds. */
function keepSession(seconds: number): void {
  const expires_at = Math.floor(Date.now() / 1000) + seconds
  const session = { access_token: 'old', refresh_token: 'r1', expires_at, user: { id: 'ana' } }
  localStorage.setItem(key, JSON.stringify(session))
}

function answer(error: Error | null) {
  const auth = {
    getSession: vi.fn(async () => ({ data: { session: null }, error })),
    setSession: vi.fn(async () => ({ data: { session: fresh, user: null }, error: null })),
  }
  return { auth, connect: async () => auth as never }
}

const asked = vi.fn(async (address: string) =>
  Response.json(
    address.includes('/token') ? fresh : { supabaseUrl: 'http://localhost:3000', supabaseKey: 'anon' },
  ),
)

beforeEach(() => {
  asked.mockClear()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  localStorage.removeItem(key)
  vi.restoreAllMocks()
})

describe('before a text is sent', () => {
  it('a session that has long to run is not looked into', async () => {
    keepSession(3000)
    const { auth, connect } = answer(null)
    await ensureSession(connect)
    expect(auth.getSession).not.toHaveBeenCalled()
  })

  it('one that has run out without a network says so at once and leaves the client alone', async () => {
    keepSession(-10)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { auth, connect } = answer(unreachable)
    await expect(ensureSession(connect)).rejects.toThrow('no network')
    expect(auth.getSession).not.toHaveBeenCalled()
  })

  it('one that the client gave up on is refreshed as soon as the server can be reached', async () => {
    keepSession(-10)
    const { auth, connect } = answer(unreachable)
    await ensureSession(connect)
    expect(auth.setSession).toHaveBeenCalledExactlyOnceWith(fresh)
  })

  it('one that cannot be refreshed yet is not taken for ended', async () => {
    keepSession(-10)
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await expect(ensureSession(answer(unreachable).connect)).rejects.toMatchObject({
      name: 'CallError',
      status: 0,
    })
  })

  it('one that the server has ended is left to the save, which says so', async () => {
    keepSession(-10)
    const { auth, connect } = answer(over)
    await ensureSession(connect)
    expect(auth.setSession).not.toHaveBeenCalled()
  })
})
