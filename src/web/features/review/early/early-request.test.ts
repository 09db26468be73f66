import { afterEach, expect, it } from 'vitest'
import { takeEarlyAnswer } from './early-request.ts'

const read = { action: 'read', token: 't', session: 's' } as const
const answer = Response.json({ review: {} })
const ask = (promise: Promise<Response>) => {
  window.earlyReview = { token: 't', session: 's', answer: promise }
}
afterEach(() => {
  window.earlyReview = undefined
})

it('answers the same request once', async () => {
  ask(Promise.resolve(answer))
  expect(await takeEarlyAnswer({ action: 'check-link', token: 't' })).toBeUndefined()
  expect(await takeEarlyAnswer(read)).toBe(answer)
  expect(await takeEarlyAnswer(read)).toBeUndefined()
})

it.each([{ token: 'other' }, { session: 'other' }])('answers no other request (%o)', async (change) => {
  ask(Promise.resolve(answer))
  expect(await takeEarlyAnswer({ ...read, ...change })).toBeUndefined()
})

it('leaves a failed request to the page', async () => {
  ask(Promise.reject(new TypeError('offline')))
  expect(await takeEarlyAnswer(read)).toBeUndefined()
})
