import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetKept } from './forget-kept.ts'
import { handOver, takeHandedOver } from './handed-over.ts'

const day = 24 * 3_600_000

function signIn(id: string): void {
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id } }
  localStorage.setItem('sb-test-auth-token', JSON.stringify(session))
}

describe('a text handed over to the editor', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.restoreAllMocks())

  it('is taken once', () => {
    handOver('<p>One</p>')
    expect(takeHandedOver()).toBe('<p>One</p>')
    expect(takeHandedOver()).toBeUndefined()
  })

  it('is there for another tab, and the newest counts', () => {
    handOver('<p>Old</p>')
    localStorage.setItem('handed-over', JSON.stringify({ html: '<p>New</p>', at: Date.now() }))
    expect(takeHandedOver()).toBe('<p>New</p>')
  })

  it('waits for a day and no longer', () => {
    handOver('<p>One</p>', 0)
    expect(takeHandedOver(day - 1)).toBe('<p>One</p>')
    handOver('<p>One</p>', 0)
    expect(takeHandedOver(day)).toBeUndefined()
  })

  it('reaches the account it was made in and no other', () => {
    signIn('ana')
    handOver('<p>One</p>')
    expect(takeHandedOver()).toBe('<p>One</p>')
    handOver('<p>One</p>')
    signIn('ben')
    expect(takeHandedOver()).toBeUndefined()
    signIn('ana')
    expect(takeHandedOver()).toBeUndefined()
  })

  it('goes from a visitor to the account that comes next', () => {
    handOver('<p>One</p>')
    signIn('ana')
    expect(takeHandedOver()).toBe('<p>One</p>')
  })

  it('is gone after a logout', () => {
    handOver('<p>One</p>')
    forgetKept()
    expect(takeHandedOver()).toBeUndefined()
  })

  it('lasts as long as the page where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    handOver('<p>One</p>')
    expect(takeHandedOver()).toBe('<p>One</p>')
  })

  it('is nothing when something else lies in its place', () => {
    for (const stored of ['{', 'null', '{"html":1,"at":2}']) {
      localStorage.setItem('handed-over', stored)
      expect(takeHandedOver()).toBeUndefined()
    }
  })
})
