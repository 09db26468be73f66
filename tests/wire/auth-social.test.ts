// Signing in through an OpenID Connect provider: a real one on its own port, and the local stand-in.
import { createHash, randomUUID } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAuth, newAddress, password, signUpConfirmed } from '#tests/support/accounts.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { type IdentityProvider, startIdentityProvider } from '#tests/support/identity-provider.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { freePort, serveApp } from '#tests/support/serve.ts'
import { startApp, type TestApp } from '#tests/support/start-app.ts'
import { withTestDatabase } from '#tests/support/test-database.ts'

const database = withTestDatabase()
let idp: IdentityProvider
let app: TestApp & { close(): Promise<void> }
const relaxed = { AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '0' }
let environment: Record<string, string>

beforeAll(async () => {
  const PORT = String(await freePort())
  idp = await startIdentityProvider(() => [`http://localhost:${PORT}/auth/v1/callback`])
  const { issuer, clientId, clientSecret } = idp
  const OIDC_PROVIDERS = JSON.stringify([
    { name: 'work', label: 'Work', issuer, clientId, clientSecret },
    { name: 'dead', label: 'Dead', issuer: 'http://localhost:1', clientId, clientSecret },
  ])
  environment = { ...relaxed, PORT, OIDC_PROVIDERS }
  app = await serveApp(database.db, environment)
})
afterAll(async () => {
  await app.close()
  await idp.close()
})

/** Another server on the same database, site and providers, without a port. */
const appWith = (more: Record<string, string>) =>
  startApp(database.db, { environment: { ...environment, ...more } })
const returnAddress = () => `${app.config.siteUrl}/auth/callback?redirectTo=/write`
const isReturn = (url: URL) => url.pathname === '/auth/callback' && url.origin === app.config.siteUrl
const fragmentOf = (url: URL) => Object.fromEntries(new URLSearchParams(url.hash.slice(1)))
const queryOf = (url: URL) => Object.fromEntries(url.searchParams)

/** What the browser keeps of an answer, as it would show it again. */
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

/** Someone the provider knows. */
function newPerson(claims: Record<string, unknown> = {}) {
  const subject = randomUUID()
  const person = { email: newAddress(), email_verified: true, name: 'Ana Ruiz', ...claims }
  idp.people.set(subject, person)
  return { subject, email: String(person.email) }
}

const clientFor = (server: TestApp, flowType: 'implicit' | 'pkce' = 'implicit') =>
  createClient(server.config.siteUrl, server.keys.anonKey, {
    auth: { flowType, persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: async (input, init) => server.fetch(new Request(input, init)) },
  })

async function signIn(subject: string, flowType: 'implicit' | 'pkce' = 'implicit') {
  const client = clientFor(app, flowType)
  const { data } = await client.auth.signInWithOAuth({
    provider: 'work' as 'google',
    options: {
      redirectTo: returnAddress(),
      queryParams: subject ? { login_hint: subject } : {},
      skipBrowserRedirect: true,
    },
  })
  const { url } = await openBrowser().follow(data.url ?? '', isReturn)
  return { client, url }
}

async function sessionOf(url: URL, client = clientFor(app)) {
  const { access_token = '', refresh_token = '' } = fragmentOf(url)
  const { data, error } = await client.auth.setSession({ access_token, refresh_token })
  if (error || !data.user) throw error ?? new Error(`No session in ${url}`)
  return { client, user: data.user, token: access_token }
}

