// What a reviewer is asked before they approve, and what they are told after.
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReviewComment, ReviewRequest, ReviewView } from '#contract/reviews.ts'
import { ReviewPage } from '#web/features/review/review-page.tsx'
import { renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'

const desk = withUser()
const at = '2026-11-16T10:00:00Z'
const token = 'link-of-mara-voss'.padEnd(43, '-')
let review: ReviewView
let asked: ReviewRequest[]

const comment = (more: Partial<ReviewComment> = {}): ReviewComment => ({
  ...{
    id: 'a',
    author: 'Mara Voss',
    is_mine: true,
    may_change: true,
    is_applied: false,
    version: 2,
    parent_id: null,
  },
  ...{ passage: 'Monday', before: '', after: '', suggestion: 'Friday', body: '', created_at: at },
  ...{ edited_at: null, resolved_at: null },
  ...more,
})

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  asked = []
  review = {
    ...{ title: 'Tallow', html: '<p>Doors open Monday.</p>', version: 2, is_old: false, sender: 'Dana Ruiz' },
    ...{ message: null, due: null, reviewer: { name: 'Mara Voss', role: 'client' }, quotes: [] },
    ...{ comments: [], decision: null, previous: null, newer: null },
  }
  desk.functions.review = (body) => {
    asked.push(body as ReviewRequest)
    return { review }
  }
})

async function open() {
  localStorage.setItem(`review:${token}`, JSON.stringify({ session: 'kept session' }))
  renderAt('/review', <ReviewPage token={token} />)
  await screen.findByRole('heading', { name: 'Tallow' })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const card = () => screen.getByRole('region', { name: 'Your decision' }).textContent
const decisions = () => asked.filter(({ action }) => action === 'decide')

describe('an approval with an open suggestion of one’s own', () => {
  it('is asked about once', async () => {
    review.comments = [comment()]
    await open()
    await press('Approve')
    expect(card()).toContain('You have 1 open suggestion. Approve the text as it is?')
    expect(decisions()).toEqual([])
    await press('Approve as it is')
    await waitFor(() => expect(decisions()).toMatchObject([{ decision: 'approved', with_quotes: false }]))
  })

  it('is asked about the quotes, too', async () => {
    review.comments = [comment(), comment({ id: 'b' })]
    review.quotes = [
      {
        words: '“We listened.”',
        printed: '“We listened.”',
        speaker: 'Mara Voss',
        is_mine: true,
        approved: null,
        was: null,
      },
    ]
    await open()
    await press('Approve')
    expect(card()).toContain('You have 2 open suggestions.')
    await press('Approve as it is')
    expect(card()).toContain('You haven’t approved your quote above yet.')
  })

  it.each([
    ['settled', { resolved_at: at }],
    ['somebody else’s', { is_mine: false }],
    ['a comment', { suggestion: null, body: 'Really?' }],
  ])('is not asked about when it is %s', async (_what, more) => {
    review.comments = [comment(more)]
    await open()
    await press('Approve')
    await waitFor(() => expect(decisions()).toHaveLength(1))
  })
})

describe('a decision in another tab', () => {
  const tellTab = async (decision: ReviewView['decision']) => {
    review = { ...review, decision }
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(card()).toMatch(/You (approved|asked)/))
  }
  const approved = { kind: 'approved' as const, note: null, at }

  it('closes the question that was open here', async () => {
    review.comments = [comment()]
    await open()
    await press('Approve')
    await tellTab(approved)
    await waitFor(() => expect(card()).not.toContain('open suggestion'))
    expect(card()).toContain('You approved this text')
  })

  it('is said above a note that is being written, which stays', async () => {
    await open()
    await press('Ask for changes')
    await userEvent.type(screen.getByLabelText('What should change?'), 'The date')
    await tellTab(approved)
    expect(card()).toContain('You approved this text on')
    expect(card()).toContain('This will replace that decision.')
    expect(screen.getByLabelText<HTMLTextAreaElement>('What should change?').value).toBe('The date')
  })

  it('closes a note that was sent there', async () => {
    await open()
    await press('Ask for changes')
    await userEvent.type(screen.getByLabelText('What should change?'), 'The date ')
    await tellTab({ kind: 'changes', note: 'The date', at })
    // The card shows the decision a moment before it closes the note.
    await waitFor(() => expect(screen.queryByLabelText('What should change?')).toBeNull())
    expect(sessionStorage.getItem(`review:${token}`)).not.toContain('The date')
    await press('Change my decision')
    expect(decisions()).toEqual([])
  })
})

describe('the author', () => {
  it.each([
    ['just now', 0],
    ['a while ago', 6 * 60_000],
  ])('gets an email about a decision made %s: nobody here knows whether it has left', async (_when, age) => {
    review.decision = { kind: 'approved', note: null, at: new Date(Date.now() - age).toISOString() }
    await open()
    expect(card()).toContain('Dana Ruiz gets an email about it. You can close this page.')
  })
})

describe('the hint at highlighted words', () => {
  const hint = /highlighted words to see the comments/
  it.each([
    ['there are words with comments', {}, true],
    ['comments are about the whole release', { passage: '' }, false],
    ['their words are gone', { passage: 'A sentence that nobody wrote' }, false],
    ['they are settled', { resolved_at: at }, false],
  ])('is right when %s', async (_what, more, isShown) => {
    review.comments = [comment(more)]
    await open()
    await waitFor(() => expect(screen.queryAllByText(hint).length > 0).toBe(isShown))
  })
})

it('says that it wasn’t sent offline until the network is back', async () => {
  await open()
  desk.functions.review = () => {
    throw new TypeError('Failed to fetch')
  }
  await press('Approve')
  await screen.findByText(/^We couldn’t reach the server/)
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await press('Approve')
  await screen.findByText(/^You’re offline/)
  offline.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.queryByText(/^You’re offline/)).toBeNull()
})
