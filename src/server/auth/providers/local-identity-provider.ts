// A local OpenID Connect provider, so that social sign-in works without a network. It accepts any name and address.
import { createHash, randomBytes } from 'node:crypto'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import { exportJWK, generateKeyPair } from 'jose'
import type { Configuration, Provider } from 'oidc-provider'
import { isEmail } from '#domain/account/email-address.ts'
import type { Config } from '#server/config/config.ts'
import type { AppEnv } from '#server/http/env.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import { localPage } from '#server/local/page.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import { localIdentityPath } from './providers.ts'

interface LocalPerson {
  email: string
  name: string
}
interface LocalProvider {
  provider: Provider
  people: Map<string, LocalPerson>
}

export function localIdentityRoutes(config: Pick<Config, 'siteUrl' | 'auth'>): Hono<AppEnv> {
  let loading: Promise<LocalProvider> | undefined
  const load = () => {
    loading ??= createLocalProvider(config)
    return loading
  }
  const app = new Hono<AppEnv>()
  app.get('/interaction/:uid', async (c) => {
    const { provider } = await load()
    if (!(await findInteraction(c, provider))) return page(c, localIdentityProblem(overdue), 400)
    return page(c, localIdentityPage(c.req.param('uid')))
  })
  app.post('/interaction/:uid', async (c) => signIn(c, await load()))
  app.all('*', async (c) => {
    const raw = rawOf(c)
    if (!raw) return c.json({ error: 'The local identity provider needs a port to listen on.' }, 501)
    const { provider } = await load()
    const site = new URL(config.siteUrl)
    // The issuer is the site's URL, whichever host name was used for this port.
    raw.incoming.headers.host = site.host
    raw.incoming.headers['x-forwarded-host'] = site.host
    raw.incoming.headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
    const incoming = raw.incoming as typeof raw.incoming & { originalUrl?: string }
    incoming.originalUrl = incoming.url ?? ''
    incoming.url = incoming.originalUrl.slice(localIdentityPath.length) || '/'
    // No session is kept, so the page appears every time.
    incoming.headers.cookie = (incoming.headers.cookie ?? '').replace(/(^|; *)_session(\.sig)?=[^;]*/g, '')
    await provider.callback()(incoming, raw.outgoing)
    return RESPONSE_ALREADY_SENT
  })
  return app
}

const overdue = 'This sign-in has expired or didn’t start here. Go back and start again.'

function page(c: Context<AppEnv>, html: string, status: 200 | 400 = 200): Response {
  // After the form, redirects lead back to wherever on this machine the sign-in started.
  const policy = contentSecurityPolicy([]).replace(
    "form-action 'self'",
    "form-action 'self' http://localhost:* http://127.0.0.1:*",
  )
  c.header('content-security-policy', policy)
  c.header('cache-control', 'no-store')
  return c.html(html, status)
}

function rawOf(c: Context<AppEnv>) {
  const { incoming, outgoing } = c.env ?? {}
  return incoming && outgoing && 'headersDistinct' in incoming && 'req' in outgoing
    ? {
        incoming: incoming as import('node:http').IncomingMessage,
        outgoing: outgoing as import('node:http').ServerResponse,
      }
    : undefined
}

/** The sign-in in progress in this browser; its cookie must match the page's URL. */
async function findInteraction(c: Context<AppEnv>, provider: Provider) {
  const raw = rawOf(c)
  if (!raw) return undefined
  const details = await provider.interactionDetails(raw.incoming, raw.outgoing).catch(() => undefined)
  return details?.uid === c.req.param('uid') ? details : undefined
}

