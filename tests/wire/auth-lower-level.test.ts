// What counts is the lower of what a token says and what its session has shown: a token from before the second factor stays what it
// was, whoever raises the session later.
import { describe, expect, it } from 'vitest'
import { askAuth, newPhone, password } from '#tests/support/accounts.ts'
import { clientOf } from '#tests/support/client.ts'
import { showFactor, signInAgain, signUpWithFactor } from '#tests/support/factors.ts'
import { callFunction } from '#tests/support/functions.ts'
import { withApp } from '#tests/support/start-app.ts'

const test = withApp({
  environment: { AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '0', AUTH_MANUAL_LINKING: 'true' },
})

/** Someone signs in with a stolen password and has the owner raise that very session. */
async function lureOwner() {
  const owner = await signUpWithFactor(test.app)
  const thief = await signInAgain(test.app, owner)
  const raised = await showFactor(test.app, owner, thief.token)
  return { owner, thief, raised }
}

describe('a token from before the second factor', () => {
  it('cannot take over the account after another token raised its session', async () => {
    const { owner, thief } = await lureOwner()
    const { token } = thief
    const path = `/factors/${owner.factorId}`
    const attempts = [
      await askAuth(test.app, 'DELETE', path, { token }),
      await askAuth(test.app, 'PUT', '/user', { token, body: { password: 'the thief’s own' } }),
      await askAuth(test.app, 'PUT', '/user', { token, body: { email: 'thief@example.test' } }),
      await askAuth(test.app, 'PUT', '/user', { token, body: { phone: newPhone() } }),
      await askAuth(test.app, 'PUT', '/user', { token, body: { data: { name: 'Thief' } } }),
      await askAuth(test.app, 'POST', '/factors', {
        token,
        body: { factor_type: 'totp', friendly_name: 'Mine' },
      }),
      await askAuth(test.app, 'POST', '/factors/recovery-codes/regenerate', { token }),
      await askAuth(test.app, 'DELETE', `/user/identities/${owner.id}`, { token }),
      await askAuth(test.app, 'GET', '/user/identities/authorize?provider=google&skip_http_redirect=true', {
        token,
      }),
      await askAuth(test.app, 'POST', '/logout?scope=others', { token }),
    ]
    expect(attempts.map(({ body }) => body.code)).toEqual(attempts.map(() => 'insufficient_aal'))
    const { data } = await clientOf(test.app).auth.signInWithPassword({ email: owner.email, password })
    expect(data.user?.factors).toMatchObject([{ id: owner.factorId, status: 'verified' }])
  })

  it('cannot verify a factor that the owner just started', async () => {
    const { thief, raised } = await lureOwner()
    const body = { factor_type: 'totp', friendly_name: 'Second' }
    const begun = await askAuth(test.app, 'POST', '/factors', { token: raised, body })
    const asked = await askAuth(test.app, 'POST', `/factors/${begun.body.id}/challenge`, {
      token: thief.token,
      body: {},
    })
    expect(asked.body.code).toBe('insufficient_aal')
  })

  it('ends no other session that has used the factor', async () => {
    const { owner, thief } = await lureOwner()
    expect((await askAuth(test.app, 'POST', '/logout', { token: thief.token })).status).toBe(204)
    expect((await askAuth(test.app, 'GET', '/user', { token: owner.raisedToken })).status).toBe(200)
  })

  it('reads no table and calls no function', async () => {
    const { owner, thief, raised } = await lureOwner()
    const rows = async (token: string) =>
      (await clientOf(test.app, { token }).from('profiles').select('user_id')).data
    expect(await rows(thief.token)).toEqual([])
    expect(await rows(raised)).toEqual([{ user_id: owner.id }])
    const call = { token: thief.token }
    const deleted = await callFunction(test.app, 'delete-user', { user_id: owner.id }, call)
    expect([deleted.status, deleted.body.code]).toEqual([403, 'second_factor_required'])
  })
})

describe('a token from after the second factor', () => {
  it('is worth no more than its session: after that is lowered or ended it reads nothing', async () => {
    const owner = await signUpWithFactor(test.app)
    const rows = async () =>
      (await clientOf(test.app, { token: owner.raisedToken }).from('profiles').select('user_id')).data
    expect(await rows()).toHaveLength(1)
    await test.app.db.query("update auth.sessions set aal = 'aal1' where user_id = $1", [owner.id])
    expect(await rows()).toEqual([])
    const changed = await askAuth(test.app, 'PUT', '/user', {
      token: owner.raisedToken,
      body: { password: 'another one' },
    })
    expect(changed.body.code).toBe('insufficient_aal')
    await test.app.db.query('delete from auth.sessions where user_id = $1', [owner.id])
    expect(await rows()).toEqual([])
  })
})
