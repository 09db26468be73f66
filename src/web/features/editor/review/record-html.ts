// The sign-off record as HTML of a release, for the last page of the Word file.
import type { SignOffRecord } from '#domain/review/record.ts'
import { formatTime, roleNames } from './review-words.ts'

const decided = { approved: 'approved', changes: 'asked for changes', quote: 'approved this quote' } as const

export function writeRecordHtml(name: string, { texts }: SignOffRecord): string {
  const parts = texts.flatMap(({ version, textHash, sentAt, decisions, waiting }) => [
    tag('h3', `Version ${version}, sent ${formatTime(sentAt)}`),
    tag('p', `SHA-256 ${textHash}`),
    ...decisions.flatMap(({ name: who, role, kind, created_at, quote, note, is_old }) => [
      tag(
        'p',
        `${who}, ${roleNames[role]}: ${decided[kind]}, ${formatTime(created_at)}${is_old ? ' (the release had been edited since it was sent)' : ''}`,
      ),
      ...[quote, note].flatMap((words) =>
        words === null ? [] : [`<blockquote>${tag('p', words)}</blockquote>`],
      ),
    ]),
    ...waiting.map(({ name: who, role }) => tag('p', `${who}, ${roleNames[role]}: no decision`)),
  ])
  return [tag('h2', 'Sign-off record'), tag('p', name), ...parts].join('')
}

function tag(element: 'h2' | 'h3' | 'p', text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return `<${element}>${escaped.replaceAll('\n', '<br>')}</${element}>`
}
