// The second round of a review: what is asked, what is remembered, and what counts again.
import { beforeEach, describe, expect, it } from 'vitest'
import { newAddress, type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { callFunction } from '#tests/support/functions.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import {
  askReview,
  commentOn,
  enterReview,
  newestToken,
  type Proof,
  readReview,
  sendReview,
  viewOf,
} from '#tests/support/review-steps.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })
const split = '“We listened,” said Mara Voss, chief executive. “And it shows.”'
const html = `<h1>Tallow opens in Bend</h1><p>${split}</p><p>Doors open Friday.</p>`
const edited = html.replace('Friday', 'Monday')
let author: SignedUp
let content_id: string
let email: string

beforeEach(async () => {
  author = await signUpConfirmed(test.app)
  content_id = (await author.client.rpc('save_document', { content: html, title: 'Tallow' })).data.id
  email = newAddress()
})

const send = (more: Record<string, unknown> = {}) =>
  sendReview(test.app, author, content_id, [{ name: 'Mara Voss', email, role: 'client' }], more)
const save = (content: string) => author.client.rpc('save_document', { id: content_id, content })
const ask = (body: Record<string, unknown>) => askReview(test.app, body)
const resume = (token: string, ...sessions: string[]) => ask({ action: 'resume', token, sessions })
/** The only person who was asked so far. */
const findReviewer = async () =>
  String((await author.client.from('reviewers').select('id').single()).data?.id)
/** Reminds somebody two hours after the last request. */
async function remindLater(reviewer_id: string) {
  await test.app.db.query("update reviews set created_at = created_at - interval '2 hours'")
  return await callFunction(test.app, 'remind-reviewer', { reviewer_id }, { token: author.token })
}

/** A first round, read and answered. */
async function firstRound(decision?: Record<string, unknown>): Promise<Proof> {
  await send()
  const proof = await enterReview(test.app, email)
  if (decision) await ask({ action: 'decide', ...proof, ...decision })
  return proof
}
/** The next one, opened with what the browser has from the one before. */
async function nextRound(before: Proof, content = edited): Promise<Proof> {
  await save(content)
  await send()
  const token = await newestToken(test.app, email)
  return { token, session: String((await resume(token, before.session)).body.session) }
}

describe('the mail of the second round', () => {
  it('names the version, recalls what was asked for, and answers go to the author', async () => {
    await author.client.auth.updateUser({ data: { full_name: 'Dana Ruiz' } })
    await send({ message: 'By noon, please.' })
    const first = await newestMail(test.app, email)
    expect(first).toMatchObject({ subject: 'Review requested: “Tallow”', fromName: 'Dana Ruiz' })
    expect(first.text).toContain(`Dana Ruiz (${author.email}) asked you to review this press release.`)
    expect(first.text).toContain('Message from Dana Ruiz: By noon, please.')
    await ask({
      ...(await enterReview(test.app, email)),
      action: 'decide',
      decision: 'changes',
      note: 'Say <b>Monday</b>.',
    })
    await save(edited)
    await send()
    const mail = await newestMail(test.app, email)
    expect(mail).toMatchObject({
      subject: 'Version 2 of “Tallow” is ready for your review',
      replyTo: author.email,
    })
    expect(mail.text).toContain('Dana Ruiz has updated the press release since you read version 1.')
    expect(mail.text).toContain('You asked for changes: “Say <b>Monday</b>.”')
    expect(mail.html).toContain('Say &lt;b&gt;Monday&lt;/b&gt;.')
  })

  it('says so when the text is the same', async () => {
    await firstRound({ decision: 'approved' })
    await send()
    const { subject, text } = await newestMail(test.app, email)
    expect(subject).toBe('Another look requested: “Tallow”')
    expect(text).toContain('The text hasn’t changed since you last read it.')
    expect(text).toContain('You approved version 1.')
  })

  it('is a reminder that recalls what was asked for, too', async () => {
    await author.client.auth.updateUser({ data: { full_name: 'Dana Ruiz' } })
    await firstRound({ decision: 'changes', note: 'Say Monday.' })
    await remindLater(await findReviewer())
    const { subject, text } = await newestMail(test.app, email)
    expect(subject).toBe('Another look requested: “Tallow”')
    expect(text).toContain('Dana Ruiz asked you to look at this press release again.')
    expect(text).toContain('You asked for changes: “Say Monday.”')
  })

  it('is a reminder of the newest round, whichever round it is asked for', async () => {
    await firstRound()
    const first = await findReviewer()
    await save(edited)
    await send()
    expect((await remindLater(first)).status).toBe(200)
    const view = await readReview(test.app, await enterReview(test.app, email))
    expect([view.version, view.html.includes('Monday')]).toEqual([2, true])
  })

  it('is no reminder of a text that has changed since', async () => {
    await firstRound()
    const first = await findReviewer()
    await save(edited)
    const before = (await mailsTo(test.app, email)).length
    expect(await remindLater(first)).toMatchObject({ status: 409, body: { code: 'changed_since_sent' } })
    expect(await mailsTo(test.app, email)).toHaveLength(before)
    // The same words again.
    await save(html)
    expect((await remindLater(first)).status).toBe(200)
  })

  it('is a first one for whoever never opened the first', async () => {
    await send()
    await save(edited)
    await send()
    expect((await newestMail(test.app, email)).subject).toBe('Review requested: “Tallow”')
  })
})

