// Text that arrived before a stop, as paragraphs: it streamed in as plain text (decision 14).

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export function plainToHtml(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => `<p>${escapeHtml(paragraph).replaceAll(/\s*\n\s*/g, '<br>')}</p>`)
    .join('')
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign)
}
