// Checks every few seconds whether connected clients still have access: tokens expire, sessions end, members are removed.
import type { Caller, Db } from '#server/db/db.ts'
import { findLiveSessions, findLiveUsers, readChannelAccess } from '#server/stores/realtime.ts'
import { reasons } from './answers.ts'
import { mayRead } from './authorize.ts'
import type { Channel } from './connection.ts'
import { hasExpired } from './identity.ts'
import { limits } from './limits.ts'

export async function watchAccess(
  db: Db,
  channels: readonly Channel[],
  cut: (channel: Channel, reason: string) => void,
): Promise<void> {
  const now = Date.now()
  for (const channel of channels) if (hasExpired(channel.identity, now)) cut(channel, reasons.expired)
  const valid = channels.filter(({ identity }) => !hasExpired(identity, now))
  await cutEndedSessions(db, valid, cut)
  const roles = Map.groupBy(
    valid.filter(({ isPrivate }) => isPrivate),
    ({ identity }) => identity.role,
  )
  for (const [role, some] of roles) await cutForbidden(db, role, some, cut)
}

async function cutEndedSessions(
  db: Db,
  channels: readonly Channel[],
  cut: (channel: Channel, reason: string) => void,
): Promise<void> {
  const sessions = new Set(channels.flatMap(({ identity }) => identity.sessionId ?? []))
  const users = new Set(
    channels.flatMap(({ identity }) => (identity.sessionId === undefined ? (identity.userId ?? []) : [])),
  )
  const liveSessions = sessions.size > 0 ? await findLiveSessions(db, [...sessions]) : sessions
  const liveUsers = users.size > 0 ? await findLiveUsers(db, [...users]) : users
  for (const channel of channels) {
    const { sessionId, userId } = channel.identity
    const isLive =
      sessionId === undefined ? userId === undefined || liveUsers.has(userId) : liveSessions.has(sessionId)
    if (!isLive) cut(channel, reasons.session)
  }
}

/** One query for all channels of the same people in the same room. */
async function cutForbidden(
  db: Db,
  role: Caller['role'],
  channels: readonly Channel[],
  cut: (channel: Channel, reason: string) => void,
): Promise<void> {
  const groups = [
    ...Map.groupBy(channels, ({ identity, name }) => JSON.stringify([identity.key, name])).values(),
  ]
  for (let start = 0; start < groups.length; start += limits.callersPerBatch) {
    const some = groups.slice(start, start + limits.callersPerBatch)
    const requests = some.map(([first]) => ({
      claims: first?.identity.claims ?? {},
      topic: first?.name ?? '',
    }))
    const answers = await readChannelAccess(db, role, requests)
    for (const [index, group] of some.entries()) {
      const access = answers[index]
      for (const channel of group) {
        if (access && mayRead(access)) channel.access = access
        else cut(channel, 'Unauthorized: You no longer have access to this channel')
      }
    }
  }
}
