import { describe, expect, it } from 'vitest'
import {
  buildRecord,
  chooseSignedText,
  describeMissingApprovals,
  describeSending,
  listPrintedTexts,
  type RecordDecision,
  type RecordInput,
  type RecordText,
} from './record.ts'

const minute = (number: number) => `2026-11-16T10:${String(number).padStart(2, '0')}:00Z`
const reviewer = (id: string, name: string, more: Partial<RecordInput['reviewers'][number]> = {}) => ({
  ...{
    id,
    name,
    email: `${name}@x`,
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
  ...{ id: `c-${reviewer_id}`, reviewer_id, author, suggestion: null, parent_id: null },
  ...{ created_at: minute(0), withdrawn_at: null, applied_at: null },
  ...more,
})
const input: RecordInput = {
  reviews: [
    { id: 'one', version: 4, text_hash: 'aa', created_at: minute(0), content: '<p>Four</p>', quotes: [] },
    { id: 'two', version: 5, text_hash: 'bb', created_at: minute(20), content: '<p>Five</p>', quotes: [] },
  ],
  mails: [],
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
    comment('mara', 'Mara Voss', { suggestion: 'Other', created_at: minute(3), applied_at: minute(12) }),
    comment(null, 'Team', { created_at: minute(3) }),
    comment(null, 'Team', { created_at: minute(4), parent_id: 'c-null' }),
    comment(null, 'Dana Ruiz', { created_at: minute(11), parent_id: 'c-mara' }),
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
  expect(texts[1]?.decisions.map(({ email }) => email)).toEqual(Array(3).fill('Mara Voss@x'))
  expect(texts[1]?.waiting).toEqual([
    { name: 'Jo Bell', email: 'Jo Bell@x', role: 'client', isRevoked: true },
  ])
  expect(texts[0]?.waiting).toEqual([
    { name: 'Mara Voss', email: 'Mara Voss@x', role: 'client', isRevoked: false },
  ])
})

it('lists everything that happened in order, without what the team says among itself', () => {
  expect(buildRecord(input).events.map(({ text }) => text)).toEqual([
    'Version 4 was sent to Mara Voss (Mara Voss@x), Jo Bell (Jo Bell@x)',
    'Mara Voss opened version 4',
    'Mara Voss suggested a change',
    'Mara Voss approved their quote in version 4',
    'Mara Voss approved version 4',
    'Jo Bell commented',
    'Jo Bell withdrew a comment',
    'Jo Bell was reminded about version 4',
    'Jo Bell’s link to version 4 was revoked',
    'Dana Ruiz replied to Mara Voss',
    'Mara Voss’s suggestion was applied',
    'Version 5 was sent to Mara Voss (Mara Voss@x)',
    'Mara Voss asked for changes to version 4, after the release had been edited',
  ])
})

it('keeps an approved quote in the list when its speaker takes it back, and says so after it', () => {
  const quote = {
    words: '“We listened,”',
    parts: ['“We listened,”'],
    printed: '“We listened,”',
    speaker: 'Voss',
  }
  const reviews = input.reviews.map((review) => ({ ...review, quotes: [quote] }))
  const about = (kind: RecordDecision['kind'], at: number) =>
    decision('mara', 'Mara Voss', { kind, quote: quote.words, created_at: minute(at) })
  const read = (...decisions: RecordDecision[]) => {
    const { texts, events } = buildRecord({ ...input, reviews, decisions })
    return [texts.map(({ quotesNotApprovedBy }) => quotesNotApprovedBy), events.at(-1)?.text]
  }
  const [given, back] = [about('quote', 31), about('quote_withdrawn', 32)]
  expect(read(given)).toEqual([[[], []], 'Mara Voss approved their quote in version 4'])
  const none = [['Mara Voss'], ['Mara Voss']]
  expect(read(given, back)).toEqual([none, 'Mara Voss withdrew approval of their quote in version 4'])
  expect(read(given, back, about('quote', 33))[0]).toEqual([[], []])
  // Who says something about a quote hasn't decided about the text.
  expect(buildRecord({ ...input, reviews, decisions: [given, back] }).texts[1]?.waiting).toHaveLength(2)
})

it('names whoever is quoted and did not approve the words, of each text', () => {
  const quote = (words: string) => ({ words, parts: [words], printed: words, speaker: 'Voss' })
  const [four, five] = input.reviews
  if (!four || !five) throw new Error('There are two.')
  const reviews = [
    { ...four, quotes: [quote('“We listened,”')] },
    { ...five, quotes: [quote('“We heard,”')] },
  ]
  const { texts } = buildRecord({ ...input, reviews })
  expect(texts.map(({ quotesNotApprovedBy }) => quotesNotApprovedBy)).toEqual([['Mara Voss'], []])
})

it('prints the texts that somebody approved, else the newest, and each once', () => {
  const versions = (decisions: RecordDecision[], hashes = ['aa', 'bb']) => {
    const reviews = input.reviews.map((review, index) => ({ ...review, text_hash: hashes[index] ?? '' }))
    return [...listPrintedTexts(buildRecord({ ...input, reviews, decisions }))].map(({ version }) => version)
  }
  const byMara = decision('mara', 'Mara Voss')
  expect(versions([])).toEqual([5])
  expect(versions([byMara])).toEqual([4])
  const again = decision('mara-again', 'Mara Voss', { review_id: 'two', version: 5, text_hash: 'bb' })
  expect(versions([byMara, again])).toEqual([5, 4])
  expect(versions([byMara], ['aa', 'aa'])).toHaveLength(1)
})