describe('the page of the second round', () => {
  it('has the text that was read before, the comments made on it and what was decided', async () => {
    const first = await firstRound({ decision: 'changes', note: 'Say Monday.' })
    await commentOn(test.app, first, 'Friday', 'Really?')
    const proof = await nextRound(first)
    const view = await readReview(test.app, proof)
    expect(view).toMatchObject({
      version: 2,
      decision: null,
      previous: { version: 1, is_same: false, decision: { kind: 'changes', note: 'Say Monday.' } },
      comments: [{ body: 'Really?', version: 1, is_mine: true, may_change: true }],
    })
    expect((await ask({ action: 'previous-text', ...proof })).body.html).toContain('Doors open Friday.')
    expect((await readReview(test.app, first)).previous).toBeNull()
    expect((await ask({ action: 'previous-text', ...first })).status).toBe(404)
  })

  it('is opened from the page of the first, with the proof that is known there', async () => {
    const first = await firstRound()
    expect((await readReview(test.app, first)).newer).toBeNull()
    expect((await ask({ action: 'open-newest', ...first })).status).toBe(404)
    await save(edited)
    await send()
    const mailed = await newestToken(test.app, email)
    expect((await readReview(test.app, first)).newer).toEqual({ version: 2 })
    expect((await ask({ action: 'open-newest', ...first, session: 'x'.repeat(40) })).status).toBe(401)
    // However often it is opened, the mailed link works.
    for (let round = 0; round < 6; round += 1) {
      const token = String((await ask({ action: 'open-newest', ...first })).body.token)
      expect((await ask({ action: 'read', token, session: first.session })).status).toBe(401)
      const { session } = (await resume(token, first.session)).body
      const view = await readReview(test.app, { token, session: String(session) })
      expect([view.version, view.newer]).toEqual([2, null])
    }
    expect((await resume(mailed, first.session)).status).toBe(200)
    await author.client
      .from('reviewers')
      .update({ revoked_at: new Date().toISOString() })
      .neq('review_id', '00000000-0000-0000-0000-000000000000')
    expect((await ask({ action: 'open-newest', ...first })).status).toBe(404)
  })

  it('has nothing of a round in which somebody else was asked', async () => {
    const first = await firstRound({ decision: 'changes', note: 'Say Monday.' })
    await commentOn(test.app, first, 'Friday', 'Really?')
    await save(edited)
    email = newAddress()
    await send({ shows_comments: true })
    const view = await readReview(test.app, await enterReview(test.app, email))
    expect([view.previous, view.comments]).toEqual([null, []])
  })

  it('counts the approval of a quote whose words are the same, and of no other', async () => {
    const first = await firstRound()
    const quote = '“We listened,” “And it shows.”'
    expect((await readReview(test.app, first)).quotes).toMatchObject([{ words: quote, approved: null }])
    await ask({ action: 'approve-quote', ...first, quote })
    const second = await nextRound(first)
    expect((await readReview(test.app, second)).quotes).toMatchObject([
      { words: quote, approved: { by: 'Mara Voss', version: 1 } },
    ])
    const third = await nextRound(second, edited.replace('And it shows', 'And it helps'))
    expect((await readReview(test.app, third)).quotes).toMatchObject([{ approved: null }])
    const fourth = await nextRound(third, edited.replace('Mara Voss', 'Jo Bell'))
    expect((await readReview(test.app, fourth)).quotes).toMatchObject([
      { speaker: 'Jo Bell', is_mine: false, approved: null },
    ])
  })

  it('tells a speaker in mail and page which words of hers were approved before they changed', async () => {
    await send()
    expect((await newestMail(test.app, email)).text).toContain(
      'You’re quoted in this release. Approve your quote, too.',
    )
    const first = await enterReview(test.app, email)
    await ask({ action: 'decide', ...first, decision: 'approved', with_quotes: true })
    const second = await nextRound(first, html.replace('We listened', 'We nearly listened'))
    const changed = 'Your quote has changed since you approved it in version 1.'
    expect((await mailsTo(test.app, email)).some(({ text }) => text.includes(changed))).toBe(true)
    // What counts is what she approved, not what she read last.
    const third = await nextRound(
      second,
      html.replace('We listened', 'We nearly listened').replace('Friday', 'Monday'),
    )
    const view = await readReview(test.app, third)
    // Without a name the sender is the whole address, as in the mail.
    expect(view.sender).toBe(author.email)
    expect(view.quotes).toMatchObject([
      { is_mine: true, approved: null, was: { words: '“We listened,” “And it shows.”', version: 1 } },
    ])
    await ask({ action: 'decide', ...third, decision: 'approved', with_quotes: true })
    expect((await readReview(test.app, third)).quotes).toMatchObject([{ was: null }])
  })

  it('takes the approval of a quote back in any round, and keeps both in the record', async () => {
    const first = await firstRound()
    const quote = '“We listened,” “And it shows.”'
    const say = async (action: string, proof: Proof) =>
      viewOf(await ask({ action, ...proof, quote })).quotes.map(({ approved }) => approved?.version)
    expect(await say('withdraw-quote', first)).toEqual([undefined])
    expect(await say('approve-quote', first)).toEqual([1])
    const second = await nextRound(first)
    expect(await say('withdraw-quote', second)).toEqual([undefined])
    expect((await readReview(test.app, first)).quotes).toMatchObject([{ approved: null }])
    // Again in the round in which it was approved before; twice says nothing new.
    expect(await say('approve-quote', first)).toEqual([1])
    expect(await say('approve-quote', first)).toEqual([1])
    expect(await say('withdraw-quote', first)).toEqual([undefined])
    expect(await say('withdraw-quote', second)).toEqual([undefined])
    const { data } = await author.client
      .from('decisions')
      .select('kind, name, version, quote')
      .order('created_at')
    expect(data?.map(({ kind, version }) => [kind, version])).toEqual([
      ['quote', 1],
      ['quote_withdrawn', 2],
      ['quote', 1],
      ['quote_withdrawn', 1],
    ])
    expect(new Set(data?.map((row) => `${row.name} ${row.quote}`))).toEqual(new Set([`Mara Voss ${quote}`]))
  })

  it('lets nobody take back another person’s quote, or what isn’t one', async () => {
    const first = await firstRound()
    await save(edited)
    const other = newAddress()
    await sendReview(test.app, author, content_id, [{ name: 'Jo Bell', email: other, role: 'legal' }])
    const quote = '“We listened,” “And it shows.”'
    await ask({ action: 'approve-quote', ...first, quote })
    const jo = await enterReview(test.app, other)
    expect((await ask({ action: 'withdraw-quote', ...jo, quote })).status).toBe(403)
    expect((await ask({ action: 'withdraw-quote', ...first, quote: 'Other' })).status).toBe(400)
    expect((await readReview(test.app, first)).quotes).toMatchObject([{ approved: { version: 1 } }])
  })

  it('counts a split quote whose parts were approved one by one', async () => {
    const first = await firstRound()
    for (const quote of ['“We listened,”', '“And it shows.”'])
      await test.app.db.query(
        `insert into decisions (review_id, reviewer_id, kind, quote, version, text_hash, name, role)
         select review_id, id, 'quote', $2, 1, 'h', name, role from reviewers where email = $1`,
        [email, quote],
      )
    expect((await readReview(test.app, first)).quotes).toMatchObject([{ approved: { version: 1 } }])
  })
})

