import { cleanup, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CommentRow, DecisionRow, ReviewerRow, ReviewRow } from '#contract/reviews.ts'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import type { DocumentReviews } from './review-api.ts'
import { ReviewPanel } from './review-panel.tsx'
import { useSignOff } from './use-sign-off.ts'

const desk = withUser()
beforeEach(() => {
  sessionStorage.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

const html = '<p>Tallow opens its first store on Friday.</p><p>“We listened,” said Mara Voss.</p>'
const sentAt = '2026-11-16T10:00:00Z'
const review: ReviewRow = {
  ...{ id: 'r', version: 4, title: 'Tallow', content: html, text_hash: 'h4', message: null, due_on: null },
  ...{ shows_comments: false, created_at: sentAt, closed_at: null },
}
const reviewer = (id: string, name: string, role: ReviewerRow['role'] = 'client'): ReviewerRow => ({
  ...{ id, name, role, review_id: 'r', email: `${id}@example.test`, expires_at: '2999-01-01T00:00:00Z' },
  ...{ revoked_at: null, opened_at: null, reminded_at: null },
})
const approval = (reviewer_id: string, name: string): DecisionRow => ({
  ...{ id: `d-${reviewer_id}`, review_id: 'r', reviewer_id, kind: 'approved', quote: null, version: 4 },
  ...{ text_hash: 'h4', name, role: 'client', note: null, is_old: false, created_at: sentAt },
})
const maraQuote: DecisionRow = {
  ...approval('mara', 'Mara Voss'),
  ...{ id: 'q', kind: 'quote', quote: '“We listened,”' },
}
const comment = (id: string, more: Partial<CommentRow> = {}): CommentRow => ({
  ...{ id, review_id: 'r', reviewer_id: 'mara', user_id: null, author: 'Mara Voss', parent_id: null },
  ...{ passage: '', before: '', after: '', suggestion: null, body: `Body of ${id}`, created_at: sentAt },
  ...{ edited_at: null, withdrawn_at: null, resolved_at: null, applied_at: null },
  ...more,
})
const nothing: DocumentReviews = {
  ...{ reviews: [], reviewers: [], decisions: [] },
  ...{ comments: [], withdrawn: [], mails: [] },
}

function show(data: Partial<DocumentReviews>, text = html) {
  const editor = openEditor(text)
  const onSend = vi.fn()
  const onShowChanges = vi.fn()
  renderAt(
    '/write',
    <ReviewPanel
      {...{ editor, onSend, onShowChanges, documentId: 'doc', userId: desk.userId }}
      recordPath="/sign-off/doc"
      data={{ ...nothing, ...data }}
      beforeShow={async () => undefined}
    />,
  )
  return { editor, onSend, onShowChanges }
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const sent = {
  reviews: [review],
  reviewers: [reviewer('mara', 'Mara Voss'), reviewer('lee', 'Lee Park', 'legal')],
}

it('reads the sign-off of a text once, for the status line and the tab', () => {
  const editor = openEditor(html)
  const data = { ...nothing, ...sent }
  const read = (of: DocumentReviews) =>
    renderHook(() => useSignOff(editor, editor.state.doc, of)).result.current
  const first = read(data)
  expect(read(data)).toBe(first)
  expect(read({ ...data, decisions: [approval('mara', 'Mara Voss')] })).not.toBe(first)
})

it('says until when reviewers are asked to reply, and whether they see each other’s comments', () => {
  const said = (more: Partial<ReviewRow>, reviewers = sent.reviewers) => {
    show({ reviews: [{ ...review, ...more }], reviewers })
    const text = document.body.textContent ?? ''
    cleanup()
    return text
  }
  expect(said({ due_on: '2026-11-20', shows_comments: true })).toContain(
    'Respond by Nov. 20 · Reviewers see each other’s comments',
  )
  expect(said({})).toContain('Reviewers don’t see each other’s comments')
  expect(said({}, sent.reviewers.slice(0, 1))).not.toContain('each other')
})

it('says whose day it is, and that only some see comments, where rounds differ', () => {
  const second = { ...review, id: 'r2', version: 5, due_on: '2026-11-20', shows_comments: true }
  const [mara, jo] = [reviewer('mara', 'Mara Voss'), reviewer('jo', 'Jo Bell')]
  const again = { ...jo, id: 'jo2', review_id: 'r2' }
  show({ reviews: [review, second], reviewers: [mara, jo, again] })
  expect(document.body.textContent).toContain(
    'Jo Bell: Respond by Nov. 20 · Some reviewers see each other’s comments',
  )
  cleanup()
  // Whoever can’t answer anymore has no day.
  show({ reviews: [review, second], reviewers: [{ ...mara, revoked_at: sentAt }, jo, again] })
  expect(document.body.textContent).toContain('Respond by Nov. 20')
  expect(document.body.textContent).not.toContain('Jo Bell: Respond')
})

describe('the sign-off', () => {
  it('names who approved this text', () => {
    show({ ...sent, decisions: [approval('mara', 'Mara Voss')] })
    expect(screen.getByRole('region', { name: 'Sign-off' }).textContent).toContain(
      'Mara Voss approved version 4 · 1 of 2',
    )
  })

  it('of a text that changed says so, shows what, and asks only those whose part changed', async () => {
    const { onSend, onShowChanges } = show(
      { ...sent, decisions: [approval('mara', 'Mara Voss'), maraQuote, approval('lee', 'Lee Park')] },
      html.replace('first', 'second'),
    )
    expect(screen.getByRole('region', { name: 'Sign-off' }).textContent).toContain(
      'Mara Voss and Lee Park approved version 4 · changed since',
    )
    await press('Show changes')
    expect(onShowChanges).toHaveBeenCalledWith({ html, version: 4 })
    await press('Ask Lee Park again')
    const lee = { name: 'Lee Park', email: 'lee@example.test', role: 'legal' }
    expect(onSend.mock.calls[0]?.[0]).toEqual([lee])
    expect(screen.getByText(/^Mara Voss \(version 4\) approved an earlier version/)).toBeTruthy()
    await press('Ask both again')
    expect(onSend.mock.calls[1]?.[0]).toEqual([
      lee,
      { name: 'Mara Voss', email: 'mara@example.test', role: 'client' },
    ])
  })

  it('doesn’t count an approval whose link was revoked', () => {
    const mara = { ...reviewer('mara', 'Mara Voss'), revoked_at: sentAt }
    show({
      ...{ ...sent, reviewers: [mara, reviewer('lee', 'Lee Park', 'legal')] },
      decisions: [approval('mara', 'Mara Voss'), approval('lee', 'Lee Park')],
    })
    const card = screen.getByRole('region', { name: 'Sign-off' }).textContent
    expect(card).toContain('Lee Park approved version 4')
    expect(card).toContain('Mara Voss approved version 4 · link revoked, no longer counts')
    expect(card).not.toContain('Approved by Mara Voss')
  })

  it('says that a speaker approved the release without her quote', () => {
    const quote = maraQuote
    const card = () => screen.getByRole('region', { name: 'Sign-off' })
    show({ ...sent, decisions: [approval('mara', 'Mara Voss')] })
    expect(card().textContent).toContain('1 quote not approved by its speaker: Mara Voss')
    cleanup()
    show({ ...sent, decisions: [approval('mara', 'Mara Voss'), quote] })
    expect(card().textContent).not.toContain('not approved')
    expect(screen.getByText('Approved one quote in version 4')).toBeDefined()
    cleanup()
    const back = { ...quote, id: 'b', kind: 'quote_withdrawn' as const }
    show({ ...sent, decisions: [approval('mara', 'Mara Voss'), quote, back] })
    expect(card().textContent).toContain('1 quote not approved by its speaker: Mara Voss')
    expect(screen.queryByText('Approved one quote in version 4')).toBeNull()
  })

  it('names a quote whose speaker nobody asked, and always offers to send to more people', async () => {
    const typed = { ...sent, reviewers: [reviewer('mara', 'M. Voss')] }
    const { onSend } = show({ ...typed, decisions: [approval('mara', 'M. Voss')] })
    const card = screen.getByRole('region', { name: 'Sign-off' }).textContent
    expect(card).toContain('1 quote not approved by its speaker: Mara Voss')
    expect(card).toContain('No reviewer is named Mara Voss.')
    await press('Send to more people')
    cleanup()
    show({ ...sent, decisions: [approval('lee', 'Lee Park')] }, html.replace('first', 'second'))
    expect(screen.getByRole('button', { name: 'Ask 2 people again' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Send to more people' })).toBeTruthy()
    expect(onSend).toHaveBeenCalledWith([])
  })

  it('asks a speaker for the quote alone, and somebody again whose link was revoked', async () => {
    const lee = { ...reviewer('lee', 'Lee Park', 'legal'), revoked_at: sentAt }
    const { onSend } = show({
      ...{ ...sent, reviewers: [reviewer('mara', 'Mara Voss'), lee] },
      decisions: [approval('mara', 'Mara Voss')],
    })
    expect(screen.getByText('Quote pending')).toBeTruthy()
    await press('Ask for quote approval: Mara Voss')
    await press('Ask again: Lee Park')
    expect(onSend.mock.calls.map(([people]) => people[0].name)).toEqual(['Mara Voss', 'Lee Park'])
  })

  it('that a revoked lawyer would have to give again names the role and how to ask', async () => {
    const lee = { ...reviewer('lee', 'Lee Park', 'legal'), revoked_at: sentAt }
    const { onSend } = show(
      { ...sent, reviewers: [reviewer('mara', 'Mara Voss'), lee], decisions: [approval('lee', 'Lee Park')] },
      html.replace('first', 'second'),
    )
    expect(screen.getByRole('region', { name: 'Sign-off' }).textContent).toContain(
      'Legal needs to see this text. Lee Park reviewed version 4, but that link was revoked.',
    )
    await press('Send to Legal')
    expect(onSend).toHaveBeenCalledWith([{ name: '', email: '', role: 'legal' }])
  })

  it('is offered for a release that nobody was asked about', async () => {
    const { onSend } = show({})
    await press('Send for review')
    expect(onSend).toHaveBeenCalledWith([])
  })
})

describe('a reviewer', () => {
  it('whose mail waits or came back is shown to the author', () => {
    show({
      ...sent,
      mails: [
        { reviewer_id: 'mara', state: 'waiting', reason: null },
        { reviewer_id: 'lee', state: 'failed', reason: 'no such user' },
      ],
    })
    expect(screen.getByText(/mara@example.test hasn’t gone out yet/)).toBeTruthy()
    expect(screen.getByText(/lee@example.test couldn’t be delivered: no such user/)).toBeTruthy()
  })

  it('is reminded, and loses the link', async () => {
    show(sent)
    await press('Remind Mara Voss')
    await waitFor(() =>
      expect(desk.called).toContainEqual({ name: 'remind-reviewer', body: { reviewer_id: 'mara' } }),
    )
    await press('Revoke link for Lee Park')
    const dialog = screen.getByRole('alertdialog', { name: 'Revoke Lee Park’s link?' })
    expect(dialog.textContent).toContain('Lee Park won’t be able to open, comment on or approve this release')
    expect(desk.called.map(({ name }) => name)).not.toContain('/rest/v1/reviewers')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke link' }))
    await waitFor(() =>
      expect(desk.called).toContainEqual({
        name: '/rest/v1/reviewers',
        body: { revoked_at: expect.any(String) },
      }),
    )
  })
})

describe('a reviewer whose link expired', () => {
  const expired = { ...reviewer('mara', 'Mara Voss'), expires_at: '2026-01-01T00:00:00Z' }

  it('isn’t waited for, and can be left out', async () => {
    show({ reviews: [review], reviewers: [expired] })
    const row = screen.getByRole('list', { name: 'Reviewers' })
    expect(row.textContent).toContain('No response')
    expect(row.textContent).not.toContain('Waiting')
    await press('Leave Mara Voss out')
    const dialog = screen.getByRole('alertdialog', { name: 'Leave Mara Voss out of the sign-off?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave out' }))
    await waitFor(() => expect(desk.called.map(({ name }) => name)).toContain('/rest/v1/reviewers'))
  })

  it('stays in the sign-off if they approved', () => {
    show({ reviews: [review], reviewers: [expired], decisions: [approval('mara', 'Mara Voss')] })
    expect(screen.queryByRole('button', { name: 'Leave Mara Voss out' })).toBeNull()
  })
})

describe('a reviewer who asked for changes', () => {
  const changes = { ...approval('mara', 'Mara Voss'), kind: 'changes' as const }
  const again = {
    reviews: [
      review,
      { ...review, id: 'r2', version: 5, text_hash: 'h5', content: html.replace('first', 'new') },
    ],
    reviewers: [
      reviewer('mara', 'Mara Voss'),
      { ...reviewer('mara2', 'Mara Voss'), review_id: 'r2', email: 'mara@example.test' },
    ],
  }

  it('is waited for in the next round, and reminded', async () => {
    show({ ...again, decisions: [changes] }, html.replace('first', 'new'))
    expect(screen.getByRole('list', { name: 'Reviewers' }).textContent).toContain('Waiting')
    expect(screen.getByText('Waiting for Mara Voss to respond to version 5')).toBeTruthy()
    await press('Remind Mara Voss')
    await waitFor(() =>
      expect(desk.called).toContainEqual({ name: 'remind-reviewer', body: { reviewer_id: 'mara2' } }),
    )
  })

  it('is asked about the text as it is now, not reminded of one that changed since', async () => {
    const { onSend } = show({ ...again, decisions: [changes] }, html.replace('first', 'newest'))
    expect(screen.queryByRole('button', { name: 'Remind Mara Voss' })).toBeNull()
    await press('Ask again: Mara Voss')
    expect(onSend.mock.calls[0]?.[0]).toEqual([
      { name: 'Mara Voss', email: 'mara@example.test', role: 'client' },
    ])
  })

  it('can be asked to look again at the same text; nobody is reminded who answered', () => {
    show({ ...sent, decisions: [changes, approval('lee', 'Lee Park')] })
    expect(screen.getByRole('button', { name: 'Ask again: Mara Voss' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Remind/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ask again: Lee Park' })).toBeNull()
  })

  it('can’t be reminded within an hour of the last mail, and it says from when', () => {
    const late = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    show({
      reviews: [{ ...review, created_at: late(90) }],
      reviewers: [reviewer('mara', 'Mara Voss'), { ...reviewer('lee', 'Lee Park'), reminded_at: late(59) }],
    })
    const button = (name: RegExp) => screen.getByRole('button', { name }) as HTMLButtonElement
    expect(button(/^Remind Mara Voss$/).disabled).toBe(false)
    expect(screen.queryByRole('button', { name: 'Remind Lee Park' })).toBeNull()
    expect(screen.getByText(/^You can send a reminder after .+ [AP]M$/)).toBeTruthy()
  })
})

describe('comments', () => {
  const cards = () => screen.getAllByRole('article').map((card) => card.textContent)

  it('are in the order of the text; what is about words that are gone comes last', () => {
    show({
      comments: [
        comment('gone', { passage: 'a sentence that nobody wrote here' }),
        comment('late', { passage: 'We listened' }),
        comment('early', { passage: 'first store' }),
        comment('whole'),
      ],
    })
    expect(cards().map((text) => /Body of (whole|early|late|gone)/.exec(text ?? '')?.[1])).toEqual([
      'whole',
      'early',
      'late',
      'gone',
    ])
    expect(cards()[3]).toContain('Passage removed')
  })

  it('apply their suggestion once, and are settled by it', async () => {
    const { editor } = show({
      comments: [comment('a', { passage: 'first store', suggestion: 'first shop' })],
    })
    await press('Apply')
    expect(editor.getText()).toContain('its first shop on')
    await waitFor(() =>
      expect(desk.called).toContainEqual({
        name: '/rest/v1/comments',
        body: { resolved_at: expect.any(String), applied_at: expect.any(String) },
      }),
    )
  })

  it('are open again when their suggestion is undone, and settled when it is redone', async () => {
    const { editor } = show({
      comments: [comment('a', { passage: 'first store', suggestion: 'first shop' })],
    })
    const states = () =>
      desk.called.flatMap(({ name, body }) =>
        name === '/rest/v1/comments' ? [(body as { applied_at: string | null }).applied_at !== null] : [],
      )
    await press('Apply')
    await waitFor(() => expect(states()).toEqual([true]))
    editor.commands.undo()
    await waitFor(() => expect(states()).toEqual([true, false]))
    editor.commands.redo()
    await waitFor(() => expect(states()).toEqual([true, false, true]))
  })

  it('show hostile words as words, fold long ones, and are answered', async () => {
    show({ comments: [comment('a', { body: `<img src=x onerror=alert(1)> ${'long '.repeat(2_000)}` })] })
    const card = screen.getByRole('article')
    expect(card.querySelector('img')).toBeNull()
    expect(card.textContent?.length).toBeLessThan(1_000)
    await press('Reply')
    await userEvent.type(screen.getByLabelText(/^Reply/), 'Yes.')
    await press('Reply')
    await waitFor(() =>
      expect(desk.called).toContainEqual({
        name: '/rest/v1/comments',
        body: { content_id: 'doc', body: 'Yes.', parent_id: 'a' },
      }),
    )
  })

  it('show all of a suggestion, which is folded only if it is long', async () => {
    const words = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')
    const about = { passage: 'first store', before: 'opens its ', after: ' on Friday' }
    show({
      comments: [
        comment('a', { ...about, suggestion: words }),
        comment('b', { ...about, suggestion: 'shop' }),
      ],
    })
    const passages = () => screen.getAllByRole('button', { name: /^Show in the text/ })
    expect(passages().map(({ className }) => className.includes('line-clamp'))).toEqual([true, false])
    await press('Show all')
    expect(passages().map(({ className }) => className.includes('line-clamp'))).toEqual([false, false])
  })

  it('that are typed are there after the panel was closed', async () => {
    const data = { comments: [comment('a')] }
    show(data)
    await press('Reply')
    await userEvent.type(screen.getByLabelText(/^Reply/), 'Half a re')
    await press('Comment')
    await userEvent.type(screen.getByLabelText(/^Comment for your team/), 'Half a com')
    cleanup()
    show(data)
    expect(screen.getByDisplayValue('Half a re')).toBeTruthy()
    expect(screen.getByDisplayValue('Half a com')).toBeTruthy()
    for (const button of screen.getAllByRole('button', { name: 'Cancel' })) await userEvent.click(button)
    cleanup()
    show(data)
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
  })

  it('that are too long say so and aren’t sent', async () => {
    show({})
    await press('Comment')
    fireEvent.change(screen.getByLabelText(/^Comment for your team/), {
      target: { value: 'x'.repeat(10_001) },
    })
    expect(screen.getByText('Shorten this to 10,000 characters. It has 10,001.')).toBeTruthy()
    await press('Comment')
    expect(desk.called.map(({ name }) => name)).not.toContain('/rest/v1/comments')
  })

  it('of the team say who can read them', () => {
    const team = { reviewer_id: null, user_id: desk.userId, author: 'Dana' }
    show({ comments: [comment('a'), comment('b', { ...team, parent_id: 'a' }), comment('c', team)] })
    expect(cards()[0]).toContain('Dana · Mara Voss can see this')
    expect(cards()[1]).toContain('Dana · Only your team')
  })

  it('of a long round are drawn in portions', () => {
    show({ comments: Array.from({ length: 300 }, (_, index) => comment(String(index))) })
    expect(within(screen.getByRole('list', { name: 'Comments' })).getAllByRole('article')).toHaveLength(4)
    expect(screen.getByText('296 more')).toBeTruthy()
  })
})