async function signIn(c: Context<AppEnv>, { provider, people }: LocalProvider): Promise<Response> {
  const uid = c.req.param('uid') ?? ''
  const raw = rawOf(c)
  if (!raw || !(await findInteraction(c, provider))) return page(c, localIdentityProblem(overdue), 400)
  const form = await c.req.parseBody()
  if (form.action === 'cancel') {
    const refusal = { error: 'access_denied', error_description: 'The sign-in was canceled.' }
    await provider.interactionFinished(raw.incoming, raw.outgoing, refusal)
    return RESPONSE_ALREADY_SENT
  }
  const email = String(form.email ?? '')
    .trim()
    .toLowerCase()
  if (!isEmail(email))
    return page(c, localIdentityPage(uid, 'Enter an email address, such as ana@example.com.'), 400)
  // The same address is the same person, even after a restart.
  const accountId = createHash('sha256').update(email).digest('hex').slice(0, 21)
  people.set(accountId, {
    email,
    name:
      String(form.name ?? '')
        .trim()
        .slice(0, 200) || email,
  })
  await provider.interactionFinished(raw.incoming, raw.outgoing, { login: { accountId, remember: false } })
  return RESPONSE_ALREADY_SENT
}

async function createLocalProvider({
  siteUrl,
  auth,
}: Pick<Config, 'siteUrl' | 'auth'>): Promise<LocalProvider> {
  const { Provider } = await import('oidc-provider')
  const pair = await generateKeyPair('ES256', { extractable: true })
  const people = new Map<string, LocalPerson>()
  const key = { ...(await exportJWK(pair.privateKey)), alg: 'ES256', use: 'sig', kid: 'local' }
  const clients = auth.providers
    .filter((settings) => settings.local)
    .map(({ clientId }) => ({
      client_id: clientId,
      redirect_uris: [`${siteUrl}/auth/v1/callback`],
      token_endpoint_auth_method: 'none' as const,
      id_token_signed_response_alg: 'ES256' as const,
      grant_types: ['authorization_code'],
    }))
  const settings: Configuration = {
    clients,
    jwks: { keys: [key as never] },
    ...rules(people),
  }
  const provider = new Provider(siteUrl + localIdentityPath, settings)
  provider.proxy = true
  provider.silent = true
  return { provider, people }
}

function rules(people: Map<string, LocalPerson>): Configuration {
  const hour = 3600
  return {
    adapter: createMemoryAdapter(),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString('hex')] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `${localIdentityPath}/interaction/${uid}` },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: hour,
      IdToken: hour,
      Interaction: hour,
      Session: hour,
    },
    findAccount: (_, accountId) => {
      const person = people.get(accountId)
      return person && { accountId, claims: () => ({ sub: accountId, ...person, email_verified: true }) }
    },
    // No consent page: the only client is this site.
    async loadExistingGrant({ oidc }) {
      const { client, session, provider } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
    renderError(ctx, { error, error_description }) {
      ctx.type = 'html'
      ctx.set('content-security-policy', contentSecurityPolicy([]))
      ctx.body = localIdentityProblem(error_description ?? error)
    },
  }
}

// Its pages: sign in as anyone.

const pageTitle = 'Local identity provider'

function localIdentityPage(uid: string, problem?: string): string {
  return localPage(
    pageTitle,
    `<h1>${pageTitle}</h1>
<p class="lede">No social sign-in is connected, so this is a test sign-in page. Enter any name and email address: nothing is checked, and nothing leaves this server.</p>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>` : ''}
<div class="sheet form"><form method="post" action="/local/identity/interaction/${escapeHtml(uid)}">
<label>Name<input name="name" autocomplete="name" maxlength="200"></label>
<label>Email address<input name="email" type="email" autocomplete="email" maxlength="254" required></label>
<div class="actions"><button type="submit" name="action" value="continue" class="primary">Continue</button>
<button type="submit" name="action" value="cancel" formnovalidate>Cancel</button></div>
</form></div>`,
  )
}

function localIdentityProblem(text: string): string {
  return localPage(
    pageTitle,
    `<h1>${pageTitle}</h1>
<p class="problem">${escapeHtml(text)}</p>
<p class="lede"><a href="/">Back to Presswright</a></p>`,
  )
}
