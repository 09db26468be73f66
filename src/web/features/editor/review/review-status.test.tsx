import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { DecisionRow, ReviewerRow, ReviewRow } from '#contract/reviews.ts'
import { openEditor } from '#web/features/editor/editor.test-support.ts'
import { ReviewStatus } from './review-status.tsx'

afterEach(cleanup)

const html = '<p>Tallow opens its first store on Friday.</p>'
const at = '2026-11-16T10:00:00Z'
const review: ReviewRow = {
  ...{ id: 'r', version: 2, title: 'Tallow', content: html, text_hash: 'h', message: null, due_on: null },
  ...{ shows_comments: false, created_at: at, closed_at: null },
}
const reviewer = (id: string): ReviewerRow => ({
  ...{ id, name: id, role: 'client', review_id: 'r', email: `${id}@example.test` },
  ...{ expires_at: '2999-01-01T00:00:00Z', revoked_at: null, opened_at: null, reminded_at: null },
})
const decide = (reviewer_id: string, kind: 'approved' | 'changes'): DecisionRow => ({
  ...{ id: `${reviewer_id} ${kind}`, review_id: 'r', reviewer_id, kind, quote: null, version: 2 },
  ...{ text_hash: 'h', name: reviewer_id, role: 'client', note: null, is_old: false, created_at: at },
})

function show(decisions: DecisionRow[], text = html) {
  const onSignOff = vi.fn()
  const data = {
    ...{ reviews: [review], reviewers: [reviewer('Mara'), reviewer('Lee')], decisions },
    ...{ comments: [], withdrawn: [], mails: [] },
  }
  render(
    <ReviewStatus editor={openEditor(text)} data={data} onOpen={() => undefined} onSignOff={onSignOff} />,
  )
  return { words: screen.getByRole('button').textContent, onSignOff }
}

it('counts the reviewers who approved', () => {
  const { words, onSignOff } = show([decide('Mara', 'approved')])
  expect(words).toBe('1 of 2 reviewers approvedIn review')
  expect(onSignOff).toHaveBeenLastCalledWith('in_review')
})

it.each([html, '<p>Tallow opens on Monday.</p>'])(
  'says that somebody asked for changes, until they are asked again: %s',
  (text) => {
    const { words, onSignOff } = show([decide('Mara', 'approved'), decide('Lee', 'changes')], text)
    expect(words).toBe('Changes requestedChanges requested')
    expect(onSignOff).toHaveBeenLastCalledWith('changes_requested')
  },
)

it('says that it is approved when whoever wanted changes approves after all', () => {
  const { words, onSignOff } = show([
    decide('Lee', 'changes'),
    decide('Mara', 'approved'),
    decide('Lee', 'approved'),
  ])
  expect(words).toBe('ApprovedApproved')
  expect(onSignOff).toHaveBeenLastCalledWith('approved')
})
