import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UnloadSender } from './saving-api.ts'

const expiresAt = 4_102_444_800
const session = {
  access_token: `head.${btoa(JSON.stringify({ exp: expiresAt }))}.tail`,
  refresh_token: 'refresh',
  expires_at: expiresAt,
  expires_in: 3600,
  token_type: 'bearer',
  user: { id: 'ana' },
}
const request = (content: string) => ({ id: 'doc', content, based_on: null, cause: 'save' as const })
const bytesAround = JSON.stringify(request('')).length

describe('the last save of a page', () => {
  let sent: RequestInit[]

  beforeEach(() => {
    sent = []
    localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session))
    vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
      if (input.endsWith('/app-config.json'))
        return Response.json({ supabaseUrl: 'http://localhost:3000', supabaseKey: 'anon', links: {} })
      sent.push(init)
      return Response.json({})
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  async function startSender(): Promise<UnloadSender> {
    const sender = new UnloadSender()
    sender.start()
    await vi.waitFor(() => expect(sender.send(request('ready'))).toBe(true))
    sent = []
    return sender
  }

  it('outlives the page and has the user’s token', async () => {
    const sender = await startSender()
    expect(sender.send(request('text'))).toBe(true)
    expect(sent).toMatchObject([
      { keepalive: true, method: 'POST', headers: { authorization: `Bearer ${session.access_token}` } },
    ])
  })

  it('is left to the local copy from 64,000 bytes on: browsers refuse larger requests of a closed page', async () => {
    const sender = await startSender()
    const room = 64_000 - bytesAround
    expect(sender.send(request('x'.repeat(room - 1)))).toBe(true)
    expect(sender.send(request('x'.repeat(room)))).toBe(false)
    expect(sender.send(request('é'.repeat(room / 2)))).toBe(false)
    expect(sent).toHaveLength(1)
  })
})
