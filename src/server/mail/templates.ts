// Renders mails as plain text and HTML. Sign-in mails have a code besides the link, because mail scanners open links and use them up.
import { escapeHtml } from '#server/http/escape-html.ts'

export interface MailParts {
  title: string
  /** Paragraphs before the code and the link. */
  lines: string[]
  code?: string
  link?: { label: string; url: string }
  /** Further links, under the first. */
  links?: { label: string; url: string }[]
  /** What to do if the mail was not expected. */
  closing: string
}

export function renderMail(parts: MailParts): { subject: string; text: string; html: string } {
  return { subject: toLine(parts.title).trim(), text: renderText(parts), html: renderHtml(parts) }
}

/** One line, without characters that could start another header or change the reading direction. */
export const toLine = (text: string): string =>
  text.toWellFormed().replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')

function renderText({ title, lines, code, link, links = [], closing }: MailParts): string {
  const paragraphs = [
    title,
    ...lines,
    code && `Your code: ${code}`,
    ...[...(link ? [link] : []), ...links].map(({ label, url }) => `${label}:\n${url}`),
    closing,
    'Presswright',
  ]
  return `${paragraphs.filter(Boolean).join('\n\n')}\n`
}

function renderHtml({ title, lines, code, link, links = [], closing }: MailParts): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`
  const button = link
    ? `<p style="margin:0 0 24px"><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#B23A1D;color:#FFFFFF;font-weight:600;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : ''
  const digits = code
    ? `<p style="margin:0 0 24px">Your code: <strong style="font:600 22px/1.4 ui-monospace,Menlo,monospace;letter-spacing:.12em">${escapeHtml(code)}</strong></p>`
    : ''
  const others = links
    .map(
      ({ label, url }) =>
        `<p style="margin:0 0 16px"><a href="${escapeHtml(url)}" style="color:#B23A1D">${escapeHtml(label)}</a></p>`,
    )
    .join('')
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#FAF8F4;color:#1B1915;font:16px/1.55 Inter,'Segoe UI',Helvetica,Arial,sans-serif">
<div style="max-width:34rem;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 24px;font:600 20px/1 Newsreader,Georgia,serif"><span style="color:#B23A1D">■</span> Presswright</p>
<h1 style="margin:0 0 16px;font:500 28px/1.2 Newsreader,Georgia,serif">${escapeHtml(title)}</h1>
${lines.map(paragraph).join('\n')}
${digits}${button}${others}
<p style="margin:0;padding-top:16px;border-top:1px solid #E4DED3;color:#5C564C;font-size:14px">${escapeHtml(closing)}</p>
</div>
</body>
</html>`
}
