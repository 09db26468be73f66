// Inviting people to a workspace and joining it: only owners invite, only the invited address gets in, once, within seven days.
import { beforeEach, describe, expect, it } from 'vitest'
import { endedInvitationDays, invitationDays } from '#domain/workspace/membership.ts'
import { purgeInvitations } from '#server/stores/invitations.ts'
import { newAddress, type SignedUp, signUpConfirmed } from '#tests/support/accounts.ts'
import { tablesWith } from '#tests/support/everywhere.ts'
import { callFunction } from '#tests/support/functions.ts'
import { mailsTo, newestMail } from '#tests/support/mail.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({ environment: { AUTH_LIMITS: 'off' } })
let owner: SignedUp
let workspace_id: string

beforeEach(async () => {
  owner = await signUpConfirmed(test.app)
  workspace_id = await createWorkspace(owner)
})

async function createWorkspace({ client }: SignedUp): Promise<string> {
  const { data, error } = await client.rpc('create_workspace', { name: 'Bell & Voss' })
  if (error) throw error
  return data
}

const invite = (email: string, more: Record<string, unknown> = {}, by = owner) =>
  callFunction(
    test.app,
    'invite-member',
    { workspace_id, email, role: 'editor', ...more },
    { token: by.token },
  )
const accept = (by: SignedUp, proof: { token?: string; code?: string }) =>
  callFunction(test.app, 'accept-invitation', proof, { token: by.token })

async function proofOf(email: string): Promise<{ token: string; code: string }> {
  const { text } = await newestMail(test.app, email)
  const find = (pattern: RegExp) => pattern.exec(text)?.[1] ?? ''
  return { token: find(/\/invite\/([\w-]+)/), code: find(/Your code: (\d+)/) }
}

/** Holds back the mail of an invitation, as if the mail server didn't answer; returns its id. */
async function holdMail(email: string): Promise<string> {
  const [row] = await test.app.db.query<{ id: string }>(
    `update internal.outbox set sent_at = null, leased_until = null, next_attempt_at = now() + interval '1 day'
     where id = (select mail_id from public.invitations where email = $1) returning id`,
    [email],
  )
  return row?.id ?? ''
}

/** Somebody invited and joined. */
async function join(role: string, by = owner): Promise<SignedUp> {
  const person = await signUpConfirmed(test.app)
  await invite(person.email, { role }, by)
  const { status } = await accept(person, { token: (await proofOf(person.email)).token })
  if (status !== 200) throw new Error(`Joining answered ${status}.`)
  return person
}

const roleOf = async ({ client }: SignedUp) => (await client.rpc('my_role', { workspace_id })).data
const refusal = ({ status, body }: { status: number; body: Record<string, unknown> }) => [status, body.code]

