// /local/contacts: the contacts that would have gone to a CRM.
import { Hono } from 'hono'
import type { Db } from '#server/db/db.ts'
import type { AppEnv } from '#server/http/env.ts'
import { escapeHtml } from '#server/http/escape-html.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
import { localPage, sentTime } from '#server/local/page.ts'
import { type ListedContact, listContacts } from '#server/stores/contacts.ts'

const shown = 500

export function localContactRoutes(db: Db): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/contacts', async (c) => {
    c.header('content-security-policy', contentSecurityPolicy([]))
    c.header('cache-control', 'no-store')
    return c.html(contactsPage(await listContacts(db, shown)))
  })
  return app
}

function contactsPage(contacts: readonly ListedContact[]): string {
  const list =
    contacts.length > 0
      ? `<ol class="sheet mails">${contacts.map(contactItem).join('')}</ol>`
      : '<p class="sheet empty soft">No contacts yet. New sign-ups appear here.</p>'
  return localPage(
    'Local contact list',
    `<h1>Contacts</h1>
<p class="lede">No CRM is connected, so new accounts are listed here. Reload to see new ones.</p>
${list}`,
  )
}

const contactItem = ({ email, name, queued_at }: ListedContact) => `<li><div class="mail">
<span class="subject">${escapeHtml(email)}</span><span class="sent soft">${sentTime(queued_at)}</span>
<span class="to soft">${escapeHtml(name)}</span></div></li>`
