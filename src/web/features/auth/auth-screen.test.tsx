// The views of the form, with the real client over a stand-in for the network.
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

type Answer = () => Response | Promise<Response>

const refusal = (status: number, code: string) => () =>
  Response.json(
    { code, message: `told ${code}` },
    { status, headers: { 'x-supabase-api-version': '2024-01-01' } },
  )

function connect(
  answers: Record<string, Answer> = {},
  socialProviders: { name: string; label: string }[] = [],
) {
  const asked: { address: URL; body: Record<string, unknown> }[] = []
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = new URL(String(input instanceof Request ? input.url : input), 'http://localhost:3000')
    if (address.pathname === '/app-config.json')
      return Response.json({
        supabaseUrl: 'http://localhost:3000',
        supabaseKey: 'anon',
        features: {
          crm: false,
          payments: false,
          socialSignIn: socialProviders.length > 0,
          mail: true,
          ai: false,
        },
        socialProviders,
        standIns: ['local mailbox'],
        links: {},
      })
    asked.push({ address, body: init?.body ? JSON.parse(String(init.body)) : {} })
    return (await answers[address.pathname.replace('/auth/v1/', '')]?.()) ?? Response.json({})
  })
  return asked
}

/** The address without the mark that lets this browser recognize it; the mark must be there. */
function takeMark(back: URL): string {
  expect(back.searchParams.get('asked')).toMatch(/^[0-9a-f]{32}$/)
  return (back.pathname + back.search).replace(/[?&]asked=[0-9a-f]{32}$/, '')
}