describe('inviting', () => {
  it('answers the real client and mails a link and a code, the same to an address with and without an account', async () => {
    const known = await signUpConfirmed(test.app)
    const addresses = [known.email, newAddress()]
    for (const email of addresses) {
      const { data, error } = await owner.client.functions.invoke('invite-member', {
        body: { workspace_id, email: ` ${email.toUpperCase()} `, role: 'viewer' },
      })
      expect(error).toBeNull()
      expect(Object.keys(data).sort()).toEqual(['expires_at', 'invitation_id', 'replaced'])
      const { subject, text } = await newestMail(test.app, email)
      expect(subject).toBe('You’re invited to Bell & Voss')
      expect(text).toContain(`${owner.email} invited you to the workspace “Bell & Voss” as a viewer`)
      expect(await proofOf(email)).toEqual({
        token: expect.stringMatching(/^[\w-]{43}$/),
        code: expect.stringMatching(/^\d{8}$/),
      })
    }
    const { data } = await owner.client.from('invitations').select('email,role').order('created_at')
    expect(data).toEqual(addresses.map((email) => ({ email, role: 'viewer' })))
  })

  it('tells owners what became of the mail, and nobody else', async () => {
    const viewer = await join('viewer')
    const email = newAddress()
    await invite(email)
    await newestMail(test.app, email)
    const mails = async (by = owner) =>
      (await by.client.rpc('invitation_mails', { workspace: workspace_id }).select('state,reason')).data
    const outcome = async (change: string) => {
      await test.app.db.query(
        `update internal.outbox set ${change} where id = (select mail_id from public.invitations where email = $1)`,
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
    for (const other of [viewer, await signUpConfirmed(test.app)]) expect(await mails(other)).toEqual([])
    expect((await owner.client.from('invitations').select('mail_id')).error?.code).toBe('42501')
  })

  it('again says that the earlier link is dead, and never sends a mail with it that still waits', async () => {
    const email = newAddress()
    expect((await invite(email)).body.replaced).toBe(false)
    await newestMail(test.app, email)
    const held = await holdMail(email)
    expect((await invite(email)).body.replaced).toBe(true)
    expect(await test.app.db.query('select id from internal.outbox where id = $1', [held])).toEqual([])
    await test.app.db.query(
      "update public.invitations set expires_at = now() - interval '1 hour' where email = $1",
      [email],
    )
    expect((await invite(email)).body.replaced).toBe(false)
  })

  it('keeps neither the link nor the code', async () => {
    const email = newAddress()
    await invite(email)
    const { token, code } = await proofOf(email)
    await test.app.db.query("update internal.outbox set payload = '{}' where payload ->> 'to' = $1", [email])
    expect(await tablesWith(test.app.db, [token, code])).toEqual([])
  })

  it('is for owners: others are told why not, strangers that there is nothing', async () => {
    const [editor, viewer] = [await join('editor'), await join('viewer')]
    const [left, stranger] = [await join('owner'), await signUpConfirmed(test.app)]
    await left.client
      .from('workspace_members')
      .delete()
      .eq('user_id', left.id)
      .eq('workspace_id', workspace_id)
    const email = newAddress()
    for (const person of [editor, viewer])
      expect(refusal(await invite(email, {}, person))).toEqual([403, 'owners_only'])
    expect((await invite(email, {}, left)).body).toEqual({
      error: 'You no longer have access to this workspace.',
      code: 'workspace_left',
    })
    expect(refusal(await invite(email, {}, stranger))).toEqual([404, 'no_workspace'])
    const unknown = await invite(email, { workspace_id: crypto.randomUUID() }, stranger)
    expect(unknown.body).toEqual((await invite(email, {}, stranger)).body)
    expect(
      (await callFunction(test.app, 'invite-member', { workspace_id, email, role: 'editor' })).status,
    ).toBe(401)
    expect(await mailsTo(test.app, email)).toEqual([])
  })

  it.each([
    { email: 'nobody' },
    { email: 'a@example.test, b@example.test' },
    { email: '"x" <x@example.test>' },
    { role: 'admin' },
    { role: null },
    { workspace_id: 'mine' },
    { workspace_id: null },
  ])('refuses %o', async (more) => {
    expect((await invite('a@example.test', more)).status).toBe(400)
  })

  it('refuses a member, and a personal workspace', async () => {
    const editor = await join('editor')
    expect(refusal(await invite(editor.email))).toEqual([409, 'already_member'])
    const { data } = await owner.client.from('workspaces').select('id').eq('personal_of', owner.id).single()
    expect(refusal(await invite(newAddress(), { workspace_id: data?.id }))).toEqual([
      409,
      'personal_workspace',
    ])
  })

  it('stops at five mails a day to one address', async () => {
    const email = newAddress()
    const answers = []
    for (let count = 0; count < 6; count += 1) answers.push((await invite(email)).status)
    expect(answers).toEqual([200, 200, 200, 200, 200, 429])
    // One that was replaced before it left is not sent.
    expect((await mailsTo(test.app, email)).length).toBeLessThanOrEqual(5)
  })
})

describe('accepting', () => {
  it.each(['token', 'code'] as const)('by %s makes a member, and twice changes nothing', async (by) => {
    const ben = await signUpConfirmed(test.app)
    await invite(ben.email)
    const proof = await proofOf(ben.email)
    for (let turn = 0; turn < 2; turn += 1) {
      const { data, error } = await ben.client.functions.invoke('accept-invitation', {
        body: { [by]: proof[by] },
      })
      expect(error).toBeNull()
      expect(data).toEqual({ workspace_id, name: 'Bell & Voss', role: 'editor' })
    }
    expect(await roleOf(ben)).toBe('editor')
    const { data } = await owner.client.from('member_names').select('user_id').eq('user_id', ben.id)
    expect(data).toHaveLength(1)
  })

  it('sent many times at once makes one member', async () => {
    const ben = await signUpConfirmed(test.app)
    await invite(ben.email)
    const { token } = await proofOf(ben.email)
    const answers = await Promise.all(Array.from({ length: 5 }, () => accept(ben, { token })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  })

  it('with another address lets no one in, and shows little of the right one', async () => {
    const [ben, eve] = [await signUpConfirmed(test.app), await signUpConfirmed(test.app)]
    await invite(ben.email)
    const { token, code } = await proofOf(ben.email)
    const answer = await accept(eve, { token })
    expect(refusal(answer)).toEqual([403, 'other_address'])
    expect(answer.body.error).not.toContain(ben.email)
    expect(refusal(await accept(eve, { code }))).toEqual([404, 'no_invitation'])
    expect(await roleOf(eve)).toBeNull()
    expect((await accept(ben, { token })).status).toBe(200)
  })

  it('needs a confirmed address', async () => {
    const ben = await signUpConfirmed(test.app)
    await invite(ben.email)
    const { token } = await proofOf(ben.email)
    await test.app.db.query('update auth.users set email_confirmed_at = null where id = $1', [ben.id])
    expect(refusal(await accept(ben, { token }))).toEqual([403, 'unconfirmed_address'])
  })

  it.each([
    ['7 days 1 minute', [410, 'invitation_expired']],
    ['6 days 23 hours', [200, undefined]],
  ])('after %s answers %j', async (age, expected) => {
    const ben = await signUpConfirmed(test.app)
    await invite(ben.email)
    await test.app.db.query('update invitations set expires_at = expires_at - $1::interval', [age])
    expect(refusal(await accept(ben, await proofOf(ben.email)))).toEqual(expected)
  })

  it('is over after seven days by link and by code, stays listed for the owner, and begins anew with another mail', async () => {
    const ben = await signUpConfirmed(test.app)
    await invite(ben.email, { role: 'viewer' })
    const { token, code } = await proofOf(ben.email)
    const moveTime = (interval: string) =>
      test.app.db.query(
        'update invitations set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval where workspace_id = $2',
        [interval, workspace_id],
      )
    await moveTime('7 days')
    for (const body of [{ token }, { code }]) {
      const { error } = await ben.client.functions.invoke('accept-invitation', { body })
      expect([error.context.status, await error.context.json()]).toEqual([
        410,
        { error: 'This invitation has expired. Ask for a new one.', code: 'invitation_expired' },
      ])
    }
    const read = await callFunction(test.app, 'read-invitation', { token })
    expect(refusal(read)).toEqual([410, 'invitation_expired'])
    expect(await roleOf(ben)).toBeNull()
    const listed = async () =>
      (
        await owner.client
          .from('invitations')
          .select('email,role,expires_at')
          .eq('workspace_id', workspace_id)
      ).data ?? []
    expect(await listed()).toMatchObject([{ email: ben.email, role: 'viewer' }])
    expect(new Date((await listed())[0]?.expires_at).getTime()).toBeLessThanOrEqual(Date.now())

    await test.app.db.query("update internal.outbox set payload = '{}' where payload ->> 'to' = $1", [
      ben.email,
    ])
    await invite(ben.email, { role: 'viewer' })
    expect(await listed()).toHaveLength(1)
    expect(refusal(await accept(ben, { token }))).toEqual([404, 'no_invitation'])
    expect((await accept(ben, { code: (await proofOf(ben.email)).code })).status).toBe(200)
    expect(await roleOf(ben)).toBe('viewer')
  })

  it('is forgotten some time after it has ended', async () => {
    const [old, newer] = [newAddress(), newAddress()]
    for (const email of [old, newer]) await invite(email)
    const days = `${endedInvitationDays + invitationDays} days`
    await test.app.db.query(
      'update invitations set expires_at = expires_at - $1::interval where email = $2',
      [`${days} 1 minute`, old],
    )
    await test.app.db.query(
      'update invitations set expires_at = expires_at - $1::interval where email = $2',
      [`${endedInvitationDays} days`, newer],
    )
    await purgeInvitations(test.app.db, endedInvitationDays)
    const { data } = await owner.client.from('invitations').select('email').eq('workspace_id', workspace_id)
    expect(data).toEqual([{ email: newer }])
  })

  it('works with the newest mail alone, and not when it was taken back', async () => {
    const ben = await signUpConfirmed(test.app)
    await invite(ben.email)
    const first = await proofOf(ben.email)
    await test.app.db.query("update internal.outbox set payload = '{}' where payload ->> 'to' = $1", [
      ben.email,
    ])
    await invite(ben.email, { role: 'viewer' })
    const second = await proofOf(ben.email)
    expect(refusal(await accept(ben, { token: first.token }))).toEqual([404, 'no_invitation'])
    await owner.client.from('invitations').delete().eq('workspace_id', workspace_id)
    expect(refusal(await accept(ben, { token: second.token }))).toEqual([404, 'no_invitation'])
    expect(await roleOf(ben)).toBeNull()
  })

  it('does not let a removed member back in', async () => {
    const ben = await signUpConfirmed(test.app)
    await invite(ben.email)
    const proof = await proofOf(ben.email)
    await accept(ben, proof)
    await owner.client
      .from('workspace_members')
      .delete()
      .eq('user_id', ben.id)
      .eq('workspace_id', workspace_id)
    expect(refusal(await accept(ben, proof))).toEqual([410, 'invitation_used'])
    await invite(ben.email)
    expect(refusal(await accept(ben, proof))).toEqual([410, 'invitation_used'])
  })

  it.each([{}, { token: '' }, { token: 7 }, { code: '' }, { token: 'x'.repeat(300) }])(
    'refuses %o',
    async (proof) => {
      expect((await accept(owner, proof as { token: string })).status).toBe(400)
    },
  )

  it('refuses a visitor, and anyone who guesses', async () => {
    expect((await callFunction(test.app, 'accept-invitation', { token: 'x' })).status).toBe(401)
    const answers = []
    for (let count = 0; count < 31; count += 1)
      answers.push((await accept(owner, { code: '00000000' })).status)
    expect(answers.at(0)).toBe(404)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('reading', () => {
  const read = (token: string) => callFunction(test.app, 'read-invitation', { token })

  it('tells anyone with the link the workspace, the inviter and a masked address, and nothing else', async () => {
    const email = newAddress()
    const address = `${email[0]}…${email.slice(email.indexOf('@'))}`
    await invite(email)
    const { token, code } = await proofOf(email)
    const answer = await read(token)
    expect([answer.status, answer.body]).toEqual([
      200,
      { workspace: 'Bell & Voss', inviter: owner.email.split('@')[0], address },
    ])
    await owner.client.auth.updateUser({ data: { full_name: ' Dana\n\u202eVoss ' } })
    expect((await read(token)).body).toEqual({ workspace: 'Bell & Voss', inviter: 'Dana Voss', address })
    expect(refusal(await read(code))).toEqual([404, 'no_invitation'])
  })

  it.each([
    [
      'expired',
      "update invitations set expires_at = now() - interval '1 minute'",
      [410, 'invitation_expired'],
    ],
    ['used', 'update invitations set accepted_at = now()', [410, 'invitation_used']],
    ['taken back', 'delete from invitations', [404, 'no_invitation']],
  ])('shows no names for one that was %s', async (_, sql, expected) => {
    const email = newAddress()
    await invite(email)
    const { token } = await proofOf(email)
    await test.app.db.query(`${sql} where email = $1`, [email])
    const answer = await read(token)
    expect(refusal(answer)).toEqual(expected)
    expect(JSON.stringify(answer.body)).not.toMatch(/Bell|Voss/)
  })

  it('stops anyone who guesses', async () => {
    const statuses: number[] = []
    while (statuses.length < 1_000 && !statuses.includes(429)) statuses.push((await read('x')).status)
    expect([statuses.at(0), statuses.at(-1)]).toEqual([404, 429])
    await test.app.db.query("delete from auth.rate_limits where key like 'invitation-from:%'")
  })
})

describe('a name', () => {
  it('is in the mail with the address, and in the list of members', async () => {
    await owner.client.auth.updateUser({ data: { full_name: 'Dana Voss' } })
    const email = newAddress()
    await invite(email)
    const { text } = await newestMail(test.app, email)
    expect(text).toContain(`Dana Voss (${owner.email}) invited you to the workspace “Bell & Voss”`)
    const names = () => owner.client.from('member_names').select('name').eq('user_id', owner.id).single()
    expect((await names()).data).toEqual({ name: 'Dana Voss' })
    await owner.client.auth.updateUser({ data: { full_name: null } })
    expect((await names()).data).toEqual({ name: owner.email.split('@')[0] })
    await owner.client.auth.updateUser({ data: { full_name: `\u202e${'x'.repeat(300)}` } })
    expect((await names()).data).toEqual({ name: 'x'.repeat(80) })
  })
})

describe('a removed member’s next request', () => {
  it('answers 403 with a sentence and changes nothing', async () => {
    const ben = await join('editor')
    const { data: made } = await ben.client.rpc('save_document', { content: 'one', workspace_id })
    await owner.client
      .from('workspace_members')
      .delete()
      .eq('user_id', ben.id)
      .eq('workspace_id', workspace_id)
    const late = await ben.client.rpc('save_document', {
      id: made.id,
      content: 'late',
      based_on: made.updated_at,
    })
    expect([late.status, late.error?.message]).toEqual([403, 'You no longer have access to this workspace.'])
    const asked = await ben.client.rpc('my_role', { workspace_id })
    expect(asked.status).toBe(403)
    expect((await ben.client.from('content').select('id')).data).toEqual([])
    const { data } = await owner.client.from('content').select('content').eq('id', made.id).single()
    expect(data).toEqual({ content: 'one' })
  })
})

describe('the last owner over the wire', () => {
  it('is answered 409 with a sentence', async () => {
    const leaving = await owner.client
      .from('workspace_members')
      .delete()
      .eq('workspace_id', workspace_id)
      .eq('user_id', owner.id)
    expect([leaving.status, leaving.error?.message]).toEqual([
      409,
      'A workspace needs an owner. Make someone else an owner first.',
    ])
  })
})

describe('deleting an account', () => {
  it('leaves nothing of it beside what it shared', async () => {
    const ben = await join('editor')
    const { data: made } = await ben.client.rpc('save_document', { content: 'shared', workspace_id })
    await ben.client.rpc('save_document', { content: 'personal' })
    const stranger = await signUpConfirmed(test.app)
    const theirs = await createWorkspace(stranger)
    await invite(ben.email, { workspace_id: theirs }, stranger)
    await test.app.db.query("delete from internal.outbox where payload ->> 'to' = $1", [ben.email])
    const { error } = await ben.client.functions.invoke('delete-user', { body: { user_id: ben.id } })
    expect(error).toBeNull()
    expect(await tablesWith(test.app.db, [ben.id, ben.email])).toEqual([])
    const { data } = await owner.client.from('content').select('content,user_id').eq('id', made.id).single()
    expect(data).toEqual({ content: 'shared', user_id: owner.id })
  })
})
