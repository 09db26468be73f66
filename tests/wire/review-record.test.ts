// What the record of a sign-off relies on: times that no browser's clock sets, and somebody who is told.
import { beforeEach, describe, expect, it } from 'vitest'
import { notifyAuthors } from '#server/functions/reviews/notify-authors.ts'
import { newAddress, type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { askReview, commentOn, enterReview, type Proof, sendReview } from '#tests/support/review-steps.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })
const html = '<h1>Tallow opens in Bend</h1><p>Doors open Friday.</p>'
const wrong = '1999-01-01T00:00:00Z'
let author: SignedUp
let email: string
let proof: Proof

beforeEach(async () => {
  author = await signUpConfirmed(test.app)
  email = newAddress()
})

async function review(by: SignedUp, workspace_id?: string): Promise<void> {
  const saved = await by.client.rpc('save_document', { content: html, title: 'Tallow', workspace_id })
  const reviewers = [{ name: 'Mara Voss', email, role: 'client' }]
  expect((await sendReview(test.app, by, saved.data.id, reviewers)).status).toBe(200)
  proof = await enterReview(test.app, email)
}

/** A time of the row, in milliseconds; null if it has none. */
async function timeOf(table: 'reviewers' | 'comments' | 'reviews', column: string): Promise<number | null> {
  const { data } = await author.client.from(table).select(column).single<Record<string, string | null>>()
  const time = data?.[column]
  return time ? Date.parse(time) : null
}

describe('a time in the record', () => {
  const set = (table: 'reviewers' | 'comments' | 'reviews', change: Record<string, string | null>) =>
    author.client.from(table).update(change).not('id', 'is', null)
  const justNow = (time: number | null) => Math.abs(Date.now() - (time ?? 0)) < 60_000

  it('of a revoked link is the server’s, and no request takes it back', async () => {
    await review(author)
    await set('reviewers', { revoked_at: wrong })
    const revoked = await timeOf('reviewers', 'revoked_at')
    expect(justNow(revoked)).toBe(true)
    for (const later of [null, '2999-01-01T00:00:00Z']) {
      expect((await set('reviewers', { revoked_at: later })).error).toBeNull()
      expect(await timeOf('reviewers', 'revoked_at')).toBe(revoked)
    }
    expect((await askReview(test.app, { action: 'read', ...proof })).status).toBe(404)
  })

  it('of a settled comment and a closed review is the server’s; both can be opened again', async () => {
    await review(author)
    await commentOn(test.app, proof, 'Friday', '', { suggestion: 'Monday' })
    await set('comments', { resolved_at: wrong, applied_at: wrong })
    expect(justNow(await timeOf('comments', 'resolved_at'))).toBe(true)
    expect(justNow(await timeOf('comments', 'applied_at'))).toBe(true)
    await set('comments', { resolved_at: null, applied_at: null })
    expect(await timeOf('comments', 'applied_at')).toBeNull()
    await set('reviews', { closed_at: wrong })
    expect(justNow(await timeOf('reviews', 'closed_at'))).toBe(true)
    await set('reviews', { closed_at: null })
    expect(await timeOf('reviews', 'closed_at')).toBeNull()
  })
})

describe('what reviewers do after the sender has left the workspace', () => {
  it('is told to its owners', async () => {
    const owner = await signUpConfirmed(test.app)
    const { data: workspace } = await owner.client.rpc('create_workspace', { name: 'Northbeam' })
    await test.app.db.query(
      "insert into public.workspace_members (workspace_id, user_id, role) values ($1, $2, 'editor')",
      [workspace, author.id],
    )
    await review(author, String(workspace))
    await askReview(test.app, { action: 'decide', ...proof, decision: 'approved' })
    await test.app.db.query('delete from public.workspace_members where workspace_id = $1 and user_id = $2', [
      workspace,
      author.id,
    ])
    const before = (await mailsTo(test.app, author.email)).length
    await notifyAuthors(test.app.db, 'https://press.example', 0)
    expect(await mailsTo(test.app, author.email)).toHaveLength(before)
    const { subject, text } = await newestMail(test.app, owner.email)
    expect(subject).toBe('Mara Voss approved “Tallow”')
    expect(text).toContain('the person who sent this release for review has left.')
  })
})