async function open(address: string) {
  vi.resetModules()
  const { AuthScreen } = await import('./auth-screen.tsx')
  const { SessionProvider } = await import('#web/lib/session/session.tsx')
  const show = (home: 'sign_in' | 'sign_up') => (
    <SessionProvider>
      <AuthScreen home={home} craft="Say it plainly." />
    </SessionProvider>
  )
  const router = createMemoryRouter(
    [
      { path: '/signin', element: show('sign_in') },
      { path: '/signup', element: show('sign_up') },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
  const here = () => router.state.location.pathname + router.state.location.search
  return { here, user: userEvent.setup() }
}

const magicOn = (page: string) => `Send a magic link instead: ${page}?view=magic_link`
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const field = (label: string) => screen.getByLabelText(label, { selector: 'input' })

describe('the authentication form', () => {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it.each([
    ['/signin', 'Welcome back', 'Sign in to your account to continue'],
    ['/signup', 'Create an account', 'Get started with your free account today'],
    ['/signin?view=forgotten_password', 'Reset your password', null],
    ['/signin?view=magic_link', 'Sign in with email', null],
    ['/signin?view=verify_otp', 'Enter your code', null],
    ['/signin?view=no_such_view', 'Welcome back', null],
  ])('opens at %s as “%s”', async (address, title, description) => {
    connect()
    await open(address)
    expect(heading()).toBe(title)
    if (description !== null) expect(screen.getByText(description)).toBeTruthy()
  })

  const links = () =>
    screen.getAllByRole('link').flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      return /^\/sign(in|up)/.test(href) ? [`${link.textContent}: ${href}`] : []
    })

  it.each([
    [
      '/signin',
      ['Forgot your password?: /signin?view=forgotten_password', 'Sign up: /signup', magicOn('/signin')],
    ],
    [
      '/signup?view=sign_in',
      ['Forgot your password?: /signin?view=forgotten_password', 'Sign up: /signup', magicOn('/signin')],
    ],
    ['/signup', ['Sign in: /signin', magicOn('/signup')]],
    ['/signin?view=sign_up', ['Sign in: /signin', magicOn('/signup')]],
    ['/signin?view=forgotten_password', ['Back to sign-in: /signin', magicOn('/signin')]],
    ['/signup?view=forgotten_password', ['Back to sign-in: /signin', magicOn('/signin')]],
    ['/signin?view=magic_link', ['Use a password instead: /signin', 'Enter a code: /signin?view=verify_otp']],
    ['/signin?view=verify_otp', ['Back to sign-in: /signin']],
    ['/signup?view=verify_otp', ['Back to sign-up: /signup']],
  ])('shows at %s the links of its own view', async (address, expected) => {
    connect()
    await open(address)
    expect(links()).toEqual(expected)
  })

  it('says at /signin?view=sign_up what follows a sign-up, and begins one with a provider', async () => {
    connect({}, [{ name: 'google', label: 'Google' }])
    const { user } = await open('/signin?view=sign_up&period=annual')
    expect(screen.getByText(/You’ll go to checkout/)).toBeTruthy()
    const left = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined)
    await user.click(await screen.findByRole('button', { name: 'Continue with Google' }))
    await waitFor(() => expect(left).toHaveBeenCalled())
    const back = new URL(String(left.mock.calls[0]?.[0])).searchParams.get('redirect_to')
    expect(back).toMatch(/\/auth\/callback\?type=signup&period=annual&asked=[0-9a-f]{32}$/)
  })

  it('calls each provider what the installation calls it', async () => {
    connect({}, [
      { name: 'google', label: 'Google' },
      { name: 'work', label: 'Larkmoor SSO' },
    ])
    await open('/signin')
    await screen.findByRole('button', { name: 'Continue with Google' })
    const buttons = screen.getAllByRole('button', { name: /^Continue with/ })
    expect(buttons.map((button) => button.textContent)).toEqual([
      'Continue with Google',
      'Continue with Larkmoor SSO',
    ])
  })

  it('carries the way back, the period and the typed address from view to view', async () => {
    connect()
    const { here, user } = await open('/signin?redirectTo=/settings&period=annual')
    await user.type(field('Email address'), 'ines@larkmoor.example')
    await user.click(screen.getByText('Forgot your password?'))
    expect(here()).toBe('/signin?redirectTo=/settings&period=annual&view=forgotten_password')
    expect(field('Email address')).toHaveProperty('value', 'ines@larkmoor.example')
    await waitFor(() => expect(document.activeElement).toBe(field('Email address')))
  })

  it.each([
    [
      '/signup?period=annual',
      'You chose Pro, $180 a year. You’ll go to checkout after you create your account.',
    ],
    ['/signin?period=monthly', 'You chose Pro, $30 a month. You’ll choose a plan after you sign in.'],
  ])('says at %s which plan was chosen', async (address, sentence) => {
    connect()
    await open(address)
    expect(screen.getByText(/^You chose Pro/).parentElement?.textContent).toBe(sentence)
  })

  it.each([
    ['magic_link', 'Send magic link', 'otp'],
    ['forgotten_password', 'Send reset link', 'recover'],
  ])('sends the chosen period along with a link, view %s', async (view, button, endpoint) => {
    const asked = connect()
    const { user } = await open(`/signin?period=annual&view=${view}`)
    await user.type(field('Email address'), 'ines@larkmoor.example')
    await user.click(screen.getByRole('button', { name: button }))
    await waitFor(() =>
      expect(asked.map(({ address }) => address.pathname)).toContain(`/auth/v1/${endpoint}`),
    )
    const back = asked.find(({ address }) => address.pathname.endsWith(endpoint))?.address.searchParams
    expect(back?.get('redirect_to')).toMatch(/\/auth\/callback\?period=annual&asked=[0-9a-f]{32}$/)
  })

  it('ignores a period that does not exist', async () => {
    connect()
    await open('/signin?period=daily')
    expect(screen.getByText('Sign up').getAttribute('href')).toBe('/signup')
  })

  it.each([
    ['/signin', 'Sign in', 'Enter your email address'],
    ['/signup', 'Sign up', 'Enter your email address'],
    ['/signin?view=magic_link', 'Send magic link', 'Enter your email address'],
    ['/signin?view=forgotten_password', 'Send reset link', 'Enter your email address'],
  ])('asks at %s for what is missing and sends nothing', async (address, button, problem) => {
    const asked = connect()
    const { user } = await open(address)
    await user.click(screen.getByRole('button', { name: button }))
    expect((await screen.findByText(problem)).getAttribute('role')).toBe('alert')
    expect(document.activeElement).toBe(field('Email address'))
    expect(field('Email address').getAttribute('aria-invalid')).toBe('true')
    expect(asked).toEqual([])
  })

  it.each([
    [400, 'invalid_credentials', 'That email and password don’t match an account.'],
    [429, 'over_request_rate_limit', 'Too many attempts.'],
    [500, 'unexpected_failure', 'Something went wrong on our end.'],
    [400, 'some_new_code', 'told some_new_code.'],
  ])('says a refusal of %i %s in the red box, focused, and can be sent again', async (status, code, text) => {
    connect({ token: refusal(status, code) })
    const { user } = await open('/signin')
    await user.type(field('Email address'), 'ines@larkmoor.example')
    await user.type(field('Password'), 'correct horse{Enter}')
    const box = await screen.findByRole('alert')
    expect(box.textContent).toContain(text)
    await waitFor(() => expect(document.activeElement).toBe(box))
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false)
    expect(screen.queryByText('Resend confirmation link')).toBeNull()
  })

  it('signs a phone number in as one', async () => {
    const asked = connect({ token: refusal(400, 'invalid_credentials') })
    const { user } = await open('/signin')
    await user.type(field('Email address'), '+49 (151) 234-5678')
    await user.type(field('Password'), 'correct horse{Enter}')
    await screen.findByRole('alert')
    expect(asked[0]?.body).toMatchObject({ phone: '+491512345678', password: 'correct horse' })
  })

  it('sends one sign-up however often it is pressed, with all that must survive the mail', async () => {
    let answer = (_: Response) => {}
    const waiting = new Promise<Response>((resolve) => {
      answer = resolve
    })
    const asked = connect({ signup: () => waiting })
    const { here, user } = await open('/signup?redirectTo=/settings&period=annual')
    await user.type(field('Email address'), ' ines@larkmoor.example ')
    await user.type(field('Password'), 'correct horse{Enter}{Enter}')
    const button = screen.getByRole('button', { name: 'Sign up' })
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'))
    await user.click(button)
    answer(Response.json({ id: '1', email: 'ines@larkmoor.example', identities: [] }))
    await waitFor(() => expect(heading()).toBe('Check your email!'))
    expect(here()).toBe('/signup?redirectTo=/settings&period=annual&view=verify_otp')
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body.email).toBe('ines@larkmoor.example')
    const back = new URL(asked[0]?.address.searchParams.get('redirect_to') ?? '')
    expect(takeMark(back)).toBe('/auth/callback?type=signup&period=annual&redirectTo=/settings')
  })

  it('leaves the type out of a recovery’s return address, where it would hide the link’s own', async () => {
    const asked = connect()
    const { user } = await open('/signin?view=forgotten_password&redirectTo=/settings')
    await user.type(field('Email address'), 'ines@larkmoor.example{Enter}')
    expect(await screen.findByText('Check your email for the password reset link')).toBeTruthy()
    const back = new URL(asked[0]?.address.searchParams.get('redirect_to') ?? '')
    expect(takeMark(back)).toBe('/auth/callback?redirectTo=/settings')
  })

  it('says where the code goes without claiming that it has arrived, and forgets a wrong one when it is changed', async () => {
    connect({
      verify: () =>
        Response.json({ code: 403, error_code: 'otp_expired', msg: 'Token has expired' }, { status: 403 }),
    })
    const { user } = await open('/signin?view=magic_link')
    await user.type(field('Email address'), 'ines@larkmoor.example{Enter}')
    const code = await screen.findByLabelText('Code')
    expect(screen.getByText(/^We’re emailing/).textContent).toContain('We’re emailing ines@larkmoor.example.')
    await user.type(code, '111111{Enter}')
    expect(await screen.findByText(/That code is wrong or has expired/)).toBeTruthy()
    await user.type(code, '{Backspace}')
    expect(screen.queryByText(/That code is wrong or has expired/)).toBeNull()
  })

  it('says that a mail has just gone out when a reset follows a magic link within the minute', async () => {
    const asked = connect()
    const { user } = await open('/signin?view=magic_link')
    await user.type(field('Email address'), 'ines@larkmoor.example{Enter}')
    expect(await screen.findByText('Check your email for the magic link')).toBeTruthy()
    cleanup()
    const again = await open('/signin?view=forgotten_password')
    await again.user.type(field('Email address'), 'Ines@larkmoor.example{Enter}')
    expect(await screen.findByText(/^You just requested an email\./)).toBeTruthy()
    expect(asked).toHaveLength(1)
    await again.user.clear(field('Email address'))
    await again.user.type(field('Email address'), 'other@larkmoor.example{Enter}')
    expect(await screen.findByText('Check your email for the password reset link')).toBeTruthy()
  })

  describe('with a session', () => {
    const somebody = { id: '1b4e28ba-2fa1-4d3b-a3f5-ef19b5a7633b', email: 'ines@larkmoor.example' }

    beforeEach(() => {
      const stored = {
        access_token: `head.${btoa(JSON.stringify({ exp: 4_102_444_800 }))}.tail`,
        refresh_token: 'refresh-token',
        expires_at: 4_102_444_800,
        expires_in: 3600,
        token_type: 'bearer',
        user: somebody,
      }
      localStorage.setItem('sb-localhost-auth-token', JSON.stringify(stored))
    })

    it('replaces the password of the signed-in user, confirms it and continues', async () => {
      const asked = connect({ user: () => Response.json(somebody) })
      const { here, user } = await open('/signin?view=update_password&redirectTo=/settings')
      await user.type(await screen.findByLabelText('New password', { selector: 'input' }), 'short{Enter}')
      expect(await screen.findByText('Use a password of at least 6 characters')).toBeTruthy()
      await user.type(field('New password'), ' no more{Enter}')
      await waitFor(() => expect(here()).toBe('/settings'))
      expect(asked.flatMap(({ body }) => body.password ?? [])).toEqual(['short no more'])
    })

    it.each([
      ['/signin?view=update_password&redirectTo=/settings', '/signin?redirectTo=/settings'],
      ['/signup?view=update_password', '/signin'],
    ])(
      'leads from the new password at %s back to the sign-in, without the session of the link',
      async (address, target) => {
        const asked = connect({
          user: () => Response.json(somebody),
          logout: () => new Response(null, { status: 204 }),
        })
        const { here, user } = await open(address)
        const link = await screen.findByRole('link', { name: 'Back to sign-in' })
        expect(link.getAttribute('href')).toBe(target)
        await user.click(link)
        await waitFor(() => expect(heading()).toBe('Welcome back'))
        expect(here()).toBe(target)
        expect(localStorage.getItem('sb-localhost-auth-token')).toBeNull()
        expect(asked.some(({ address: { pathname } }) => pathname === '/auth/v1/logout')).toBe(true)
        expect(screen.getByRole('button', { name: 'Sign in' })).toHaveProperty('disabled', false)
      },
    )
  })
})
