// Pages of the local stand-ins, for the person at this machine. No CORS headers: scripts of other sites can't read them.
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { AppEnv } from '#server/http/env.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import type { Mailbox } from '#server/mail/mailbox.ts'
import { mailPage, missingMailPage } from './mail-page.ts'
import { mailboxPage } from './mailbox-page.ts'

export function localRoutes(mailbox: Mailbox): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    c.header('cache-control', 'no-store')
    await next()
  })
  app.get('/mail', async (c) => answerPage(c, mailboxPage(await mailbox.list())))
  app.get('/mail.json', async (c) => c.json(await mailbox.list(c.req.query('to'))))
  app.get('/mail/:id', async (c) => {
    const mail = await mailbox.find(c.req.param('id'))
    return mail ? answerPage(c, mailPage(mail)) : answerPage(c, missingMailPage(), 404)
  })
  app.all('*', (c) => c.json({ error: `There is no ${c.req.path}.` }, 404))
  return app
}

function answerPage(c: Context<AppEnv>, html: string, status: ContentfulStatusCode = 200): Response {
  c.header('content-security-policy', contentSecurityPolicy([]))
  return c.html(html, status)
}
