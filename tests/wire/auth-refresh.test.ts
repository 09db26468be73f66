// Refreshing in one statement: who may move a session's counter, and what several at once get.
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createRefreshTokens } from '#server/auth/sessions/refresh-token.ts'
import { askAuth, signUpConfirmed } from '#tests/support/accounts.ts'
import { startApp, withApp } from '#tests/support/start-app.ts'

const environment = { AUTH_LIMITS: 'off', AUTH_SEND_SECONDS: '0' }
const test = withApp({ environment })

const refresh = (refresh_token: string, app = test.app) =>
  askAuth(app, 'POST', '/token?grant_type=refresh_token', { body: { refresh_token } })

/** The session's place in its row, and the key that signs its tokens. */
async function sessionOf(userId: string) {
  const [row] = await test.app.db.query<{ id: string; counter: number; key: string }>(
    `select id, refresh_token_counter::int as counter, refresh_token_hmac_key as key
     from auth.sessions where user_id = $1`,
    [userId],
  )
  if (!row) throw new Error('The session is gone.')
  return row
}

describe('a refresh token', () => {
  it('without the server’s signature needs the signature of its session', async () => {
    const { id } = await signUpConfirmed(test.app)
    const session = await sessionOf(id)
    const foreign = createRefreshTokens(randomBytes(32)).write(session.id, session.counter, session.key)
    const answer = await refresh(foreign)
    expect(answer).toMatchObject({ status: 200, body: { user: { id } } })
    expect((await sessionOf(id)).counter).toBe(session.counter + 1)
    expect((await refresh(answer.body.refresh_token)).status).toBe(200)
  })

  it('without either changes nothing', async () => {
    const { id, refreshToken } = await signUpConfirmed(test.app)
    const session = await sessionOf(id)
    const key = randomBytes(32)
    const forged = createRefreshTokens(key).write(session.id, session.counter, key.toString('base64'))
    expect((await refresh(forged)).body.code).toBe('refresh_token_not_found')
    expect((await sessionOf(id)).counter).toBe(session.counter)
    expect((await refresh(refreshToken)).status).toBe(200)
  })

  it('with only the server’s signature lets no one in', async () => {
    const { id } = await signUpConfirmed(test.app)
    const session = await sessionOf(id)
    const sealed = createRefreshTokens(test.app.encryptionKey)
    const forged = sealed.write(session.id, session.counter, randomBytes(32).toString('base64'))
    expect((await refresh(forged)).body).toMatchObject({ code: 'refresh_token_not_found' })
  })

  it('of an unknown session, or with an impossible counter, is not found', async () => {
    const { id } = await signUpConfirmed(test.app)
    const session = await sessionOf(id)
    const tokens = createRefreshTokens(test.app.encryptionKey)
    const strange = [
      tokens.write('00000000-0000-4000-8000-000000000000', 0, session.key),
      createRefreshTokens(randomBytes(32)).write(
        session.id,
        Number(2n ** 63n),
        randomBytes(32).toString('base64'),
      ),
    ]
    for (const token of strange) {
      expect((await refresh(token)).body.code).toBe('refresh_token_not_found')
    }
  })

  it('of an expired session ends it', async () => {
    const { id, refreshToken } = await signUpConfirmed(test.app)
    await test.app.db.query(
      "update auth.sessions set not_after = now() - interval '1 second' where user_id = $1",
      [id],
    )
    expect((await refresh(refreshToken)).body.code).toBe('session_expired')
    expect((await refresh(refreshToken)).body.code).toBe('refresh_token_not_found')
  })

  it('of a banned account works again once the ban is over', async () => {
    const { id, refreshToken } = await signUpConfirmed(test.app)
    const ban = (until: string | null) =>
      test.app.db.query('update auth.users set banned_until = $2::timestamptz where id = $1', [id, until])
    await ban('2999-01-01')
    expect((await refresh(refreshToken)).body.code).toBe('user_banned')
    expect((await refresh(refreshToken)).body.code).toBe('user_banned')
    await ban(null)
    expect((await refresh(refreshToken)).status).toBe(200)
  })
})

describe('twenty refreshes at once from two servers', () => {
  it('increment the counter once and return one token, every time', async () => {
    const second = await startApp(test.app.db, { environment })
    const { id, refreshToken } = await signUpConfirmed(test.app)
    let current = refreshToken
    const { counter } = await sessionOf(id)
    for (let round = 1; round <= 5; round += 1) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => refresh(current, index % 2 ? second : test.app)),
      )
      expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200))
      const tokens = new Set(answers.map((answer) => String(answer.body.refresh_token)))
      expect(tokens.size).toBe(1)
      expect((await sessionOf(id)).counter).toBe(counter + round)
      current = [...tokens][0] ?? ''
    }
  })

  it('all fail if the session ends first', async () => {
    const { id, refreshToken } = await signUpConfirmed(test.app)
    await test.app.db.query('delete from auth.sessions where user_id = $1', [id])
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(refreshToken)))
    expect(new Set(answers.map((answer) => answer.body.code))).toEqual(new Set(['refresh_token_not_found']))
  })
})
