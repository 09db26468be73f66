// One mail as its reader would see it. Its HTML is in a sandbox without scripts; its links replace this page.
import { escapeHtml } from '#server/http/escape-html.ts'
import type { StoredMail } from '#server/stores/stored-mails.ts'
import { localPage, sentTime } from './page.ts'

export function mailPage(mail: StoredMail): string {
  const text = `<div class="sheet"><pre>${linkify(mail.text)}</pre></div>`
  return localPage(
    mail.subject,
    `<a class="back" href="/local/mail"><span aria-hidden="true">← </span>All messages</a>
<h1>${escapeHtml(mail.subject)}</h1>
<dl class="facts"><dt>To</dt><dd>${escapeHtml(mail.to)}</dd><dt>Sent</dt><dd>${sentTime(mail.sent_at)}</dd></dl>
${mail.html ? `${htmlFrame(mail)}<details><summary>Plain text version</summary>${text}</details>` : text}`,
  )
}

export function missingMailPage(): string {
  return localPage(
    'Email not found',
    `<h1>Email not found</h1>
<p class="lede">It may have been deleted or sent through an email server.</p>
<p class="lede"><a href="/local/mail">All messages</a></p>`,
  )
}

function htmlFrame({ subject, html }: StoredMail): string {
  const aimed = html.replace(/<head>/i, '<head><base target="_top">')
  return `<div class="sheet"><iframe title="${escapeHtml(subject)}" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(aimed)}"></iframe></div>`
}

const linkify = (text: string) =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)
