// A reviewer's page against a server that keeps one review in memory.
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ReviewComment, ReviewRequest, ReviewView } from '#contract/reviews.ts'
import { renderAt, withUser } from '#web/layout/signed-in.test-support.tsx'
import { ReviewPage } from './review-page.tsx'

const desk = withUser()
const at = '2026-11-16T10:00:00Z'
const token = 'second-link-of-mara-voss'.padEnd(43, '-')
let review: ReviewView
let asked: ReviewRequest[]
let otherTab: BroadcastChannel

const comment = (id: string, more: Partial<ReviewComment> = {}): ReviewComment => ({
  ...{
    id,
    author: 'Mara Voss',
    is_mine: true,
    may_change: true,
    is_applied: false,
    version: 2,
    parent_id: null,
    passage: '',
  },
  ...{ before: '', after: '', suggestion: null, body: `Body of ${id}`, created_at: at, edited_at: null },
  resolved_at: null,
  ...more,
})
const quote = (words: string, version?: number) => ({
  ...{ words, printed: words, speaker: 'Mara Voss', is_mine: true },
  approved: version === undefined ? null : { by: 'Mara Voss', at, version },
  was: null,
})

afterEach(() => otherTab.close())
beforeEach(() => {
  otherTab = new BroadcastChannel('review')
  localStorage.clear()
  sessionStorage.clear()
  asked = []
  review = {
    ...{ title: 'Tallow', html: '<p>Doors open Monday.</p>', version: 2, is_old: false, sender: 'Dana Ruiz' },
    ...{
      message: null,
      due: null,
      reviewer: { name: 'Mara Voss', role: 'client' },
      quotes: [],
      comments: [],
    },
    ...{ decision: null, previous: null, newer: null },
  }
  desk.functions.review = (body) => {
    const request = body as ReviewRequest
    asked.push(request)
    if (request.action === 'resume') return { session: 'a session for this link' }
    if (request.action === 'previous-text') return { html: '<p>Doors open Friday.</p>' }
    if (request.action === 'open-newest') return { token: 'newest-link' }
    return { review }
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

async function open() {
  localStorage.setItem(`review:${token}`, JSON.stringify({ session: 'kept session' }))
  const { router, unmount } = renderAt('/review', <ReviewPage token={token} />)
  await screen.findByRole('heading', { name: 'Tallow' })
  return { router, unmount }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const last = () => asked.at(-1)

describe('a new link', () => {
  it('opens without a code in a browser that has entered one for another', async () => {
    localStorage.setItem('review:first-link', JSON.stringify({ session: 'session of the first link' }))
    renderAt('/review', <ReviewPage token={token} />)
    await screen.findByRole('heading', { name: 'Tallow' })
    expect(asked).toEqual([
      { action: 'resume', token, sessions: ['session of the first link'] },
      { action: 'read', token, session: 'a session for this link' },
    ])
  })

  it('asks for one in a browser that has none, and where the server wants one', async () => {
    localStorage.setItem('review:first-link', JSON.stringify({ session: 'session of the first link' }))
    desk.functions.review = () =>
      Response.json({ error: 'Enter the code.', code: 'code_needed' }, { status: 401 })
    renderAt('/review', <ReviewPage token={token} />)
    await screen.findByRole('button', { name: 'Email me a code' })
  })

  it('needs no press: the last digit enters the code, and a corrected one', async () => {
    desk.functions.review = (body) => {
      const request = body as ReviewRequest
      asked.push(request)
      if (request.action === 'send-code') return { sent_to: 'm…@example.test' }
      if (request.action === 'check-link') return { works: true }
      return Response.json({ error: 'That code isn’t right.', code: 'wrong_code' }, { status: 403 })
    }
    const entered = () => asked.flatMap((request) => (request.action === 'enter' ? [request.code] : []))
    renderAt('/review', <ReviewPage token={token} />)
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }))
    const field = await screen.findByLabelText('Code')
    await userEvent.type(field, '12345')
    expect(entered()).toEqual([])
    await userEvent.type(field, '6')
    await screen.findByText('That code isn’t right.')
    await userEvent.type(field, '{Backspace}')
    expect(screen.queryByText('That code isn’t right.')).toBeNull()
    await userEvent.type(field, '7')
    await waitFor(() => expect(entered()).toEqual(['123456', '123457']))
  })
})

describe('the second round', () => {
  it('says what was said last time and what is new, and compares', async () => {
    review.previous = { version: 1, is_same: false, decision: { kind: 'changes', note: 'Say Monday.', at } }
    await open()
    const notice = screen.getByRole('region', { name: 'Since you last read it' })
    await waitFor(() =>
      expect(notice.textContent).toContain('1 change since then. New words are marked in the text.'),
    )
    expect(notice.textContent).toContain('You asked for changes to version 1')
    expect(notice.textContent).toContain('Say Monday.')
    await press('Compare with what you read')
    expect((await screen.findByText('Friday')).tagName).toBe('DEL')
    await press('Next change')
    expect(screen.getByText('1 of 1 change')).toBeTruthy()
    await press('Back to the release')
    await waitFor(() => expect(screen.queryByText('Friday')).toBeNull())
  })

  it('shows words that were removed, and a link that leads elsewhere', async () => {
    review.previous = { version: 1, is_same: false, decision: null }
    review.html = '<p>Doors open soon at <a href="https://evil.example/pay">tallow.example</a>.</p>'
    const answer = desk.functions.review
    desk.functions.review = (body, ...rest) =>
      (body as ReviewRequest).action === 'previous-text'
        ? { html: '<p>Doors do not open soon at tallow.example.</p>' }
        : answer?.(body, ...rest)
    await open()
    const notice = screen.getByRole('region', { name: 'Since you last read it' })
    await waitFor(() => expect(notice.textContent).toContain('2 changes since then.'))
    expect(notice.textContent).toContain('These words were removed:')
    expect(within(notice).getByText('do not').tagName).toBe('DEL')
    const added = 'Link added: “tallow.example” → https://evil.example/pay'
    const links = () => screen.getByRole('list', { name: 'Changed links' }).textContent?.replace(/\s+/g, ' ')
    expect(links()).toBe(added)
    await press('Compare with what you read')
    await screen.findByText('1 change')
    expect(links()).toBe(added)
  })

  it('tells a speaker that the words she approved changed, where she approves them', async () => {
    const changed = quote('“It is a $7 part.”')
    review.quotes = [{ ...changed, was: { words: '“It is a $6 part.”', version: 1 } }]
    await open()
    const card = screen.getByRole('region', { name: 'Your quotes' })
    expect(card.textContent).toContain('You approved different wording in version 1:')
    await waitFor(() => expect(card.querySelector('del')?.textContent).toContain('6'))
    expect(card.querySelector('ins')?.textContent).toContain('7')
    await press('Approve')
    expect(screen.getByText('Your quote above has changed since you approved it.')).toBeTruthy()
  })

  it('says so when nothing changed', async () => {
    review.previous = { version: 1, is_same: true, decision: null }
    await open()
    expect(screen.getByText(/Nothing has changed since version 1/)).toBeTruthy()
    expect(asked.map(({ action }) => action)).toEqual(['read'])
  })

  it('has the comments of earlier rounds apart, and quotes approved there', async () => {
    review.comments = [comment('old', { version: 1, resolved_at: at }), comment('new')]
    review.quotes = [quote('“We listened.”', 1)]
    await open()
    expect(screen.getByText('1 on earlier versions, 1 resolved')).toBeTruthy()
    expect(screen.getByText('Approved in version 1, unchanged since')).toBeTruthy()
  })
})

/** As if the last code had been sent a minute earlier. */
function passMinute(): void {
  const stored = JSON.parse(localStorage.getItem(`review:${token}`) ?? '') as { code: { at: number } }
  stored.code.at -= 60_000
  localStorage.setItem(`review:${token}`, JSON.stringify(stored))
}

describe('a reload', () => {
  it('while the code is on its way asks for that code, wherever in the text it is pasted from', async () => {
    desk.functions.review = (body) => {
      const request = body as ReviewRequest
      asked.push(request)
      if (request.action === 'send-code') return { sent_to: 'm…@example.test' }
      return request.action === 'check-link' ? { works: true } : { session: 's' }
    }
    const visit = () => renderAt('/review', <ReviewPage token={token} />)
    const { unmount } = visit()
    await userEvent.click(await screen.findByRole('button', { name: 'Email me a code' }))
    await screen.findByText('We’re emailing a code to m…@example.test.')
    expect(screen.getByRole('button', { name: /^Send another code in \d+s$/ })).toHaveProperty(
      'disabled',
      true,
    )
    expect(screen.getByRole('region', { name: 'No email yet?' }).textContent).toContain('spam folder')
    unmount()
    passMinute()
    visit()
    await screen.findByText('We’re emailing a code to m…@example.test.')
    await press('Send another code')
    await screen.findByText('We’re emailing another code to m…@example.test. Only the newest one works.')
    await userEvent.click(screen.getByLabelText('Code'))
    await userEvent.paste('Your code: 123 456')
    await waitFor(() => expect(asked).toContainEqual({ action: 'enter', token, code: '123456' }))
  })

  it('brings back a half-written comment and what should change', async () => {
    const { unmount } = await open()
    await press('Add a comment')
    await userEvent.type(screen.getByLabelText('Your comment on the whole release'), 'Half a thou')
    await press('Ask for changes')
    await userEvent.type(screen.getByLabelText('What should change?'), 'The da')
    unmount()
    await open()
    expect(screen.getByDisplayValue('Half a thou')).toBeTruthy()
    expect(screen.getByDisplayValue('The da')).toBeTruthy()
    for (const cancel of screen.getAllByRole('button', { name: 'Cancel' })) await userEvent.click(cancel)
    await press('Discard')
    await press('Add a comment')
    expect(screen.queryByDisplayValue('Half a thou')).toBeNull()
  })
})

describe('a link that ends', () => {
  const end = () => {
    desk.functions.review = () =>
      Response.json({ error: 'No longer valid.', code: 'no_review' }, { status: 404 })
  }

  it('while a comment is written shows the words, to copy them, and names the sender', async () => {
    await open()
    await press('Add a comment')
    await userEvent.type(screen.getByLabelText('Your comment on the whole release'), 'Half a thought')
    end()
    await press('Send comment')
    await screen.findByRole('heading', { name: 'This link no longer works' })
    expect(
      screen.getByText(/^The link expired or was revoked, or the review has ended\. Ask Dana Ruiz whether/),
    ).toBeTruthy()
    expect(screen.getByRole('region', { name: 'What you wrote' }).textContent).toContain('Half a thought')
    expect(screen.getByRole('button', { name: 'Copy' })).toBeTruthy()
  })

  it('still names the sender after a reload', async () => {
    const { unmount } = await open()
    unmount()
    end()
    renderAt('/review', <ReviewPage token={token} />)
    expect(
      await screen.findByText(
        /^The link expired or was revoked, or the review has ended\. Ask Dana Ruiz whether/,
      ),
    ).toBeTruthy()
  })

  it('too early was cut on its way, and nothing is asked of the server', async () => {
    renderAt('/review', <ReviewPage token={token.slice(0, 30)} />)
    await screen.findByRole('heading', { name: 'This link is incomplete' })
    expect(screen.getByText('Open the link in the email again.')).toBeTruthy()
    expect(asked).toEqual([])
  })
})

describe('an older link', () => {
  it('says that there is a newer version, and opens it', async () => {
    review.newer = { version: 3 }
    const { router } = await open()
    const notice = screen.getByRole('region', { name: 'Newer version' })
    expect(notice.textContent).toContain('You’ve since been sent version 3.')
    const card = screen.getByRole('region', { name: 'Your decision' })
    expect(card.textContent).toContain('You’ve been sent version 3.')
    expect(within(card).queryByRole('button', { name: 'Approve' })).toBeNull()
    await press('Review version 2 anyway')
    expect(within(card).getByRole('button', { name: 'Approve' })).toBeTruthy()
    await userEvent.click(within(card).getByRole('button', { name: 'Open version 3' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/review/newest-link'))
  })
})

describe('a long comment', () => {
  it('is folded until it is opened', async () => {
    review.comments = [comment('a', { body: `${'long '.repeat(2_000)}end` })]
    await open()
    expect(screen.queryByText(/end$/)).toBeNull()
    await press('Show all')
    expect(screen.getByText(/end$/)).toBeTruthy()
  })
})

describe('a suggestion that was applied', () => {
  it('is not called lost', async () => {
    review.comments = [
      comment('a', {
        version: 1,
        passage: 'on Friday',
        suggestion: 'Monday',
        resolved_at: at,
        is_applied: true,
      }),
    ]
    await open()
    expect(screen.getByText('Your suggestion was applied')).toBeTruthy()
    expect(screen.queryByText(/no longer in the text/)).toBeNull()
  })
})

describe('a comment on words that are gone', () => {
  it('says so and shows the words; one on words that are still there leads to them', async () => {
    const resolved_at = at
    review.comments = [
      comment('gone', { version: 1, passage: 'on Friday', before: 'Doors open ' }),
      comment('settled', { version: 1, passage: 'next Friday', resolved_at }),
      comment('here', { passage: 'Doors open' }),
    ]
    await open()
    const cards = () =>
      within(screen.getByRole('region', { name: 'Comments' }))
        .getAllByRole('listitem')
        .map((card) => card.textContent)
    await waitFor(() =>
      expect(cards()).toEqual([
        expect.stringContaining('Show in the text: “Doors open”'),
        expect.stringContaining('About words that are no longer in the text:“on Friday”'),
        expect.stringContaining('About words that are no longer in the text:“next Friday”'),
      ]),
    )
    expect(screen.getAllByRole('button', { name: /Show in the text/ })).toHaveLength(1)
  })
})

describe('a comment of one’s own', () => {
  it('is edited in the box it was written in', async () => {
    review.comments = [comment('a', { passage: 'Monday', suggestion: 'Tuesday', body: 'Raelly?' })]
    await open()
    await press('Edit')
    const field = screen.getByLabelText('Your comment (optional)')
    await userEvent.clear(field)
    await userEvent.type(field, 'Really?')
    await press('Save')
    await waitFor(() =>
      expect(last()).toMatchObject({
        ...{ action: 'edit-comment', comment_id: 'a', body: 'Really?', suggestion: 'Tuesday' },
      }),
    )
  })

  it('is withdrawn after one question; one with an answer is not', async () => {
    review.comments = [comment('a'), comment('b', { may_change: false })]
    await open()
    expect(screen.getAllByRole('button', { name: 'Delete' })).toHaveLength(1)
    await press('Delete')
    await press('Keep it')
    await press('Delete')
    review = { ...review, comments: [] }
    await press('Delete')
    await waitFor(() => expect(screen.queryByText('Body of a')).toBeNull())
    expect(last()).toMatchObject({ action: 'withdraw-comment', comment_id: 'a' })
  })

  it('of hundreds is drawn in portions', async () => {
    review.comments = Array.from({ length: 300 }, (_, index) => comment(String(index)))
    await open()
    const list = within(screen.getByRole('region', { name: 'Comments' }))
    expect(list.getAllByRole('listitem')).toHaveLength(5)
    expect(list.getByText('296 more')).toBeTruthy()
  })
})

describe('a quote of one’s own', () => {
  it('gets other words from its card', async () => {
    review.html = '<p>“We listened,” said Mara Voss. “It shows.”</p>'
    review.quotes = [quote('“We listened,” “It shows.”')]
    await open()
    await press('Suggest new wording')
    const field = screen.getByLabelText('New wording for this passage')
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, ' Every day.')
    await press('Send comment')
    const passage = '“We listened,” said Mara Voss. “It shows.”'
    await waitFor(() =>
      expect(last()).toMatchObject({ action: 'comment', passage, suggestion: `${passage} Every day.` }),
    )
  })
})

describe('another tab', () => {
  it('that entered the code opens this one, too', async () => {
    desk.functions.review = (body) =>
      (body as ReviewRequest).action === 'check-link' ? { works: true } : { review }
    renderAt('/review', <ReviewPage token={token} />)
    await screen.findByRole('button', { name: 'Email me a code' })
    localStorage.setItem(`review:${token}`, JSON.stringify({ session: 'entered elsewhere' }))
    window.dispatchEvent(new StorageEvent('storage'))
    await screen.findByRole('heading', { name: 'Tallow' })
  })

  it('learns of a decision that was changed', async () => {
    await open()
    review = { ...review, decision: { kind: 'changes', note: 'No.', at } }
    await waitFor(() => {
      // Again until the page listens, which it does a moment after it is drawn.
      otherTab.postMessage('changed')
      expect(screen.getByText('You asked for changes')).toBeTruthy()
    })
  })

  it('is told of one', async () => {
    await open()
    const heard = new Promise((resolve) => {
      otherTab.addEventListener('message', resolve)
    })
    await press('Approve')
    await heard
    expect(asked.map(({ action }) => action)).toContain('decide')
  })
})

describe('the decision', () => {
  it('names quotes that are not approved, and approves both at once', async () => {
    review.quotes = [quote('“We listened.”'), quote('“It shows.”', 2)]
    await open()
    await press('Approve')
    const card = screen.getByRole('region', { name: 'Your decision' })
    expect(card.textContent).toContain('You haven’t approved your quote above yet.')
    await press('Approve release and quote')
    await waitFor(() => expect(last()).toMatchObject({ decision: 'approved', with_quotes: true }))
  })

  it('can be of the release alone', async () => {
    review.quotes = [quote('“We listened.”')]
    await open()
    await press('Approve')
    await press('Approve release only')
    await waitFor(() => expect(last()).toMatchObject({ decision: 'approved', with_quotes: false }))
  })

  it('is changed later, with what was written before', async () => {
    review.decision = { kind: 'changes', note: 'Say Monday.', at }
    await open()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    await press('Change my decision')
    await press('Ask for changes')
    expect((screen.getByLabelText('What should change?') as HTMLTextAreaElement).value).toBe('Say Monday.')
    await press('Cancel')
    await press('Change my decision')
    await press('Approve')
    await waitFor(() => expect(last()).toMatchObject({ action: 'decide', decision: 'approved' }))
  })
})

describe('what the reviewer is asked to do', () => {
  it('is not said again once it is done', async () => {
    review.due = '2026-11-20'
    await open()
    expect(
      screen.getByText(
        'Version 2, sent by Dana Ruiz. Respond by November 20, 2026. Read it, then approve it or ask for changes.',
      ),
    ).toBeTruthy()
  })

  it('is nothing after a decision', async () => {
    review.decision = { kind: 'approved', note: null, at }
    review.due = '2026-11-20'
    await open()
    expect(screen.getByText('Version 2, sent by Dana Ruiz.')).toBeTruthy()
  })
})

it('a comment turns nothing around with marks of its own', async () => {
  review.comments = [
    comment('a', { author: 'Jo \u202eBell', is_mine: false, body: 'Say \u202egnihton else' }),
  ]
  await open()
  expect(screen.getByText('Say gnihton else').getAttribute('dir')).toBe('auto')
  expect(document.querySelector('bdi')?.textContent).toBe('Jo Bell')
})