describe('signing in with a provider', () => {
  it('creates an account and redirects with tokens in the fragment', async () => {
    const { subject, email } = newPerson({ picture: 'https://example.test/ana.png' })
    const { url } = await signIn(subject)
    expect(url.href.startsWith(`${returnAddress()}#`)).toBe(true)
    expect(Object.keys(fragmentOf(url))).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'provider_refresh_token',
      'provider_token',
      'refresh_token',
      'sb',
      'token_type',
    ])
    const { user, client } = await sessionOf(url)
    expect(user).toMatchObject({
      email,
      app_metadata: { provider: 'work', providers: ['work'] },
      user_metadata: { full_name: 'Ana Ruiz', avatar_url: 'https://example.test/ana.png', email },
    })
    expect(user.email_confirmed_at).toBeTruthy()
    expect(user.identities).toMatchObject([
      { provider: 'work', id: subject, identity_data: { sub: subject, email } },
    ])
    expect((await client.auth.getClaims()).data?.claims.amr).toMatchObject([{ method: 'oauth' }])
    expect(await mailsTo(app, email)).toEqual([])
  })

  it('with PKCE returns a code, exchanged once for the session and the provider’s tokens', async () => {
    const { subject, email } = newPerson()
    const { client, url } = await signIn(subject, 'pkce')
    expect(url.hash).toBe('')
    const { data, error } = await client.auth.exchangeCodeForSession(url.searchParams.get('code') ?? '')
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect(data.session?.provider_token).toBeTruthy()
    expect(data.session?.provider_refresh_token).toBeTruthy()
    const [left] = await database.db.query('select 1 as one from auth.flow_state where auth_code = $1', [
      url.searchParams.get('code'),
    ])
    expect(left).toBeUndefined()
  })

  it('again finds the same account, and updates the name', async () => {
    const { subject, email } = newPerson()
    const first = await sessionOf((await signIn(subject)).url)
    idp.people.set(subject, { email: newAddress(), email_verified: true, name: 'Ana Ruiz Vega' })
    const second = await sessionOf((await signIn(subject)).url)
    expect(second.user).toMatchObject({ id: first.user.id, email })
    expect(second.user.identities?.[0]?.identity_data?.full_name).toBe('Ana Ruiz Vega')
  })

  it('twice at once creates one account', async () => {
    const { subject } = newPerson()
    const [one, two] = await Promise.all([signIn(subject), signIn(subject)])
    expect((await sessionOf(one.url)).user.id).toBe((await sessionOf(two.url)).user.id)
  })

  it('joins the account with the same confirmed address', async () => {
    const person = await signUpConfirmed(app)
    const { subject } = newPerson({ email: person.email.toUpperCase() })
    const { user } = await sessionOf((await signIn(subject)).url)
    expect(user.id).toBe(person.id)
    expect(user.identities?.map((identity) => identity.provider)).toEqual(['email', 'work'])
    expect(user.app_metadata).toMatchObject({ provider: 'email', providers: ['email', 'work'] })
    const byPassword = await clientFor(app).auth.signInWithPassword({ email: person.email, password })
    expect(byPassword.error).toBeNull()
  })

  it('keeps the name that the account has, and gives one to an account without', async () => {
    const named = await signUpConfirmed(app)
    await named.client.auth.updateUser({ data: { full_name: 'Annie Ruiz' } })
    const unnamed = await signUpConfirmed(app)
    const joined = [named, unnamed].map(async ({ email }) => {
      const { url } = await signIn(newPerson({ email }).subject)
      return (await sessionOf(url)).user.user_metadata.full_name
    })
    expect(await Promise.all(joined)).toEqual(['Annie Ruiz', 'Ana Ruiz'])
  })

  it('clears the account that was created with the address without confirming it', async () => {
    const squatting = await appWith({ AUTH_ALLOW_UNCONFIRMED: 'true' })
    const { subject, email } = newPerson()
    const squatter = clientFor(squatting)
    await squatter.auth.signUp({ email, password, options: { data: { full_name: 'Mallory' } } })
    await squatter.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mine' })
    const { link } = await newestMail(app, email)
    const { user } = await sessionOf((await signIn(subject)).url)
    expect(user.identities?.map((identity) => identity.provider)).toEqual(['work'])
    expect(user.app_metadata).toEqual({ provider: 'work', providers: ['work'] })
    expect(user.user_metadata.full_name).toBe('Ana Ruiz')
    expect(user.factors ?? []).toEqual([])
    expect((await squatter.auth.getUser()).error?.name).toBe('AuthSessionMissingError')
    expect((await clientFor(squatting).auth.signInWithPassword({ email, password })).error?.code).toBe(
      'invalid_credentials',
    )
    const dead = await app.fetch(new Request(link))
    expect(dead.headers.get('location')).toContain('otp_expired')
  })

  it.each([false, undefined, 'false'])('refuses an address whose proof is %o', async (email_verified) => {
    const person = await signUpConfirmed(app)
    for (const email of [newAddress(), person.email]) {
      const { subject } = newPerson({ email, email_verified })
      const { url } = await signIn(subject)
      const told = { error: 'access_denied', error_code: 'provider_email_needs_verification' }
      expect(fragmentOf(url)).toMatchObject({ ...told, sb: '' })
      expect(queryOf(url)).toMatchObject({ ...told, redirectTo: '/write' })
    }
    const { data } = await person.client.auth.getUser()
    expect(data.user?.identities).toHaveLength(1)
  })

  it('refuses a person without an address', async () => {
    const { subject } = newPerson({ email: undefined })
    expect(fragmentOf((await signIn(subject)).url).error_code).toBe('provider_email_needs_verification')
  })

  it('passes on the provider’s own error', async () => {
    const { url } = await signIn('')
    const told = { error: 'access_denied', error_description: 'Nobody was there' }
    expect(fragmentOf(url)).toEqual({ ...told, sb: '' })
    expect(queryOf(url)).toMatchObject(told)
    expect(queryOf(url)).not.toHaveProperty('error_code')
  })

  it('refuses banned users', async () => {
    const { subject } = newPerson()
    const { user } = await sessionOf((await signIn(subject)).url)
    await database.db.query("update auth.users set banned_until = now() + interval '1 hour' where id = $1", [
      user.id,
    ])
    expect(fragmentOf((await signIn(subject)).url)).toMatchObject({
      error: 'access_denied',
      error_code: 'user_banned',
    })
  })
})

