// Answers to comments: only to those that are shown, never lost in a thread that has been resolved since, and never without words.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { newAddress, type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { askReview, commentOn, enterReview, type Proof, sendReview } from '#tests/support/review-steps.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })
const html = '<h1>Tallow opens in Bend</h1><p>Doors open on Friday.</p>'
let author: SignedUp
let content_id: string

beforeEach(async () => {
  author = await signUpConfirmed(test.app)
  content_id = await save(author)
})

async function save({ client }: SignedUp): Promise<string> {
  const { data, error } = await client.rpc('save_document', { content: html, title: 'Tallow' })
  if (error) throw error
  return data.id
}

/** Two people who read the same text. */
async function openForTwo(shows_comments: boolean): Promise<[Proof, Proof]> {
  const [email, other] = [newAddress(), newAddress()]
  const people = [
    { name: 'Mara Voss', email, role: 'client' },
    { name: 'Lee Park', email: other, role: 'legal' },
  ]
  await sendReview(test.app, author, content_id, people, { shows_comments })
  return [await enterReview(test.app, email), await enterReview(test.app, other)]
}

const answer = (proof: Proof, parent_id: string | undefined, key: string = randomUUID()) =>
  askReview(test.app, { action: 'comment', ...proof, parent_id, passage: '', body: 'No.', key })
const settle = (id: string | undefined, change: Record<string, string>) =>
  author.client.from('comments').update(change).eq('id', id)
const now = () => new Date().toISOString()
const resolvedAt = async (id: string | undefined) =>
  (await author.client.from('comments').select('resolved_at').eq('id', id).single()).data?.resolved_at

describe('an answer of a reviewer', () => {
  it('goes to a comment that they are shown, and to no other', async () => {
    for (const isShown of [true, false]) {
      const [mara, lee] = await openForTwo(isShown)
      const { comments } = await commentOn(test.app, mara, 'Friday', 'Really?')
      const { status, body } = await answer(lee, comments.at(-1)?.id)
      expect([status, body.code]).toEqual(isShown ? [200, undefined] : [409, 'comment_gone'])
      expect((await answer(lee, randomUUID())).body.code).toBe('comment_gone')
    }
  })

  it('opens a comment that was resolved while it was on its way, once for a key', async () => {
    const [mara] = await openForTwo(false)
    const [comment] = (await commentOn(test.app, mara, 'Friday', 'Really?')).comments
    await settle(comment?.id, { resolved_at: now() })
    const key = randomUUID()
    expect((await answer(mara, comment?.id, key)).status).toBe(200)
    expect(await resolvedAt(comment?.id)).toBeNull()
    await settle(comment?.id, { resolved_at: now() })
    await answer(mara, comment?.id, key)
    expect(await resolvedAt(comment?.id)).not.toBeNull()
  })

  it('leaves an applied suggestion as it is', async () => {
    const [mara] = await openForTwo(false)
    const [comment] = (await commentOn(test.app, mara, 'Friday', '', { suggestion: 'Monday' })).comments
    await settle(comment?.id, { resolved_at: now(), applied_at: now() })
    await answer(mara, comment?.id)
    expect(await resolvedAt(comment?.id)).not.toBeNull()
  })
})

describe('an edited comment', () => {
  it('on the whole release has words of its own: there is nothing that a suggestion could replace', async () => {
    const [mara] = await openForTwo(false)
    const [comment] = (await commentOn(test.app, mara, '', 'Really?')).comments
    const edit = (words: Record<string, string>) =>
      askReview(test.app, { action: 'edit-comment', ...mara, comment_id: comment?.id, ...words })
    const { status, body } = await edit({ body: ' ', suggestion: 'Monday' })
    expect([status, body.error]).toEqual([400, 'Write something first.'])
    const { body: edited } = await edit({ body: 'Sure?', suggestion: 'Monday' })
    expect(edited).toMatchObject({ review: { comments: [{ body: 'Sure?', suggestion: null }] } })
  })
})

describe('a reply at the desk', () => {
  it('tells nobody whether another workspace has a comment with this id', async () => {
    const [mara] = await openForTwo(false)
    const [comment] = (await commentOn(test.app, mara, 'Friday', 'Really?')).comments
    const stranger = await signUpConfirmed(test.app)
    const own = await save(stranger)
    const reply = async (parent_id: string | undefined) =>
      (await stranger.client.from('comments').insert({ content_id: own, parent_id, body: 'x' })).error
    const refused = await reply(comment?.id)
    expect(refused?.code).toBe('22023')
    expect(await reply(randomUUID())).toEqual(refused)
  })
})
