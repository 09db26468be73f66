// The real client over a stand-in for the network.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthSession } from '#web/lib/supabase.ts'

const redirectTo = '/settings'
const claims = (id: string) => btoa(JSON.stringify({ exp: 4_102_444_800, session_id: id }))

function sessionOf(id: string, confirmedAt: string | null): AuthSession {
  const user = {
    id: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b',
    email: 'ines@larkmoor.example',
    email_confirmed_at: confirmedAt,
    user_metadata: { full_name: 'Ines Albrecht' },
  }
  const expiresAt = 4_102_444_800
  return {
    access_token: `head.${claims(id)}.tail`,
    refresh_token: 'refresh-token',
    expires_at: expiresAt,
    expires_in: 3600,
    token_type: 'bearer',
    user,
  } as never
}

interface Network {
  crm?: boolean
  payments?: boolean
  answers?: Record<string, () => Response>
}

function connect({ crm = true, payments = true, answers = {} }: Network = {}) {
  const asked: { path: string; body: unknown }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(
      String(input instanceof Request ? input.url : input),
      'http://localhost:3000',
    )
    if (pathname === '/app-config.json')
      return Response.json({
        supabaseUrl: 'http://localhost:3000',
        supabaseKey: 'anon',
        features: { crm, payments },
        standIns: [],
        links: {},
      })
    asked.push({ path: pathname, body: init?.body ? JSON.parse(String(init.body)) : null })
    return answers[pathname]?.() ?? Response.json(pathname.startsWith('/rest/') ? [] : {})
  })
  return asked
}

async function begin(session: AuthSession) {
  vi.resetModules()
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify(session))
  return import('./after-sign-up.ts')
}

describe('the continuation of a sign-up', () => {
  beforeEach(() => {
    localStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  it('records the contact and welcomes, once for each auth session', async () => {
    const asked = connect()
    const session = sessionOf('first', '2026-01-01')
    const { continueSignUp } = await begin(session)
    expect(await continueSignUp(session, { period: undefined, redirectTo })).toBe('welcome')
    expect(await continueSignUp(session, { period: undefined, redirectTo })).toBe('done')
    expect(asked).toEqual([
      {
        path: '/functions/v1/hubspot-contact',
        body: { email: 'ines@larkmoor.example', name: 'Ines Albrecht' },
      },
    ])
    const later = sessionOf('second', '2026-01-01')
    expect(await continueSignUp(later, { period: undefined, redirectTo })).toBe('welcome')
  })

  it('calls no function of a service that this installation does not have', async () => {
    const asked = connect({ crm: false, payments: false })
    const session = sessionOf('first', '2026-01-01')
    const { continueSignUp } = await begin(session)
    expect(await continueSignUp(session, { period: 'annual', redirectTo })).toBe('welcome')
    expect(asked).toEqual([])
  })

  it('fails when the contact or the checkout fails, and may then be tried again', async () => {
    let isDown = true
    const asked = connect({
      answers: {
        '/functions/v1/hubspot-contact': () => Response.json({}, { status: isDown ? 500 : 200 }),
        '/functions/v1/create-checkout-session': () => Response.json({}),
      },
    })
    const session = sessionOf('first', '2026-01-01')
    const { continueSignUp } = await begin(session)
    await expect(continueSignUp(session, { period: 'monthly', redirectTo })).rejects.toMatchObject({
      name: 'CallError',
      status: 500,
    })
    isDown = false
    await expect(continueSignUp(session, { period: 'monthly', redirectTo })).rejects.toThrow('no URL')
    expect(asked.map(({ path }) => path.split('/').at(-1))).toEqual([
      'hubspot-contact',
      'hubspot-contact',
      'profiles',
      'create-checkout-session',
    ])
    expect(await continueSignUp(session, { period: undefined, redirectTo })).toBe('welcome')
  })

  it('asks for no checkout where Pro is there already, which would take a cancel back', async () => {
    const asked = connect({
      answers: {
        '/rest/v1/profiles': () => Response.json([{ subscription_status: 'pro', pro_until: '2026-12-14' }]),
      },
    })
    const session = sessionOf('first', '2026-01-01')
    const { continueSignUp } = await begin(session)
    expect(await continueSignUp(session, { period: 'annual', redirectTo })).toBe('has_pro')
    expect(asked.map(({ path }) => path)).not.toContain('/functions/v1/create-checkout-session')
  })

  it.each([200, 500])(
    'of an unconfirmed address asks for the mail and signs out, also when that answers %i',
    async (status) => {
      const asked = connect({
        answers: {
          '/functions/v1/send-confirmation-email': () => Response.json({}, { status }),
          '/auth/v1/logout': () => new Response(null, { status: 204 }),
        },
      })
      const session = sessionOf('first', null)
      const { continueSignUp } = await begin(session)
      expect(await continueSignUp(session, { period: 'annual', redirectTo })).toBe('confirm')
      expect(asked.map(({ path }) => path)).toEqual([
        '/functions/v1/send-confirmation-email',
        '/auth/v1/logout',
      ])
      expect(asked[0]?.body).toEqual({
        email: 'ines@larkmoor.example',
        confirmationUrl: expect.stringMatching(
          /\/auth\/callback\?type=signup&period=annual&redirectTo=\/settings&asked=[0-9a-f]{32}$/,
        ),
      })
      expect(localStorage.getItem('sb-localhost-auth-token')).toBeNull()
    },
  )
})
