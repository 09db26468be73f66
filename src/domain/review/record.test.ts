import { expect, it } from 'vitest'
import { buildRecord, type RecordDecision, type RecordInput } from './record.ts'

const minute = (number: number) => `2026-11-16T10:${String(number).padStart(2, '0')}:00Z`
const reviewer = (id: string, name: string, more: Partial<RecordInput['reviewers'][number]> = {}) => ({
  ...{
    id,
    name,
    review_id: 'one',
    role: 'client' as const,
    opened_at: null,
    reminded_at: null,
    revoked_at: null,
  },
  ...more,
})
const decision = (reviewer_id: string, name: string, more: Partial<RecordDecision> = {}): RecordDecision => ({
  ...{
    review_id: 'one',
    reviewer_id,
    name,
    kind: 'approved',
    quote: null,
    version: 4,
    text_hash: 'aa',
    role: 'client',
  },
  ...{ note: null, is_old: false, created_at: minute(5) },
  ...more,
})
const comment = (
  reviewer_id: string | null,
  author: string,
  more: Partial<RecordInput['comments'][number]>,
) => ({
  ...{ reviewer_id, author, suggestion: null, parent_id: null, created_at: minute(0), withdrawn_at: null },
  ...more,
})
const input: RecordInput = {
  reviews: [
    { id: 'one', version: 4, text_hash: 'aa', created_at: minute(0) },
    { id: 'two', version: 5, text_hash: 'bb', created_at: minute(20) },
  ],
  reviewers: [
    reviewer('mara', 'Mara Voss', { opened_at: minute(2) }),
    reviewer('jo', 'Jo Bell', { reminded_at: minute(9), revoked_at: minute(10) }),
    reviewer('mara-again', 'Mara Voss', { review_id: 'two' }),
  ],
  decisions: [
    decision('mara', 'Mara Voss', { kind: 'quote', quote: '“We listened,”', created_at: minute(4) }),
    decision('mara', 'Mara Voss'),
    decision('mara', 'Mara Voss', { kind: 'changes', note: 'No.', is_old: true, created_at: minute(30) }),
  ],
  comments: [
    comment('mara', 'Mara Voss', { suggestion: 'Other', created_at: minute(3) }),
    comment(null, 'Team', { created_at: minute(3) }),
    comment('jo', 'Jo Bell', { created_at: minute(7), withdrawn_at: minute(8) }),
  ],
}

it('says who decided what about which text, the newest text first', () => {
  const { texts } = buildRecord(input)
  expect(texts.map(({ version, textHash }) => [version, textHash])).toEqual([
    [5, 'bb'],
    [4, 'aa'],
  ])
  expect(texts[1]?.decisions.map(({ kind, text_hash }) => [kind, text_hash])).toEqual([
    ['quote', 'aa'],
    ['approved', 'aa'],
    ['changes', 'aa'],
  ])
  expect(texts[1]?.waiting).toEqual([{ name: 'Jo Bell', role: 'client', isRevoked: true }])
  expect(texts[0]?.waiting).toEqual([{ name: 'Mara Voss', role: 'client', isRevoked: false }])
})

it('lists everything that happened in order, without what the team says among itself', () => {
  expect(buildRecord(input).events.map(({ text }) => text)).toEqual([
    'Version 4 was sent to Mara Voss, Jo Bell',
    'Mara Voss opened version 4',
    'Mara Voss suggested a change',
    'Mara Voss approved their quote in version 4',
    'Mara Voss approved version 4',
    'Jo Bell commented',
    'Jo Bell withdrew a comment',
    'Jo Bell was reminded about version 4',
    'Jo Bell’s link to version 4 was revoked',
    'Version 5 was sent to Mara Voss',
    'Mara Voss asked for changes to version 4, after the release had been edited',
  ])
})
