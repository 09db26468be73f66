import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ReviewView } from '#contract/reviews.ts'
import {
  readStoredReview,
  type UnsentComment,
  updateStoredReview,
} from '#web/features/review/review-storage.ts'
import { withUser } from '#web/layout/signed-in.test-support.tsx'
import { useUnsentComments } from './use-unsent-comments.ts'

const desk = withUser()
const token = 'a link'
let sent: string[]
let answer: (body: string) => unknown

const comment = (body: string): UnsentComment => ({ passage: '', body, key: `key of ${body}` })
const refuse = (status: number, code: string) => Response.json({ error: `No: ${code}.`, code }, { status })
const unreachable = () => {
  throw new TypeError('Failed to fetch')
}

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ shouldAdvanceTime: true })
  sent = []
  answer = () => ({ review: {} as ReviewView })
  desk.functions.review = (request) => {
    const { body } = request as { body: string }
    sent.push(body)
    return answer(body)
  }
})
afterEach(() => vi.useRealTimers())

function open() {
  const onRefused = vi.fn()
  const { result } = renderHook(() => useUnsentComments(token, { show: () => undefined, onRefused }))
  return { result, onRefused }
}

it('sends the others when the server refuses one, which keeps its words and the reason', async () => {
  updateStoredReview(token, { waiting: [comment('Refused'), comment('Fine')] })
  answer = (body) => (body === 'Refused' ? refuse(409, 'comment_gone') : { review: {} })
  const { result, onRefused } = open()
  await waitFor(() =>
    expect(result.current.unsent).toEqual([{ ...comment('Refused'), refusal: 'No: comment_gone.' }]),
  )
  expect(onRefused).toHaveBeenCalled()
  await act(() => result.current.send(comment('New')))
  expect(sent).toEqual(['Refused', 'Fine', 'New'])
  act(() => result.current.discard('key of Refused'))
  expect(readStoredReview(token).waiting).toEqual([])
})

it('leaves a comment that is refused at once to its form', async () => {
  const { result } = open()
  answer = () => refuse(400, 'invalid')
  await act(() => expect(result.current.send(comment('Empty'))).rejects.toThrow('No: invalid.'))
  expect(result.current.unsent).toEqual([])
})

it('tries again while the browser believes to be online, until the server is back', async () => {
  const { result } = open()
  answer = unreachable
  await act(() => result.current.send(comment('Kept')))
  expect(result.current.unsent).toEqual([comment('Kept')])
  answer = () => ({ review: {} })
  await act(() => vi.advanceTimersByTimeAsync(16_000))
  expect(result.current.unsent).toEqual([])
})

it.each([
  [404, 'no_review'],
  [429, 'too_often'],
  [503, 'busy'],
])('keeps what a server that answers %i %s may take later', async (status, code) => {
  updateStoredReview(token, { waiting: [comment('Later')] })
  answer = () => refuse(status, code)
  const { result } = open()
  await waitFor(() => expect(sent).toEqual(['Later']))
  expect(result.current.unsent).toEqual([comment('Later')])
})
