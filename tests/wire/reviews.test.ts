// A review: an editor sends it, a reviewer without an account opens it by a code, comments, approves and decides.
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ReviewView } from '#contract/reviews.ts'
import { picturePath } from '#domain/document/picture.ts'
import { notifyAuthors } from '#server/functions/reviews/notify-authors.ts'
import { newAddress, type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { callFunction } from '#tests/support/functions.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { png } from '#tests/support/pictures.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })
const html =
  '<h1>Tallow opens in Bend</h1><p>“We listened,” said Mara Voss, chief executive. <script>alert(1)</script></p>'
let author: SignedUp
let content_id: string
let email: string

beforeEach(async () => {
  author = await signUpConfirmed(test.app)
  const { data } = await author.client.rpc('save_document', { content: html, title: 'Tallow' })
  content_id = data.id
  email = newAddress()
})

const send = (more: Record<string, unknown> = {}, by: SignedUp = author) =>
  callFunction(
    test.app,
    'send-review',
    { content_id, reviewers: [{ name: 'Mara Voss', email, role: 'client' }], ...more },
    { token: by.token },
  )
const ask = (body: Record<string, unknown>) => callFunction(test.app, 'review', body, {})

async function tokenOf(address = email): Promise<string> {
  const mails = await mailsTo(test.app, address)
  const text = mails.map((mail) => mail.text).find((each) => each.includes('/review/')) ?? ''
  return /\/review\/([\w-]+)/.exec(text)?.[1] ?? ''
}

async function enter(address = email): Promise<{ token: string; session: string }> {
  const token = await tokenOf(address)
  await ask({ action: 'send-code', token })
  const code = /Your code: (\d+)/.exec((await newestMail(test.app, address)).text)?.[1]
  const { body } = await ask({ action: 'enter', token, code })
  return { token, session: String(body.session) }
}

const viewOf = ({ body }: { body: Record<string, unknown> }) => body.review as ReviewView
const statusOf = async () =>
  (await author.client.from('content').select('status').eq('id', content_id).single()).data?.status

describe('sending a review', () => {
  it('waits until the pictures of the text are on the server, in its own workspace', async () => {
    const [id, other] = [randomUUID(), randomUUID()]
    const text = [id, other]
      .map((one) => `<figure data-picture="${one}"><img alt="A store"></figure>`)
      .join('')
    await author.client.rpc('save_document', { content: html + text, id: content_id })
    const { data: workspaces } = await author.client.from('workspaces').select('id')
    const own = String(workspaces?.[0]?.id)
    const { data: elsewhere } = await author.client.rpc('create_workspace', { name: 'Bell & Voss' })
    const store = async (workspace: string, picture: string) =>
      expect(
        (await author.client.storage.from('media').upload(picturePath(workspace, picture), png)).error,
      ).toBeNull()
    expect((await send()).body.error).toMatch(/^2 pictures in this text haven’t been uploaded yet/)
    await store(own, id)
    await store(elsewhere, other)
    const refused = await send()
    expect(refused.status).toBe(422)
    expect(refused.body.error).toMatch(/^A picture in this text hasn’t been uploaded yet/)
    expect(await mailsTo(test.app, email)).toEqual([])
    await store(own, other)
    expect((await send()).status).toBe(200)
  })

  it('freezes the text, mails a link to each reviewer and marks the document', async () => {
    const { status, body } = await send({ message: 'By Friday, please.', due: '2026-12-04' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 1 })
    const mail = await newestMail(test.app, email)
    expect(mail.subject).toBe('Review requested: “Tallow”')
    expect(mail.text).toContain('By Friday, please.')
    expect(mail.text).toContain('December 4, 2026')
    expect(await statusOf()).toBe('in_review')
    const { data } = await author.client.from('reviewers').select('name, email, role, opened_at')
    expect(data).toEqual([{ name: 'Mara Voss', email, role: 'client', opened_at: null }])
  })

  it('is named after the headline where nobody has chosen a title', async () => {
    await author.client.rpc('save_document', {
      id: content_id,
      title: 'Untitled Document',
      content: '<h1>Tallow opens in Bend</h1><p>Text.</p>',
    })
    await send()
    expect((await newestMail(test.app, email)).subject).toBe('Review requested: “Tallow opens in Bend”')
    const { token, session } = await enter()
    expect(viewOf(await ask({ action: 'read', token, session })).title).toBe('Tallow opens in Bend')
  })

  it('shows the hashes of links to nobody', async () => {
    await send()
    expect((await author.client.from('reviewers').select('token_hashes')).error?.code).toBe('42501')
    expect((await author.client.from('reviewers').select('code_hash')).error?.code).toBe('42501')
  })

  it.each([
    ['no address', { reviewers: [{ name: 'Mara', email: 'mara', role: 'client' }] }, 400],
    ['nobody', { reviewers: [] }, 400],
    ['another role', { reviewers: [{ name: 'M', email: 'm@example.test', role: 'boss' }] }, 400],
    ['no such document', { content_id: randomUUID() }, 404],
  ])('is refused: %s', async (_what, more, status) => expect((await send(more)).status).toBe(status))

  it('is refused for a document of somebody else, and for one without text', async () => {
    const stranger = await signUpConfirmed(test.app)
    expect((await send({}, stranger)).status).toBe(404)
    await author.client.rpc('save_document', { id: content_id, content: '<p> </p>' })
    expect((await send()).body).toMatchObject({ code: 'empty' })
  })
})

describe('a link', () => {
  it('alone shows nothing', async () => {
    await send()
    const token = await tokenOf()
    const answer = await ask({ action: 'read', token, session: 'x'.repeat(43) })
    expect([answer.status, answer.body.code]).toEqual([401, 'code_needed'])
    expect(JSON.stringify(answer.body)).not.toContain('Tallow')
    expect((await ask({ action: 'check-link', token })).body).toEqual({ works: true })
    const sent = await ask({ action: 'send-code', token })
    expect(JSON.stringify(sent.body)).not.toContain(email)
  })

  it('of nobody, taken back, expired, closed or of a deleted document says the same', async () => {
    await send()
    const { token, session } = await enter()
    const gone = { status: 404, body: expect.objectContaining({ code: 'no_review' }) }
    const read = () => ask({ action: 'read', token, session })
    expect(await ask({ action: 'read', token: 'y'.repeat(43), session })).toMatchObject(gone)
    await author.client.from('content').delete().eq('id', content_id)
    expect(await read()).toMatchObject(gone)
    expect(await ask({ action: 'check-link', token })).toMatchObject(gone)
    await author.client.rpc('restore_document', { id: content_id })
    expect((await read()).status).toBe(200)
    await author.client.from('reviewers').update({ revoked_at: new Date().toISOString() }).eq('email', email)
    expect(await read()).toMatchObject(gone)
    await test.app.db.query(
      "update public.reviewers set revoked_at = null, expires_at = now() - interval '1 minute' where email = $1",
      [email],
    )
    expect(await read()).toMatchObject(gone)
  })

  it('works for 30 days, and then for nothing', async () => {
    await send()
    const { token, session } = await enter()
    // The clock moves for this reviewer alone.
    const pass = (time: string) =>
      test.app.db.query(
        'update public.reviewers set expires_at = expires_at - $1::interval where email = $2',
        [time, email],
      )
    const read = () => ask({ action: 'read', token, session })
    await pass('29 days 23 hours 50 minutes')
    expect((await read()).status).toBe(200)
    await pass('11 minutes')
    for (const action of [
      { action: 'check-link', token },
      { action: 'send-code', token },
      { action: 'read', token, session },
      { action: 'comment', token, session, passage: '', body: 'Late', key: randomUUID() },
      { action: 'decide', token, session, decision: 'approved' },
    ])
      expect(await ask(action)).toMatchObject({ status: 404, body: { code: 'no_review' } })
    expect(await statusOf()).toBe('in_review')
    // Asked again, the same person gets a link that works.
    await send()
    expect((await ask({ action: 'check-link', token: await tokenOf() })).status).toBe(200)
  })

  it('takes five tries at a code, and the code once', async () => {
    await send()
    const token = await tokenOf()
    await ask({ action: 'send-code', token })
    const code = /Your code: (\d+)/.exec((await newestMail(test.app, email)).text)?.[1] ?? ''
    const wrong = code === '000000' ? '000001' : '000000'
    for (let index = 0; index < 5; index += 1)
      expect((await ask({ action: 'enter', token, code: wrong })).body).toMatchObject({ code: 'wrong_code' })
    expect((await ask({ action: 'enter', token, code })).body).toMatchObject({ code: 'code_over' })
    const { session } = await enter()
    expect((await ask({ action: 'read', token, session })).status).toBe(200)
  })

  it('of another reviewer does not open with my session', async () => {
    const other = newAddress()
    await send({
      reviewers: [
        { name: 'Mara Voss', email, role: 'client' },
        { name: 'Jo Bell', email: other, role: 'legal' },
      ],
    })
    const { session } = await enter()
    expect((await ask({ action: 'read', token: await tokenOf(other), session })).status).toBe(401)
  })
})

describe('a reviewer', () => {
  it('reads the text without its scripts, and whose quote is whose', async () => {
    await send()
    const view = viewOf(await ask({ action: 'read', ...(await enter()) }))
    expect(view).toMatchObject({ title: 'Tallow', version: 1, is_old: false, decision: null })
    expect(view.html).not.toContain('script')
    expect(view.quotes).toMatchObject([{ speaker: 'Mara Voss', is_mine: true, approved: null }])
  })

  it('comments once for a key, and hostile words stay words', async () => {
    await send()
    const proof = await enter()
    const key = randomUUID()
    const comment = {
      action: 'comment',
      ...proof,
      passage: 'We listened,',
      body: '<img src=x onerror=alert(1)>',
      key,
    }
    await ask(comment)
    const view = viewOf(await ask(comment))
    expect(view.comments).toMatchObject([
      { author: 'Mara Voss', is_mine: true, passage: 'We listened,', body: '<img src=x onerror=alert(1)>' },
    ])
    const { data } = await author.client.from('comments').select('author, body, reviewer_id')
    expect(data).toHaveLength(1)
    expect((await ask({ ...comment, key: randomUUID(), body: 'x'.repeat(10_001) })).status).toBe(400)
    expect((await ask({ ...comment, key: randomUUID(), body: ' ' })).status).toBe(400)
  })

  it('sees the comments of others only if the author allows it', async () => {
    const other = newAddress()
    const reviewers = [
      { name: 'Mara Voss', email, role: 'client' },
      { name: 'Jo Bell', email: other, role: 'legal' },
    ]
    const { body } = await send({ reviewers })
    const [mara, jo] = [await enter(), await enter(other)]
    await ask({ action: 'comment', ...jo, passage: '', body: 'Who checked this?', key: randomUUID() })
    expect(viewOf(await ask({ action: 'read', ...mara })).comments).toEqual([])
    await author.client.from('reviews').update({ shows_comments: true }).eq('id', body.review_id)
    expect(viewOf(await ask({ action: 'read', ...mara })).comments).toMatchObject([
      { author: 'Jo Bell', is_mine: false },
    ])
  })

  it('approves their own quote and no other', async () => {
    const other = newAddress()
    await send({
      reviewers: [
        { name: 'Mara Voss', email, role: 'spokesperson' },
        { name: 'Jo Bell', email: other, role: 'legal' },
      ],
    })
    const [mara, jo] = [await enter(), await enter(other)]
    const quote = viewOf(await ask({ action: 'read', ...mara })).quotes[0]?.words
    expect((await ask({ action: 'approve-quote', ...jo, quote })).body).toMatchObject({
      code: 'not_the_speaker',
    })
    expect((await ask({ action: 'approve-quote', ...mara, quote: 'Other words' })).status).toBe(400)
    const view = viewOf(await ask({ action: 'approve-quote', ...mara, quote }))
    expect(view.quotes).toMatchObject([{ approved: { by: 'Mara Voss' } }])
  })

  it('signs off a text, and the record says which', async () => {
    await send()
    const proof = await enter()
    expect((await ask({ action: 'decide', ...proof, decision: 'changes' })).status).toBe(400)
    await ask({ action: 'decide', ...proof, decision: 'approved' })
    expect(await statusOf()).toBe('approved')
    await author.client.rpc('save_document', { id: content_id, content: '<p>Another text.</p>' })
    const view = viewOf(await ask({ action: 'decide', ...proof, decision: 'approved' }))
    expect(view.is_old).toBe(true)
    expect(await statusOf()).toBe('in_review')
    const { data } = await author.client
      .from('decisions')
      .select('kind, version, name, role, is_old')
      .order('created_at')
    expect(data).toEqual([
      { kind: 'approved', version: 1, name: 'Mara Voss', role: 'client', is_old: false },
      { kind: 'approved', version: 1, name: 'Mara Voss', role: 'client', is_old: true },
    ])
    expect((await author.client.from('decisions').delete().eq('kind', 'approved')).error?.code).toBe('42501')
  })
})

describe('the status of a document', () => {
  it('says approved for the approved text alone: an edit takes it back, a restore brings it again', async () => {
    await send()
    const proof = await enter()
    await ask({ action: 'decide', ...proof, decision: 'approved' })
    const save = (content: string) => author.client.rpc('save_document', { id: content_id, content })
    await save('<p>Another text.</p>')
    expect(await statusOf()).toBe('in_review')
    await save(html)
    expect(await statusOf()).toBe('approved')
    // Marks are not words.
    await save(html.replace('Tallow opens', '<strong>Tallow</strong> opens'))
    expect(await statusOf()).toBe('approved')
    await save(html.replace('</h1><p>', '</h1><p></p><p>'))
    expect(await statusOf()).toBe('in_review')
    await save(html)
    await ask({ action: 'decide', ...proof, decision: 'changes', note: 'No.' })
    await save('<p>Another text.</p>')
    await save(html)
    expect(await statusOf()).toBe('changes_requested')
  })

  it('that nobody reviewed stays what its author says', async () => {
    await author.client.from('content').update({ status: 'approved' }).eq('id', content_id)
    await author.client.rpc('save_document', { id: content_id, content: '<p>Another text.</p>' })
    expect(await statusOf()).toBe('approved')
  })
})

describe('the author', () => {
  it('sees what became of the mails, and nobody else does', async () => {
    await send()
    const mails = async (by = author) =>
      (await by.client.rpc('review_mails', { document: content_id }).select('state,reason')).data
    await newestMail(test.app, email)
    const outcome = async (change: string) => {
      await test.app.db.query(
        `update internal.outbox set ${change} where id = (select mail_id from public.reviewers where email = $1)`,
        [email],
      )
      return await mails()
    }
    expect(await outcome('sent_at = now()')).toEqual([{ state: 'sent', reason: null }])
    expect(
      await outcome(
        "sent_at = null, attempts = 1, leased_until = now() + interval '1 day', last_error = 'no answer'",
      ),
    ).toEqual([{ state: 'waiting', reason: 'no answer' }])
    expect(await outcome("failed_at = now(), last_error = 'no such user'")).toEqual([
      { state: 'failed', reason: 'no such user' },
    ])
    expect(await mails(await signUpConfirmed(test.app))).toEqual([])
    expect((await author.client.from('reviewers').select('mail_id')).error?.code).toBe('42501')
  })

  it('gets one mail for everything that happened', async () => {
    await send()
    const proof = await enter()
    for (const body of ['One', 'Two'])
      await ask({ action: 'comment', ...proof, passage: '', body, key: randomUUID() })
    await ask({ action: 'decide', ...proof, decision: 'changes', note: 'Add the price.' })
    const before = (await mailsTo(test.app, author.email)).length
    await notifyAuthors(test.app.db, 'https://press.example', 5)
    expect(await mailsTo(test.app, author.email)).toHaveLength(before)
    await notifyAuthors(test.app.db, 'https://press.example', 0)
    await notifyAuthors(test.app.db, 'https://press.example', 0)
    expect(await mailsTo(test.app, author.email)).toHaveLength(before + 1)
    const { text } = await newestMail(test.app, author.email)
    for (const line of [
      'changes to version 1: “Add the price.”',
      'whole release: “One”',
      'whole release: “Two”',
    ])
      expect(text).toContain(line)
  })

  it('reads in that mail that a quote was approved and taken back', async () => {
    await send()
    const proof = await enter()
    const quote = viewOf(await ask({ action: 'read', ...proof })).quotes[0]?.words
    for (const action of ['approve-quote', 'withdraw-quote']) await ask({ action, ...proof, quote })
    await notifyAuthors(test.app.db, 'https://press.example', 0)
    const { subject, text } = await newestMail(test.app, author.email)
    expect(subject).toBe('Mara Voss withdrew approval of a quote in “Tallow”')
    expect(text).toContain(`Mara Voss approved this quote: ${quote}`)
    expect(text).toContain(`Mara Voss withdrew approval of this quote: ${quote}`)
  })

  it('reads the words of comments in that mail: cut, as text, edited ones as they are now, withdrawn ones never', async () => {
    await send()
    const proof = await enter()
    const said = async (body: string, more: Record<string, unknown> = {}) =>
      viewOf(
        await ask({ action: 'comment', ...proof, passage: '', body, key: randomUUID(), ...more }),
      ).comments.at(-1)?.id
    await said(`<b>Bold</b> ${'word '.repeat(200)}`)
    const typo = await said('Tpyo', { passage: 'Tallow opens', suggestion: 'Tallow & Co. opens' })
    await ask({
      action: 'edit-comment',
      ...proof,
      comment_id: typo,
      body: 'Typo',
      suggestion: 'Tallow Co. opens',
    })
    await ask({ action: 'withdraw-comment', ...proof, comment_id: await said('Never mind') })
    await notifyAuthors(test.app.db, 'https://press.example', 0)
    const { subject, text, html: page, fromName } = await newestMail(test.app, author.email)
    expect([subject, fromName]).toEqual(['Mara Voss commented on “Tallow”', 'Mara Voss'])
    expect(text).toMatch(/whole release: “<b>Bold<\/b> (?:word ){50,60}word…”/)
    expect(page).toContain('&lt;b&gt;Bold&lt;/b&gt;')
    expect(text).toContain('Mara Voss suggested replacing “Tallow opens” with “Tallow Co. opens”: “Typo”')
    expect(text).not.toMatch(/Tpyo|Never mind/)
  })

  it('reminds a reviewer, not twice within an hour, and both links work', async () => {
    const { body } = await send()
    const { data } = await author.client
      .from('reviewers')
      .select('id')
      .eq('review_id', body.review_id)
      .single()
    const remind = (by = author) =>
      callFunction(test.app, 'remind-reviewer', { reviewer_id: data?.id }, { token: by.token })
    expect((await remind()).body).toMatchObject({ code: 'reminded' })
    await test.app.db.query(
      "update public.reviews set created_at = created_at - interval '2 hours' where id = $1",
      [body.review_id],
    )
    expect((await remind(await signUpConfirmed(test.app))).status).toBe(404)
    const first = await tokenOf()
    expect((await remind()).status).toBe(200)
    const mail = await newestMail(test.app, email)
    expect(mail.subject).toBe('Reminder: Review “Tallow”')
    const second = /\/review\/([\w-]+)/.exec(mail.text)?.[1]
    expect(second).not.toBe(first)
    for (const token of [first, second]) expect((await ask({ action: 'send-code', token })).status).toBe(200)
  })
})
