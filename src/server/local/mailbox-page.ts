// The local mailbox: every mail and text message, newest first.
import { escapeHtml } from '#server/http/escape-html.ts'
import type { StoredMail } from '#server/stores/stored-mails.ts'
import { localPage, sentTime } from './page.ts'

export function mailboxPage(mails: readonly StoredMail[]): string {
  const list =
    mails.length > 0
      ? `<ol class="sheet mails">${mails.map(mailItem).join('')}</ol>`
      : '<p class="sheet empty soft">No messages yet. Email and texts that Presswright would send appear here.</p>'
  return localPage(
    'Local mailbox',
    `<h1>Mailbox</h1>
<p class="lede">No email or text service is connected, so messages stay on this server. Reload to see new ones.</p>
${list}`,
  )
}

function mailItem(mail: StoredMail): string {
  const code = /\bcode(?: is|:) (\d{6,10})\b/.exec(mail.text)?.[1]
  return `<li><a class="mail" href="/local/mail/${escapeHtml(mail.id)}">
<span class="subject">${escapeHtml(mail.subject)}</span>
<span class="sent soft">${sentTime(mail.sent_at)}</span>
<span class="to soft">${escapeHtml(mail.to)}</span>
${code ? `<span class="code">${code}</span>` : ''}
</a></li>`
}
