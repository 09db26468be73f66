import { describe, expect, it } from 'vitest'
import { AiError } from './errors.ts'
import { readFailure } from './provider-errors.ts'

/** An error as the provider packages throw it. */
const callError = (statusCode: number | undefined, headers?: Record<string, string>, isRetryable = true) =>
  Object.assign(new Error('Incorrect API key provided: sk-live-1234'), {
    name: 'AI_APICallError',
    statusCode,
    isRetryable,
    responseHeaders: headers,
  })

describe('a failure of the provider', () => {
  it.each([
    [500, 'failed', true, 'bad'],
    [503, 'failed', true, 'bad'],
    [undefined, 'failed', true, 'bad'],
    [408, 'failed', true, 'bad'],
    [429, 'limited', true, 'unknown'],
    [401, 'refused', false, 'bad'],
    [403, 'refused', false, 'bad'],
    [404, 'refused', false, 'unknown'],
    [400, 'refused', false, 'unknown'],
    [413, 'too_long', false, 'unknown'],
  ])('with status %s becomes %s', (status, failure, mayRetry, outcome) => {
    expect(readFailure(callError(status))).toMatchObject({ error: { failure }, mayRetry, outcome })
  })

  it.each([
    '{"error":{"code":"context_length_exceeded"}}',
    '{"error":{"message":"prompt is too long: 210000 tokens > 200000 maximum"}}',
    '{"error":{"message":"The input token count (1200000) exceeds the maximum number of tokens allowed"}}',
  ])('that means the text is too long is reported as such: %s', (responseBody) => {
    const cause = Object.assign(callError(400), { responseBody })
    expect(readFailure(cause).error.failure).toBe('too_long')
  })

  it('never repeats what the provider said', () => {
    expect(JSON.stringify(readFailure(callError(401)))).not.toContain('sk-live')
    expect(readFailure(callError(401)).error.message).not.toContain('sk-live')
  })

  it.each([
    [{ 'retry-after-ms': '250' }, 250],
    [{ 'retry-after': '2' }, 2000],
    [{ 'retry-after': 'soon' }, undefined],
    [{}, undefined],
  ])('says how long to wait: %o', (headers, expected) => {
    expect(readFailure(callError(429, headers)).error.retryAfterMs).toBe(expected)
  })

  it('reads a date to wait for', () => {
    const date = new Date(Date.now() + 5000).toUTCString()
    const wait = readFailure(callError(429, { 'retry-after': date })).error.retryAfterMs
    expect(wait).toBeGreaterThan(3000)
    expect(wait).toBeLessThanOrEqual(5000)
  })

  it('is not waited for longer than ten seconds', () => {
    expect(readFailure(callError(429, { 'retry-after': '10' })).mayRetry).toBe(true)
    expect(readFailure(callError(429, { 'retry-after': '11' })).mayRetry).toBe(false)
  })

  it('that is our own is passed on', () => {
    const error = new AiError('timeout')
    expect(readFailure(error)).toEqual({ error, mayRetry: false, outcome: 'bad', label: 'timeout' })
    expect(readFailure(new AiError('cut')).outcome).toBe('unknown')
  })

  it('that is not an Error object still becomes one', () => {
    expect(readFailure('nonsense').error.failure).toBe('failed')
  })
})
