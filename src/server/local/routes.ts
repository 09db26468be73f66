// Pages of the local stand-ins, for the person on this machine. No CORS headers: other sites' scripts get nothing here.
import { Hono } from 'hono'
import type { AppEnv } from '#server/http/env.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import type { Mailbox } from '#server/mail/mailbox.ts'
import { mailboxPage } from './mailbox-page.ts'

export function localRoutes(mailbox: Mailbox): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/mail', (c) => {
    c.header('content-security-policy', contentSecurityPolicy([]))
    return c.html(mailboxPage(mailbox.list()))
  })
  app.get('/mail.json', (c) => c.json(mailbox.list()))
  app.all('*', (c) => c.json({ error: `There is no ${c.req.path}.` }, 404))
  return app
}
