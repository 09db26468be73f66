// Every mount of the server on one screen.
import { type Context, Hono } from 'hono'
import { answerAppConfig } from './app-config.ts'
import { addressConfirmer } from './auth/one-time/confirm-address.ts'
import { localIdentityRoutes } from './auth/providers/local-identity-provider.ts'
import { authRoutes } from './auth/routes.ts'
import { localPaymentRoutes } from './billing/local/routes.ts'
import { localContactRoutes } from './crm/local-contacts.ts'
import type { Deps } from './deps.ts'
import { functionRoutes } from './functions/routes.ts'
import { crawlerRoutes } from './http/crawlers.ts'
import type { AppEnv } from './http/env.ts'
import { notEnabled } from './http/not-enabled.ts'
import { requireOwnHost } from './http/own-host.ts'
import { requireOwnOrigin } from './http/own-origin.ts'
import { requestLog } from './http/request-log.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveSite } from './http/serve-site.ts'
import { localRoutes } from './local/routes.ts'
import { describeError } from './log.ts'
import { realtimeRoutes } from './realtime/routes.ts'
import { restRoutes } from './rest/routes.ts'
import { storageRoutes } from './storage/routes.ts'

export function createApp(deps: Deps): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(requestLog(deps.log), securityHeaders(deps.config.siteUrl))

  app.get('/healthz', answerHealth)
  app.get('/readyz', answerReady(deps))
  app.get('/app-config.json', answerAppConfig(deps))
  app.route('/auth/v1', authRoutes(deps))
  app.route('/rest/v1', restRoutes(deps))
  app.route('/functions/v1', functionRoutes(deps, { confirmAddress: addressConfirmer(deps) }))
  app.route('/storage/v1', storageRoutes(deps))
  app.route('/realtime/v1', realtimeRoutes(deps, deps.realtime))
  app.use('/local/*', requireOwnHost(deps.config), requireOwnOrigin(deps.config))
  if (deps.config.auth.providers.some((provider) => provider.local))
    app.route('/local/identity', localIdentityRoutes(deps.config))
  if (deps.billing?.isLocal) app.route('/local', localPaymentRoutes(deps.billing))
  if (deps.config.crm.kind === 'local') app.route('/local', localContactRoutes(deps.db))
  if (deps.mailbox) app.route('/local', localRoutes(deps.mailbox))
  else app.all('/local/*', notEnabled('The local stand-in'))
  app.route('/', crawlerRoutes(deps.config.siteUrl))
  if (deps.site) app.use(serveSite(deps.site, deps.config))

  app.notFound((c) => c.json({ error: `There is no ${c.req.method} ${c.req.path}.` }, 404))
  app.onError((error, c) => {
    deps.log.error('failed', { id: c.get('requestId'), cause: describeError(error) })
    return c.json({ error: 'Something went wrong on the server.', request_id: c.get('requestId') }, 500)
  })
  return app
}

/** Is the process up? For load balancers and container platforms. */
const answerHealth = (c: Context<AppEnv>) => c.json({ status: 'up' })

/** Can it serve requests? */
const answerReady = (deps: Deps) => async (c: Context<AppEnv>) => {
  if (deps.stopping()) return c.json({ status: 'stopping' }, 503)
  try {
    await deps.db.query('select 1')
    return c.json({ status: 'ready', sockets: deps.realtime.sockets })
  } catch {
    return c.json({ status: 'database unavailable' }, 503)
  }
}
