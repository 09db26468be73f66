// What a review must not be used for: to see what has moved on, to guess, to fill the record, to write to strangers.
import { beforeEach, describe, expect, it } from 'vitest'
import { reviewLimits } from '#domain/review/review.ts'
import { notifyAuthors } from '#server/functions/reviews/notify-authors.ts'
import { newAddress, type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { callFunction } from '#tests/support/functions.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })
const html = '<p>Tallow opens in Bend. “We listened,” said Mara Voss, chief executive.</p>'
let owner: SignedUp
let author: SignedUp
let email: string
let workspace_id: string
let content_id: string

/** An owner and an editor share a workspace; the editor's document is out for review. */
beforeEach(async () => {
  owner = await signUpConfirmed(test.app)
  author = await signUpConfirmed(test.app)
  email = newAddress()
  workspace_id = (await owner.client.rpc('create_workspace', { name: 'Agency' })).data
  await test.app.db.query(
    "insert into public.workspace_members (workspace_id, user_id, role) select $1, id, 'editor' from auth.users where email = $2",
    [workspace_id, author.email],
  )
  content_id = (await author.client.rpc('save_document', { content: html, title: 'Tallow', workspace_id }))
    .data.id
})

const send = (to = email) =>
  callFunction(
    test.app,
    'send-review',
    { content_id, reviewers: [{ name: 'Mara Voss', email: to, role: 'client' }] },
    { token: author.token },
  )
const ask = (body: Record<string, unknown>) => callFunction(test.app, 'review', body)

async function readToken(to = email): Promise<string> {
  return /\/review\/([\w-]+)/.exec((await newestMail(test.app, to)).text)?.[1] ?? ''
}
async function enter(to = email): Promise<{ token: string; session: string }> {
  const token = await readToken(to)
  await ask({ action: 'send-code', token })
  const code = /Your code: (\d+)/.exec((await newestMail(test.app, to)).text)?.[1]
  return { token, session: String((await ask({ action: 'enter', token, code })).body.session) }
}
const comment = (proof: { token: string; session: string }) =>
  ask({ action: 'comment', ...proof, passage: '', body: 'Why?', key: crypto.randomUUID() })
const countOf = async (person: SignedUp, table: string) =>
  (await person.client.from(table).select('id').eq('content_id', content_id)).data?.length

describe('a document that moves to another workspace', () => {
  it('takes its reviews and comments along', async () => {
    await send()
    const proof = await enter()
    await comment(proof)
    expect([await countOf(author, 'reviews'), await countOf(author, 'comments')]).toEqual([1, 1])
    const { data: place } = await owner.client
      .from('workspaces')
      .select('id')
      .not('personal_of', 'is', null)
      .single()
    await owner.client.from('content').update({ workspace_id: place?.id }).eq('id', content_id)
    expect((await comment(proof)).status).toBe(200)
    expect([await countOf(author, 'reviews'), await countOf(author, 'comments')]).toEqual([0, 0])
    expect([await countOf(owner, 'reviews'), await countOf(owner, 'comments')]).toEqual([1, 2])
  })
})

describe('whoever has left the workspace', () => {
  it('gets no more mail about its reviews', async () => {
    await send()
    const proof = await enter()
    await comment(proof)
    await author.client.from('workspace_members').delete().eq('workspace_id', workspace_id)
    const before = (await mailsTo(test.app, author.email)).length
    await notifyAuthors(test.app.db, 'https://press.example', 0)
    expect(await mailsTo(test.app, author.email)).toHaveLength(before)
  })
})

describe('a thief of the link', () => {
  it('has fifty tries a day, however many codes and reminders are sent', async () => {
    await send()
    const token = await readToken()
    const statuses: number[] = []
    for (let tries = 0; tries < 52; tries += 1) {
      if (tries % 4 === 0) {
        await test.app.db.query("delete from auth.rate_limits where key like 'review-code:%'")
        await ask({ action: 'send-code', token })
      }
      statuses.push((await ask({ action: 'enter', token, code: 'abc' })).status)
    }
    expect(statuses).toEqual([...Array<number>(50).fill(400), 429, 429])
  })
})

describe('a reviewer whose address belongs to an account', () => {
  it('needs the code like anybody, is told nothing about the account, and sees no more with it', async () => {
    const mara = await signUpConfirmed(test.app)
    await send(mara.email)
    const read = { action: 'read', token: await readToken(mara.email), session: 'x'.repeat(43) }
    const signedIn = await callFunction(test.app, 'review', read, { token: mara.token })
    expect(signedIn).toMatchObject({ status: 401, body: { code: 'code_needed' } })
    await ask({ action: 'decide', ...(await enter(mara.email)), decision: 'approved' })
    for (const table of ['content', 'reviews', 'decisions', 'comments'])
      expect((await mara.client.from(table).select('id')).data).toEqual([])
    // Neither their session nor the author's opens the other's page.
    const asAuthor = await callFunction(test.app, 'review', read, { token: author.token })
    expect(asAuthor.status).toBe(401)
    const { data } = await author.client.from('decisions').select('name, kind')
    expect(data).toEqual([{ name: 'Mara Voss', kind: 'approved' }])
  })
})

describe('the record', () => {
  const decisions = async () =>
    (
      await test.app.db.query(
        'select d.id from decisions d join reviews r on r.id = d.review_id where r.content_id = $1',
        [content_id],
      )
    ).length

  it('takes the same decision once', async () => {
    await send()
    const proof = await enter()
    for (let times = 0; times < 3; times += 1) {
      await ask({ action: 'decide', ...proof, decision: 'approved' })
      await ask({ action: 'approve-quote', ...proof, quote: '“We listened,”' })
    }
    expect(await decisions()).toBe(2)
    await ask({ action: 'decide', ...proof, decision: 'changes', note: 'The price.' })
    await ask({ action: 'decide', ...proof, decision: 'approved' })
    expect(await decisions()).toBe(4)
  })

  it('limits how many decisions one reviewer can make', async () => {
    await send()
    const proof = await enter()
    await test.app.db.query(
      `insert into decisions (review_id, reviewer_id, kind, version, text_hash, name, role, note)
       select r.review_id, r.id, 'changes', 1, 'h', r.name, r.role, n::text from reviewers r, generate_series(1, $2::int) n where r.email = $1`,
      [email, reviewLimits.decisions],
    )
    const answer = await ask({ action: 'decide', ...proof, decision: 'approved' })
    expect([answer.status, answer.body.code]).toEqual([429, 'too_many_decisions'])
    expect(await decisions()).toBe(reviewLimits.decisions)
  })
})

describe('somebody who has proven no address', () => {
  it('writes to nobody: neither a review nor an invitation', async () => {
    await test.app.db.query('update auth.users set email_confirmed_at = null where email = any($1::text[])', [
      [author.email, owner.email],
    ])
    expect((await send()).body).toMatchObject({ code: 'unconfirmed_address' })
    const invite = { workspace_id, email, role: 'editor' }
    const invited = await callFunction(test.app, 'invite-member', invite, { token: owner.token })
    expect(invited.body).toMatchObject({ code: 'unconfirmed_address' })
    expect(await mailsTo(test.app, email)).toEqual([])
  })
})

describe('what no database can keep', () => {
  it.each(['Mara\u0000 Voss', 'Mara\ud800 Voss'])(
    'is left out of what is sent and said: %j',
    async (name) => {
      const reviewers = [{ name, email, role: 'client' }]
      const sent = await callFunction(
        test.app,
        'send-review',
        { content_id, reviewers, message: name },
        { token: author.token },
      )
      expect(sent.status).toBe(200)
      const proof = await enter()
      const said = await ask({
        action: 'comment',
        ...proof,
        passage: name,
        body: name,
        key: crypto.randomUUID(),
      })
      expect(said.body.review.comments[0].body).toBe(name.toWellFormed().replace('\u0000', ''))
    },
  )

  it('is refused: a day before the year 2000', async () => {
    const reviewers = [{ name: 'Mara', email, role: 'client' }]
    const body = { content_id, reviewers, due: '0000-01-01' }
    expect((await callFunction(test.app, 'send-review', body, { token: author.token })).status).toBe(400)
  })
})

describe('a document that was approved', () => {
  const save = (content: string) => author.client.rpc('save_document', { id: content_id, content })
  const statusOf = async () =>
    (await author.client.from('content').select('status').eq('id', content_id).single()).data?.status

  it.each([
    ['a short text may get marks', html, 'approved'],
    [
      'a long text has to stay the same to the letter',
      `${html}<p>${'word '.repeat(12_000)}</p>`,
      'in_review',
    ],
  ])('is compared without holding up a save: %s', async (_what, text, status) => {
    await save(text)
    await send()
    await ask({ action: 'decide', ...(await enter()), decision: 'approved' })
    expect(await statusOf()).toBe('approved')
    await save(text.replace('Bend', '<strong>Bend</strong>'))
    expect(await statusOf()).toBe(status)
    await save(text)
    expect(await statusOf()).toBe('approved')
  })
})