describe('the buttons', () => {
  it('are labeled as the operator configured', async () => {
    const { socialProviders, ...rest } = await (await app.request('/app-config.json')).json()
    expect(socialProviders).toEqual([
      { name: 'work', label: 'Work' },
      { name: 'dead', label: 'Dead' },
    ])
    expect(JSON.stringify(rest)).not.toContain(idp.clientSecret)
  })
})

describe('GET /authorize', () => {
  const authorize = (query: Record<string, string>, server: TestApp = app) =>
    server.request(`/auth/v1/authorize?${new URLSearchParams(query)}`)

  it('redirects to the provider with state, nonce and our own challenge', async () => {
    const response = await authorize({
      provider: 'work',
      scopes: 'calendar, mail',
      login_hint: 'ana',
      hd: 'example.test',
    })
    expect(response.status).toBe(302)
    const url = new URL(response.headers.get('location') ?? '')
    expect(url.origin).toBe(idp.issuer)
    expect(queryOf(url)).toMatchObject({
      client_id: 'presswright-test',
      response_type: 'code',
      redirect_uri: `${app.config.siteUrl}/auth/v1/callback`,
      scope: 'openid email profile calendar mail',
      code_challenge_method: 'S256',
      login_hint: 'ana',
      hd: 'example.test',
    })
    expect(url.searchParams.get('state')).toMatch(/^[0-9a-f-]{36}$/)
    expect(url.searchParams.get('nonce')).toMatch(/^[\w-]{22}$/)
  })

  it('ignores parameters the caller can’t set', async () => {
    const forged = {
      state: 'x',
      nonce: 'x',
      redirect_uri: 'https://evil.example',
      client_id: 'x',
      response_type: 'token',
      request_uri: 'https://evil.example',
      scope: 'all',
    }
    const response = await authorize({ provider: 'work', ...forged })
    const query = queryOf(new URL(response.headers.get('location') ?? ''))
    for (const [name, value] of Object.entries(forged)) expect(query[name]).not.toBe(value)
  })

  it.each(['', 'facebook', '__proto__', 'email'])('refuses the provider %j', async (provider) => {
    const response = await authorize({ provider })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: `Unsupported provider: ${provider}`,
    })
  })

  it('refuses an incomplete challenge', async () => {
    expect((await authorize({ provider: 'work', code_challenge: 'x'.repeat(43) })).status).toBe(400)
  })

  it('redirects back with an error if the provider does not respond', async () => {
    const response = await authorize({ provider: 'dead', redirect_to: returnAddress() })
    const url = new URL(response.headers.get('location') ?? '')
    const told = { error: 'temporarily_unavailable', error_code: 'unexpected_failure' }
    expect(isReturn(url)).toBe(true)
    expect(fragmentOf(url)).toMatchObject(told)
    expect(queryOf(url)).toMatchObject(told)
    expect(url.href).not.toContain('ECONNREFUSED')
  })

  it('never redirects back to a URL that is not allowed', async () => {
    const { subject } = newPerson()
    const start = `${app.config.siteUrl}/auth/v1/authorize?${new URLSearchParams({ provider: 'work', login_hint: subject, redirect_to: 'https://evil.example/' })}`
    const { url } = await openBrowser().follow(start, (next) => next.hash.includes('access_token'))
    expect(url.origin + url.pathname).toBe(`${app.config.siteUrl}/auth/callback`)
  })
})

