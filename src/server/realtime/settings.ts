// What a client wants of a channel that it joins.
import { randomUUID } from 'node:crypto'
import { isName, isObject } from './frames.ts'

export function readSettings(config: unknown) {
  const { private: isPrivate, broadcast, presence, postgres_changes: requests = [] } = toObject(config)
  const { self, ack, replication_ready } = toObject(broadcast)
  const { key, enabled } = toObject(presence)
  return {
    isPrivate: isPrivate === true,
    sendsToSelf: self === true,
    acknowledges: ack === true,
    /** It wants to be told when it hears of what other processes send. */
    awaitsReplication: replication_ready === true,
    presence: { key: isName(key) ? key : randomUUID(), isEnabled: enabled !== false },
    /** Not checked yet. */
    requests: requests ?? [],
  }
}

const toObject = (part: unknown): Record<string, unknown> => (isObject(part) ? part : {})
