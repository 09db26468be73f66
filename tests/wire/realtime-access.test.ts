// Who may join a private channel, what they may do there, and how access ends: by time, by signing out, by being removed.
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { describe, expect, it, vi } from 'vitest'
import { signUpConfirmed } from '#tests/support/accounts.ts'
import { accessToken } from '#tests/support/client.ts'
import { subscribe, withLiveApp } from '#tests/support/live.ts'
import { createTeam, type Role, roles, type Team } from '#tests/support/workspaces.ts'

const live = withLiveApp()

const clientOf = async (team: Team, role: Role): Promise<SupabaseClient> =>
  live.connect(role === 'visitor' ? undefined : await accessToken(live.app, { sub: team.people[role].id }))

const privately = (client: SupabaseClient, topic: string): RealtimeChannel =>
  client.channel(topic, { config: { private: true, broadcast: { ack: true }, presence: { enabled: true } } })

/** What somebody of this role may do: nothing, watch and be seen, or also send. */
async function tryOut(channel: RealtimeChannel): Promise<string> {
  const joined = await subscribe(channel)
  if (joined !== 'SUBSCRIBED') return joined.split(':')[0] ?? ''
  const sent = await channel.send({ type: 'broadcast', event: 'x', payload: {} })
  return `joined, presence ${await channel.track({ at: 'desk' })}, message ${sent}`
}

/** How the channel ends: what the server says last, and that it is closed. */
function ending(channel: RealtimeChannel): { message: string } {
  const end = { message: '' }
  channel.on('system', {}, ({ status, message }) => {
    if (status === 'error') end.message = message
  })
  return end
}

const expected: Record<Role, string> = {
  owner: 'joined, presence ok, message ok',
  editor: 'joined, presence ok, message ok',
  viewer: 'joined, presence ok, message error',
  'former member': 'Unauthorized',
  stranger: 'Unauthorized',
  visitor: 'Unauthorized',
}

describe.each(roles)('a private channel, for the %s of a workspace', (role) => {
  it.each(['workspace', 'document'] as const)('about the %s', async (kind) => {
    const team = await createTeam(live.app.db)
    const channel = privately(await clientOf(team, role), `${kind}:${team[kind]}`)
    expect(await tryOut(channel)).toBe(expected[role])
  })

  it('is sent to over HTTP by the same rules', async () => {
    const team = await createTeam(live.app.db)
    const client = await clientOf(team, role)
    await client.realtime.setAuth()
    const sent = privately(client, `workspace:${team.workspace}`)
      .httpSend('x', {})
      .catch((error: Error) => error.message)
    expect(await sent).toEqual(
      expected[role].endsWith('message ok') ? { success: true } : 'You can’t send to this channel.',
    )
  })
})

describe('a private channel', () => {
  it.each(['workspace:x', 'other:topic', 'workspace:', 'document:1 or true'])(
    'about %s is closed to everyone',
    async (topic) => {
      const team = await createTeam(live.app.db)
      expect(await tryOut(privately(await clientOf(team, 'owner'), topic))).toBe('Unauthorized')
    },
  )

  it('needs the second factor of those who have one', async () => {
    const team = await createTeam(live.app.db)
    const { id } = team.people.owner
    await live.app.db.query(
      "insert into auth.mfa_factors (user_id, factor_type, status) values ($1, 'totp', 'verified')",
      [id],
    )
    const join = async (aal: string) => {
      const [session] = await live.app.db.query<{ id: string }>(
        "insert into auth.sessions (user_id, aal, refresh_token_hmac_key) values ($1, $2, 'x') returning id",
        [id, aal],
      )
      const token = await accessToken(live.app, { sub: id, aal, session_id: session?.id })
      return tryOut(privately(live.connect(token), `workspace:${team.workspace}`))
    }
    expect(await join('aal1')).toBe('Unauthorized')
    expect(await join('aal2')).toBe(expected.owner)
  })
})

describe('access ends within ten seconds', () => {
  it('when the token expires', async () => {
    const { app } = live
    const team = await createTeam(app.db)
    const token = await accessToken(app, { sub: team.people.owner.id }, '3s')
    const channel = live.connect(token).channel('any')
    const end = ending(channel)
    expect(await subscribe(channel)).toBe('SUBSCRIBED')
    await vi.waitFor(() => expect(channel.state).toBe('closed'))
    expect(end.message).toBe('InvalidJWTToken: Token has expired')
  })

  it('when the person signs out', async () => {
    const person = await signUpConfirmed(live.app)
    const channel = live.connect(person.token).channel('any')
    const end = ending(channel)
    expect(await subscribe(channel)).toBe('SUBSCRIBED')
    await person.client.auth.signOut()
    const started = performance.now()
    await vi.waitFor(() => expect(channel.state).toBe('closed'))
    expect(end.message).toBe('InvalidJWTToken: The session has ended')
    expect(performance.now() - started).toBeLessThan(30_000)
    expect(await subscribe(live.connect(person.token).channel('any'))).toBe(
      'InvalidJWTToken: The session has ended',
    )
  })

  it('when a member is removed, and others see them go', async () => {
    const team = await createTeam(live.app.db)
    const topic = `workspace:${team.workspace}`
    const owner = privately(await clientOf(team, 'owner'), topic)
    const viewer = privately(await clientOf(team, 'viewer'), topic)
    const end = ending(viewer)
    for (const channel of [owner, viewer]) expect(await subscribe(channel)).toBe('SUBSCRIBED')
    await viewer.track({ name: 'Vic' })
    await vi.waitFor(() => expect(Object.keys(owner.presenceState())).toHaveLength(1))
    await team.people.owner.query('delete from workspace_members where user_id = $1', [team.people.viewer.id])
    await vi.waitFor(() => expect(viewer.state).toBe('closed'))
    expect(end.message).toBe('Unauthorized: You no longer have access to this channel')
    await vi.waitFor(() => expect(owner.presenceState()).toEqual({}))
    expect(owner.state).toBe('joined')
  })
})

describe('a token sent later', () => {
  it('takes the place of the one before it expires', async () => {
    const { app } = live
    const team = await createTeam(app.db)
    const sub = team.people.owner.id
    const tokens = { newest: await accessToken(app, { sub }, '6s') }
    const client = live.connect(() => tokens.newest)
    const channel = privately(client, `workspace:${team.workspace}`)
    const end = ending(channel)
    expect(await subscribe(channel)).toBe('SUBSCRIBED')
    tokens.newest = await accessToken(app, { sub })
    await client.realtime.setAuth()
    const witness = live.connect(await accessToken(app, { sub }, '6s')).channel('witness')
    await subscribe(witness)
    await vi.waitFor(() => expect(witness.state).toBe('closed'))
    expect([channel.state, end.message]).toEqual(['joined', ''])
  })

  it('of someone who may not be there ends the channel', async () => {
    const { app } = live
    const team = await createTeam(app.db)
    const tokens = { newest: await accessToken(app, { sub: team.people.owner.id }) }
    const client = live.connect(() => tokens.newest)
    const channel = privately(client, `workspace:${team.workspace}`)
    const end = ending(channel)
    expect(await subscribe(channel)).toBe('SUBSCRIBED')
    tokens.newest = await accessToken(app, { sub: team.people.stranger.id })
    await client.realtime.setAuth()
    await vi.waitFor(() => expect(channel.state).toBe('closed'))
    expect(end.message).toContain('Unauthorized')
  })
})