describe('a browser that entered a code', () => {
  it('needs none for the next link to the same document and address', async () => {
    const first = await firstRound()
    const second = await nextRound(first)
    expect((await readReview(test.app, second)).version).toBe(2)
    const codes = (await mailsTo(test.app, email)).filter(({ subject }) => subject.startsWith('Your code'))
    expect(codes).toHaveLength(1)
  })

  it.each([
    [
      'of another address',
      async () => {
        const other = newAddress()
        await sendReview(test.app, author, content_id, [{ name: 'Jo', email: other, role: 'legal' }])
        return (await enterReview(test.app, other)).session
      },
    ],
    [
      'of another document',
      async () => {
        const id = (await author.client.rpc('save_document', { content: html, title: 'Other' })).data.id
        await sendReview(test.app, author, id, [{ name: 'Mara Voss', email, role: 'client' }])
        return (await enterReview(test.app, email)).session
      },
    ],
    [
      'of a link that was revoked',
      async () => {
        const { session } = await firstRound()
        await author.client
          .from('reviewers')
          .update({ revoked_at: new Date().toISOString() })
          .eq('email', email)
        return session
      },
    ],
    [
      'that is over 30 days old',
      async () => {
        const { session } = await firstRound()
        await test.app.db.query("update internal.review_sessions set proven_at = now() - interval '31 days'")
        return session
      },
    ],
    ['that nobody has', async () => 'x'.repeat(43)],
  ])('needs one with a session %s', async (_what, getSession) => {
    const session = await getSession()
    await send()
    const token = await newestToken(test.app, email)
    const answer = await resume(token, session)
    expect([answer.status, answer.body.code]).toEqual([401, 'code_needed'])
  })

  it('does not prove the address anew by going from link to link', async () => {
    const first = await firstRound()
    await test.app.db.query("update internal.review_sessions set proven_at = now() - interval '29 days'")
    const second = await nextRound(first)
    await test.app.db.query("update internal.review_sessions set proven_at = proven_at - interval '2 days'")
    await send()
    const token = await newestToken(test.app, email)
    expect((await resume(token, second.session)).status).toBe(401)
  })
})

