// What a client is told when something is not possible.
import { databaseUnavailable } from '#server/http/api-error.ts'
import { limits } from './limits.ts'

export interface Answer {
  status: 'ok' | 'error'
  response: object
}
export const done: Answer = { status: 'ok', response: {} }
/** The client looks for the reason under one name or the other. */
export const refused = (reason: string): Answer => ({ status: 'error', response: { reason, error: reason } })

/** The protocol's own words for what a client may meet. */
export const reasons = {
  tooMany: 'ClientJoinRateLimitReached: Too many messages per second',
  noTopic: 'TopicNameRequired: A topic is "realtime:" and a name of up to 255 bytes',
  channels: 'ChannelRateLimitReached: Too many channels',
  sockets: 'ConnectionRateLimitReached: Too many connected sockets',
  changes: `At most ${limits.changesPerChannel} postgres_changes in one channel`,
  expired: 'InvalidJWTToken: Token has expired',
  session: 'InvalidJWTToken: The session has ended',
  forbidden: (name: string) =>
    `Unauthorized: You do not have permissions to read from this Channel topic: ${name}`,
  unavailable: databaseUnavailable,
  notJoined: 'unmatched topic',
  send: 'You can’t send to this channel',
  payload: 'The message has no event, or its name is too long',
  stored: 'Messages can’t be stored here',
  presence: `presence must be an object of up to ${limits.presenceLength} characters`,
  presenceKey: 'Unauthorized: The presence key is another user’s ID',
}