describe('GET /callback', () => {
  const call = async (query: Record<string, string>, init?: RequestInit) => {
    const response = await app.request(`/auth/v1/callback?${new URLSearchParams(query)}`, init)
    expect(response.status).toBe(302)
    return new URL(response.headers.get('location') ?? '')
  }
  async function begun() {
    const response = await app.request(
      `/auth/v1/authorize?${new URLSearchParams({ provider: 'work', redirect_to: returnAddress() })}`,
    )
    const state = new URL(response.headers.get('location') ?? '').searchParams.get('state') ?? ''
    return { state, init: { headers: { cookie: cookieOf(response) } }, response }
  }

  it.each([
    [{}, 'bad_oauth_callback'],
    [{ code: 'x' }, 'bad_oauth_callback'],
    [{ state: 'not-a-uuid', code: 'x' }, 'bad_oauth_state'],
    [{ state: randomUUID(), code: 'x' }, 'bad_oauth_state'],
    [{ state: '\u0000', code: 'x' }, 'bad_oauth_state'],
  ])('of %o tells %s to the site', async (query, error_code) => {
    const url = await call(query)
    expect(url.origin + url.pathname).toBe(`${app.config.siteUrl}/auth/callback`)
    expect(queryOf(url)).toMatchObject({ error: 'invalid_request', error_code })
    expect(fragmentOf(url)).toMatchObject({ error: 'invalid_request', error_code, sb: '' })
  })

  it('without a code, and with one the provider never gave, is refused', async () => {
    const first = await begun()
    expect(queryOf(await call({ state: first.state }, first.init))).toMatchObject({
      error_code: 'bad_oauth_callback',
    })
    const { state, init } = await begun()
    const url = await call({ state, code: 'never-given', iss: idp.issuer }, init)
    expect(isReturn(url)).toBe(true)
    expect(queryOf(url)).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_callback' })
  })

  it('from another issuer is refused', async () => {
    const { state, init } = await begun()
    const url = await call({ state, code: 'x', iss: 'https://evil.example' }, init)
    expect(queryOf(url).error_code).toBe('bad_oauth_callback')
  })

  it('accepts a state once, for 300 seconds', async () => {
    const { state, init } = await begun()
    expect(queryOf(await call({ state, error: 'access_denied' }, init))).not.toHaveProperty('error_code')
    expect(queryOf(await call({ state, code: 'x' }, init))).toMatchObject({ error_code: 'bad_oauth_state' })
    const old = await begun()
    await database.db.query(
      "update auth.flow_state set created_at = now() - interval '301 seconds' where id = $1",
      [old.state],
    )
    expect(queryOf(await call({ state: old.state, code: 'x' }, old.init))).toMatchObject({
      error_code: 'bad_oauth_state',
    })
  })

  it('responds only to the browser that started', async () => {
    const { state, response } = await begun()
    const [cookie = ''] = response.headers.getSetCookie()
    for (const part of ['HttpOnly', 'SameSite=Lax', 'Path=/auth/v1', 'Max-Age=300'])
      expect(cookie).toContain(part)
    expect(cookie).not.toContain('Secure')
    const name = cookie.split('=')[0] ?? ''
    const other = await begun()
    for (const shown of ['', `${name}=`, `${name}=${'x'.repeat(32)}`, cookieOf(other.response)]) {
      const forged = await begun()
      const query = { state: forged.state, error: 'access_denied' }
      expect(queryOf(await call(query, { headers: { cookie: shown } })).error_code).toBe('bad_oauth_state')
    }
    expect(queryOf(await call({ state, error: 'access_denied' })).error_code).toBe('bad_oauth_state')
  })

  it('finishes no sign-in that a stranger started in their own browser', async () => {
    const { subject } = newPerson()
    const start = `${app.config.siteUrl}/auth/v1/authorize?${new URLSearchParams({ provider: 'work', login_hint: subject, redirect_to: returnAddress() })}`
    const stranger = await openBrowser().follow(start, (url) => url.pathname === '/auth/v1/callback')
    const { url } = await openBrowser().follow(
      stranger.url,
      (next) => next.origin + next.pathname !== `${app.config.siteUrl}/auth/v1/callback`,
    )
    expect(fragmentOf(url)).toMatchObject({ error: 'invalid_request', error_code: 'bad_oauth_state' })
    expect(url.hash).not.toContain('access_token')
  })

  it('lets two tabs sign in side by side', async () => {
    const tabs = [await begun(), await begun()]
    const cookie = tabs.map((tab) => tab.init.headers.cookie).join('; ')
    for (const { state } of tabs) {
      const told = queryOf(await call({ state, error: 'access_denied' }, { headers: { cookie } }))
      expect([told.error, told.error_code]).toEqual(['access_denied', undefined])
    }
  })

  it('uses a Secure cookie if the site has HTTPS', async () => {
    const secure = await appWith({ SITE_URL: 'https://press.example.com' })
    const response = await secure.request('/auth/v1/authorize?provider=work')
    expect(response.headers.getSetCookie()[0]).toContain('Secure')
  })

  it('does not accept the flow of a mailed link', async () => {
    const client = clientFor(app, 'pkce')
    const email = newAddress()
    await client.auth.signUp({ email, password })
    const [flow] = await database.db.query<{ id: string }>(
      'select f.id from auth.flow_state f join auth.users u on u.id = f.user_id where u.email = $1',
      [email],
    )
    expect(queryOf(await call({ state: flow?.id ?? '', code: 'x' }))).toMatchObject({
      error_code: 'bad_oauth_state',
    })
  })

  it('accepts a form post', async () => {
    const { state, init } = await begun()
    const body = new URLSearchParams({ state, error: 'login_required', error_description: 'Try again' })
    // Another site's form comes without the cookie; the navigation after it has it.
    const posted = await app.request('/auth/v1/callback', { method: 'POST', body })
    expect(posted.status).toBe(303)
    const next = new URL(posted.headers.get('location') ?? '')
    expect(next.pathname).toBe('/auth/v1/callback')
    const url = await call(queryOf(next), init)
    expect(queryOf(url)).toMatchObject({ error: 'login_required', error_description: 'Try again' })
  })

  it('creates no account if sign-ups are closed, and lets existing users in', async () => {
    const closed = await appWith({ AUTH_SIGNUPS: 'false' })
    const member = newPerson()
    await signIn(member.subject)
    for (const [person, code] of [
      [newPerson(), 'signup_disabled'],
      [member, undefined],
    ] as const) {
      const query = new URLSearchParams({
        provider: 'work',
        login_hint: person.subject,
        redirect_to: returnAddress(),
      })
      const first = await closed.request(`/auth/v1/authorize?${query}`)
      const back = await openBrowser().follow(
        first.headers.get('location') ?? '',
        (url) => url.pathname === '/auth/v1/callback',
      )
      const last = await closed.fetch(new Request(back.url, { headers: { cookie: cookieOf(first) } }))
      const url = new URL(last.headers.get('location') ?? '')
      expect(fragmentOf(url).error_code).toBe(code)
      if (code) expect(fragmentOf(url).error).toBe('access_denied')
    }
  })
})

