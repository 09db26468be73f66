import { describe, expect, it } from 'vitest'
import { checkContactMessage } from './contact-message.ts'

const filled = { name: 'Jane Doe', email: 'jane@press.example', message: 'Hello' }

describe('checkContactMessage', () => {
  it('answers the fields trimmed', () => {
    expect(
      checkContactMessage({ name: ' Jane Doe ', email: ' jane@press.example ', message: ' Hello\n' }),
    ).toEqual({
      ok: true,
      value: filled,
    })
  })

  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ email: '' }, { email: 'Email is required' }],
    [{ email: 'jane@press' }, { email: 'Invalid email address' }],
    [{ email: 'jane@press.example,joe@press.example' }, { email: 'Invalid email address' }],
    [{ email: '<jane@press.example>' }, { email: 'Invalid email address' }],
    [{ message: '\n' }, { message: 'Message is required' }],
    [{ name: '\u200b\u2060\ufeff' }, { name: 'Name is required' }],
    [{ message: '\u200b \u3164\u2800' }, { message: 'Message is required' }],
  ])('names the problem of %j', (change, problems) => {
    expect(checkContactMessage({ ...filled, ...change })).toEqual({ ok: false, problems })
  })

  it('names every problem at once', () => {
    expect(checkContactMessage({ name: '', email: '', message: '' })).toEqual({
      ok: false,
      problems: { name: 'Name is required', email: 'Email is required', message: 'Message is required' },
    })
  })
})
