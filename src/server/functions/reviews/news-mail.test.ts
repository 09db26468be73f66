import { expect, it } from 'vitest'
import type { ReviewEvent } from '#server/stores/reviews/news.ts'
import { newsMail } from './news-mail.ts'

const event = (name: string, kind: ReviewEvent['kind'], more: Partial<ReviewEvent> = {}): ReviewEvent => ({
  ...{ name, kind, version: 1, passage: '', suggestion: null, words: '', is_edited: false, is_old: false },
  ...more,
})
const write = (...events: ReviewEvent[]) =>
  newsMail(
    { content_id: 'doc', title: 'Tallow', email: 'dana@x.test', is_sender: true, events },
    'https://site.test',
  )

it('says in the subject that everybody approved, and only then', () => {
  const [mara, jo] = [event('Mara', 'approved'), event('Jo', 'approved')]
  expect(write(mara, jo).subject).toBe('Mara and Jo approved “Tallow”')
  expect(write(mara, event('Jo', 'changes'), jo).subject).toBe('Mara and Jo approved “Tallow”')
  expect(write(mara, jo, event('Jo', 'changes')).subject).toBe('Mara and Jo responded to “Tallow”')
  expect(write(mara, event('Jo', 'comment')).subject).toBe('Mara and Jo responded to “Tallow”')
})

it('says in the subject that people only commented, and not when they approved quotes', () => {
  expect(write(event('Mara', 'comment'), event('Jo', 'reply')).subject).toBe(
    'Mara and Jo commented on “Tallow”',
  )
  expect(write(event('Mara', 'quote'), event('Jo', 'quote')).subject).toBe(
    'Mara and Jo responded to “Tallow”',
  )
  expect(write(event('Mara', 'comment'), event('Mara', 'quote_withdrawn')).subject).toBe(
    'Mara responded to “Tallow”',
  )
})

it('says what a suggestion replaces with what', () => {
  const { text } = write(event('Mara', 'comment', { passage: 'in spring', suggestion: 'on May 4' }))
  expect(text).toContain('Mara suggested replacing “in spring” with “on May 4”')
})

it('says which decision came after an edit', () => {
  const { text } = write(event('Mara', 'approved'), event('Mara', 'approved', { is_old: true }))
  expect(text).toContain('Mara approved version 1.')
  expect(text).toContain('Mara approved version 1, after the release was edited.')
})