describe('linking', () => {
  const linking = () => appWith({ AUTH_MANUAL_LINKING: 'true' })
  /** As the page does it: the client asks for the address, and the browser keeps the cookie that comes with it. */
  async function linkUntil(
    server: TestApp,
    signedIn: Pick<SupabaseClient, 'auth'>,
    subject: string,
    keepsCookie = true,
  ) {
    const { data: current } = await signedIn.auth.getSession()
    let cookie = ''
    const client = createClient(server.config.siteUrl, server.keys.anonKey, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: {
        fetch: async (input, init) => {
          const response = await server.fetch(new Request(input, init))
          if (keepsCookie) cookie = cookieOf(response) || cookie
          return response
        },
      },
    })
    if (current.session) await client.auth.setSession(current.session)
    const { data, error } = await client.auth.linkIdentity({
      provider: 'work' as 'google',
      options: {
        redirectTo: returnAddress(),
        queryParams: { login_hint: subject },
        skipBrowserRedirect: true,
      },
    })
    if (error) throw error
    const back = await openBrowser().follow(data.url ?? '', (url) => url.pathname === '/auth/v1/callback')
    return server.fetch(new Request(back.url, { headers: { cookie } }))
  }
  const link = async (...args: Parameters<typeof linkUntil>) =>
    new URL((await linkUntil(...args)).headers.get('location') ?? '')

  /** The question that a browser without the cookie is asked: what it says, and how its form is sent. */
  async function readQuestion(server: TestApp, response: Response) {
    const html = await response.text()
    const fieldOf = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
    const fields = { state: fieldOf('state'), sealed: fieldOf('sealed') }
    const own = cookieOf(response)
    const send = async (change: Record<string, string> = {}, cookie = own) => {
      const body = new URLSearchParams({ ...fields, action: 'connect', ...change })
      const headers = cookie ? { cookie } : {}
      const init = { method: 'POST', body, headers }
      const answer = await server.request('/auth/v1/user/identities/confirm', init)
      return new URL(answer.headers.get('location') ?? '')
    }
    return { html, fields, send, response }
  }
  const identitiesOf = async ({ auth }: Pick<SupabaseClient, 'auth'>) =>
    ((await auth.getUserIdentities()).data?.identities ?? []).map(({ provider }) => provider)

  it('asks for confirmation if the browser has no cookie, as on another origin, and names both accounts', async () => {
    const server = await linking()
    const { client, email } = await signUpConfirmed(server)
    const person = newPerson()
    const { html, send, response } = await readQuestion(
      server,
      await linkUntil(server, client, person.subject, false),
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain(email)
    expect(html).toContain(person.email)
    expect(html).not.toContain('<script')
    expect(await identitiesOf(client)).toEqual(['email'])
    expect(fragmentOf(await send())).toHaveProperty('access_token')
    expect(await identitiesOf(client)).toEqual(['email', 'work'])
    expect(fragmentOf(await send())).toMatchObject({ error_code: 'bad_oauth_state' })
  })

  it('does not link an identity to an account that another browser is signed in to', async () => {
    const server = await linking()
    const thief = await signUpConfirmed(server)
    // The victim follows the thief's address and is asked; somebody else's form, or none of ours, answers nothing.
    const victim = newPerson()
    const question = await readQuestion(server, await linkUntil(server, thief.client, victim.subject, false))
    expect(fragmentOf(await question.send({}, ''))).toMatchObject({ error_code: 'bad_oauth_state' })
    const again = await readQuestion(server, await linkUntil(server, thief.client, victim.subject, false))
    const refused = fragmentOf(await again.send({ action: 'cancel' }))
    // On this code clients keep the session they have.
    expect(refused).toMatchObject({ error_code: 'identity_not_found' })
    expect(refused).not.toHaveProperty('access_token')
    expect(await identitiesOf(thief.client)).toEqual(['email'])
  })

  it('does not accept a forged confirmation', async () => {
    const server = await linking()
    const thief = await signUpConfirmed(server)
    const [victim, own] = [newPerson(), newPerson()]
    const person = { subject: victim.subject, email: victim.email, emailVerified: true, data: {} }
    const told = JSON.stringify({ person, accessToken: 'x' })
    const other = await readQuestion(server, await linkUntil(server, thief.client, own.subject, false))
    for (const sealed of [told, '', 'sealed.1.', `sealed.1.${btoa(told)}`, other.fields.sealed]) {
      const question = await readQuestion(server, await linkUntil(server, thief.client, own.subject, false))
      expect(fragmentOf(await question.send({ sealed }))).toMatchObject({ error_code: 'bad_oauth_state' })
    }
    expect(await identitiesOf(thief.client)).toEqual(['email'])
  })

  it('expires with the requesting session, and after five minutes', async () => {
    const server = await linking()
    const { client, id, email } = await signUpConfirmed(server)
    const question = async () =>
      readQuestion(server, await linkUntil(server, client, newPerson().subject, false))
    const late = await question()
    await server.db.query(
      "update auth.flow_state set created_at = now() - interval '6 minutes' where id = $1",
      [late.fields.state],
    )
    expect(fragmentOf(await late.send())).toMatchObject({ error_code: 'bad_oauth_state' })
    const orphan = await question()
    await server.db.query('delete from auth.sessions where user_id = $1', [id])
    expect(fragmentOf(await orphan.send())).toMatchObject({ error_code: 'bad_oauth_state' })
    const back = clientFor(server)
    await back.auth.signInWithPassword({ email, password })
    expect(await identitiesOf(back)).toEqual(['email'])
  })

  it('does not accept the state of a sign-in', async () => {
    const server = await linking()
    const began = await server.request('/auth/v1/authorize?provider=work')
    const state = new URL(began.headers.get('location') ?? '').searchParams.get('state') ?? ''
    const body = new URLSearchParams({ state, action: 'connect', sealed: 'sealed.1.x' })
    const answer = await server.request('/auth/v1/user/identities/confirm', {
      method: 'POST',
      body,
      headers: { cookie: cookieOf(began) },
    })
    expect(answer.headers.get('location')).toContain('bad_oauth_state')
  })

  it('is off by default', async () => {
    const { token } = await signUpConfirmed(app)
    for (const [method, path] of [
      ['GET', '/user/identities/authorize?provider=work'],
      ['DELETE', `/user/identities/${randomUUID()}`],
    ] as const) {
      const answer = await askAuth(app, method, path, { token })
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        404,
        'manual_linking_disabled',
        'Manual linking is disabled',
      ])
    }
  })

  it('adds an identity with another address, and removes it again', async () => {
    const server = await linking()
    const { client, id } = await signUpConfirmed(server)
    const { subject } = newPerson()
    const url = await link(server, client, subject)
    expect(fragmentOf(url)).toHaveProperty('access_token')
    const { data } = await client.auth.getUserIdentities()
    expect(data?.identities.map((identity) => identity.provider)).toEqual(['email', 'work'])
    const work = data?.identities.find((identity) => identity.provider === 'work')
    expect(work).toMatchObject({ user_id: id, id: subject })
    if (!work) return
    expect((await client.auth.unlinkIdentity(work)).error).toBeNull()
    const { data: after } = await client.auth.getUser()
    expect(after.user?.identities).toHaveLength(1)
    expect(after.user?.app_metadata.providers).toEqual(['email'])
    expect((await client.auth.unlinkIdentity(after.user?.identities?.[0] ?? work)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    })
  })

  it('refuses an identity of another account', async () => {
    const server = await linking()
    const { subject } = newPerson()
    await signIn(subject)
    const { client } = await signUpConfirmed(server)
    const url = await link(server, client, subject)
    expect(fragmentOf(url)).toMatchObject({ error_code: 'identity_already_exists' })
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(1)
  })

  it('makes an anonymous account a real one', async () => {
    const server = await appWith({ AUTH_MANUAL_LINKING: 'true', AUTH_ANONYMOUS: 'true' })
    const client = clientFor(server)
    const { data: before } = await client.auth.signInAnonymously()
    const { subject, email } = newPerson()
    await link(server, client, subject)
    const { data } = await client.auth.getUser()
    expect(data.user).toMatchObject({ id: before.user?.id, is_anonymous: false, email })
  })

  it('replaces the address when its identity is removed, and the password with it', async () => {
    const server = await linking()
    const { client, email } = await signUpConfirmed(server)
    const other = newPerson()
    await link(server, client, other.subject)
    const { data } = await client.auth.getUserIdentities()
    const own = data?.identities.find((identity) => identity.provider === 'email')
    if (!own) throw new Error('There is no e-mail identity.')
    expect((await client.auth.unlinkIdentity(own)).error).toBeNull()
    expect((await client.auth.getUser()).data.user?.email).toBe(other.email)
    for (const address of [email, other.email])
      expect(
        (await clientFor(server).auth.signInWithPassword({ email: address, password })).error?.code,
      ).toBe('invalid_credentials')
  })

  it('keeps an identity whose removal would conflict with another account', async () => {
    const server = await linking()
    const { client } = await signUpConfirmed(server)
    const stranger = await signUpConfirmed(server)
    const clash = newPerson({ email: stranger.email })
    await link(server, client, clash.subject)
    const { data } = await client.auth.getUserIdentities()
    const own = data?.identities.find((identity) => identity.provider === 'email')
    if (!own) throw new Error('There is no e-mail identity.')
    expect((await client.auth.unlinkIdentity(own)).error).toMatchObject({
      status: 422,
      code: 'email_conflict_identity_not_deletable',
    })
    expect((await client.auth.getUserIdentities()).data?.identities).toHaveLength(2)
  })

  it('refuses identities of others, and visitors', async () => {
    const server = await linking()
    const person = await signUpConfirmed(server)
    const stranger = await signUpConfirmed(server)
    const identity = (await person.client.auth.getUserIdentities()).data?.identities[0]?.identity_id
    const foreign = await askAuth(server, 'DELETE', `/user/identities/${identity}`, { token: stranger.token })
    expect([foreign.status, foreign.body.code]).toEqual([422, 'identity_not_found'])
    const bad = await askAuth(server, 'DELETE', '/user/identities/seven', { token: stranger.token })
    expect([bad.status, bad.body.code]).toEqual([404, 'validation_failed'])
    expect((await askAuth(server, 'DELETE', `/user/identities/${identity}`)).status).toBe(401)
    expect((await askAuth(server, 'GET', '/user/identities/authorize?provider=work')).status).toBe(401)
  })
})

