import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToolStorage } from './clear-tool-storage.ts'
import { storePendingDraft, takePendingDraft } from './pending-draft.ts'

const day = 24 * 3_600_000

function signIn(id: string): void {
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id } }
  localStorage.setItem('sb-test-auth-token', JSON.stringify(session))
}

describe('a text handed over to the editor', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => vi.restoreAllMocks())

  it('is taken once', () => {
    storePendingDraft('<p>One</p>')
    expect(takePendingDraft()).toBe('<p>One</p>')
    expect(takePendingDraft()).toBeUndefined()
  })

  it('is there for another tab, and the newest counts', () => {
    storePendingDraft('<p>Old</p>')
    localStorage.setItem('handed-over', JSON.stringify({ html: '<p>New</p>', at: Date.now() }))
    expect(takePendingDraft()).toBe('<p>New</p>')
  })

  it('waits for a day and no longer', () => {
    storePendingDraft('<p>One</p>', 0)
    expect(takePendingDraft(day - 1)).toBe('<p>One</p>')
    storePendingDraft('<p>One</p>', 0)
    expect(takePendingDraft(day)).toBeUndefined()
  })

  it('reaches the account it was made in and no other', () => {
    signIn('ana')
    storePendingDraft('<p>One</p>')
    expect(takePendingDraft()).toBe('<p>One</p>')
    storePendingDraft('<p>One</p>')
    signIn('ben')
    expect(takePendingDraft()).toBeUndefined()
    signIn('ana')
    expect(takePendingDraft()).toBeUndefined()
  })

  it('goes from a visitor to the account that comes next', () => {
    storePendingDraft('<p>One</p>')
    signIn('ana')
    expect(takePendingDraft()).toBe('<p>One</p>')
  })

  it('is gone after a logout', () => {
    storePendingDraft('<p>One</p>')
    clearToolStorage()
    expect(takePendingDraft()).toBeUndefined()
  })

  it('lasts as long as the page where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    storePendingDraft('<p>One</p>')
    expect(takePendingDraft()).toBe('<p>One</p>')
  })

  it('is ignored when something else is stored in its place', () => {
    for (const stored of ['{', 'null', '{"html":1,"at":2}']) {
      localStorage.setItem('handed-over', stored)
      expect(takePendingDraft()).toBeUndefined()
    }
  })
})
