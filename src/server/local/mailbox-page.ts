// The mailbox as a page: every mail with its text. Mail text is shown, never run.
import type { KeptMail } from '#server/mail/mailbox.ts'

export function mailboxPage(mails: readonly KeptMail[]): string {
  const list =
    mails.map(mailArticle).join('') ||
    '<p class="empty">No mail yet. What Presswright would send appears here.</p>'
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Local mailbox · Presswright</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="eyebrow">Local stand-in</p>
<h1>Mailbox</h1>
<p class="soft">No mail server is configured, so mail stays on this machine. Reload to see new mail.</p>
${list}
</main>
</body>
</html>`
}

function mailArticle(mail: KeptMail): string {
  return `<article id="${escapeHtml(mail.id)}">
<h2>${escapeHtml(mail.subject)}</h2>
<p class="soft">To ${escapeHtml(mail.to)} · <time datetime="${escapeHtml(mail.sent_at)}">${escapeHtml(mail.sent_at)}</time></p>
<pre>${linkify(escapeHtml(mail.text))}</pre>
</article>`
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)
const linkify = (escaped: string) =>
  escaped.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`)

const style = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#FAF8F4, #151411); color: light-dark(#1B1915, #F3EFE7); font: 16px/1.55 system-ui, sans-serif; }
main { width: min(44rem, 100% - 40px); margin: 48px auto; }
h1, h2 { font-family: Georgia, serif; font-weight: 500; letter-spacing: -.02em; margin: 0; }
h1 { font-size: 40px; line-height: 1.1; } h2 { font-size: 22px; }
.eyebrow { font-size: 12px; letter-spacing: .08em; text-transform: uppercase; margin: 0 0 12px; }
.eyebrow, .soft { color: light-dark(#5C564C, #AAA294); }
article { background: light-dark(#FFF, #1D1B17); border: 1px solid light-dark(#E4DED3, #35312A); border-radius: 10px; padding: 24px; margin-top: 24px; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: 16px 0 0; }
a { color: light-dark(#B23A1D, #F08A63); }
.empty { margin-top: 32px; }`