describe('grant_type=id_token', () => {
  const grant = (body: Record<string, unknown>, token?: string, server: TestApp = app) =>
    askAuth(server, 'POST', '/token?grant_type=id_token', { body, ...(token && { token }) })

  it('returns a session for the provider’s token', async () => {
    const email = newAddress()
    const sub = randomUUID()
    const nonce = 'known to the app alone'
    const hashed = createHash('sha256').update(nonce).digest('hex')
    const { data, error } = await clientFor(app).auth.signInWithIdToken({
      provider: 'work',
      token: await idp.idToken({ sub, email, nonce: hashed }),
      nonce,
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ email, app_metadata: { provider: 'work' } })
    expect(data.user?.identities?.[0]).toMatchObject({ id: sub, provider: 'work' })
  })

  it.each([
    ['of another issuer', { iss: 'https://evil.example' }, {}],
    ['for another client', { aud: 'someone-else' }, {}],
    ['that has expired', { exp: 1_700_000_000 }, {}],
    ['of a forger', {}, { forged: true }],
  ])('refuses a token %s', async (_, claims, options) => {
    const id_token = await idp.idToken({ sub: randomUUID(), ...claims }, options)
    const { status, body } = await grant({ provider: 'work', id_token })
    expect([status, body]).toEqual([400, { error: 'invalid request', error_description: 'Bad ID token' }])
  })

  it.each(['', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
    'refuses %j as a token',
    async (id_token) => {
      const { status, body } = await grant({ provider: 'work', id_token })
      expect([status, body.error]).toEqual([400, 'invalid request'])
    },
  )

  it('refuses a wrong, a missing and an unexpected nonce', async () => {
    const hashed = createHash('sha256').update('right').digest('hex')
    const wrong = await grant({
      provider: 'work',
      id_token: await idp.idToken({ sub: 'n', nonce: hashed }),
      nonce: 'wrong',
    })
    expect([wrong.status, wrong.body.error]).toEqual([400, 'invalid nonce'])
    const missing = await grant({
      provider: 'work',
      id_token: await idp.idToken({ sub: 'n', nonce: hashed }),
    })
    expect([missing.status, missing.body.error]).toEqual([400, 'invalid request'])
    const more = await grant({ provider: 'work', id_token: await idp.idToken({ sub: 'n' }), nonce: 'right' })
    expect([more.status, more.body.error]).toEqual([400, 'invalid request'])
  })

  it('refuses an access token that does not match', async () => {
    const id_token = await idp.idToken({ sub: 'n', at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' })
    expect((await grant({ provider: 'work', id_token, access_token: 'another' })).body.error).toBe(
      'invalid request',
    )
  })

  it('refuses a disabled provider, and an unverified address', async () => {
    const id_token = await idp.idToken({ sub: 'n' })
    const off = await grant({ provider: 'google', id_token })
    expect([off.status, off.body.code]).toEqual([400, 'provider_disabled'])
    const unproven = await grant({
      provider: 'work',
      id_token: await idp.idToken({ sub: 'u', email_verified: false }),
    })
    expect(unproven.body.code).toBe('provider_email_needs_verification')
  })

  it('links to the caller’s account, if linking is on', async () => {
    const server = await appWith({ AUTH_MANUAL_LINKING: 'true' })
    const { token, id } = await signUpConfirmed(server)
    const body = {
      provider: 'work',
      id_token: await idp.idToken({ sub: randomUUID(), email: newAddress() }),
      link_identity: true,
    }
    const linked = await grant(body, token, server)
    expect(linked.body.user).toMatchObject({ id })
    expect(linked.body.user.identities).toHaveLength(2)
    expect((await grant(body)).body.code).toBe('manual_linking_disabled')
    expect((await grant(body, undefined, server)).status).toBe(401)
  })
})

describe('the local identity provider', () => {
  let local: TestApp & { close(): Promise<void> }
  beforeAll(async () => {
    local = await serveApp(database.db, { ...relaxed, PORT: String(await freePort()) })
  })
  afterAll(() => local.close())

  const isPage = (url: URL) => url.pathname.startsWith('/local/identity/interaction/')
  const isBack = (url: URL) => url.pathname === '/auth/callback'
  async function openPage() {
    const browser = openBrowser()
    const { data } = await clientFor(local).auth.signInWithOAuth({
      provider: 'google',
      options: { redirectTo: `${local.config.siteUrl}/auth/callback`, skipBrowserRedirect: true },
    })
    const { url } = await browser.follow(data.url ?? '', isPage)
    const response = await browser.open(url)
    return { browser, url, response, html: await response.text() }
  }
  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })

  it('is named as local, and acts as google', async () => {
    const { response, html } = await openPage()
    expect(response.status).toBe(200)
    expect(html).toContain('<h1>Local identity provider</h1>')
    expect(html).toContain('src: url(/fonts/newsreader.woff2)')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('x-frame-options')).toBe('DENY')
    expect((await askAuth(local, 'GET', '/settings')).body.external.google).toBe(true)
  })

  it('signs in as anyone, the same person each time', async () => {
    const email = newAddress()
    const ids: string[] = []
    for (const name of ['Ana', 'Ana Ruiz']) {
      const { browser, url } = await openPage()
      const back = await browser.follow(url, isBack, form({ name, email, action: 'continue' }))
      const { user } = await sessionOf(back.url, clientFor(local))
      expect(user).toMatchObject({ email, app_metadata: { provider: 'google' } })
      expect(user.identities?.[0]?.identity_data?.full_name).toBe(name)
      ids.push(user.id)
    }
    expect(ids[0]).toBe(ids[1])
  })

  it('shows its page again to a browser that has signed in', async () => {
    const { browser, url } = await openPage()
    await browser.follow(url, isBack, form({ email: newAddress(), action: 'continue' }))
    const next = `${local.config.siteUrl}/auth/v1/authorize?provider=google`
    expect(isPage((await browser.follow(next, isPage)).url)).toBe(true)
  })

  it('lets a browser sign in as someone else next time', async () => {
    const browser = openBrowser()
    const start = `${local.config.siteUrl}/auth/v1/authorize?${new URLSearchParams({ provider: 'google', redirect_to: `${local.config.siteUrl}/auth/callback` })}`
    for (const email of [newAddress(), newAddress()]) {
      const { url } = await browser.follow(start, isPage)
      const back = await browser.follow(url, isBack, form({ email, action: 'continue' }))
      expect((await sessionOf(back.url, clientFor(local))).user.email).toBe(email)
    }
  })

  it('redirects back with an error when canceled', async () => {
    const { browser, url } = await openPage()
    const back = await browser.follow(url, isBack, form({ action: 'cancel' }))
    expect(fragmentOf(back.url)).toMatchObject({ error: 'access_denied' })
  })

  it('asks again for an invalid address', async () => {
    const { browser, url } = await openPage()
    const response = await browser.open(url, form({ email: '<script>', action: 'continue' }))
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Enter an email address')
  })

  it('accepts no form from a browser that did not start here', async () => {
    const { url } = await openPage()
    const elsewhere = await openPage()
    for (const browser of [openBrowser(), elsewhere.browser]) {
      const response = await browser.open(url, form({ email: newAddress(), action: 'continue' }))
      expect(response.status).toBe(400)
      expect(await response.text()).toContain('This sign-in has expired or didn’t start here.')
    }
  })

  it('is reachable by both names of the local machine', async () => {
    const start = `http://127.0.0.1:${local.config.port}/auth/v1/authorize?provider=google`
    const { url } = await openBrowser().follow(start, isPage)
    expect(url.origin).toBe(local.config.siteUrl)
  })

  it('is off if a real provider is configured', async () => {
    expect((await app.request('/local/identity/.well-known/openid-configuration')).status).toBe(404)
  })
})