describe('a comment of one’s own', () => {
  const change = (proof: Proof, comment_id: string | undefined, body: string) =>
    ask({ action: 'edit-comment', ...proof, comment_id, body })
  const withdraw = (proof: Proof, comment_id: string | undefined) =>
    ask({ action: 'withdraw-comment', ...proof, comment_id })

  it('is edited and withdrawn while nobody has answered it, and its words are gone', async () => {
    const proof = await firstRound()
    const key = crypto.randomUUID()
    const [comment] = (await commentOn(test.app, proof, 'Friday', 'Raelly?', { key })).comments
    expect(viewOf(await change(proof, comment?.id, 'Really?')).comments).toMatchObject([
      { body: 'Really?', passage: 'Friday', edited_at: expect.any(String) },
    ])
    expect((await change(proof, comment?.id, ' ')).status).toBe(400)
    expect(viewOf(await withdraw(proof, comment?.id)).comments).toEqual([])
    // Another tab that hadn't sent it yet doesn't bring it back.
    expect((await commentOn(test.app, proof, 'Friday', 'Raelly?', { key })).comments).toEqual([])
    const { data } = await author.client.from('comments').select('body, passage, withdrawn_at')
    expect(data).toEqual([{ body: '', passage: '', withdrawn_at: expect.any(String) }])
    expect((await withdraw(proof, comment?.id)).body).toMatchObject({ code: 'comment_answered' })
  })

  it('stays when somebody has answered or resolved it', async () => {
    const proof = await firstRound()
    await commentOn(test.app, proof, 'Friday', 'One')
    const { comments } = await commentOn(test.app, proof, '', 'Two')
    const [one, two] = comments
    await author.client.from('comments').insert({ content_id, parent_id: one?.id, body: 'Yes.' })
    await author.client.from('comments').update({ resolved_at: new Date().toISOString() }).eq('id', two?.id)
    for (const comment of [one, two]) {
      expect((await withdraw(proof, comment?.id)).body).toMatchObject({ code: 'comment_answered' })
      expect((await change(proof, comment?.id, 'Other')).status).toBe(409)
    }
    const view = await readReview(test.app, proof)
    expect(view.comments.map(({ may_change }) => may_change)).toEqual([false, false, false])
  })

  it('is nobody else’s to change, and a withdrawn one is not answered', async () => {
    const proof = await firstRound()
    const [comment] = (await commentOn(test.app, proof, 'Friday', 'Really?')).comments
    const other = newAddress()
    await sendReview(test.app, author, content_id, [{ name: 'Jo', email: other, role: 'legal' }])
    const jo = await enterReview(test.app, other)
    expect((await change(jo, comment?.id, 'Mine')).status).toBe(409)
    await withdraw(proof, comment?.id)
    const reply = {
      action: 'comment',
      passage: '',
      body: 'But',
      key: crypto.randomUUID(),
      parent_id: comment?.id,
    }
    expect((await ask({ ...reply, ...proof })).body).toMatchObject({ code: 'comment_gone' })
    const late = await author.client
      .from('comments')
      .insert({ content_id, parent_id: comment?.id, body: 'x' })
    expect(late.error?.code).toBe('22023')
  })
})

describe('an approval with the reviewer’s own quotes', () => {
  it('approves those that were not, in one step, and nobody else’s', async () => {
    await save(`${html}<p>“It is safe,” said Jo Bell, counsel.</p>`)
    const proof = await firstRound()
    const decide = (with_quotes: boolean) =>
      ask({ action: 'decide', ...proof, decision: 'approved', with_quotes })
    expect(viewOf(await decide(false)).quotes.map(({ approved }) => approved)).toEqual([null, null])
    expect(viewOf(await decide(true)).quotes).toMatchObject([
      { speaker: 'Mara Voss', approved: { by: 'Mara Voss' } },
      { speaker: 'Jo Bell', approved: null },
    ])
    await decide(true)
    const { data } = await author.client.from('decisions').select('kind, quote').order('created_at')
    expect(data).toEqual([
      { kind: 'approved', quote: null },
      { kind: 'quote', quote: '“We listened,” “And it shows.”' },
    ])
  })
})