describe('the text of a file with the record', () => {
  const two = (decisions: RecordDecision[], more: Partial<RecordInput> = {}) =>
    buildRecord({
      ...input,
      reviewers: [reviewer('mara', 'Mara Voss'), reviewer('lee', 'Lee Park', { review_id: 'two' })],
      decisions,
      ...more,
    })
  const ofTwo = { review_id: 'two', version: 5, text_hash: 'bb' }

  it('is the newest that somebody approved, as it was sent, with who did and who did not', () => {
    const both = two([decision('mara', 'Mara Voss'), decision('lee', 'Lee Park', ofTwo)])
    expect(chooseSignedText(both)).toMatchObject({
      ...{
        version: 5,
        content: '<p>Five</p>',
        approvedBy: ['Lee Park'],
        missing: [{ name: 'Mara Voss', reason: 'not-sent' }],
      },
    })
    expect(chooseSignedText(two([decision('mara', 'Mara Voss')]))).toMatchObject({
      ...{
        version: 4,
        content: '<p>Four</p>',
        approvedBy: ['Mara Voss'],
        missing: [{ name: 'Lee Park', reason: 'not-sent' }],
      },
    })
  })

  it('lacks those who said no or nothing, and was not sent to the others, who have not refused it', () => {
    const words = '“We listened,”'
    const reviews = input.reviews.map((review) => ({
      ...review,
      quotes: [{ words, parts: [words], printed: words, speaker: 'Ida Ray' }],
    }))
    const read = (...decisions: RecordDecision[]) =>
      describeMissingApprovals(two(decisions, { reviews }).texts[0] as RecordText)
    const open = '1 quote not approved by its speaker: Ida Ray.'
    const byMara = decision('mara', 'Mara Voss')
    expect(read(byMara)).toEqual([
      'No decision from Lee Park.',
      'Not sent to Mara Voss (approved version 4).',
      open,
    ])
    expect(read(decision('lee', 'Lee Park', { ...ofTwo, kind: 'changes' }))).toEqual([
      'Lee Park asked for changes.',
      'Not sent to Mara Voss.',
      open,
    ])
  })

  it('is the newest that was sent while nobody approved one, or took the approval back', () => {
    const back = decision('mara', 'Mara Voss', { kind: 'changes', created_at: minute(6) })
    const quote = decision('mara', 'Mara Voss', { kind: 'quote', quote: '“We listened,”' })
    for (const decisions of [[], [quote], [decision('mara', 'Mara Voss'), back]])
      expect(chooseSignedText(two(decisions))).toMatchObject({ version: 5, approvedBy: [] })
    expect(chooseSignedText({ texts: [], events: [] })).toBeUndefined()
  })

  it('is approved by whoever approved the same words in another round, and lacks nobody whose link was revoked', () => {
    const reviews = input.reviews.map((review) => ({ ...review, text_hash: 'aa' }))
    const reviewers = [
      reviewer('mara', 'Mara Voss'),
      reviewer('lee', 'Lee Park', { review_id: 'two', revoked_at: minute(21) }),
    ]
    const record = two([decision('mara', 'Mara Voss')], { reviews, reviewers })
    expect(chooseSignedText(record)).toMatchObject({
      ...{ version: 5, approvedBy: ['Mara Voss'], missing: [] },
    })
  })
})

describe('a text whose mail hasn’t gone out', () => {
  const twice = { ...input, reviewers: [reviewer('mara', 'Mara Voss'), reviewer('jo', 'Jo Bell')] }
  const waiting = (...ids: string[]) => {
    const mails = ids.map((reviewer_id) => ({ reviewer_id, state: 'waiting' as const }))
    const { texts, events } = buildRecord({ ...twice, mails })
    const text = texts.at(-1)
    return [text && describeSending(text, 'Monday'), ...events.slice(0, 2).map((event) => event.text)]
  }
  it('is not said to have been sent', () => {
    expect(waiting()[0]).toBe('sent Monday')
    expect(waiting('jo')).toEqual([
      'sent Monday; the email to Jo Bell hasn’t gone out',
      'Version 4 was sent to Mara Voss (Mara Voss@x)',
      'Version 4 was addressed to Jo Bell (Jo Bell@x), but hasn’t gone out',
    ])
    expect(waiting('mara', 'jo').slice(0, 2)).toEqual([
      'requested Monday; the emails haven’t gone out',
      'Version 4 was addressed to Mara Voss (Mara Voss@x), Jo Bell (Jo Bell@x), but hasn’t gone out',
    ])
  })

  it('was sent to whoever opened it: a reminder may be the mail that waits', () => {
    const opened = { ...input, mails: [{ reviewer_id: 'mara', state: 'waiting' as const }] }
    expect(buildRecord(opened).texts.at(-1)?.unsent).toEqual([])
  })
})
